import type { Entry, GameEvent } from "../lib/types";
import type { Words } from "../lib/wording";

/** A stretch of the log under one heading: a company's turn, a player's turn, or a round's beginning. */
export interface Stretch {
  first: number;
  last: number;
  company: string | null;
  seat: number | null;
  entries: Entry[];
}

/** The log grouped by turn. Rounds and turns begin where the events say so. */
export function stretches(entries: Entry[]): Stretch[] {
  const found: Stretch[] = [];
  let company: string | null = null;
  let begins = true;
  for (const entry of entries) {
    const seat = company === null ? entry.seat : null;
    const last = found.at(-1);
    if (begins || !last || last.company !== company || last.seat !== seat) {
      found.push({ first: entry.number, last: entry.number, company, seat, entries: [] });
      begins = false;
    }
    found.at(-1)!.entries.push(entry);
    found.at(-1)!.last = entry.number;
    for (const event of entry.events) {
      if (event.type === "TurnBegan") {
        company = event.company;
        begins = true;
      } else if (event.type === "StockRoundBegan") {
        company = null;
        begins = true;
      } else if (event.type === "OperatingRoundBegan") {
        begins = true;
      } else if (event.type === "GameEnded") {
        company = null;
      }
    }
  }
  return found;
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

/** What an undo took back: how many moves that stood until then, and the first of them in words. */
export function whatWasTakenBack(entries: Entry[], undo: Entry, words: Words): { count: number; what: string } {
  const to = undo.action.to ?? 0;
  const before = entries.filter((entry) => entry.number < undo.number);
  const gone = takenBack(before);
  const moves = before.filter((entry) => entry.number > to && entry.kind !== "undo" && !gone.has(entry.number));
  const first = moves[0] && (lines(moves[0])[0] ?? moves[0].events[0]);
  return { count: moves.length, what: first ? words.event(first) : "" };
}

const PAYMENTS_TOLD = ["dividend", "emergency", "loan", "local_railway_income", "railway_income", "capital", "treasury_taken_over"];

/** What is told at once; payments that say again what another event says are left out. */
export function lines(entry: { events: GameEvent[] }): GameEvent[] {
  return entry.events.filter((event) => !["MoneyPaid", "StepEnded", "TurnBegan"].includes(event.type));
}

/** Payments nobody could guess from the other lines. */
export function payments(entry: Entry): GameEvent[] {
  return entry.events.filter((event) => event.type === "MoneyPaid" && PAYMENTS_TOLD.includes(event.reason));
}
