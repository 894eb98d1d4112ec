/** Texts and JSON values stored in this browser. Where storage is full or not available, nothing is stored. */
type Kind = "local" | "session";

const storageOf = (kind: Kind): Storage => (kind === "local" ? localStorage : sessionStorage);

export function readText(name: string, kind: Kind = "local"): string | null {
  try {
    return storageOf(kind).getItem(name);
  } catch {
    return null;
  }
}

/** Store a text, or remove it. */
export function writeText(name: string, text: string | null, kind: Kind = "local"): void {
  try {
    if (text === null) storageOf(kind).removeItem(name);
    else storageOf(kind).setItem(name, text);
  } catch {
    // storage is full or not available
  }
}

/** Return a stored value, or `fallback` if there is none or it is damaged. */
export function readJson<Value>(name: string, fallback: Value): Value {
  try {
    return JSON.parse(readText(name) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

export function writeJson(name: string, value: unknown): void {
  writeText(name, JSON.stringify(value));
}
