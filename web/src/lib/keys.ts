/** Keys on every keyboard. Where a layout writes no Latin sign with a key (Cyrillic, an input method for Chinese, the
    row of digits of a Czech keyboard), its place on the keyboard decides. */

const PLACES: Record<string, string> = { Equal: "+", Minus: "-", NumpadAdd: "+", NumpadSubtract: "-" };

export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const written = key.length === 1 ? key >= " " && key <= "~" : !["Process", "Dead", "Unidentified"].includes(key);
  if (written) return key;
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  if (place) return shiftKey ? place : place.toLowerCase();
  return PLACES[code] ?? key;
}
