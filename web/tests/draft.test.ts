import { describe, expect, test } from "vitest";
import { drafting, firstTile, helped, taken, turned, type Draft } from "../src/game/draft";
import type { TileChoice } from "../src/game/tiles";
import type { Action } from "../src/net/types";

const lay = (hex: string, tile: string, rotation: number, local_railway: string | null = null): TileChoice => {
  const action = { type: "LayTile", company: "EKJ", hex, tile, rotation, local_railway } as Action;
  return { action, shown: action, cost: 0 };
};
const ALL = [lay("D4", "7", 0), lay("D4", "7", 2), lay("D4", "7", 2, "L1"), lay("D4", "7", 4, "L1"), lay("D4", "8", 1), lay("E5", "9", 3)];
const at = (draft: Draft | null) => drafting(ALL, draft);
const step = (draft: Draft | null) => at(draft).way?.action;

describe("what is left to choose in a draft", () => {
  test("without a hex: the hexes", () => {
    expect(at(null)).toMatchObject({ hexes: ["D4", "E5"], hex: null, tiles: [], tile: null, way: null });
  });
  test("a hex: its tiles, each once", () => {
    expect(at({ hex: "D4" }).tiles.map(({ id, ways }) => [id, ways.length])).toEqual([
      ["7", 4],
      ["8", 1],
    ]);
    expect(at({ hex: "D4" }).way).toBeNull();
  });
  test("a hex without choices is ignored", () => {
    expect(at({ hex: "A1", tile: "7", rotation: 0 })).toMatchObject({ hex: null, tile: null, way: null });
  });
  test("a tile: its rotations and the helping local railways", () => {
    const now = at({ hex: "D4", tile: "7", rotation: 2 });
    expect([now.turns, now.at, now.helps.length]).toEqual([[0, 2, 4], 1, 2]);
    expect(now.way).toBe(ALL[1]);
  });
  test("an unavailable local railway is ignored", () => {
    expect(step({ hex: "D4", tile: "7", rotation: 0, local_railway: "L1" })).toBe(ALL[0]!.action);
  });
  test("an unavailable rotation falls back to the first", () => {
    expect(at({ hex: "D4", tile: "7", rotation: 5 })).toMatchObject({ at: 0, way: ALL[0] });
  });
});

describe("the next draft", () => {
  test("selecting a tile twice rotates it", () => {
    const first = taken(at({ hex: "D4" }), "7");
    expect(first).toEqual({ hex: "D4", tile: "7", rotation: 0, local_railway: null });
    expect(taken(at(first), "7").rotation).toBe(2);
    expect(taken(at(first), "8")).toMatchObject({ tile: "8", rotation: 1 });
  });
  test("rotation wraps around in both directions", () => {
    const now = at({ hex: "D4", tile: "7", rotation: 0 });
    expect([turned(now, 1).rotation, turned(now, -1).rotation]).toEqual([2, 4]);
    expect(turned(at({ hex: "D4", tile: "7", rotation: 4 }), 1).rotation).toBe(0);
    expect(turned(at({ hex: "D4", tile: "8", rotation: 1 }), 1).rotation).toBe(1);
  });
  test("rotation keeps the local railway if possible", () => {
    const now = at({ hex: "D4", tile: "7", rotation: 4 });
    expect(now.way).toBe(ALL[3]);
    expect(turned(now, -1)).toMatchObject({ rotation: 2, local_railway: "L1" });
    expect(turned(now, 1)).toMatchObject({ rotation: 0, local_railway: null });
  });
  test("with and without a local railway", () => {
    const now = at({ hex: "D4", tile: "7", rotation: 2 });
    expect(step(helped(now, "L1"))).toBe(ALL[2]!.action);
    expect(step(helped(at(helped(now, "L1")), null))).toBe(ALL[1]!.action);
  });
  test("a selected hex tries its first tile, if possible without a local railway", () => {
    expect(firstTile(at({ hex: "D4" }))).toEqual({ hex: "D4", tile: "7", rotation: 0, local_railway: null });
    const helpedFirst = [lay("D4", "7", 2, "L1"), lay("D4", "8", 1)];
    expect(firstTile(drafting(helpedFirst, { hex: "D4" }))).toMatchObject({ tile: "8", local_railway: null });
    expect(firstTile(drafting(helpedFirst.slice(0, 1), { hex: "D4" }))).toMatchObject({ tile: "7", local_railway: "L1" });
    expect(firstTile(at({ hex: "A1" }))).toBeNull();
  });
  test("every draft leads to one of the choices", () => {
    let draft: Draft | null = { hex: "D4" };
    for (let turn = 0; turn < 40; turn++) {
      const now = at(draft);
      draft = turn % 3 ? turned(at(taken(now, "7")), turn % 2 ? 1 : -1) : taken(now, turn % 2 ? "7" : "8");
      expect(ALL).toContain(at(draft).way);
    }
  });
});
