import { expect, test } from "vitest";
import { isAtOnce, isWeighed, stakesOf } from "../src/lib/stakes";
import { nextOn } from "../src/lib/straight";
import type { Action, Preview, View } from "../src/lib/types";

const view = {
  decision: { seat: 1 },
  companies: { BCB: { director: 1 }, MW: { director: 2 } },
  local_railways: { S1: { player: 1 }, S2: { player: 0 } },
  more: {},
} as unknown as View;
const stakes = (action: Partial<Action>, outcome: object = {}) =>
  stakesOf(view, action as Action, { events: [], outcome } as unknown as Preview);

test("a loan and one's own money are at stake, a purchase from the treasury is not", () => {
  expect(stakes({ type: "BuyTrain" }, { treasury: [{ before: 90, after: 10 }] })).toEqual([]);
  expect(stakes({ type: "BuyTrain" }, { cash: [{ before: 9, after: 0 }], debt: [{ before: 0, after: 5 }] })).toEqual(["loan", "own_money"]);
});

test("a Director's certificate is at stake only where it goes from whoever decides", () => {
  expect(stakes({ type: "SellShares" }, { director: [{ before: 1, after: 2 }] })).toEqual(["directorship"]);
  expect(stakes({ type: "SellShares" }, { director: [{ before: 2, after: 0 }] })).toEqual([]);
  expect(stakes({ type: "BuyShare" }, { director: [{ before: 1, after: 2 }] })).toEqual([]);
});

test("offers to others are at stake, trade with oneself is not, an acquisition always", () => {
  expect(stakes({ type: "OfferForTrain", seller: "MW" })).toEqual(["offer"]);
  expect(stakes({ type: "OfferForTrain", seller: "BCB" })).toEqual([]);
  expect(stakes({ type: "OfferForLocalRailway", local_railway: "S2" })).toEqual(["offer"]);
  expect(stakes({ type: "OfferForLocalRailway", local_railway: "S1" })).toEqual([]);
  expect(stakes({ type: "OfferAcquisition", target: "BCB" })).toEqual(["offer"]);
  expect(["AcceptOffer", "Pass", "LayTile"].map((type) => isWeighed({ type } as Action))).toEqual([true, false, false]);
});

test("an offer without an answer takes place at once", () => {
  const offer = { type: "OfferAcquisition" } as Action;
  expect(isAtOnce(offer, { events: [] } as unknown as Preview)).toBe(true);
  expect(isAtOnce(offer, { events: [], accepted: {} } as unknown as Preview)).toBe(false);
  expect(isAtOnce({ type: "BuyTrain" } as Action, { events: [] } as unknown as Preview)).toBe(false);
});

test("the way to the run ends steps, runs, and stops at anything else", () => {
  const at = (...choices: Partial<Action>[]) => ({ turn: { company: "BCB" }, choices }) as unknown as View;
  const end = { type: "EndStep", step: "station" } as Action;
  expect(nextOn("run", at({ type: "PlaceStation" }, end), "BCB")).toEqual(end);
  expect(nextOn("run", at(end), "MW")).toBeNull();
  expect(nextOn("run", at({ type: "Run" }), "BCB")).toEqual({ type: "Run" });
  expect(nextOn("run", at({ type: "PayOut" }, { type: "Withhold" }), "BCB")).toBeNull();
  expect(nextOn("end", at({ type: "BuyTrain" }), "BCB")).toBeNull();
  expect(nextOn("end", at(end), "BCB")).toBeNull();
});
