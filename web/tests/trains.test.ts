import { expect, test } from "vitest";
import { canRun, cardsBefore, scrappersOf, type Series } from "../src/lib/trains";
import type { Facts } from "../src/lib/types";

const series = (letter: string, number: number | null, ...trains: string[]): Series => ({
  letter,
  number,
  faces: trains.map((train) => ({ train, size: "small", price: 0 })),
});
const CARDS = [series("a", 5, "2a"), series("b", 4, "2b", "3"), series("c", 3, "3", "4"), series("d", null, "5")];

test("cards before a train: what is left of this letter and all of those between", () => {
  expect(cardsBefore(CARDS, { letter: "a", left: 1 }, ["4"])).toBe(2 + 4);
  expect(cardsBefore(CARDS, { letter: "a", left: 1 }, ["3"])).toBe(2);
  expect(cardsBefore(CARDS, { letter: "b", left: 0 }, ["3"])).toBe(0);
  expect(cardsBefore(CARDS, { letter: "c", left: 2 }, ["5"])).toBe(3);
});
test("a train that does not come any more", () => {
  expect(cardsBefore(CARDS, { letter: "c", left: 2 }, ["2a"])).toBeNull();
  expect(cardsBefore(CARDS, { letter: "d", left: null }, ["9"])).toBeNull();
});
test("who runs it and what scraps it is read from the figures of the game", () => {
  const facts = {
    trains: { "2a": { size: "small" } },
    figures: { runs_every_train: false, scraps: { "4": ["2a"], "5": ["2a", "3"], "3": [] } },
  } as unknown as Facts;
  expect([canRun(facts, "2a", "small"), canRun(facts, "2a", "large")]).toEqual([true, false]);
  expect(canRun({ ...facts, figures: { ...facts.figures, runs_every_train: true } }, "2a", "large")).toBe(true);
  expect(scrappersOf(facts, "2a")).toEqual(["4", "5"]);
});
