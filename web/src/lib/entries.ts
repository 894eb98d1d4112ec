import type { DrawnRoute, Entry, Message, Table } from "./types";

/** Small questions about the log. */

/** A log with what has come since. What is known already stays as it is. */
export function extended(known: Entry[], come: Entry[]): Entry[] {
  const last = lastOf(known);
  const fresh = come.filter((entry) => entry.number > last);
  return fresh.length ? [...known, ...fresh] : known;
}

/** The number of the last entry. */
export function lastOf(entries: Entry[]): number {
  return entries.at(-1)?.number ?? 0;
}

/** The numbers of entries that were taken back later. */
export function takenBack(entries: Entry[]): Set<number> {
  const found = new Set<number>();
  for (const undo of entries) {
    if (undo.kind !== "undo") continue;
    for (let number = (undo.action.to ?? 0) + 1; number < undo.number; number++) found.add(number);
  }
  return found;
}

/** The moves that count: those that were not taken back. */
export function standing(entries: Entry[]): Entry[] {
  const gone = takenBack(entries);
  return entries.filter((entry) => entry.kind === "action" && !gone.has(entry.number));
}

const BY_THEMSELVES = ["bot", "stand_in", "expiry", "table"];

/**
 * The move that "take back" would take back for these seats: their last one, with what opponents have answered. None
 * where there is none, or where the table would refuse. Whether something was drawn since only the server knows.
 */
export function toTakeBack(entries: Entry[], seats: number[], table: Pick<Table, "undo" | "status" | "seats">): Entry | null {
  if (table.undo === "off" || table.status !== "open") return null;
  const moves = standing(entries);
  const at = moves.findLastIndex((entry) => seats.includes(entry.seat) && entry.by !== "table");
  const byItself = (entry: Entry) => BY_THEMSELVES.includes(entry.by) || table.seats[entry.seat]?.kind === "bot";
  const free = moves.slice(at).every((entry) => seats.includes(entry.seat) || byItself(entry));
  return at >= 0 && (free || table.undo === "consent") ? moves[at]! : null;
}

/** Entries that one click has made, in their order. */
export type Click = readonly number[];

/** The first move of the click that made this one. */
export function firstOfClick(move: Entry, entries: Entry[], clicks: readonly Click[]): Entry {
  const click = clicks.find((one) => one.includes(move.number)) ?? [];
  return standing(entries).find(({ number }) => click.includes(number)) ?? move;
}

/** The position before a move. */
export function positionBefore(move: Entry, entries: Entry[]): number {
  return standing(entries).findLast(({ number }) => number < move.number)?.number ?? 0;
}

/** What others have done since the last move of this seat, and where that was. */
export function sinceMoveOf(seat: number, entries: Entry[]): { from: number; moves: Entry[] } {
  const moves = standing(entries);
  const at = moves.findLastIndex((entry) => entry.seat === seat && !BY_THEMSELVES.includes(entry.by));
  return { from: moves[at]?.number ?? 0, moves: moves.slice(at + 1) };
}

/** Hexes on which something was built after entry `since`. */
export function hexesChanged(entries: Entry[], since: number): string[] {
  const built = eventsAfter(entries, since).filter((event) => event.type === "TileLaid" || event.type === "StationPlaced");
  return [...new Set(built.map((event) => event.hex))];
}

/** Companies whose price has moved after entry `since`. */
export function companiesMoved(entries: Entry[], since: number): string[] {
  const moved = eventsAfter(entries, since).filter((event) => event.type === "PriceMoved");
  return [...new Set(moved.map((event) => event.company))];
}

const eventsAfter = (entries: Entry[], since: number) => entries.filter((entry) => entry.number > since).flatMap((entry) => entry.events);

export interface LastRun {
  company: string;
  routes: DrawnRoute[];
  income: number;
}

/** The latest run there was, up to entry `until`. */
export function lastRun(entries: Entry[], until = Infinity): LastRun | null {
  for (const entry of entries.toReversed()) {
    const ran = entry.number <= until ? entry.events.find((event) => event.type === "TrainsRan") : null;
    if (ran)
      return {
        company: ran.company,
        income: ran.income,
        routes: ran.routes.map((route, i) => ({ ...route, income: ran.incomes[i] ?? 0 })),
      };
  }
  return null;
}

/** Messages with new ones, or with ones that read otherwise now, in their order. */
export function heard(known: Message[], come: Message[]): Message[] {
  const all = new Map([...known, ...come].map((message) => [message.number, message]));
  return [...all.values()].sort((one, other) => one.number - other.number);
}
