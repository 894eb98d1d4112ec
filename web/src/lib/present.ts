import { changed, type Change } from "./changes";
import type { Whole } from "./types";

/** The name of a view: whoever says it need not be sent what they have. */
export function nameOfView({ table, position }: Whole): string {
  return `${position.number}-${table.version}`;
}

/** What an entry brings: the changes that make the view after it of the one named `since`. */
export interface Changes {
  since: string;
  changes: Change[];
}

/** The view with these changes; null if they are changes of another one. */
export function followed(whole: Whole, pushed: Changes): Whole | null {
  return pushed.since === nameOfView(whole) ? changed(whole, pushed.changes) : null;
}

/** Of two views the one to go on with: nothing goes back, and at the same position the one that came last counts. */
export function newer(known: Whole | null, come: Whole): Whole {
  return known && known.position.number > come.position.number ? known : come;
}

/** Without choices where somebody else decides: they are pushed to nobody else, and are not shown. */
export function forReader(whole: Whole): Whole {
  const { decision, choices, greyed } = whole.position;
  if ((decision && whole.you.seats.includes(decision.seat)) || !(choices?.length || greyed?.length)) return whole;
  return { ...whole, position: { ...whole.position, choices: [], terms: [], greyed: [] } };
}
