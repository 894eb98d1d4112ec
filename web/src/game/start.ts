import { newGame, newKey, type Made, type Wishes } from "../net/api";
import { router } from "../browser/router.svelte";
import { keepLinks, keepNotes } from "./tableMemory";

const NAMES = ["Božena", "Karel", "Ludmila", "Otakar", "Zdenka"];

/** Return names for bots, different from the players' names. */
export function opponents(count: number, taken: string[]): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

/** Create a table, store its links and open it. */
export async function begin(wishes: Wishes, make: (wishes: Wishes) => Promise<Made> = newGame): Promise<Made> {
  const made = await make({ ...wishes, key: newKey() });
  if (made.links.length) keepLinks(made.game.id, made.links);
  if (made.notes?.length)
    keepNotes(
      made.game.id,
      made.notes.map((note) => note.code),
    );
  router.go(`#/games/${made.game.id}`);
  return made;
}

/** Return the text of a JSON file, unpacked if it ends in .gz.

    The text is sent unparsed, because seeds in older files exceed JavaScript's safe integers. */
export async function readFile(file: File): Promise<string> {
  const packed = file.name.endsWith(".gz");
  const stream = packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  const text = await new Response(stream).text();
  JSON.parse(text);
  return text;
}
