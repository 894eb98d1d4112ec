import type { Facts } from "../../net/types";
import { hexOf } from "../draw/geometry";

/** Keyboard navigation. Up and down keep to one column as well as a hex grid allows. */
const WAYS: Record<string, (row: number) => number[]> = {
  ArrowLeft: () => [1],
  ArrowRight: () => [4],
  ArrowUp: (row) => (row % 2 ? [2, 3] : [3, 2]),
  ArrowDown: (row) => (row % 2 ? [0, 5] : [5, 0]),
};

/** Return the hex that a key leads to, if any. `n` and `p` cycle through the legal hexes. */
export function step(facts: Facts, from: string, key: string, legal: string[]): string | undefined {
  const hexes = facts.map.hexes;
  const here = hexOf(facts, from);
  if (!here) return hexes[0]?.id;
  if ((key === "n" || key === "p") && legal.length) {
    const place = legal.indexOf(from);
    const move = key === "n" ? 1 : place < 0 ? 0 : -1;
    return legal[(place + move + legal.length) % legal.length];
  }
  if (key === "Home" || key === "End") {
    const row = hexes.filter((hex) => hex.row === here.row);
    return (key === "Home" ? row[0] : row.at(-1))?.id;
  }
  for (const edge of WAYS[key]?.(here.row) ?? []) {
    const index = here.neighbours[edge];
    if (index !== null && index !== undefined) return hexes[index]?.id;
  }
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const row = hexes.filter((hex) => hex.row === here.row);
    return row[row.indexOf(here) + (key === "ArrowLeft" ? -1 : 1)]?.id;
  }
  return undefined;
}
