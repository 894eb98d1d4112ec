import type { ChangeRecord as Change } from "./contract";

/** Return a patched copy. Unchanged parts are shared with the old value, which is not modified. */
export function changed<T>(before: T, changes: Change[]): T {
  return changes.reduce<unknown>((value, change) => put(value, partsOf(change.path), change), before) as T;
}

const partsOf = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

function put(value: unknown, [first, ...rest]: string[], change: Change): unknown {
  if (first === undefined) return change.value;
  if (Array.isArray(value)) {
    if (first === "-") return [...value, change.value];
    return value.map((item, place) => (place === Number(first) ? put(item, rest, change) : item));
  }
  const members = { ...(value as Record<string, unknown>) };
  if (!rest.length && change.op === "remove") delete members[first];
  else members[first] = put(members[first], rest, change);
  return members;
}
