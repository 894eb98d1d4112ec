import { placesOn } from "../../words/places";
import type { Facts, HexFacts, LaidTile, Station } from "../../net/types";
import { frameOf, pictureOn, redTileOf, redValues, slotsOf, stationsOn, tileOf, turned, type Point } from "../draw/geometry";
import { along, Ground, type Box } from "./ground";

/**
 * Placement of place names: on free ground, in their hex or across its edge, each nearer to its own city than
 * to any other. A name without room is broken into two lines, then set in a smaller size.
 */

export type Distance = "far" | "near" | "close";
/** Name in the user's language, or the other name printed on the board. */
export type Kind = "own" | "other";

/** Metrics of a text at font size 1: width, extent of the glyphs, extent of the line. */
export interface Ink {
  width: number;
  up: number;
  down: number;
  lineUp: number;
  lineDown: number;
}
export type Measure = (text: string, kind: Kind) => Ink;

export interface Row {
  text: string;
  kind: Kind;
  size: number;
  /** Baseline, relative to the middle of the name. */
  y: number;
}
export interface PlacedName {
  hex: string;
  at: Point;
  rows: Row[];
  /** The box that the letters cover. */
  box: Box;
  /** The colour of the tile under its middle, or "bare". */
  on: string;
  /** Whether it covers nothing else. */
  free: boolean;
}

export interface Board {
  facts: Facts;
  tiles: Record<string, LaidTile>;
  stations: Station[];
  distance: Distance;
  /** Whether tile numbers and hex ids are shown. */
  numbers: boolean;
  hexes?: HexFacts[];
  /** How far names may extend beyond the hexes. */
  margin: number;
  /** Other labels on the map. */
  plates?: Box[];
}

const MARK: [number, number] = [82, 34]; // terrain symbol with its cost
const NUMBER = { far: [56, 21], near: [32, 15], close: [32, 15] } as const; // tile number; a hex id is shorter
const VALUE = { far: 18, near: 15, close: 15 };
const LETTER = [25, 24] as const; // of the widest font, plus padding
const BOX = 25; // one value of a red tile
const GAP = 1.04; // line height, in font sizes

// Occupied ground ------------------------------------------------------------------------------------------

const lines = new Map<string, Point[]>();
function points(d: string): Point[] {
  let found = lines.get(d);
  if (!found) lines.set(d, (found = along(d)));
  return found;
}

/** Mark what is drawn on a hex; return the positions of its cities and towns. */
function mark(ground: Ground, { facts, tiles, stations, distance, numbers }: Board, hex: HexFacts): Point[] {
  const drawing = facts.drawing;
  const [x, y] = drawing.hexes[hex.id]!.centre;
  const at = ([u, v]: Point): Point => [x + u, y + v];
  const box = ([u, v]: Point, width: number, height: number): void =>
    ground.box({ x: x + u - width / 2, y: y + v - height / 2, width, height });
  const laid = tiles[hex.id];
  const { picture, rotation } = pictureOn(facts, hex.id, laid);
  const tile = laid && tileOf(facts, laid.tile);
  for (const line of picture.track)
    ground.line(
      points(line.d).map((point) => at(turned(point, rotation))),
      drawing.track,
    );
  const cities = picture.cities.flatMap((city) => slotsOf(city, rotation));
  const towns = picture.towns.map((town) => turned(town, rotation));
  for (const slot of cities) ground.disc(at(slot), drawing.city + 2);
  for (const city of picture.cities) {
    const slots = slotsOf(city, rotation);
    for (const [n, [u, v]] of slots.entries())
      for (const [w, z] of slots.slice(n + 1)) ground.disc(at([(u + w) / 2, (v + z) / 2]), drawing.city + 2);
  }
  for (const town of towns) ground.disc(at(town), drawing.town + 1);
  for (const { at: place, home } of stationsOn(facts, { tiles, stations }, hex.id)) if (!home) ground.disc(at(place), 24);
  const company = tile ? tile.company : hex.kind === "reserved" ? hex.reserved_for : null;
  const [, value, letters] = picture.spots[rotation] ?? picture.spots[0] ?? [];
  if (!laid && hex.kind === "reserved") ground.disc(at(drawing.reserved.company!), 22);
  if (company) {
    const boxes = redValues(facts, company).filter((one) => one !== null).length;
    const bonus = redTileOf(facts, company)?.cities[0]?.home_bonus ? 32 : 0;
    const spot = laid ? value : drawing.reserved.values;
    if (spot) box(spot, boxes * BOX + bonus + 3, 25);
  } else if (value) {
    const worth = tile
      ? [...tile.cities.map((city) => city.revenue), ...tile.towns]
      : [...hex.cities.map((city) => city.revenue), ...hex.towns];
    const values = [...new Set(worth.filter((one) => one))].join("/");
    if (values) ground.disc(at(value), VALUE[distance]);
    if (values.length > 3) box(value, values.length * 12, 24);
  }
  const label = tile ? (tile.terminal ? null : tile.label) : hex.label;
  if (label && letters && !company) box(letters, label.length * LETTER[0], LETTER[1]);
  if (!laid) {
    for (const edge of hex.stubs) {
      const [u, v] = turned([-43.3, 75], edge);
      ground.line(points(`M${u} ${v}L${0.62 * u} ${0.62 * v}`).map(at), drawing.track);
    }
    const beside = hex.cities.length + hex.towns.length > 0;
    if (hex.terrain) box(beside ? drawing.hexes[hex.id]!.terrain : [0, 4], beside ? MARK[0] : 72, beside ? MARK[1] : 76);
  }
  const [wide, high] = NUMBER[distance];
  if (numbers || distance !== "far") ground.box({ x: x - 83, y: y - 35 - high, width: 0.75 * wide, height: high });
  if (numbers && laid) ground.box({ x: x + 84 - wide, y: y + 50 - high, width: wide, height: high });
  return [...cities, ...towns].map(at);
}

