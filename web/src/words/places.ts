import { language } from "./language.svelte";
import type { Facts, HexFacts } from "../net/types";
import { colourName, has, listed, money, t } from "./words";

/** Translate a place by its Czech name; places of custom boards stay unchanged. */
export function placeName(czech: string): string {
  const key = `place-${czech.normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "_")}`;
  return /^[\w-]+$/.test(key) && has(key) ? t(key) : czech;
}

/** Return the places of a hex, each with its translated name and the other printed name. */
export function placesOn(hex: HexFacts): { name: string; other: string | null }[] {
  return hex.names.map(([czech, german]) => {
    const name = placeName(czech!);
    const other = name === czech ? german! : czech!;
    return { name, other: other === name ? null : other };
  });
}

/** Return the first place of a hex; empty if it has none. */
export function placeOn(facts: Facts, id: string): string {
  const hex = facts.map.hexes.find((one) => one.id === id);
  return (hex && placesOn(hex)[0]?.name) ?? "";
}

/** Return the name of a company's home on this board. */
export function homeName(facts: Facts, company: { home_name: string; homes: string[] }): string {
  const names = facts.map.hexes.filter((hex) => company.homes.includes(hex.id)).flatMap((hex) => hex.names);
  const found = names.find((pair) => pair.includes(company.home_name));
  return placeName((found ?? names[0])?.[0] ?? company.home_name);
}

type LocalRailway = Facts["local_railways"][number];

/** Return the full name of a company. */
export const companyName = (abbreviation: string): string => t(`company-${abbreviation}`);

/** Return the name of a local railway. */
export const railwayName = (railway: LocalRailway): string => t(`railway-${railway.id}`);

/** Return the name of a local railway and another printed one. */
export function railwayNames(railway: LocalRailway): string {
  const name = railwayName(railway);
  return `${name} / ${name === railway.name_cs ? railway.name_de : railway.name_cs}`;
}

/** Return the name of a board. The id of a custom board is a game and a hash: "moravia_silesia-0f3a…". */
export function boardName(id: string): string {
  const [kind, own] = id.split("-");
  return own ? t("board-own", { board: t(`board-${kind}`) }) : t(`board-${kind}`);
}

/** Return the title of a board; a custom board contains its own. */
export function boardTitle(map: { name: string; title: string }): string {
  const key = `map-title-${map.name}`;
  return has(key) ? t(key) : map.title;
}
export function reconstructionOf(board: string, words: string): string {
  const key = `reconstruction-${board}`;
  return has(key) ? t(key) : words;
}

/** Return a terrain name within a sentence; German capitalizes nouns. */
const terrainName = (terrain: string): string => (language() === "de" ? t(`terrain-${terrain}`) : t(`terrain-${terrain}`).toLowerCase());

/** Describe income and powers of local railways of this size (IV.1). */
export function railwayPower(facts: Facts, size: string): string {
  const rules = facts.local_railway_rules[size];
  if (!rules) return "";
  return t("railway-power", {
    income: money(rules.income),
    terrain: listed(rules.free_terrain.map(terrainName)),
    colours: listed(rules.purple_colours.map(colourName)),
  });
}
