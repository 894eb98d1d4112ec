import { answerPosition, checkPosition, facts, NO_ANSWER, overview, tilesOn, type ApiError } from "../net/api";
import { connectivity } from "../net/connectivity.svelte";
import type { Facts, Overview, View } from "../net/types";
import type * as contract from "../net/contract";
import { engine } from "./engine.svelte";
import type { Given, Possible } from "./position";

/** Answers about positions, from the server; without a connection from the rules in this browser, if they are kept. */

export type Answers = Omit<contract.PositionAnswers, "view"> & { view: View };

export const answersTo = (given: Given, company: string | null, fleets: Record<string, string[]>): Promise<Answers> =>
  fromAnywhere(() => answerPosition(given, company, fleets), { what: "answers", position: given, company, fleets });

export const checked = (given: unknown): Promise<contract.CheckedPosition> =>
  fromAnywhere(() => checkPosition(given), { what: "check", position: given });
export const possibleTiles = async (board: string): Promise<Possible> => (await kept(`tiles/${board}`, () => tilesOn(board))).tiles;
export const aboutGames = (): Promise<Overview> => kept("boards", overview);
export const boardFacts = (board: string): Promise<Facts> => kept(`facts/${board}`, () => facts(board));

async function fromAnywhere<T>(server: () => Promise<T>, question: Record<string, unknown>): Promise<T> {
  if (connectivity.lost && (await engine.isKept())) return engine.ask<T>(question);
  try {
    return await server();
  } catch (fault) {
    if ((fault as ApiError).status !== NO_ANSWER || !(await engine.isKept())) throw fault;
    return engine.ask<T>(question);
  }
}

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
