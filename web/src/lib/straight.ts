import { ofType } from "./actions";
import type { Action, View } from "./types";

/** Several decisions of a company's turn with one click: steps that are ended unused, up to where the reader wants to be. */
export type Way = "run" | "end";

const PASSED: Record<Way, readonly string[]> = { run: ["track", "station"], end: ["acquisition", "trains"] };

/** The next action on the way; none where the way ends, or where something else is to be decided first. */
export function nextOn(way: Way, view: View, company: string): Action | null {
  if (view.turn?.company !== company) return null;
  const end = ofType(view, "EndStep").find((one) => PASSED[way].includes(one.step ?? ""));
  return end ?? (way === "run" ? (ofType(view, "Run")[0] ?? null) : null);
}
