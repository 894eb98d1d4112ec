import { readJson, writeJson } from "../browser/storage";

/** Settings stored in this browser. */
interface Stored {
  /** The selected language; empty: the browser's. */
  language: string;
  /** The account this browser is signed in to; empty: none. */
  account: string;
  name: string;
  theme: (typeof THEMES)[number];
  /** Colours of the tiles. */
  palette: (typeof PALETTES)[number];
  sound: boolean;
  notify: boolean;
  shortcuts: boolean;
  guided: boolean;
  tileNumbers: boolean;
  /** Ask for confirmation of costly choices. */
  confirm: boolean;
  /** Ask before a step is left although something could still be built. */
  confirmSkips: boolean;
  /** Pace at which bot moves are shown. */
  pace: Pace;
  /** Show the reasons of bots in the log. */
  why: boolean;
  strength: string;
  /** Moves a second when the history is played. */
  replaySpeed: number;
}

export const THEMES = ["system", "light", "dark"] as const;
export const PALETTES = ["printed", "distinct"] as const;
export const PACES = ["at_once", "brisk", "calm", "step"] as const;
export type Pace = (typeof PACES)[number];

const PLACE = "18cz/settings";
const DEFAULTS: Stored = {
  language: "",
  account: "",
  name: "",
  theme: "system",
  palette: "printed",
  sound: false,
  notify: false,
  shortcuts: true,
  guided: true,
  tileNumbers: false,
  confirm: true,
  confirmSkips: true,
  pace: "calm",
  why: false,
  strength: "apprentice",
  replaySpeed: 1,
};

export const settings: Stored = $state({ ...DEFAULTS, ...readJson(PLACE, {}) });

export function keepSettings(): void {
  writeJson(PLACE, settings);
}
