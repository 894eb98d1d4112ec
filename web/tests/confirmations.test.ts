import { expect, test } from "vitest";
import { isAtOnce } from "../src/game/confirmations";
import { nextSkip } from "../src/game/skipSteps";
import type { Action, Preview, View } from "../src/net/types";

test("an offer without an answer takes effect immediately", () => {
  const offer = { type: "OfferAcquisition" } as Action;
  expect(isAtOnce(offer, { events: [] } as unknown as Preview)).toBe(true);
  expect(isAtOnce(offer, { events: [], accepted: {} } as unknown as Preview)).toBe(false);
  expect(isAtOnce({ type: "BuyTrain" } as Action, { events: [] } as unknown as Preview)).toBe(false);
});

test("skipping takes the choices that the server marks, until another decision is due", () => {
  const at = (choices: Partial<Action>[], terms: object[]) => ({ turn: { company: "BCB" }, choices, terms }) as unknown as View;
  const end = { type: "EndStep", step: "station" } as Action;
  const view = at([{ type: "PlaceStation" }, end], [{ cost: 40 }, { skips_to: "run" }]);
  expect(nextSkip("run", view, "BCB")).toEqual(end);
  expect(nextSkip("run", view, "MW")).toBeNull();
  expect(nextSkip("end", view, "BCB")).toBeNull();
  expect(nextSkip("run", at([{ type: "PayOut" }], [{}]), "BCB")).toBeNull();
});
