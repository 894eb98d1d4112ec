import type { Action, Preview } from "../net/types";

/** Whether the offer takes effect without an answer. */
export function isAtOnce(action: Action, look: Preview): boolean {
  return action.type.startsWith("Offer") && !look.refusal && !look.accepted;
}
