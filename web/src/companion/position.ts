import { hexOf, pictureOn, tileOf } from "../map/draw/geometry";
import type * as contract from "../net/contract";
import type { Facts, View } from "../net/types";

/** A position as JSON (docs/companion.md), and changes of it. What is possible is decided by the server. */

export type GivenTrain = string | contract.PositionTrain;
export type GivenCompany = contract.PositionCompany;
export type GivenOwner = contract.PositionRailway;
type Sure<T, K extends keyof T> = T & Required<Pick<T, K>>;
type GivenPlayer = Sure<contract.PositionPlayer, "name" | "cash">;
/** A position on a printed board, with the fields that the server always writes. */
export type Given = Sure<Omit<contract.PositionFile, "players" | "tiles">, "board"> & {
  board: string;
  players?: GivenPlayer[];
  tiles?: Record<string, Sure<contract.PositionTile, "rotation">>;
};
/** By hex and tile, the rotations in which the tile differs. */
export type Possible = Record<string, Record<string, number[]>>;

const NAMES = ["Anna", "Bedřich", "Cyril", "Dana", "Emil", "Františka"];

export function fresh(board: string, players: number, options: Record<string, unknown> = {}): Given {
  const named = NAMES.slice(0, players).map((name) => ({ name, cash: 0 }));
  const chosen = Object.keys(options).length ? { options } : {};
  return { format: "18CZ position", board, phase: "a", ...chosen, ...(players ? { players: named } : {}) };
}

/** The map of a position, as the map component draws it. */
export function mapView(facts: Facts, given: Given, colour: string): View {
  const tiles = Object.fromEntries(
    Object.entries(given.tiles ?? {}).map(([hex, laid]) => [hex, { ...laid, colour: tileOf(facts, laid.tile)?.colour ?? "" }]),
  );
  const stations = (given.stations ?? []).map((one) => ({ city: 0, ...one }));
  return { number: 0, tiles, stations, tile_colour: colour } as unknown as View;
}

// Tiles

/** The edges with track on a hex: of its tile in this rotation, or printed. */
function exits(facts: Facts, hex: string, laid: { tile: string; rotation: number } | undefined): Set<number> {
  const paths = laid ? tileOf(facts, laid.tile)?.paths : hexOf(facts, hex)?.paths;
  const ends = (paths ?? []).flat().filter((end) => end.startsWith("e"));
  return new Set(ends.map((end) => (Number(end.slice(1)) + (laid?.rotation ?? 0)) % 6));
}

/** The rotations of a tile, those that meet the most neighbouring track first. */
export function byFit(facts: Facts, given: Given, hex: string, tile: string, rotations: number[]): number[] {
  const around = (hexOf(facts, hex)?.neighbours ?? []).map((index) => {
    const id = index === null ? null : facts.map.hexes[index]!.id;
    return id === null ? new Set<number>() : exits(facts, id, given.tiles?.[id]);
  });
  const met = (rotation: number) => [...exits(facts, hex, { tile, rotation })].filter((edge) => around[edge]?.has((edge + 3) % 6)).length;
  return [...rotations].sort((one, other) => met(other) - met(one));
}

/** Lay a tile, or turn it if it lies there already. */
export function withTile(facts: Facts, given: Given, hex: string, tile: string, rotations: number[]): Given {
  const order = byFit(facts, given, hex, tile, rotations);
  const now = given.tiles?.[hex];
  const place = now?.tile === tile ? order.indexOf(now.rotation) + 1 : 0;
  return { ...given, tiles: { ...given.tiles, [hex]: { tile, rotation: order[place % order.length]! } } };
}

export function withoutTile(given: Given, hex: string): Given {
  const { [hex]: _, ...tiles } = given.tiles ?? {};
  return { ...given, tiles };
}

// Stations

/** Place a station of a company on a hex; again: in the next city, and then none. */
export function withStation(facts: Facts, given: Given, hex: string, company: string): Given {
  const laid = given.tiles?.[hex];
  const cities = pictureOn(facts, hex, laid && { ...laid, colour: "" }).picture.cities.length;
  const all = given.stations ?? [];
  const here = all.find((one) => one.hex === hex && one.company === company);
  const others = all.filter((one) => one !== here);
  const next = here ? (here.city ?? 0) + 1 : 0;
  return { ...given, stations: next < cities ? [...others, { hex, company, city: next }] : others };
}

