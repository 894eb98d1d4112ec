import { expect, test } from "vitest";
import { grouped, middle, nameOf, openField, priced } from "../src/lib/actions";
import { lies, tileChoices } from "../src/lib/tiles";
import type { Action, Facts, View } from "../src/lib/types";

test("the name of a choice is the same every time, and leaves open amounts out", () => {
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

const FACTS = {
  map: {},
  tiles: [
    { id: "9", paths: [["e0", "e3"]] },
    { id: "7", paths: [["e0", "e1"]] },
    { id: "H1", company: "EKJ", paths: [["e0", "c0"]] },
  ],
} as unknown as Facts;
const choicesOf = (...choices: Record<string, unknown>[]) => tileChoices(FACTS, { choices } as unknown as View);

test("two turns of a straight track lie alike, two of a curve do not", () => {
  expect(lies(FACTS, "9", 0)).toBe(lies(FACTS, "9", 3));
  expect(lies(FACTS, "7", 0)).not.toBe(lies(FACTS, "7", 3));
});

test("tiles that lie alike are one choice; with the help of a local railway it is another", () => {
  const lay = { type: "LayTile", hex: "D4", tile: "9" };
  const found = choicesOf({ ...lay, rotation: 0 }, { ...lay, rotation: 3 }, { ...lay, rotation: 0, local_railway: "L1" }, { type: "Pass" });
  expect(found.map(({ action }) => [action.rotation, action.local_railway])).toEqual([
    [0, undefined],
    [0, "L1"],
  ]);
});

test("a home tile is shown with its tile", () => {
  const [found] = choicesOf({ type: "LayHomeTile", company: "EKJ", hex: "B2", rotation: 1 });
  expect(found!.shown).toMatchObject({ hex: "B2", tile: "H1" });
  expect(found!.action).not.toHaveProperty("tile");
});
