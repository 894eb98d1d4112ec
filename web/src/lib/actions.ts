import type { Action, Range, View } from "./types";

/** Small questions about choices. None of them knows a rule. */

export type Priced = "price" | "amount" | "bid";

export function isRange(value: unknown): value is Range {
  return typeof value === "object" && value !== null && "low" in value && "high" in value;
}

/** The field of a choice whose amount the player chooses, if there is one. */
export function openField(action: Action): Priced | null {
  for (const field of ["price", "amount", "bid"] as const) if (isRange(action[field])) return field;
  return null;
}

/** The choice with its amount chosen. */
export function priced(action: Action, amount: number): Action {
  const field = openField(action);
  return field === null ? action : { ...action, [field]: amount };
}

/** The amount in the middle of an open one. */
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

/** A stable name of a choice: `LayTile:EKJ:D4:57:2`. Open amounts are left out. */
export function nameOf(action: Action): string {
  const parts = ORDER.map((field) => action[field]).filter((part) => part !== undefined && part !== null && !isRange(part));
  return [action.type, ...parts].join(":");
}

export function ofType(view: View, ...types: string[]): Action[] {
  return (view.choices ?? []).filter((action) => types.includes(action.type));
}

export function greyedOf(view: View, ...types: string[]) {
  return (view.greyed ?? []).filter((item) => types.includes(item.action.type));
}

/** Groups in the order of first appearance. */
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
