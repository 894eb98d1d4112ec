import { changed } from "./changes";
import type { EntryMade } from "./contract";
import type { Whole } from "./types";

/** Return the name of a view, by which the server knows what the client has. */
export function nameOfView({ table, position }: Whole): string {
  return `${position.number}-${table.version}`;
}

/** The changes from the view named `since` to the view after an entry. */
export type Changes = Required<Pick<EntryMade, "since" | "changes">>;

/** Return the patched view; null if the changes apply to another view. */
export function patched(whole: Whole, pushed: Changes): Whole | null {
  return pushed.since === nameOfView(whole) ? changed(whole, pushed.changes) : null;
}

/** Return the newer view; at the same position the one received last. */
export function newer(known: Whole | null, received: Whole): Whole {
  return known && known.position.number > received.position.number ? known : received;
}

/** Remove choices that belong to another player; pushes do not contain them either. */
export function forReader(whole: Whole): Whole {
  const { decision, choices, greyed } = whole.position;
  if ((decision && whole.you.seats.includes(decision.seat)) || !(choices?.length || greyed?.length)) return whole;
  return { ...whole, position: { ...whole.position, choices: [], terms: [], forced: false, greyed: [] } };
}
