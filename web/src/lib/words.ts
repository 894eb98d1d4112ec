import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { ApiError } from "./api";
import { language, words } from "./language.svelte";
import type { Words } from "./wording";

// Every text is in src/cz18/messages/<language>/*.ftl, what happened and what is refused too (wording.ts).

export type Arguments = Record<string, FluentVariable>;

/** A text of the catalogue. A missing one shows its key, so that it is noticed. */
export function t(key: string, values: Arguments = {}): string {
  const { bundle } = words();
  const [id, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return key;
  return bundle.formatPattern(pattern, plain(values));
}

/** Is there such a text? */
export function has(key: string): boolean {
  return words().bundle.hasMessage(key);
}

/** The value of an option of the game, in words of that option where it has its own. */
export function optionValue(option: string, value: unknown): string {
  const own = `value-${option}-${value}`;
  return t(has(own) ? own : `value-${value}`);
}

/** Things one after the other, as the language lists them. */
export function listed(things: readonly unknown[]): string {
  return things.join(t("list-separator"));
}

/** A colour within a sentence. */
export const colourName = (colour: string): string => t(`colour-${colour}`).toLowerCase();

/** A round by its id (`SR 2`, `OR 5.2`, `pre-stock`, `end`), as it stands by itself. */
export function roundName(id: string): string {
  const [kind, number] = id.split(" ") as [string, string | undefined];
  if (kind === "SR" || kind === "OR") return t(`round-${kind}`, { number: number ?? "" });
  return capital(t(kind === "pre-stock" ? "round-PRE" : "round-END"));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why something was not done: by the rules, or by the server; or there was no answer. */
export function whyNot(problem: ApiError, told: Words = words()): string {
  if (problem.refusal) return told.reason(problem.refusal);
  const key = `fault-${problem.code}`;
  // The server's own words are English, and say more where a code has several causes.
  if (language() !== "en" && has(key)) return [told.say(key, problem.more), detail(problem, told)].filter(Boolean).join(" ");
  return withoutField(problem) || t("no-answer");
}

/** What is wrong with a file or a request, where the server says it by a key of the catalogue. */
function detail({ more }: ApiError, told: Words): string {
  return more.wrong ? capital(told.told(more.wrong)) : "";
}

/** The server names the field it stumbled over; that is for those who write clients. */
function withoutField({ code, message, more }: ApiError): string {
  const field = `${more.field ?? ""}: `;
  if (code !== "malformed" || !message.startsWith(field)) return message;
  return capital(message.slice(field.length));
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

/** A moment, in seconds, as the language writes it. */
export function when(seconds: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language(), how).format(seconds * 1000);
}

/** 120 K, everywhere the same. */
export function money(amount: number): string {
  return `${amount < 0 ? "−" : ""}${Math.abs(amount)}\u00a0K`;
}
