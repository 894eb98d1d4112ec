import { standing } from "../lib/entries";
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

/** What going back to position `to` takes back, done or asked for: how many moves, and the first of them in words. */
export function whatIsTakenBack(before: Entry[], to: number, words: Words): { count: number; what: string } {
  const moves = standing(before).filter((entry) => entry.number > to);
  return { count: moves.length, what: moves[0] ? firstLine(moves[0], words) : "" };
}

/** What an undo took back. */
export function whatWasTakenBack(entries: Entry[], undo: Entry, words: Words): { count: number; what: string } {
  return whatIsTakenBack(
    entries.filter((entry) => entry.number < undo.number),
    undo.action.to ?? 0,
    words,
  );
}

const PAYMENTS_TOLD = ["dividend", "emergency", "loan", "local_railway_income", "railway_income", "capital", "treasury_taken_over"];

/** What is told at once; payments that say again what another event says are left out. */
export function lines(entry: { events: GameEvent[] }): GameEvent[] {
  return entry.events.filter((event) => !["MoneyPaid", "StepEnded", "TurnBegan"].includes(event.type));
}

/** An entry in one sentence. A company without a route runs nothing, which is no event. */
export function firstLine(entry: Entry, words: Words): string {
  const event = lines(entry)[0] ?? entry.events[0];
  if (event) return words.event(event);
  return entry.action.type === "Run" ? words.say("ran-nothing", { company: entry.action.company }) : "";
}

/** Payments nobody could guess from the other lines. */
export function payments(entry: Entry): GameEvent[] {
  return entry.events.filter((event) => event.type === "MoneyPaid" && PAYMENTS_TOLD.includes(event.reason));
}
