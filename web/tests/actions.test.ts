import { expect, test } from "vitest";
import { costOf, grouped, middle, nameOf, openField, priced, termsOf } from "../src/game/actions";
import { tileChoices } from "../src/game/tiles";
import type { Action, View } from "../src/net/types";

test("the name of a choice is stable and omits open amounts", () => {
  expect(nameOf({ type: "LayTile", company: "EKJ", rotation: 2, tile: "57", hex: "D4" })).toBe("LayTile:EKJ:D4:57:2");
  expect(nameOf({ type: "Bid", paper: "M1", bid: { low: 1, high: 9 } })).toBe("Bid:M1");
  expect(nameOf({ type: "PlaceStation", hex: "D4", city: 0, local_railway: null })).toBe("PlaceStation:D4:0");
});

test("an amount the player chooses", () => {
  const offer = { type: "OfferForTrain", price: { low: 10, high: 31 } } as Action;
  expect([openField(offer), middle(offer)]).toEqual(["price", 21]);
  expect(priced(offer, 12)).toEqual({ type: "OfferForTrain", price: 12 });
  expect(openField({ type: "BuyTrain", price: 100 })).toBeNull();
});

test("groups in the order of first appearance", () => {
  expect(grouped([3, 1, 4, 1, 5], (n) => (n % 2 ? "odd" : "even"))).toEqual([
    ["odd", [3, 1, 1, 5]],
    ["even", [4]],
  ]);
});

const choicesOf = (...all: [Record<string, unknown>, object][]) =>
  tileChoices({ choices: all.map(([action]) => action), terms: all.map(([, terms]) => terms) } as unknown as View);

test("rotations that the server marks as equal are one choice; using a local railway is another", () => {
  const lay = { type: "LayTile", hex: "D4", tile: "9" };
  const found = choicesOf(
    [{ ...lay, rotation: 0 }, { cost: 40 }],
    [
      { ...lay, rotation: 3 },
      { cost: 40, repeats: 0 },
    ],
    [{ ...lay, rotation: 0, local_railway: "L1" }, {}],
    [{ type: "Pass" }, {}],
  );
  expect(found.map(({ action, cost }) => [action.rotation, action.local_railway, cost])).toEqual([
    [0, undefined, 40],
    [0, "L1", 0],
  ]);
});

test("hex and tile of a home tile come with its terms", () => {
  const [red] = choicesOf([{ type: "LayHomeTile", company: "EKJ", hex: "B2", rotation: 1 }, { tile: "H1" }]);
  expect(red!.shown).toMatchObject({ hex: "B2", tile: "H1" });
  expect(red!.action).not.toHaveProperty("tile");
  const [railway] = choicesOf([{ type: "LayRailwayTile", player: 0, tile: "57", rotation: 1 }, { hex: "F22" }]);
  expect(railway!.shown).toMatchObject({ hex: "F22", tile: "57" });
});

test("terms of a choice are found with its amount open and chosen", () => {
  const offer = { type: "OfferForTrain", company: "BCB", seller: "MW", train: "a1", price: { low: 1, high: 90 } };
  const buy = { type: "BuyTrain", company: "BCB", train: "b0", face: "2" };
  const view = { choices: [offer, buy], terms: [{ stakes: ["offer"] }, { cost: 70 }] } as unknown as View;
  expect(termsOf(view, view.choices![0]!).stakes).toEqual(["offer"]);
  expect(termsOf(view, { ...offer, price: 40 } as unknown as Action).stakes).toEqual(["offer"]);
  expect(termsOf(view, { ...offer, train: "a2", price: 40 } as unknown as Action)).toEqual({});
  expect(costOf(view, { ...buy } as unknown as Action)).toBe(70);
});
