import type { Action } from "../net/types";
import type { TileChoice } from "./tiles";

/** The selected hex and the tile tried on it, not laid yet. */
export interface Draft {
  hex: string;
  tile?: string;
  rotation?: number;
  local_railway?: string | null;
}

/**
 * What a draft has chosen and what is left to choose: hex, tile, rotation, helping local railway.
 * The map and the panel both show this state.
 */
export interface Drafting {
  /** Hexes on which a tile can be laid. */
  hexes: string[];
  hex: string | null;
  /** The tiles for that hex, each with all ways to lay it. */
  tiles: { id: string; ways: Action[] }[];
  tile: string | null;
  /** The legal rotations of the selected tile, and the index of the current one. */
  turns: number[];
  at: number;
  /** The ways to lay it in this rotation, with or without a local railway. */
  helps: TileChoice[];
  /** The choice that confirming would send. */
  way: TileChoice | null;
}

export function drafting(all: TileChoice[], draft: Draft | null): Drafting {
  const hexes = [...new Set(all.map(({ shown }) => shown.hex!))];
  const hex = draft && hexes.includes(draft.hex) ? draft.hex : null;
  const here = all.filter(({ shown }) => shown.hex === hex);
  const tiles = [...new Set(here.map(({ shown }) => shown.tile!))].map((id) => ({
    id,
    ways: here.filter(({ shown }) => shown.tile === id).map(({ shown }) => shown),
  }));
  const held = tiles.find(({ id }) => id === draft?.tile);
  const turns = [...new Set((held?.ways ?? []).map((way) => way.rotation ?? 0))];
  const at = Math.max(0, turns.indexOf(draft?.rotation ?? 0));
  const helps = held ? here.filter(({ shown }) => shown.tile === held.id && (shown.rotation ?? 0) === turns[at]) : [];
  const way = helps.find(({ shown }) => help(shown) === help(draft!)) ?? helps[0] ?? null;
  return { hexes, hex, tiles, tile: held?.id ?? null, turns, at, helps, way };
}

/** Select a tile; selecting the selected one rotates it. */
export function taken(now: Drafting, tile: string): Draft {
  if (tile === now.tile) return turned(now, 1);
  return of(now.tiles.find(({ id }) => id === tile)!.ways[0]!);
}

/** Try the first tile of the selected hex, if possible without a local railway. */
export function firstTile(now: Drafting): Draft | null {
  const ways = now.tiles.flatMap((tile) => tile.ways);
  const way = ways.find((one) => help(one) === null) ?? ways[0];
  return way ? of(way) : null;
}

/** Rotate to the next legal rotation, keeping the helping local railway if possible. */
export function turned(now: Drafting, by: number): Draft {
  const rotation = now.turns[(now.at + by + now.turns.length) % now.turns.length];
  const ways = now.tiles.find(({ id }) => id === now.tile)!.ways.filter((way) => (way.rotation ?? 0) === rotation);
  return of(ways.find((way) => help(way) === help(now.way!.shown)) ?? ways[0]!);
}

/** Use this local railway, or none. */
export function helped(now: Drafting, railway: string | null): Draft {
  return { ...of(now.way!.shown), local_railway: railway };
}

const help = (one: { local_railway?: string | null }): string | null => one.local_railway ?? null;
const of = (way: Action): Draft => ({ hex: way.hex!, tile: way.tile, rotation: way.rotation, local_railway: help(way) });
