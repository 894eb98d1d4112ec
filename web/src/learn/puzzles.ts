import { puzzles } from "../net/api";
import type { Puzzle, PuzzleEntry, Train } from "../net/types";

let listed: Promise<PuzzleEntry[]> | undefined;

/** Return all puzzles, by kind and level; requested once. */
export function allPuzzles(): Promise<PuzzleEntry[]> {
  if (!listed) {
    listed = puzzles().then((found) => found.puzzles);
    listed.catch(() => (listed = undefined));
  }
  return listed;
}

/** Return the puzzle to try after this one: the next unsolved one, from the beginning again after the last. */
export function nextPuzzle(all: PuzzleEntry[], id: string, isSolved: (id: string) => boolean): PuzzleEntry | undefined {
  const at = all.findIndex((one) => one.id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find((one) => !isSolved(one.id));
}

/** Return the trains of the company in question. */
export const trainsOf = (puzzle: Puzzle): Train[] => puzzle.position.companies[puzzle.about.company ?? ""]?.trains ?? [];