// Line breaks and sizes ----------------------------------------------------------------------------------

interface Wording {
  rows: Row[];
  width: number;
  /** Boxes of the letters and of their lines, relative to the middle. */
  tight: [number, number];
  airy: [number, number];
  /** Penalty of this layout. */
  price: number;
}

/** Break a text into two lines at the space that makes them most even. */
function broken(text: string): string[] | null {
  const words = text.split(" ");
  if (words.length < 2) return null;
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  return ways.sort((a, b) => Math.max(...a.map((one) => one.length)) - Math.max(...b.map((one) => one.length)))[0]!;
}

const SIZES = {
  far: { one: [25, 22.5, 20, 18], two: [21, 19, 17.5, 16], other: 0 },
  near: { one: [18.5, 17, 15.5], two: [16, 15, 14], other: 0.76 },
  close: { one: [18.5, 17, 15.5], two: [15, 14, 13], other: 0.8 },
};

function wordings(hex: HexFacts, distance: Distance, measure: Measure): Wording[] {
  const places = placesOn(hex);
  const sizes = SIZES[distance];
  const others = sizes.other > 0 && (places.length === 1 || distance === "close") && places.some(({ other }) => other);
  const ways: { texts: [string, Kind][]; price: number }[] = [];
  const all = (breaking: boolean, other: boolean): [string, Kind][] =>
    places.flatMap((place): [string, Kind][] => [
      ...((breaking && broken(place.name)) || [place.name]).map((text): [string, Kind] => [text, "own"]),
      ...(other && place.other ? [[place.other, "other"] as [string, Kind]] : []),
    ]);
  const breakable = places.some(({ name }) => broken(name));
  for (const other of others ? [true, false] : [false]) {
    const missing = others && !other ? 60 : 0;
    ways.push({ texts: all(false, other), price: missing });
    if (breakable) ways.push({ texts: all(true, other), price: missing + 4 });
  }
  const letters = places.length > 1 ? sizes.two : sizes.one;
  return ways
    .flatMap(({ texts, price }) => letters.map((size) => set(texts, size, sizes.other * size, price + 9 * (letters[0]! - size), measure)))
    .sort((a, b) => a.price - b.price);
}

