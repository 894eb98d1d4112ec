/** The JSON of the server as the page reads it. The page adds nothing to it. */

export interface Range {
  low: number;
  high: number;
}

export interface Route {
  train: string;
  hexes: string[];
}

/** An action: what a choice offers and what is sent back. A free price is a range until a player chooses. */
export interface Action {
  type: string;
  player?: number;
  company?: string;
  hex?: string;
  tile?: string;
  rotation?: number;
  local_railway?: string | null;
  city?: number;
  taken_over?: boolean;
  price?: number | Range;
  amount?: number | Range;
  bid?: number | Range;
  paper?: string;
  count?: number;
  train?: string;
  face?: string;
  seller?: string;
  target?: string;
  step?: string;
  routes?: Route[];
}

export interface Refusal {
  section: string;
  code: string;
  data: Record<string, unknown>;
  sentence: string;
}

export interface Greyed {
  action: Action;
  refusal: Refusal;
}

export interface Party {
  kind: string;
  name: string | number;
}

export interface GameEvent {
  type: string;
  sentence: string;
  [field: string]: any;
}

export interface Entry {
  number: number;
  kind: "action" | "undo";
  seat: number;
  by: string;
  action: Action & { to?: number };
  events: GameEvent[];
  time: number;
}

export interface Offer {
  kind: "acquisition" | "train" | "local_railway" | "station_railway";
  company: string;
  target?: string;
  seller?: string;
  train?: string;
  local_railway?: string;
  price: number;
}

export interface Decision {
  kind: string;
  seat: number;
  company: string | null;
  section: string;
  sentence: string;
  offer?: Offer;
  hex?: string;
  trains?: Train[];
  kept?: string | null;
  limit?: number;
}

export interface Train {
  card: string;
  face: string;
}

export interface Holding {
  units: number;
  percent: number;
  director: boolean;
  worth: number;
}

export interface Player {
  seat: number;
  name: string;
  cash: number;
  debt: number;
  penalty: number;
  certificates: number;
  certificate_limit: number;
  shares: Record<string, Holding>;
  local_railways: string[];
  worth: number;
}

export interface Company {
  company: string;
  size: "small" | "medium" | "large";
  status: string;
  director?: number | "vaclav" | null;
  price?: number;
  initial_price?: number;
  treasury?: number;
  trains?: Train[];
  train_limit?: number;
  local_railways?: { local_railway: string; used: boolean }[];
  markers?: number;
  operated?: boolean;
  has_acquired?: boolean;
  last_income?: number;
  bank_percent?: number;
  bank_units?: number;
  holding_limit?: number;
  holders?: { seat: number; percent: number }[];
}

export interface Turn {
  company: string;
  first: boolean;
  yellow_laid: number;
  promoted: boolean;
  income: number;
  step: string | null;
  steps: string[];
}

export interface LaidTile {
  tile: string;
  rotation: number;
  colour: string;
}

export interface Station {
  hex: string;
  city: number;
  company: string;
}

/** A position: `GET /positions/{n}`, and the heart of `GET /view`. */
export interface View {
  board: string;
  box: number;
  round: string;
  phase: string;
  tile_colour: string;
  local_railway_price: number | null;
  decision: Decision | null;
  over: boolean;
  ranking: { rank: number; seat: number }[];
  order: number[];
  queue: string[];
  turn: Turn | null;
  stock: { passes: number; must_sell: boolean; sold: string[][]; sold_this_turn: string[] } | null;
  players: Player[];
  companies: Record<string, Company>;
  operating_order: string[];
  chart: Record<string, string[]>;
  tiles: Record<string, LaidTile>;
  stations: Station[];
  supply: Record<string, number>;
  trains: {
    top: { card: string; letter: string; left: number | null; faces: { face: string; price: number; size: string }[] };
    gone: number;
    pool: Train[];
    scrapped: string[];
  };
  local_railways: Record<string, { player: number | null; company: string | null; used: boolean }>;
  more: Record<string, any>;
  number: number;
  choices?: Action[];
  greyed?: Greyed[];
  entry?: Entry | null;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
  stand_in: string | null;
}

export interface Table {
  id: string;
  title: string;
  board: string;
  options: Record<string, unknown>;
  rules: string;
  status: "open" | "finished" | "abandoned";
  length: number;
  round: string;
  decides: number | null;
  result: number[] | null;
  listed: boolean;
  undo: "own_turn" | "consent" | "off";
  /** The seat whose holder is the host; null: whoever made the table. */
  host: number | null;
  undo_request: { seat: number; to: number; seen: number; agreed: number[] } | null;
  forked_from: { game: string; position: number } | null;
  seats: Seat[];
  created: number;
  changed: number;
}