// Companies

export const companyOf = (given: Given, company: string): GivenCompany => given.companies?.[company] ?? {};

export function withCompany(given: Given, company: string, change: GivenCompany): Given {
  const changed = Object.fromEntries(
    Object.entries({ ...companyOf(given, company), ...change }).filter(([, value]) => value !== undefined),
  );
  return { ...given, companies: { ...given.companies, [company]: changed } };
}

export const faceOf = (train: GivenTrain): string => (typeof train === "string" ? train : train.face);

export function priceOf(given: Given, company: string): number | null {
  const found = Object.entries(given.chart ?? {}).find(([, stack]) => stack.includes(company));
  return found ? Number(found[0]) : null;
}

/** Put the marker of a company beneath the others on a price; null: remove it. */
export function withPrice(given: Given, company: string, price: number | null): Given {
  const stacks = Object.entries(given.chart ?? {}).map(([at, stack]) => [at, stack.filter((one) => one !== company)] as const);
  const chart: Record<string, string[]> = Object.fromEntries(stacks.filter(([, stack]) => stack.length));
  if (price !== null) chart[price] = [...(chart[price] ?? []), company];
  const next = { ...given, chart };
  return companyOf(next, company).status ? withCompany(next, company, { status: undefined }) : next;
}

/** Move the marker of a company to the top of its price. */
export function withOnTop(given: Given, company: string): Given {
  const price = priceOf(given, company);
  if (price === null) return given;
  const others = given.chart![price]!.filter((one) => one !== company);
  return { ...given, chart: { ...given.chart, [price]: [company, ...others] } };
}

/** Change the deck or the pool; an undefined value has its usual content. */
export function withDeck(given: Given, change: Given["trains"]): Given {
  const trains = Object.fromEntries(Object.entries({ ...given.trains, ...change }).filter(([, value]) => value !== undefined));
  return { ...given, trains };
}

export function withVaclav(given: Given, company: string, units: number): Given {
  const { [company]: _, ...others } = given.vaclav ?? {};
  return { ...given, vaclav: units > 0 ? { ...others, [company]: units } : others };
}

// Players

export function withPlayer(given: Given, seat: number, change: Partial<GivenPlayer>): Given {
  return { ...given, players: given.players?.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

export function withShares(given: Given, seat: number, company: string, units: number): Given {
  const { [company]: _, ...others } = given.players?.[seat]?.shares ?? {};
  return withPlayer(given, seat, { shares: units > 0 ? { ...others, [company]: units } : others });
}

/** Another number of players; what those who leave own goes to the bank. */
export function withPlayers(given: Given, count: number): Given {
  const now = given.players ?? [];
  const names = NAMES.filter((name) => !now.some((one) => one.name === name));
  const added = names.slice(0, Math.max(0, count - now.length)).map((name) => ({ name, cash: 0 }));
  const { order: _, turn: __, stock: ___, ...rest } = given;
  const railways = Object.entries(given.local_railways ?? {}).filter(([, owner]) => (owner.player ?? 0) < count);
  const companies = Object.entries(given.companies ?? {}).map(([name, { director, ...more }]) => [
    name,
    typeof director === "number" && director < count ? { ...more, director } : more,
  ]);
  return {
    ...rest,
    players: [...now.slice(0, count), ...added],
    local_railways: Object.fromEntries(railways),
    companies: Object.fromEntries(companies),
  };
}

export function withRailway(given: Given, railway: string, owner: GivenOwner | null): Given {
  const { [railway]: _, ...others } = given.local_railways ?? {};
  return { ...given, local_railways: owner ? { ...others, [railway]: owner } : others };
}

/** The papers of Moravia-Silesia that are no local railways. */
export const PAPERS = ["three_e", "station_railway"] as const satisfies contract.PositionPaper["kind"][];

/** Give a paper of Moravia-Silesia to a player or a company; null: it is out of the game. */
export function withPaper(given: Given, kind: contract.PositionPaper["kind"], owner: GivenOwner | null): Given {
  const others = (given.papers ?? []).filter((paper) => paper.kind !== kind);
  return { ...given, papers: owner ? [...others, { kind, ...owner }] : others };
}
