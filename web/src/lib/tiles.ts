import { ofType } from "./actions";
import type { Action, Facts, View } from "./types";

/** Actions that put a tile on a hex, with the hex and the tile named where the action leaves them out. */
export interface TileChoice {
  action: Action;
  /** The same as the map and the panel show it. */
  shown: Action;
}

export function tileChoices(facts: Facts, view: View): TileChoice[] {
  const home = (facts.map.papers as { kind: string; home: string | null }[] | undefined)?.find(
    (paper) => paper.kind === "station_railway",
  )?.home;
  const all = ofType(view, "LayTile", "LayHomeTile", "LayRailwayTile").map((action) => ({
    action,
    shown: {
      ...action,
      hex: action.hex ?? home ?? undefined,
      tile: action.tile ?? facts.tiles.find((tile) => tile.company === action.company)?.id,
    },
  }));
  const seen = new Set<string>();
  return all.filter(({ shown }) => {
    const way = [shown.hex, shown.tile, lies(facts, shown.tile, shown.rotation ?? 0), shown.local_railway].join("/");
    return !seen.has(way) && seen.add(way);
  });
}

/** How a turned tile lies: two turns of a symmetric tile that lie alike are one choice. */
export function lies(facts: Facts, tile: string | undefined, rotation: number): string {
  const paths = (facts.tiles.find((one) => one.id === tile)?.paths ?? []) as [string, string][];
  const turned = (end: string) => (end.startsWith("e") ? `e${(Number(end.slice(1)) + rotation) % 6}` : end);
  return paths
    .map(([one, other]) => [turned(one), turned(other)].sort().join("-"))
    .sort()
    .join(" ");
}

/** Decisions at which tiles are laid in any case; at others a local railway's power may allow one. */
export function aboutTiles(kind: string | undefined): boolean {
  return kind === "track" || kind === "home_station" || kind === "railway_tile";
}
