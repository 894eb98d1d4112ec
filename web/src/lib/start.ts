import { newGame, newKey, type Made, type Wishes } from "./api";
import { router } from "./router.svelte";
import { keepLinks, keepNotes } from "./settings.svelte";

const NAMES = ["Božena", "Karel", "Ludmila", "Otakar", "Zdenka"];

/** Names for opponents, none of them the player's own. */
export function opponents(count: number, taken: string[]): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

/** Make a table, remember its links, go there. */
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

/** The text of a file somebody opened, packed (.gz) or not; it must be JSON.

    It goes on as it is: numbers in files of before, seeds among them, can be larger than JavaScript's. */
export async function readFile(file: File): Promise<string> {
  const packed = file.name.endsWith(".gz");
  const stream = packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  const text = await new Response(stream).text();
  JSON.parse(text);
  return text;
}
