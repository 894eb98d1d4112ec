import { language } from "./language.svelte";
import type { Facts, HexFacts } from "./types";
import { colourName, has, listed, money, t } from "./words";

/** A place of the map as this language writes it, by its Czech name; a place of somebody's own board as it is. */
export function placeName(czech: string): string {
  const key = `place-${czech.normalize("NFD").replace(/\p{M}/gu, "").replaceAll(" ", "_")}`;
  return /^[\w-]+$/.test(key) && has(key) ? t(key) : czech;
}

/** The places of a hex: each by its name here, and by the other one that is printed on the board. */
export function placesOn(hex: HexFacts): { name: string; other: string | null }[] {
  return hex.names.map(([czech, german]) => {
    const name = placeName(czech!);
    const other = name === czech ? german! : czech!;
    return { name, other: other === name ? null : other };
  });
}

/** Where a company is at home on this board. */
export function homeName(facts: Facts, company: { home_name: string; homes: string[] }): string {
  const names = facts.map.hexes.filter((hex) => company.homes.includes(hex.id)).flatMap((hex) => hex.names);
  const found = names.find((pair) => pair.includes(company.home_name));
  return placeName((found ?? names[0])?.[0] ?? company.home_name);
}

type LocalRailway = Facts["local_railways"][number];

/** A local railway by its German name, or its Czech one, which the other languages keep. */
export function railwayName(railway: LocalRailway): string {
  return language() === "de" ? railway.name_de : railway.name_cs;
}

/** Both names that are printed on a local railway. */
export function railwayNames(railway: LocalRailway): string {
  return language() === "de" ? `${railway.name_de} / ${railway.name_cs}` : `${railway.name_cs} / ${railway.name_de}`;
}

/** A board by its id; one of somebody's own is named after the game it is for and its content: "moravia_silesia-0f3a…". */
export function boardName(id: string): string {
  const [kind, own] = id.split("-");
  return own ? t("board-own", { board: t(`board-${kind}`) }) : t(`board-${kind}`);
}

/** What a board is called, and what of it is a reconstruction; somebody's own board says so itself. */
export function boardTitle(map: { name: string; title: string }): string {
  const key = `map-title-${map.name}`;
  return has(key) ? t(key) : map.title;
}
export function reconstructionOf(board: string, words: string): string {
  const key = `reconstruction-${board}`;
  return has(key) ? t(key) : words;
}

/** A terrain within a sentence; German writes nouns large. */
const terrainName = (terrain: string): string => (language() === "de" ? t(`terrain-${terrain}`) : t(`terrain-${terrain}`).toLowerCase());

/** What a local railway of this size pays and can do (IV.1). */
export function railwayPower(facts: Facts, size: string): string {
  const rules = facts.local_railway_rules[size];
  if (!rules) return "";
  return t("railway-power", {
    income: money(rules.income),
    terrain: listed(rules.free_terrain.map(terrainName)),
    colours: listed(rules.purple_colours.map(colourName)),
  });
}
