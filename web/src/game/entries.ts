import type { CanUndo, DrawnRoute, Entry, Message } from "../net/types";

/** Helpers for the log. */

/** Append new entries; known ones stay unchanged. */
export function extended(known: Entry[], received: Entry[]): Entry[] {
  const last = lastOf(known);
  const fresh = received.filter((entry) => entry.number > last);
  return fresh.length ? [...known, ...fresh] : known;
}

/** Return the number of the last entry. */
export function lastOf(entries: Entry[]): number {
  return entries.at(-1)?.number ?? 0;
}

/** Return the numbers of the entries with which rounds began. */
export const roundsBegun = (entries: Entry[]): number[] =>
  entries.filter(({ events }) => events.some(({ type }) => type.endsWith("RoundBegan"))).map(({ number }) => number);

/** Return the numbers of entries that were undone. */
export function takenBack(entries: Entry[]): Set<number> {
  const found = new Set<number>();
  for (const undo of entries) {
    if (undo.kind !== "undo") continue;
    for (let number = (undo.action.to ?? 0) + 1; number < undo.number; number++) found.add(number);
  }
  return found;
}

/** Return the actions that were not undone. */
export function standing(entries: Entry[]): Entry[] {
  const gone = takenBack(entries);
  return entries.filter((entry) => entry.kind === "action" && !gone.has(entry.number));
}

const BY_THEMSELVES = ["bot", "stand_in", "expiry", "table"];

/** Return what these seats can take back now, alone or by asking the others. */
export function undoPoint(points: CanUndo[], seats: number[]): CanUndo | null {
  const mine = points.filter(({ seat }) => seats.includes(seat)).sort((one, other) => other.entry - one.entry)[0];
  return mine && (mine.ask || mine.others.every((seat) => seats.includes(seat))) ? mine : null;
}

/** Numbers of the entries that one click made, in order. */
export type Click = readonly number[];

/** Return the first move of the click that made this one. */
export function firstOfClick(move: Entry, entries: Entry[], clicks: readonly Click[]): Entry {
  const click = clicks.find((one) => one.includes(move.number)) ?? [];
  return standing(entries).find(({ number }) => click.includes(number)) ?? move;
}

/** Return the number of the position before a move. */
export function positionBefore(move: Entry, entries: Entry[]): number {
  return (
    standing(entries)
      .filter(({ number }) => number < move.number)
      .at(-1)?.number ?? 0
  );
}

/**
 * Return the moves since the last move of this seat, and the number of that move. `before`: since the last one of its
 * previous turn, as long as only this seat moves. A move after which the others passed automatically ended a turn.
 */
export function sinceMoveOf(seat: number, entries: Entry[], before = false): { from: number; moves: Entry[] } {
  const isOwn = (entry?: Entry): boolean => entry?.seat === seat && entry.by !== "order" && !BY_THEMSELVES.includes(entry.by);
  const endsTurn = (entry?: Entry): boolean => !!entry?.events.some((event) => event.type === "Passed" && event.player !== seat);
  let moves = standing(entries);
  while (before && isOwn(moves.at(-1)) && !endsTurn(moves.at(-1))) moves = moves.slice(0, -1);
  const at = moves.map(isOwn).lastIndexOf(true);
  return { from: moves[at]?.number ?? 0, moves: moves.slice(at + 1) };
}

/** Return what the table did by itself after the last move of this seat, and that move; nothing if others moved since. */
export function automaticAfter(seat: number, entries: Entry[]): { move: Entry | null; moves: Entry[] } {
  const moves = standing(entries);
  const at = moves.map((entry) => entry.by !== "table").lastIndexOf(true);
  const move = moves[at];
  if (!move || move.seat !== seat || BY_THEMSELVES.includes(move.by)) return { move: null, moves: [] };
  return { move, moves: moves.slice(at + 1) };
}

/** Return the hexes built on after entry `since`. */
export function hexesChanged(entries: Entry[], since: number): string[] {
  const built = eventsAfter(entries, since).filter((event) => event.type === "TileLaid" || event.type === "StationPlaced");
  return [...new Set(built.map((event) => event.hex))];
}

/** Return the companies whose price moved after entry `since`. */
export function companiesMoved(entries: Entry[], since: number): string[] {
  const moved = eventsAfter(entries, since).filter((event) => event.type === "PriceMoved");
  return [...new Set(moved.map((event) => event.company))];
}

const eventsAfter = (entries: Entry[], since: number) => entries.filter((entry) => entry.number > since).flatMap((entry) => entry.events);

export interface LastRun {
  company: string;
  routes: DrawnRoute[];
  income: number;
  proven: boolean;
}

/** Return the latest run up to entry `until`. */
export function lastRun(entries: Entry[], until = Infinity): LastRun | null {
  for (const entry of [...entries].reverse()) {
    const ran = entry.number <= until ? entry.events.find((event) => event.type === "TrainsRan") : null;
    if (ran)
      return {
        company: ran.company,
        income: ran.income,
        proven: ran.proven !== false,
        routes: ran.routes.map((route, i) => ({ ...route, income: ran.incomes[i] ?? 0 })),
      };
  }
  return null;
}

/** Merge new or edited messages, in order. */
export function mergeMessages(known: Message[], received: Message[]): Message[] {
  const all = new Map([...known, ...received].map((message) => [message.number, message]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}
