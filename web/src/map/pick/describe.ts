import { placesOn } from "../../words/places";
import type { Facts, Station, View } from "../../net/types";
import { listed, money, t } from "../../words/words";
import { hexOf, pictureOn, redValues, tileOf } from "../draw/geometry";

const COLOURS = ["yellow", "green", "brown", "grey"];

/** Describe a hex for screen readers. */
export function describe(facts: Facts, view: View, id: string, { legal = false, changed = false } = {}): string {
  const hex = hexOf(facts, id);
  if (!hex) return id;
  const laid = view.tiles[id];
  const tile = laid && tileOf(facts, laid.tile);
  const parts: string[] = [];
  const names = listed(placesOn(hex).map(({ name, other }) => (other ? name + t("in-brackets", { text: other }) : name)));
  parts.push([id, names].filter(Boolean).join(" "));
  if (hex.kind === "reserved") parts.push(t("hex-home-of", { company: hex.reserved_for ?? "" }));
  else if (hex.home_of.length) parts.push(t("hex-home-of", { company: listed(hex.home_of) }));
  if (tile) parts.push(t("hex-tile", { colour: t(`colour-${tile.colour}`), tile: tile.id }));
  else {
    parts.push(t(`hex-kind-${hex.kind}`));
    if (hex.terrain) parts.push(t("hex-terrain", { terrain: t(`terrain-${hex.terrain}`), cost: money(hex.cost) }));
  }
  const label = tile ? (tile.terminal ? null : tile.label) : hex.label;
  if (label) parts.push(t("hex-label", { label }));
  parts.push(...tracks(facts, view, id));
  const value = hex.reserved_for ? redValues(facts, hex.reserved_for)[COLOURS.indexOf(view.tile_colour)] : null;
  if (hex.reserved_for && value) parts.push(t("hex-value", { value: money(value) }));
  const stations = view.stations.filter((station) => station.hex === id).map(ownerOf);
  if (stations.length) parts.push(t("hex-stations", { count: stations.length, companies: listed(stations) }));
  if (changed) parts.push(t("hex-changed"));
  if (legal) parts.push(t("hex-legal"));
  return parts.join(t("part-separator"));
}

/** Return the name of a company or of the station railway of Moravia-Silesia. */
function ownerOf(station: Station): string {
  return station.company === "station_railway" ? t("station-railway") : station.company;
}

/** List each location with its value and exits, then plain track. */
function tracks(facts: Facts, view: View, id: string): string[] {
  const hex = hexOf(facts, id)!;
  const laid = view.tiles[id];
  const tile = laid && tileOf(facts, laid.tile);
  const { picture, rotation } = pictureOn(facts, id, laid);
  const cities = (tile ?? hex).cities;
  const towns = (tile ?? hex).towns;
  const side = (end: string) => t(`edge-${(Number(end.slice(1)) + rotation) % 6}`);
  const said: string[] = [];
  const exits = (name: string) => picture.track.filter((line) => line.ends[1] === name).map((line) => side(line.ends[0]));
  const place = (words: string, value: number | null, slots: number, name: string): void => {
    const to = exits(name);
    if (!tile && !value && slots < 2 && !to.length) return; // the kind of the hex says so
    const more = [
      value ? `${words} ${money(value)}` : words,
      ...(slots > 1 ? [t("hex-room", { slots })] : []),
      ...(to.length ? [t("hex-exits", { to: listed(to) })] : []),
    ];
    said.push(more.join(t("clause-separator")));
  };
  for (const [number, city] of cities.entries()) place(t("hex-city"), city.revenue, city.slots, `c${number}`);
  for (const [number, value] of towns.entries()) place(t("hex-town"), value, 1, `t${number}`);
  for (const line of picture.track)
    if (line.ends[1].startsWith("e")) said.push(t("hex-track", { from: side(line.ends[0]), to: side(line.ends[1]) }));
  return said;
}
