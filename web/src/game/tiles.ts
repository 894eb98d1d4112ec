import type { Action, View } from "../net/types";

/** An action that lays a tile. */
export interface TileChoice {
  action: Action;
  /** The same with hex and tile named, for the map and the panel. */
  shown: Action;
  /** Cost in K. */
  cost: number;
}

export const LAYING = ["LayTile", "LayHomeTile", "LayRailwayTile"];

/** Return the tiles that can be laid. Rotations that lie alike are one choice; the server marks them. */
export function tileChoices(view: View): TileChoice[] {
  return (view.choices ?? []).flatMap((action, at) => {
    const { hex, tile, cost, repeats } = view.terms?.[at] ?? {};
    if (!LAYING.includes(action.type) || repeats !== undefined) return [];
    const shown = { ...action, hex: action.hex ?? hex, tile: action.tile ?? tile };
    return { action, shown, cost: typeof cost === "number" ? cost : 0 };
  });
}

/** Decisions whose panel shows tiles; at others a local railway's power may allow one. */
export function aboutTiles(kind: string | undefined): boolean {
  return kind === "track" || kind === "home_station" || kind === "railway_tile";
}
