import { catalogues, names, seats } from "virtual:catalogues";
import { keepLanguage } from "../net/api";
import { settings } from "../ui/settings.svelte";
import type { Me } from "../net/types";
import { bundleOf, PSEUDO, Words } from "./wording";

/** The current language; only its catalogue is loaded. */

const SEATS: ReadonlySet<string> = new Set(seats);
const ENGLISH = "en";
export const languages: string[] = Object.keys(catalogues);
/** Return a language's own name. */
export const ownName = (code: string): string => names[code] ?? code;

let spoken = $state.raw({ language: ENGLISH, words: new Words(bundleOf(ENGLISH, ""), SEATS) });

/** Return the wording of the current language, without players' names. */
export const words = (): Words => spoken.words;
export const wordsFor = (names: readonly string[]): Words => new Words(spoken.words.bundle, SEATS, names);
export const language = (): string => spoken.language;

/** `?lang=`, else the stored choice, else the first supported language of the browser, else English. */
function wished(): string {
  const wishes = [new URLSearchParams(location.search).get("lang"), settings.language, ...navigator.languages];
  for (const wish of wishes) {
    if (wish === PSEUDO) return PSEUDO;
    const found = languages.find((one) => one === wish || wish?.toLowerCase().startsWith(`${one}-`));
    if (found) return found;
  }
  return ENGLISH;
}

/** Load a language, by default the preferred one. */
export async function speak(wanted: string = wished()): Promise<void> {
  const { default: catalogue } = await catalogues[wanted === PSEUDO ? ENGLISH : wanted]!();
  spoken = { language: wanted, words: new Words(bundleOf(wanted, catalogue), SEATS) };
  document.documentElement.lang = wanted;
  const manifest = languages.includes(wanted) && wanted !== ENGLISH ? `/manifest.${wanted}.webmanifest` : "/manifest.webmanifest";
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
}

/** Switch the language, store it (also with the account) and remove `?lang=` from the URL. */
export async function choose(wanted: string): Promise<void> {
  await speak(wanted);
  settings.language = wanted;
  if (new URLSearchParams(location.search).has("lang")) history.replaceState(null, "", location.pathname + location.hash);
  if (settings.account) void keepLanguage(wanted).catch(() => {});
}

/** Apply the account's language, which takes precedence over this browser's. An account without a language
    gets this browser's. */
export async function greet({ account, language: kept }: Me): Promise<void> {
  settings.account = account ?? "";
  if (!account) return;
  if (!kept) {
    if (settings.language) await keepLanguage(settings.language).catch(() => {});
  } else if (kept !== settings.language && languages.includes(kept)) {
    settings.language = kept;
    if (!new URLSearchParams(location.search).has("lang")) await speak(kept);
  }
}
