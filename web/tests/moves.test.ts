import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Action, Facts, Reason, View } from "../src/net/types";

/** Moves in words, and the reasons of a bot. */

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { speak } = await import("../src/words/language.svelte");
  await speak("en");
});
afterAll(() => vi.unstubAllGlobals());

const facts = { map: { hexes: [{ id: "E15", names: [["Pardubice", "Pardubitz"]] }] } } as unknown as Facts;
const share = { type: "BuyShare", player: 0, company: "BCB" } as Action;
const view = { choices: [share], terms: [{ cost: 70 }] } as unknown as View;
const noStation = { type: "EndStep", company: "OFE", step: "station" } as Action;

test.each([
  [share, "Buy a share of BCB for 70\u00a0K"],
  [noStation, "Place no station"],
  [{ type: "LayTile", company: "BCB", hex: "E15", tile: "57", rotation: 0 } as Action, "Lay tile 57 on E15 (Pardubice)"],
  [{ type: "OfferAcquisition", company: "Sx", target: "ATE", price: 82 } as Action, "Offer 82\u00a0K for ATE"],
  [{ type: "SellShares", player: 0, company: "BCB", count: 2 } as Action, "Sell 2 shares of BCB"],
])("a move in words: %o", async (action, words) => {
  const { moveInWords } = await import("../src/words/moves");
  expect(moveInWords(action, view, facts)).toBe(words);
});

test("every action has words", async () => {
  const { default: catalogue } = await import("../../src/cz18/messages/en/actions.ftl?raw");
  const { has } = await import("../src/words/words");
  const actions = catalogue.matchAll(/^action-(\w+) =/gm);
  const kinds = [...actions].map(([, kind]) => kind!).filter((kind) => kind !== "EndStep");
  expect(kinds.length).toBeGreaterThan(20);
  for (const kind of [...kinds, ...["track", "station", "acquisition", "trains"].map((step) => `EndStep-${step}`)])
    expect(has(`move-${kind}`), kind).toBe(true);
});

const reason = (what: string, value: number): Reason => ({ what, value });

test("the reasons of a skip say that nothing was worth it", async () => {
  const { sentences } = await import("../src/log/reasons");
  const { t } = await import("../src/words/words");
  expect(sentences([reason("income", 50)], noStation, true)).toEqual([t("reason-EndStep-station-income", { value: "50\u00a0K" })]);
});

test("without figures there is a sentence all the same", async () => {
  const { sentences } = await import("../src/log/reasons");
  const { t } = await import("../src/words/words");
  expect(sentences([], noStation, false)).toEqual([t("reason-EndStep")]);
  expect(sentences([], share, false)).toEqual([t("reason-other")]);
  expect(sentences([reason("nodes", 12)], share, true)).toEqual([t("reason-other")]);
});

test("prices are facts, forecasts are estimates", async () => {
  const { areEstimates } = await import("../src/log/reasons");
  expect(areEstimates([reason("price", 70), reason("cash", 190), reason("rounds", 3)])).toBe(false);
  expect(areEstimates([reason("price", 70), reason("gain", 190)])).toBe(true);
});
