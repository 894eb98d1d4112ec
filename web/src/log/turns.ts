import { standing } from "../game/entries";
import type { Entry, GameEvent } from "../net/types";
import type { Words } from "../words/wording";

/** A part of the log under one heading: a company's turn, a player's turn or the start of a round. */
export interface Stretch {
  first: number;
  last: number;
  company: string | null;
  seat: number | null;
  entries: Entry[];
}

/** Group the log by turn. Events mark where rounds and turns begin. */
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

/** Return how many moves an undo to position `to` reverts, and the sentence of the first. */
export function whatIsTakenBack(before: Entry[], to: number, words: Words): { count: number; what: string } {
  const moves = standing(before).filter((entry) => entry.number > to);
  return { count: moves.length, what: moves[0] ? firstLine(moves[0], words) : "" };
}

/** Return what an undo reverted. */
export function whatWasTakenBack(entries: Entry[], undo: Entry, words: Words): { count: number; what: string } {
  return whatIsTakenBack(
    entries.filter((entry) => entry.number < undo.number),
    undo.action.to ?? 0,
    words,
  );
}

const PAYMENTS_TOLD = ["dividend", "emergency", "loan", "local_railway_income", "railway_income", "treasury_taken_over"];

/** Return the events to show; payments that repeat another event are omitted. */
export function lines(entry: { events: GameEvent[] }): GameEvent[] {
  return entry.events.filter((event) => !["MoneyPaid", "StepEnded", "TurnBegan"].includes(event.type));
}

/** Return an entry in one sentence. A run without routes has no event. */
export function firstLine(entry: Pick<Entry, "action" | "events">, words: Words): string {
  const event = lines(entry)[0] ?? entry.events[0];
  if (event) return words.event(event);
  return entry.action.type === "Run" ? words.say("ran-nothing", { company: entry.action.company }) : "";
}

/** Return the payments that the other lines do not imply. */
export function payments(entry: Entry): GameEvent[] {
  return entry.events.filter((event) => event.type === "MoneyPaid" && PAYMENTS_TOLD.includes(event.reason));
}

/** Whether the dividends add up to more than the income: each player's is rounded up. */
export function isRoundedUp(events: GameEvent[]): boolean {
  const paid = events.map((event) => (event.type === "MoneyPaid" && event.reason === "dividend" ? event.amount : 0));
  const income = events.find((event) => event.type === "DividendPaid")?.income;
  return income !== undefined && paid.reduce((sum, amount) => sum + amount, 0) > income;
}
