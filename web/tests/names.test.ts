import { describe, expect, test } from "vitest";
import type { Facts, HexFacts, LaidTile } from "../src/net/types";
import { along, Ground } from "../src/map/labels/ground";
import { placeNames, type Board, type Measure, type PlacedName } from "../src/map/labels/names";

const FRAME = { x: -200, y: -200, width: 400, height: 400 };

describe("the ground", () => {
  test("cells that touch a disc are occupied, others are free", () => {
    const ground = new Ground(FRAME);
    ground.disc([10, 20], 15);
    ground.seal();
    expect(ground.taken({ x: 24, y: 18, width: 30, height: 4 })).toBeGreaterThan(0);
    expect(ground.taken({ x: 10, y: 34, width: 1, height: 1 })).toBeGreaterThan(0);
    expect(ground.taken({ x: 36, y: 18, width: 30, height: 4 })).toBe(0);
    expect(ground.taken({ x: 22, y: 32, width: 9, height: 9 })).toBe(0); // beside its round
  });
  test("boxes and lines are occupied along their length", () => {
    const ground = new Ground(FRAME);
    ground.box({ x: -100, y: -100, width: 50, height: 10 });
    ground.line(along("M0 0L100 100"), 10);
    ground.seal();
    for (const at of [1, 33, 66, 99]) expect(ground.taken({ x: at, y: at, width: 1, height: 1 })).toBeGreaterThan(0);
    expect(ground.taken({ x: 70, y: 20, width: 25, height: 25 })).toBe(0);
    expect(ground.taken({ x: -60, y: -95, width: 40, height: 1 })).toBeGreaterThan(0);
    expect(ground.taken({ x: -45, y: -95, width: 40, height: 1 })).toBe(0);
  });
  test("outside the frame nothing is free", () => {
    expect(new Ground(FRAME).seal().taken({ x: 190, y: 0, width: 20, height: 5 })).toBe(Infinity);
  });
  test("an arc curves to its own side", () => {
    const points = along("M-50 0A50 50 0 0 1 50 0"); // clockwise on the screen: over the top
    expect(points[0]).toEqual([-50, 0].map((value) => expect.closeTo(value)));
    expect(points.at(-1)).toEqual([50, 0].map((value) => expect.closeTo(value)));
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(-50);
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeCloseTo(50);
    expect(Math.max(...along("M-50 0A50 50 0 0 0 50 0").map(([, y]) => y))).toBeCloseTo(50);
  });
});

/** A board of two hexes side by side with a city each, and one tile with track to all sides. */
const spots = [0, 1, 2, 3, 4, 5].map(() => [
  [0, 46],
  [0, -60],
  [60, 30],
]);
const city = { at: [0, 0], slots: [[0, 0]], upright: true };
const star = [0, 1, 2, 3, 4, 5].map((edge) => {
  const angle = ((120 + 60 * edge) * Math.PI) / 180;
  return { ends: [`e${edge}`, "c0"], d: `M${86.6 * Math.cos(angle)} ${86.6 * Math.sin(angle)}L0 0` };
});
const hexOf = (id: string, index: number, name: string) =>
  ({
    id,
    index,
    names: [[name, name]],
    kind: "city",
    cities: [{ revenue: 20 }],
    towns: [],
    stubs: [],
    home_of: [],
    label: null,
    terrain: null,
    reserved_for: null,
  }) as unknown as HexFacts;
const facts = (names: string[]): Facts =>
  ({
    map: { hexes: names.map((name, index) => hexOf(`A${index}`, index, name)), red_values: null },
    tiles: [{ id: "63", cities: [{ revenue: 40 }], towns: [], label: null, company: null, colour: "brown" }],
    companies: [],
    drawing: {
      side: 100,
      city: 26,
      town: 11,
      track: 11,
      reserved: { name: [0, 4] },
      tiles: { "63": { track: star, cities: [city], towns: [], spots } },
      hexes: Object.fromEntries(
        names.map((_, n) => [`A${n}`, { track: [], cities: [city], towns: [], spots, centre: [173.2 * n, 0], terrain: [0, 0] }]),
      ),
    },
  }) as unknown as Facts;
const measure: Measure = (text) => ({ width: 0.55 * text.length, up: 0.75, down: 0.2, lineUp: 0.95, lineDown: 0.25 });
const placed = (names: string[], more: Partial<Board> = {}, kept: PlacedName[] = []): PlacedName[] =>
  placeNames({ facts: facts(names), tiles: {}, stations: [], distance: "far", numbers: false, margin: 60, ...more }, measure, kept);
const BROWN: LaidTile = { tile: "63", rotation: 0, colour: "brown" };
const find = (all: PlacedName[], hex: string): PlacedName => all.find((name) => name.hex === hex)!;

describe("the names", () => {
  test("on free ground, below the city in the largest size", () => {
    const [name] = placed(["Brno"]);
    expect(name).toMatchObject({ hex: "A0", free: true, on: "bare" });
    expect(name!.rows.map(({ text, size }) => [text, size])).toEqual([["Brno", 25]]);
    expect(name!.box.y).toBeGreaterThan(28);
  });
  test("with track to all sides, on no line and no value", () => {
    const name = find(placed(["Brno"], { tiles: { A0: BROWN } }), "A0");
    expect(name.free).toBe(true);
    const { x, y, width, height } = name.box;
    for (const line of star)
      for (const [u, v] of along(line.d))
        expect(Math.hypot(Math.max(x - u, 0, u - x - width), Math.max(y - v, 0, v - y - height))).toBeGreaterThan(5.5);
  });
  test("a long name is broken before it is shrunk far", () => {
    const name = find(placed(["České Budějovice"], { margin: 0 }), "A0");
    expect(name.rows.map(({ text }) => text)).toEqual(["České", "Budějovice"]);
    expect(name.free).toBe(true);
  });
  test("names of neighbours do not overlap", () => {
    const all = placed(["Neustadt-Neustadt", "Altstadt-Altstadt"]);
    const [one, other] = [find(all, "A0").box, find(all, "A1").box];
    expect(
      one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y,
    ).toBe(true);
  });
  test("an income label is not covered, and only covered names move", () => {
    const before = placed(["Brno", "Znojmo"]);
    const after = placed(["Brno", "Znojmo"], { plates: [find(before, "A0").box] }, before);
    expect(find(after, "A0").box).not.toEqual(find(before, "A0").box);
    expect(find(after, "A1")).toBe(find(before, "A1"));
  });
  test("zoomed in, the other name is below", () => {
    const hexes = facts(["Brno"]);
    (hexes.map.hexes[0] as { names: string[][] }).names = [["Brno", "Brünn"]];
    const [name] = placed([], { facts: hexes, distance: "near" });
    expect(name!.rows.map(({ text, kind }) => [text, kind])).toEqual([
      ["Brno", "own"],
      ["Brünn", "other"],
    ]);
  });
});
