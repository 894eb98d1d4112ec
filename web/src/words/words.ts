import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { ApiError } from "../net/api";
import { language, words } from "./language.svelte";
import type { Words } from "./wording";

// All texts are in src/cz18/messages/<language>/*.ftl, including events and refusals (wording.ts).

export type Arguments = Record<string, FluentVariable>;

/** Format a text of the catalogue; a missing one shows its key. */
export function t(key: string, values: Arguments = {}): string {
  const { bundle } = words();
  const [id, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return key;
  return bundle.formatPattern(pattern, plain(values));
}

/** Whether the catalogue has this key. */
export function has(key: string): boolean {
  return words().bundle.hasMessage(key);
}

/** Format the value of a game option, with the option's own text if there is one. */
export function optionValue(option: string, value: unknown): string {
  const own = `value-${option}-${value}`;
  return t(has(own) ? own : `value-${value}`);
}

/** Join values with the language's list separator. */
export function listed(things: readonly unknown[]): string {
  return things.join(t("list-separator"));
}

/** Join values of one sentence: `2, 3 and 4`. */
export function listedTogether(things: readonly unknown[]): string {
  const first = things.slice(0, -1);
  return first.length ? listed(first) + t("and-separator") + String(things.at(-1)) : String(things[0] ?? "");
}

/** Join alternatives: `4 or 5`. */
export function listedAsAlternatives(things: readonly unknown[]): string {
  return things.join(t("or-separator"));
}

/** Return a colour name within a sentence. */
export const colourName = (colour: string): string => t(`colour-${colour}`).toLowerCase();

/** Return the name of a round by its id (`SR 2`, `OR 5.2`, `pre-stock`, `end`), capitalized. */
export function roundName(id: string): string {
  const [kind, number] = id.split(" ") as [string, string | undefined];
  if (kind === "SR" || kind === "OR") return t(`round-${kind}`, { number: number ?? "" });
  return capital(t(kind === "pre-stock" ? "round-PRE" : "round-END"));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Return the text of an error: refused by the rules, an error of the server, or no response. */
export function whyNot(problem: ApiError, wording: Words = words()): string {
  if (problem.refusal) return wording.reason(problem.refusal);
  const key = `fault-${problem.code}`;
  // The server's message is English, and more specific where a code has several causes.
  if (language() !== "en" && has(key))
    return [wording.say(key, problem.more), detail(problem, wording)].filter(Boolean).join(t("sentence-separator"));
  return withoutField(problem) || t("no-answer");
}

/** Return the detail of a malformed file or request, if the server sent a catalogue key. */
function detail({ more }: ApiError, wording: Words): string {
  return more.wrong ? capital(wording.told(more.wrong)) : "";
}

/** Remove the field name from the server's message; it is meant for developers. */
function withoutField({ code, message, more }: ApiError): string {
  const field = `${more.field ?? ""}: `;
  if (code !== "malformed" || !message.startsWith(field)) return message;
  return capital(message.slice(field.length));
}

/** Format numbers without grouping. */
function plain(values: Arguments): Arguments {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  );
}

/** Format a time, in Unix seconds. */
export function when(seconds: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language(), how).format(seconds * 1000);
}

/** Format a number with the language's decimal mark. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** Format an amount of money: `120 K`. */
export function money(amount: number): string {
  return `${amount < 0 ? "−" : ""}${Math.abs(amount)}\u00a0K`;
}