function set(texts: [string, Kind][], size: number, otherSize: number, price: number, measure: Measure): Wording {
  const rows: Row[] = [];
  const inks = texts.map(([text, kind]) => measure(text, kind));
  const sizeOf = (kind: Kind): number => (kind === "own" ? size : otherSize);
  let y = 0;
  for (const [text, kind] of texts) {
    if (rows.length) y += GAP * sizeOf(kind);
    rows.push({ text, kind, size: sizeOf(kind), y });
  }
  const [first, last] = [inks[0]!, inks.at(-1)!];
  const [top, end] = [rows[0]!, rows.at(-1)!];
  const tight: [number, number] = [-first.up * top.size, y + last.down * end.size];
  const airy: [number, number] = [-first.lineUp * top.size, y + last.lineDown * end.size];
  const middle = (tight[0] + tight[1]) / 2;
  for (const row of rows) row.y -= middle;
  return {
    rows,
    width: Math.max(...rows.map((row, n) => inks[n]!.width * row.size)),
    tight: [tight[0] - middle, tight[1] - middle],
    airy: [airy[0] - middle, airy[1] - middle],
    price,
  };
}

// The search ---------------------------------------------------------------------------------------------

const STEP = 5;
const WIDE = 150; // maximum distance between the middle of a name and the middle of its hex
const HIGH = 125;
const COVERING = 1000; // overlap is a last resort
const AIR = 2;
const BETWEEN = 10;
const STACKED = 16;

interface Place {
  hex: HexFacts;
  centre: Point;
  /** Preferred position, relative to the centre. */
  wish: Point;
  own: Point[];
  /** Nearby cities and towns that are not its own. */
  others: Point[];
  wordings: Wording[];
  crowd: number;
}

/** Whether two names are so close that they read as one. */
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + BETWEEN && b.x < a.x + a.width + BETWEEN && a.y < b.y + b.height + 2 && b.y < a.y + a.height + 2;

/** Whether one is just above the other, which is hard to tell apart at a glance. */
const stacked = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height + STACKED && b.y < a.y + a.height + STACKED;

function away({ x, y, width, height }: Box, points: Point[]): number {
  let least = Infinity;
  for (const [u, v] of points) {
    const across = Math.max(x - u, 0, u - x - width);
    const down = Math.max(y - v, 0, v - y - height);
    least = Math.min(least, Math.hypot(across, down));
  }
  return least;
}

/** Return how far a box around (dx, dy) extends over the edge of a hex around (0, 0). */
function overRim(dx: number, dy: number, width: number, height: number, apothem: number): number {
  const [u, v] = [Math.abs(dx) + width / 2, Math.abs(dy) + height / 2];
  return Math.max(0, u - apothem, u / 2 + (v * Math.sqrt(3)) / 2 - apothem);
}

/** Return the steps from -most to most, nearest to `wish` first. */
function stepsAround(wish: number, most: number): number[] {
  const all = Array.from({ length: (2 * most) / STEP + 1 }, (_, n) => n * STEP - most);
  return all.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish));
}

/** Return the cheapest position for a name. The search starts at the preferred position and prunes candidates that are
    farther off than the best so far. */
function best(place: Place, ground: Ground, boxes: Box[], apothem: number): { box: Box; wording: Wording; price: number } {
  let found: { box: Box; wording: Wording; price: number } | undefined;
  let least = Infinity;
  const near = boxes.filter((box) => away(box, [place.centre]) < WIDE + 130);
  const across = stepsAround(place.wish[0], WIDE);
  const down = stepsAround(place.wish[1], HIGH);
  for (const wording of place.wordings) {
    const { width } = wording;
    const [top, bottom] = wording.tight;
    for (const dy of down) {
      const inRow = wording.price + 0.16 * Math.abs(dy - place.wish[1]);
      if (inRow >= least) break;
      for (const dx of across) {
        let price = inRow + 0.12 * Math.abs(dx - place.wish[0]);
        if (price >= least) break;
        price += 0.45 * overRim(dx, dy, width, bottom - top, apothem);
        if (price >= least) continue;
        const [x, y] = [place.centre[0] + dx, place.centre[1] + dy];
        const box = { x: x - width / 2, y: y + top, width, height: bottom - top };
        const taken = ground.taken(box);
        if (taken) price += COVERING + 8 * taken;
        if (price >= least) continue;
        if (near.some((other) => meet(box, other))) price += 2 * COVERING;
        else if (near.some((other) => stacked(box, other))) price += 30;
        if (
          !taken &&
          ground.taken({
            x: x - width / 2 - AIR,
            y: y + wording.airy[0],
            width: width + 2 * AIR,
            height: wording.airy[1] - wording.airy[0],
          })
        )
          price += 14;
        if (price >= least) continue;
        const own = away(box, place.own);
        const other = away(box, place.others);
        if (own >= other) price += 3 * COVERING;
        else price += 0.5 * Math.max(0, own - 45) + 1.2 * Math.max(0, 30 - (other - own));
        if (price >= least) continue;
        least = price;
        found = { box, wording, price };
      }
    }
  }
  return found!;
}

