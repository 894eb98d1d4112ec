import type { Action, Range, Terms, View } from "../net/types";

/** Helpers for choices; no rules here. */

export type Priced = "price" | "amount" | "bid";

export function isRange(value: unknown): value is Range {
  return typeof value === "object" && value !== null && "low" in value && "high" in value;
}

/** Return the field whose amount the player chooses, or null. */
export function openField(action: Action): Priced | null {
  for (const field of ["price", "amount", "bid"] as const) if (isRange(action[field])) return field;
  return null;
}

/** Return the choice with its amount filled in. */
export function priced(action: Action, amount: number): Action {
  const field = openField(action);
  return field === null ? action : { ...action, [field]: amount };
}

/** Return the middle of the open price range. */
export function middle(action: Action): number {
  const { low, high } = action[openField(action)!] as Range;
  return Math.round((low + high) / 2);
}

const ORDER = [
  "paper",
  "company",
  "target",
  "seller",
  "hex",
  "tile",
  "rotation",
  "city",
  "taken_over",
  "local_railway",
  "train",
  "face",
  "count",
  "price",
  "amount",
  "bid",
  "step",
] as const;

/** Return a stable name for a choice, such as `LayTile:EKJ:D4:57:2`. Open amounts are omitted. */
export function nameOf(action: Action): string {
  const parts = ORDER.map((field) => action[field]).filter((part) => part !== undefined && part !== null && !isRange(part));
  return [action.type, ...parts].join(":");
}

export function ofType(view: View, ...types: string[]): Action[] {
  return (view.choices ?? []).filter((action) => types.includes(action.type));
}

/** Return the server's terms of a choice, also after the player has chosen its amount. */
export function termsOf(view: View, action: Action): Terms {
  const at = (view.choices ?? []).findIndex((one) => one === action || nameOf(one) === nameOf(withoutAmount(action, openField(one))));
  return view.terms?.[at] ?? {};
}

const withoutAmount = (action: Action, field: Priced | null): Action => (field ? { ...action, [field]: undefined } : action);

/** Return the cost of a choice in K; 0 if it is free or its amount is still open. */
export function costOf(view: View, action: Action): number {
  const { cost } = termsOf(view, action);
  return typeof cost === "number" ? cost : 0;
}

export function greyedOf(view: View, ...types: string[]) {
  return (view.greyed ?? []).filter((item) => types.includes(item.action.type));
}

/** Group items by key, in order of first appearance. */
export function grouped<T>(items: T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups];
}
