import type { DrawnRoute, Facts, LaidTile, TileDrawing } from "../../net/types";
import { money } from "../../words/words";
import { hexOf, pictureOn, type Point } from "./geometry";
import type { Box } from "../labels/ground";

/** A route can keep its colour when drawn without the others. */
export type InkedRoute = DrawnRoute & { ink?: number };

/** Dash pattern per route colour; the colours are in map.css. */
export const DASHES = ["none", "18 6", "7 5", "20 5 5 5", "12 9"];

export const inkOf = (route: InkedRoute, number: number): number => (route.ink ?? number) % DASHES.length;

/** A piece of a route: one line of a hex, with the hex's position and rotation. */
export interface Piece {
  d: string;
  transform: string;
}

/**
 * Return the track under a route. A route lists its hexes from the first counted location to the last; the edges
 * between them determine the lines of each tile.
 */
export function piecesOf(facts: Facts, tiles: Record<string, LaidTile>, route: DrawnRoute): Piece[] {
  const drawing = facts.drawing;
  return route.hexes.flatMap((id, number) => {
    const { picture, rotation } = pictureOn(facts, id, tiles[id]);
    const edges = [route.hexes[number - 1], route.hexes[number + 1]]
      .flatMap((other) => (other === undefined ? [] : [edgeTo(facts, id, other)]))
      .filter((edge) => edge >= 0)
      .map((edge) => (((edge - rotation) % 6) + 6) % 6);
    const [x, y] = drawing.hexes[id]!.centre;
    const transform = `translate(${x} ${y})rotate(${rotation * 60})`;
    return linesBetween(picture, edges).map((d) => ({ d, transform }));
  });
}

function edgeTo(facts: Facts, from: string, to: string): number {
  const index = hexOf(facts, to)?.index ?? -1;
  return hexOf(facts, from)?.neighbours.indexOf(index) ?? -1;
}

/** Return the lines of a tile that join these edges, or lead from a single edge to its location. */
function linesBetween(picture: TileDrawing, edges: number[]): string[] {
  const names = edges.map((edge) => `e${edge}`);
  const plain = picture.track.find((line) => line.ends.every((end) => names.includes(end)));
  if (plain && edges.length === 2) return [plain.d];
  return picture.track.filter((line) => names.includes(line.ends[0]) && !line.ends[1].startsWith("e")).map((line) => line.d);
}

/** A train's income, as a label near the middle of its route. */
export interface Sum {
  route: InkedRoute;
  ink: number;
  text: string;
  at: Point;
  width: number;
  box: Box;
}
const PLATE = 32;

export function sumsOf(facts: Facts, laid: Record<string, LaidTile>, routes: InkedRoute[]): Sum[] {
  return routes.flatMap((route, number) => {
    if (route.income <= 0 || route.hexes.length < 2) return [];
    const text = money(route.income);
    const at = middleOf(facts, laid, route.hexes);
    const width = 22 + text.length * 12.5;
    const box = { x: at[0] - width / 2, y: at[1] - PLATE / 2, width, height: PLATE };
    return [{ route, ink: inkOf(route, number), text, at, width, box }];
  });
}

/** Return the border point nearest to the route's middle, preferably between two hexes of plain track. */
function middleOf(facts: Facts, laid: Record<string, LaidTile>, hexes: string[]): Point {
  const { hexes: drawn, tiles } = facts.drawing;
  const crowd = (id: string): number => {
    const picture = laid[id] ? tiles[laid[id].tile] : drawn[id];
    return picture ? picture.cities.length + picture.towns.length : 0;
  };
  const borders = hexes.slice(1).map((id, place) => ({
    ends: [hexes[place]!, id],
    cost: Math.abs(place + 1 - hexes.length / 2) + 1.5 * (crowd(hexes[place]!) + crowd(id)),
  }));
  const best = borders.reduce((one, other) => (other.cost < one.cost ? other : one));
  const [[x, y], [u, v]] = best.ends.map((id) => drawn[id]?.centre ?? [0, 0]) as [Point, Point];
  return [(x + u) / 2, (y + v) / 2];
}
