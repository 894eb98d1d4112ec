/** Shortcuts on every keyboard. Where a layout produces no Latin character (Cyrillic, a Chinese input method, the digit
    row of a Czech keyboard), the physical key decides. */

const PLACES: Record<string, string> = { Equal: "+", Minus: "-", NumpadAdd: "+", NumpadSubtract: "-" };

export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const written = key.length === 1 ? key >= " " && key <= "~" : !["Process", "Dead", "Unidentified"].includes(key);
  if (written) return key;
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1];
  if (place) return shiftKey ? place : place.toLowerCase();
  return PLACES[code] ?? key;
}
