import type { DrawnRoute, Entry, Message } from "./types";

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

const eventsAfter = (entries: Entry[], since: number) =>
  entries.filter((entry) => entry.number > since).flatMap((entry) => entry.events);

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
