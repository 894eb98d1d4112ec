import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { unbroken } from "./unbroken";

/** Serves the catalogues of src/cz18/messages as modules; `virtual:catalogues` lists them and loads each on request. */

const FOLDER = join(import.meta.dirname, "../src/cz18/messages");
const ENGLISH = "en";

const languages = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((item) => item.isDirectory() && /^[a-z]{2,3}$/.test(item.name))
    .map((item) => item.name)
    .sort();

/** Return the source of each message of a language by name, without comments. */
function messages(language: string): Map<string, string> {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !/^(cli|mail)/.test(name))
    .sort(); // the others belong to the command line and to notifications
  const text = files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
  const found = text
    .replace(/^#.*\n/gm, "")
    .split(/^(?=[A-Za-z-][\w-]* =)/m)
    .map((part) => part.trim())
    .filter(Boolean);
  return new Map(found.map((part) => [part.slice(0, part.indexOf(" =")), part]));
}

/** Return a catalogue for the page; missing messages are filled in from English. */
function catalogue(language: string): string {
  const texts = [...new Map([...messages(ENGLISH), ...messages(language)]).values()].join("\n");
  return unbroken(texts, language);
}

/** Return the app manifest of a language: the English one with a translated description. */
function manifest(language: string): string {
  const english = JSON.parse(readFileSync(join(import.meta.dirname, "public/manifest.webmanifest"), "utf-8"));
  const description = messages(language).get("home-title")?.split(" = ")[1] ?? english.description;
  return JSON.stringify({ ...english, lang: language, description });
}

/** Return a language's own name. */
const ownName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

export function catalogues(): Plugin {
  const all = "virtual:catalogues";
  const one = "virtual:catalogue/";
  return {
    name: "catalogues",
    generateBundle() {
      for (const language of languages())
        if (language !== ENGLISH)
          this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source: manifest(language) });
    },
    resolveId: (id) => (id === all || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${all}`) {
        const seats = readFileSync(join(FOLDER, "seats.json"), "utf-8");
        const doors = languages().map((name) => `${JSON.stringify(name)}: () => import("${one}${name}")`);
        const names = JSON.stringify(Object.fromEntries(languages().map((code) => [code, ownName(code)])));
        return `export const seats = ${seats};\nexport const names = ${names};\nexport const catalogues = {${doors.join(", ")}};`;
      }
      if (id.startsWith(`\0${one}`)) return `export default ${JSON.stringify(catalogue(id.slice(one.length + 1)))};`;
    },
  };
}
