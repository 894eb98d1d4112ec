import type { Facts, View } from "./types";

/** The cards of trains: who can run them, and how long they live. */

export interface Series {
  letter: string;
  number: number | null;
  faces: { train: string; size: string; price: number }[];
}

/** The cards of this game, in the order in which they are sold. */
export function cardsOf(facts: Facts, view: View): Series[] {
  const cards = facts.figures.cards as Record<string, Series[]>;
  return cards[String(view.players.length)] ?? Object.values(cards)[0] ?? [];
}

/** Can a company of this size run such a train (VIII.10)? */
export function canRun(facts: Facts, face: string, size: string): boolean {
  return facts.figures.runs_every_train || facts.trains[face]?.size === size;
}

/** The trains whose first card scraps this one, by the figures of this game. */
export function scrappersOf(facts: Facts, face: string): string[] {
  const scraps = (facts.figures.scraps ?? {}) as Record<string, string[]>;
  return Object.keys(scraps).filter((train) => scraps[train]!.includes(face));
}

/** How many cards are sold or exported at the least before one of these trains can come; null: none will. */
export function cardsBefore(cards: Series[], top: { letter: string; left: number | null }, trains: string[]): number | null {
  let before = 0;
  for (const [place, series] of cards.slice(cards.findIndex((one) => one.letter === top.letter)).entries()) {
    if (series.faces.some((face) => trains.includes(face.train))) return before;
    const here = place ? series.number : top.left === null ? null : top.left + 1;
    if (here === null) return null; // there is no end of them
    before += here;
  }
  return null;
}
