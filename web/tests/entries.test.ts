import { expect, test } from "vitest";
import { companiesMoved, extended, heard, hexesChanged, lastOf, lastRun } from "../src/lib/entries";
import type { Entry, Message } from "../src/lib/types";

const entry = (number: number, ...events: Record<string, unknown>[]): Entry =>
  ({ number, kind: "action", seat: 0, by: "person", action: { type: "Pass" }, events, time: 0 }) as unknown as Entry;
const LOG = [
  entry(1, { type: "TileLaid", hex: "D4" }, { type: "PriceMoved", company: "EKJ" }),
  entry(2, { type: "TrainsRan", company: "EKJ", income: 90, routes: [{ train: "2", hexes: ["D4"] }], incomes: [90] }),
  entry(3, { type: "StationPlaced", hex: "E5" }, { type: "TileLaid", hex: "D4" }),
  entry(4, { type: "TrainsRan", company: "SX", income: 0, routes: [], incomes: [] }),
];

test("entries come once, in their order", () => {
  const known = LOG.slice(0, 2);
  expect(extended(known, LOG.slice(1))).toEqual(LOG);
  expect(extended(known, LOG.slice(0, 2))).toBe(known);
  expect([lastOf([]), lastOf(LOG)]).toEqual([0, 4]);
});

test("what was built, and whose price has moved, since an entry", () => {
  expect(hexesChanged(LOG, 0)).toEqual(["D4", "E5"]);
  expect(hexesChanged(LOG, 3)).toEqual([]);
  expect(companiesMoved(LOG, 0)).toEqual(["EKJ"]);
  expect(companiesMoved(LOG, 1)).toEqual([]);
});

test("the latest run, now and at an earlier time", () => {
  expect(lastRun(LOG)).toEqual({ company: "SX", income: 0, routes: [] });
  expect(lastRun(LOG, 3)).toEqual({ company: "EKJ", income: 90, routes: [{ train: "2", hexes: ["D4"], income: 90 }] });
  expect(lastRun(LOG, 1)).toBeNull();
});

test("messages: new ones in their place, changed ones anew", () => {
  const say = (number: number, text: string) => ({ number, text }) as unknown as Message;
  const all = heard([say(1, "a"), say(3, "c")], [say(2, "b"), say(3, "")]);
  expect(all.map((one) => [one.number, one.text])).toEqual([[1, "a"], [2, "b"], [3, ""]]);
});
