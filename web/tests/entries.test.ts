import { expect, test } from "vitest";
import {
  automaticAfter,
  companiesMoved,
  extended,
  firstOfClick,
  mergeMessages,
  hexesChanged,
  lastOf,
  lastRun,
  positionBefore,
  sinceMoveOf,
  standing,
  takenBack,
  undoPoint,
} from "../src/game/entries";
import type { Entry, Message } from "../src/net/types";

const entry = (number: number, ...events: Record<string, unknown>[]): Entry =>
  ({ number, kind: "action", seat: 0, by: "person", action: { type: "Pass" }, events, time: 0 }) as unknown as Entry;
const LOG = [
  entry(1, { type: "TileLaid", hex: "D4" }, { type: "PriceMoved", company: "EKJ" }),
  entry(2, { type: "TrainsRan", company: "EKJ", income: 90, routes: [{ train: "2", hexes: ["D4"] }], incomes: [90] }),
  entry(3, { type: "StationPlaced", hex: "E5" }, { type: "TileLaid", hex: "D4" }),
  entry(4, { type: "TrainsRan", company: "SX", income: 0, routes: [], incomes: [] }),
];

test("entries are added once, in order", () => {
  const known = LOG.slice(0, 2);
  expect(extended(known, LOG.slice(1))).toEqual(LOG);
  expect(extended(known, LOG.slice(0, 2))).toBe(known);
  expect([lastOf([]), lastOf(LOG)]).toEqual([0, 4]);
});

test("built hexes and moved prices since an entry", () => {
  expect(hexesChanged(LOG, 0)).toEqual(["D4", "E5"]);
  expect(hexesChanged(LOG, 3)).toEqual([]);
  expect(companiesMoved(LOG, 0)).toEqual(["EKJ"]);
  expect(companiesMoved(LOG, 1)).toEqual([]);
});

test("the latest run, now and at an earlier time", () => {
  expect(lastRun(LOG)).toEqual({ company: "SX", income: 0, proven: true, routes: [] });
  expect(lastRun(LOG, 3)).toEqual({ company: "EKJ", income: 90, proven: true, routes: [{ train: "2", hexes: ["D4"], income: 90 }] });
  expect(lastRun(LOG, 1)).toBeNull();
});

test("messages are merged in order and replaced when edited", () => {
  const say = (number: number, text: string) => ({ number, text }) as unknown as Message;
  const all = mergeMessages([say(1, "a"), say(3, "c")], [say(2, "b"), say(3, "")]);
  expect(all.map((one) => [one.number, one.text])).toEqual([
    [1, "a"],
    [2, "b"],
    [3, ""],
  ]);
});

const by = (number: number, seat: number, who = "person") => ({ ...entry(number), seat, by: who }) as Entry;
const undo = (number: number, to: number) => ({ ...entry(number), kind: "undo", action: { to } }) as unknown as Entry;
const numbers = (entries: Entry[]) => entries.map((one) => one.number);

test("undone moves do not count", () => {
  const log = [by(1, 0), by(2, 1), undo(3, 1), by(4, 1), by(5, 2)];
  expect([...takenBack(log)]).toEqual([2]);
  expect(numbers(standing(log))).toEqual([1, 4, 5]);
});

test("undo reverts the latest move of one's seats, alone or by asking the others", () => {
  const point = (seat: number, entry: number, others: number[] = [], ask = false) => ({ seat, entry, to: entry - 1, others, ask });
  expect(undoPoint([point(0, 4), point(1, 2)], [0, 1])?.entry).toBe(4);
  expect(undoPoint([point(0, 4), point(1, 2)], [2])).toBeNull();
  expect(undoPoint([point(0, 4, [1])], [0])).toBeNull();
  expect(undoPoint([point(0, 4, [1])], [0, 1])?.entry).toBe(4);
  expect(undoPoint([point(0, 4, [1], true)], [0])?.entry).toBe(4);
});

test("since the last move of a seat", () => {
  const log = [by(1, 0), by(2, 1), by(3, 0, "table"), by(4, 2)];
  expect(numbers(sinceMoveOf(0, log).moves)).toEqual([2, 3, 4]);
  expect(sinceMoveOf(0, log).from).toBe(1);
  expect(sinceMoveOf(3, log)).toEqual({ from: 0, moves: log });
});

test("what followed a move by itself, until another player moves", () => {
  const log = [by(1, 1), by(2, 0), by(3, 0, "table")];
  const found = automaticAfter(0, log);
  expect([found.move?.number, numbers(found.moves)]).toEqual([2, [3]]);
  expect(automaticAfter(1, log)).toEqual({ move: null, moves: [] });
  expect(automaticAfter(0, [...log, by(4, 1)])).toEqual({ move: null, moves: [] });
});

test("what happened before a turn stays while only its player moves", () => {
  const log = [by(1, 0), by(2, 1), by(3, 0), by(4, 0)];
  expect(sinceMoveOf(0, log).moves).toEqual([]);
  expect([sinceMoveOf(0, log, true).from, numbers(sinceMoveOf(0, log, true).moves)]).toEqual([1, [2]]);
});

test("a move after which the others pass automatically ends the turn", () => {
  const bought = { ...by(3, 0), events: [{ type: "Passed", player: 1, automatic: true }] } as unknown as Entry;
  expect(sinceMoveOf(0, [by(1, 0), by(2, 1), bought], true)).toEqual({ from: 3, moves: [] });
});

test("the moves of one click are undone together", () => {
  const log = [by(1, 0), by(2, 0), undo(3, 1), by(4, 0), by(5, 0), by(6, 0)];
  const clicks = [[1], [4, 5]];
  const first = (number: number) =>
    firstOfClick(
      log.find((one) => one.number === number)!,
      log,
      clicks,
    ).number;
  expect([first(1), first(5), first(4), first(6)]).toEqual([1, 4, 4, 6]);
  expect(log.filter((one) => one.kind === "action").map((one) => positionBefore(one, log))).toEqual([0, 1, 1, 4, 5]);
});
