import { catalogues, names, seats } from "virtual:catalogues";
import { keepLanguage } from "./api";
import { settings } from "./settings.svelte";
import type { Me } from "./types";
import { bundleOf, PSEUDO, Words } from "./wording";

/** The language of this reader: its catalogue is loaded, and no other. */

const SEATS: ReadonlySet<string> = new Set(seats);
const ENGLISH = "en";
export const languages: string[] = Object.keys(catalogues);
/** What a language calls itself. */
export const ownName = (code: string): string => names[code] ?? code;

let spoken = $state.raw({ language: ENGLISH, words: new Words(bundleOf(ENGLISH, ""), SEATS) });

/** The words of the present language, without players' names. */
export const words = (): Words => spoken.words;
export const wordsFor = (names: readonly string[]): Words => new Words(spoken.words.bundle, SEATS, names);
export const language = (): string => spoken.language;

/** `?lang=`, else what was chosen here, else the first of the browser's languages there is, else English. */
function wished(): string {
  const wishes = [new URLSearchParams(location.search).get("lang"), settings.language, ...navigator.languages];
  for (const wish of wishes) {
    if (wish === PSEUDO) return PSEUDO;
    const found = languages.find((one) => one === wish || wish?.toLowerCase().startsWith(`${one}-`));
    if (found) return found;
  }
  return ENGLISH;
}

/** Load the reader's language, or the one just chosen. */
export async function speak(wanted: string = wished()): Promise<void> {
  const { default: catalogue } = await catalogues[wanted === PSEUDO ? ENGLISH : wanted]!();
  spoken = { language: wanted, words: new Words(bundleOf(wanted, catalogue), SEATS) };
  document.documentElement.lang = wanted;
}

/** The reader chooses a language: it is kept, with the account where there is one, and a wish in the address is over. */
export async function choose(wanted: string): Promise<void> {
  await speak(wanted);
  settings.language = wanted;
  if (new URLSearchParams(location.search).has("lang")) history.replaceState(null, "", location.pathname + location.hash);
  if (settings.account) void keepLanguage(wanted).catch(() => {});
}

/** Who the server says this reader is. The language of an account goes before what was chosen in this browser, and
    one that has none yet gets that. */
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