/**
 * Place the names of a board. The fullest hexes are placed first; a name without room then moves ahead of the others.
 * Names in `kept` keep their position if possible.
 */
export function placeNames(board: Board, measure: Measure, kept: PlacedName[] = []): PlacedName[] {
  const { facts, tiles } = board;
  const drawing = facts.drawing;
  const hexes = board.hexes ?? facts.map.hexes;
  const apothem = (drawing.side * Math.sqrt(3)) / 2;
  const ground = new Ground(
    frameOf(
      drawing,
      board.margin,
      hexes.map((hex) => hex.id),
    ),
  );
  const stops = new Map(hexes.map((hex) => [hex.id, mark(ground, board, hex)] as const));
  for (const plate of board.plates ?? []) ground.box(plate);
  ground.seal();
  const places = hexes
    .filter((hex) => hex.names.length)
    .map((hex): Place => {
      const centre = drawing.hexes[hex.id]!.centre;
      const laid = tiles[hex.id];
      const { picture, rotation } = pictureOn(facts, hex.id, laid);
      const isNear = (other: HexFacts) =>
        other !== hex && Math.hypot(drawing.hexes[other.id]!.centre[0] - centre[0], drawing.hexes[other.id]!.centre[1] - centre[1]) < 360;
      const own = stops.get(hex.id)!;
      return {
        hex,
        centre,
        wish: (!laid && hex.kind === "reserved" ? drawing.reserved.name : picture.spots[rotation]?.[0]) ?? [0, 46],
        own: own.length ? own : [centre],
        others: hexes.filter(isNear).flatMap((other) => stops.get(other.id)!),
        wordings: wordings(hex, board.distance, measure),
        crowd: picture.track.length + 3 * hex.names.length + Math.max(...hex.names.flat().map((name) => name.length)) / 4,
      };
    })
    .sort((a, b) => b.crowd - a.crowd);

  const stay = new Map(kept.filter((name) => name.free && !ground.taken(name.box)).map((name) => [name.hex, name] as const));
  const attempt = (order: Place[]): PlacedName[] => {
    const boxes: Box[] = [];
    const placed: PlacedName[] = [];
    for (const place of [...order].sort((a, b) => Number(stay.has(b.hex.id)) - Number(stay.has(a.hex.id)))) {
      const old = stay.get(place.hex.id);
      if (old && !boxes.some((box) => meet(box, old.box))) {
        boxes.push(old.box);
        placed.push(old);
        continue;
      }
      const { box, wording, price } = best(place, ground, boxes, apothem);
      boxes.push(box);
      const at: Point = [box.x + box.width / 2, box.y - wording.tight[0]];
      placed.push({ hex: place.hex.id, at, rows: wording.rows, box, on: under(facts, tiles, at), free: price < COVERING });
    }
    return placed;
  };
  const covering = (names: PlacedName[]): number => names.filter((name) => !name.free).length;
  let order = places;
  let answer = attempt(order);
  for (let again = 0; again < 4 && covering(answer); again++) {
    const crowded = new Set(answer.filter((name) => !name.free).map((name) => name.hex));
    order = [...order.filter(({ hex }) => crowded.has(hex.id)), ...order.filter(({ hex }) => !crowded.has(hex.id))];
    const next = attempt(order);
    if (covering(next) < covering(answer)) answer = next;
  }
  return answer;
}

/** Return the colour of the tile under a point. */
function under(facts: Facts, tiles: Record<string, LaidTile>, [x, y]: Point): string {
  const { hexes } = facts.drawing;
  const apart = (id: string): number => Math.hypot(hexes[id]!.centre[0] - x, hexes[id]!.centre[1] - y);
  const nearest = Object.keys(hexes).reduce((one, other) => (apart(other) < apart(one) ? other : one));
  return tiles[nearest]?.colour ?? "bare";
}
