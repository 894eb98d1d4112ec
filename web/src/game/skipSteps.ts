import type { Action, View } from "../net/types";

/** Skip steps of a company's turn with one click, up to the run or to the end of the turn. */
export type SkipTo = "run" | "end";

/** Return the next action, or null at the target or if another decision is due. */
export function nextSkip(way: SkipTo, view: View, company: string): Action | null {
  if (view.turn?.company !== company) return null;
  return view.choices?.find((_, at) => view.terms?.[at]?.skips_to === way) ?? null;
}