export interface Whole {
  table: Table;
  you: { seats: number[]; creator: boolean };
  position: View;
}

export interface Run {
  total: number;
  proven: boolean;
  routes: (Route & { income: number })[];
}

/** What an action leaves behind: only what changes is named. */
export interface Outcome {
  cash?: Change<number, "seat">[];
  debt?: Change<number, "seat">[];
  certificates?: (Change<number, "seat"> & { limit: number })[];
  treasury?: Change<number, "company">[];
  director?: Change<number | "vaclav" | null, "company">[];
  trains?: (Change<string[], "company"> & { limit: number })[];
  stations?: Change<string[], "company">[];
  to_take_over?: string[];
}
export type Change<Value, Key extends "seat" | "company"> = { before: Value; after: Value } & (Key extends "seat"
  ? { seat: number }
  : { company: string });

export interface Preview {
  refusal?: Refusal;
  events?: GameEvent[];
  outcome?: Outcome;
  /** An offer, if the other side accepts it. */
  accepted?: { events: GameEvent[]; outcome: Outcome };
  best_run?: { before: Run; after: Run };
}

/** Something said at a table, or a notice of something done to it: then `kind` and `about` stand in place of a text. */
export interface Message {
  number: number;
  seat: number | null;
  name: string;
  text?: string;
  deleted?: boolean;
  kind?: "link" | "name" | "stand_in" | "host" | "abandoned";
  about?: { seat?: number; before?: string; after?: string; bot?: string | null };
  time: number;
}

/** A browser somebody is signed in with. */
export interface Session {
  id: string;
  here: boolean;
  device: string;
  created: number;
  used: number;
}

export interface Overview {
  rules: string;
  boards: { board: string; title: string; players: number[]; reconstruction: string | null }[];
  options: Record<string, (string | boolean)[]>;
  profiles: string[];
  bots: string[];
  /** The opponents worth playing, the weakest first. */
  strengths: string[];
  /** New tables take an account, and new accounts an invitation. */
  closed: boolean;
}

/** One of the numbers behind an opponent's choice. */
export interface Reason {
  what: string;
  value: number;
}

export interface Me {
  known: boolean;
  account: string | null;
  seats: { game: string; seat: number }[];
}

/** What is printed (`GET /api/facts/{board}`). */
export interface HexFacts {
  id: string;
  index: number;
  row: number;
  column: number;
  kind: string;
  terrain: string | null;
  cost: number;
  label: string | null;
  names: [string, string][];
  cities: { revenue: number; slots: number; home_of: string | null; name: [string, string] | null }[];
  towns: number[];
  paths: [string, string][];
  stubs: number[];
  reserved_for: string | null;
  home_of: string[];
  neighbours: (number | null)[];
  centre: [number, number];
}

export interface TileFacts {
  id: string;
  index: number;
  colour: string;
  count: number | null;
  purple: boolean;
  label: string | null;
  company: string | null;
  cities: { revenue: number; slots: number; [more: string]: any }[];
  towns: number[];
  paths: [string, string][];
  terminal: boolean;
  kind: string;
  [more: string]: any;
}

export interface CompanyFacts {
  id: string;
  index: number;
  name: string;
  size: "small" | "medium" | "large";
  homes: string[];
  home_name: string;
  colour: string;
  text_colour: string;
  colour_name: string;
}

export interface TrainFacts {
  name: string;
  size: string;
  kind: string;
  price: number;
  locations: number | null;
  cities_max: number | null;
  scraps: string[];
  scrapped_by: string[];
  permanent: boolean;
}

export interface LocalRailwayFacts {
  id: string;
  size: "small" | "medium" | "large";
  name_de: string;
  name_cs: string;
  price: number;
}

export interface Facts {
  rules: string;
  map: { name: string; title: string; players: number[]; hexes: HexFacts[]; [more: string]: any };
  figures: Record<string, any>;
  tiles: TileFacts[];
  companies: CompanyFacts[];
  sizes: Record<string, any>;
  local_railways: LocalRailwayFacts[];
  local_railway_rules: Record<string, { income: number; free_terrain: string[]; purple_colours: string[] }>;
  trains: Record<string, TrainFacts>;
  chart: { prices: number[]; start_prices: Record<string, number[]> };
  station_prices: number[];
  sections: Record<string, string>;
  glossary: Record<string, any>;
  [more: string]: any;
}

/** Routes as the map draws them. */
export interface DrawnRoute {
  train: string;
  hexes: string[];
  income: number;
}

/** How a game went, a column for each round (`GET /course`). */
export interface Course {
  rounds: string[];
  positions: number[];
  worth: number[][];
  price: Record<string, (number | null)[]>;
  income: Record<string, (number | null)[]>;
}
