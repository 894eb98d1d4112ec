import { costOf } from "../game/actions";
import type { Action, Facts, View } from "../net/types";
import { placeOn } from "./places";
import { money, t, type Arguments } from "./words";

/** Amounts among the fields of an action. */
const AMOUNTS = ["price", "amount", "bid"] as const;

/** Return the key of a move: its kind, and which step it ends. */
export const kindOf = (action: Action): string => (action.step ? `${action.type}-${action.step}` : action.type);

/** Return a move in words, as a request: "Lay tile 57 on E15 (Pardubice)". */
export function moveInWords(action: Action, view: View, facts: Facts): string {
  const values: Arguments = { cost: money(costOf(view, action)) };
  for (const field of ["company", "target", "seller", "local_railway", "tile", "face", "paper", "count"] as const)
    values[field] = action[field] ?? "";
  for (const field of AMOUNTS) values[field] = money(typeof action[field] === "number" ? action[field] : 0);
  values.city = (action.city ?? 0) + 1;
  const name = action.hex ? placeOn(facts, action.hex) : "";
  values.place = name ? `${action.hex} (${name})` : (action.hex ?? "");
  return t(`move-${kindOf(action)}`, values);
}
