import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

// Every text of the page is in messages/<language>/*.ftl; what happened and what is refused comes worded by the server.
const english = import.meta.glob<string>("../messages/en/*.ftl", { query: "?raw", import: "default", eager: true });

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(english)) bundle.addResource(new FluentResource(text));

export type Arguments = Record<string, FluentVariable>;

/** A text of the catalogue. A missing one shows its key, so that it is noticed. */
export function t(key: string, values: Arguments = {}): string {
  const [id, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return key;
  return bundle.formatPattern(pattern, plain(values));
}

/** Is there such a text? */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Money and counts are written without grouping. */
function plain(values: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}

/** 120 K, everywhere the same. */
export function money(amount: number): string {
  return `${amount < 0 ? "−" : ""}${Math.abs(amount)}\u00a0K`;
}
