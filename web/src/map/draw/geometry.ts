import type { CompanyFacts, Drawing, Facts, HexFacts, LaidTile, TileDrawing, TileFacts, View } from "../../net/types";

/** Geometry of tiles and hexes, from the drawing that the server sends with the facts. */

export type Point = [number, number];

/** Rotate a point clockwise by `rotation` sixths of a turn. */
export function turned([x, y]: Point, rotation: number): Point {
  const [c, s] = [Math.cos((rotation * Math.PI) / 3), Math.sin((rotation * Math.PI) / 3)];
  return [x * c - y * s, x * s + y * c];
}

/** Return the slots of a city on the rotated tile. A city in the centre stays upright. */
export function slotsOf(city: TileDrawing["cities"][number], rotation: number): Point[] {
  return city.upright ? city.slots : city.slots.map((slot) => turned(slot, rotation));
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Return the bounding box of these hexes, by default of all. */
export function frameOf(drawing: Drawing, margin = 0, hexes: string[] = Object.keys(drawing.hexes)): Frame {
  const centres = hexes.map((hex) => drawing.hexes[hex]!.centre);
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const half = (drawing.side * Math.sqrt(3)) / 2;
  const x = Math.min(...xs) - half - margin;
  const y = Math.min(...ys) - drawing.side - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + half + margin - x,
    height: Math.max(...ys) + drawing.side + margin - y,
  };
}

// Lookups; each list of the facts is indexed once.

function table<T>(items: (facts: Facts) => T[], key: (item: T) => string) {
  const known = new WeakMap<Facts, Map<string, T>>();
  return (facts: Facts, name: string): T | undefined => {
    let found = known.get(facts);
    if (!found) {
      found = new Map(items(facts).map((item) => [key(item), item]));
      known.set(facts, found);
    }
    return found.get(name);
  };
}

export const tileOf = table<TileFacts>(
  (facts) => facts.tiles,
  (tile) => tile.id,
);
export const hexOf = table<HexFacts>(
  (facts) => facts.map.hexes,
  (hex) => hex.id,
);
export const companyOf = table<CompanyFacts>(
  (facts) => facts.companies,
  (company) => company.id,
);
export const redTileOf = table<TileFacts>(
  (facts) => facts.tiles.filter((tile) => tile.company),
  (tile) => tile.company ?? "",
);

/** Return the values of a red tile, yellow to grey; null where it has no value yet. */
export function redValues(facts: Facts, company: string): (number | null)[] {
  return facts.map.red_values ?? redTileOf(facts, company)?.cities[0]?.revenue_by_colour ?? [];
}

/** Return the drawing currently on a hex, and its rotation. */
export function pictureOn(facts: Facts, hex: string, laid: LaidTile | undefined): { picture: TileDrawing; rotation: number } {
  const drawing = facts.drawing;
  const picture = laid ? drawing.tiles[laid.tile] : drawing.hexes[hex];
  if (!picture) throw new Error(`nothing is drawn for ${laid?.tile ?? hex}`);
  return { picture, rotation: laid?.rotation ?? 0 };
}

export interface PlacedStation {
  company: string;
  at: Point;
  /** Not a station: the place that waits for the company's home station. */
  home: boolean;
}

type Board = Pick<View, "tiles" | "stations">;

/**
 * Return the positions of the stations on a hex, each in the next free slot of its city, and then of the home places
 * that still wait for a station. Without `companies`, only a hex without a tile has those.
 */
export function stationsOn(facts: Facts, view: Board & Partial<Pick<View, "companies">>, hex: string): PlacedStation[] {
  const stations = view.stations.filter((station) => station.hex === hex);
  const here = [...stations, ...homesOn(facts, view, hex)];
  if (!here.length) return [];
  const { picture, rotation } = pictureOn(facts, hex, view.tiles[hex]);
  const filled = new Map<number, number>();
  return here.map((station, place) => {
    const number = filled.get(station.city) ?? 0;
    filled.set(station.city, number + 1);
    const city = picture.cities[station.city];
    const slots = city ? slotsOf(city, rotation) : [];
    // A station without a city or without a free slot is drawn beside the centre.
    const at: Point = slots[number] ?? [0, 46 * (number ? -1 : 1) * (slots.length ? 1 : 0)];
    return { company: station.company, at, home: place >= stations.length };
  });
}

/** Return the homes on a hex without their station; a home with a choice of two cities is in both. */
function homesOn(facts: Facts, view: Board & Partial<Pick<View, "companies">>, id: string): View["stations"] {
  const hex = hexOf(facts, id);
  const laid = view.tiles[id];
  if (!hex || hex.kind === "reserved") return [];
  const waits = (company: string): boolean => {
    const item = view.companies?.[company];
    return item ? item.status === "in_the_box" || item.operated === false : !laid;
  };
  return hex.home_of
    .filter((company) => waits(company) && !view.stations.some((station) => station.hex === id && station.company === company))
    .flatMap((company) => {
      const own = hex.cities.findIndex((city) => city.home_of === company);
      if (own < 0) return pictureOn(facts, id, laid).picture.cities.map((_, city) => ({ company, hex: id, city }));
      const bare = { tiles: {}, stations: [{ company, hex: id, city: own }] };
      return laid ? stationsWith(facts, bare, id, laid).stations : bare.stations;
    });
}

/** Return the board with a tile laid on a hex. A station stays in the city that has the same track. */
export function stationsWith(facts: Facts, { tiles, stations }: Board, hex: string, laid: LaidTile): Board {
  const after = { ...tiles, [hex]: laid };
  const exits = (lying: LaidTile | undefined, city: number): number[] => {
    const { picture, rotation } = pictureOn(facts, hex, lying);
    const lines = picture.track.filter((line) => line.ends[1] === `c${city}`);
    return lines.map((line) => (Number(line.ends[0].slice(1)) + rotation) % 6);
  };
  const cities = pictureOn(facts, hex, laid).picture.cities.map((_, city) => exits(laid, city));
  const moved = (city: number): number => {
    const before = exits(tiles[hex], city);
    const found = before.length ? cities.findIndex((now) => before.every((edge) => now.includes(edge))) : -1;
    return found >= 0 ? found : Math.min(city, cities.length - 1);
  };
  return { tiles: after, stations: stations.map((one) => (one.hex === hex ? { ...one, city: moved(one.city) } : one)) };
}
