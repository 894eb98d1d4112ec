import { answerPosition, checkPosition, facts, overview, tilesOn } from "../net/api";
import type { Facts, Overview, View } from "../net/types";
import type * as contract from "../net/contract";
import type { Given, Possible } from "./position";

/** Answers about positions, from the server. Without a connection the editor has the printed data and the last answers. */

export type Answers = Omit<contract.PositionAnswers, "view"> & { view: View };

export const answersTo = (given: Given, company: string | null, fleets: Record<string, string[]>): Promise<Answers> =>
  answerPosition(given, company, fleets);

export const checked = (given: unknown): Promise<contract.CheckedPosition> => checkPosition(given);
export const possibleTiles = async (board: string): Promise<Possible> => (await kept(`tiles/${board}`, () => tilesOn(board))).tiles;
export const knownBoards = async (): Promise<Overview["boards"]> => (await kept("boards", overview)).boards;
export const boardFacts = (board: string): Promise<Facts> => kept(`facts/${board}`, () => facts(board));

/** Printed data that the editor needs also without a connection; browsers keep them for secure pages only. */
const STORE = "18cz-companion";
async function kept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const store = "caches" in window ? await caches.open(STORE).catch(() => undefined) : undefined;
  const path = `/kept/${name}`;
  try {
    const found = await ask();
    void store?.put(path, new Response(JSON.stringify(found))).catch(() => {});
    return found;
  } catch (fault) {
    const before = await store?.match(path);
    if (before) return before.json();
    throw fault;
  }
}
