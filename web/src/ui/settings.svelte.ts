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

function read(): Stored {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Stored = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // storage is not available
  }
}

/** The server sends seat links once, so the creator's browser stores them. */
export function keepLinks(game: string, links: { seat: number; link: string }[]): void {
  try {
    localStorage.setItem(`18cz/links/${game}`, JSON.stringify(links));
  } catch {
    // storage is not available
  }
}

export function keptLinks(game: string): { seat: number; link: string }[] {
  try {
    return JSON.parse(localStorage.getItem(`18cz/links/${game}`) ?? "[]");
  } catch {
    return [];
  }
}

/** Store the number of the last message read in this browser. */
export function keepReadUpTo(game: string, number: number): void {
  try {
    localStorage.setItem(`18cz/read/${game}`, String(number));
  } catch {
    // storage is not available
  }
}

export function readUpTo(game: string): number {
  try {
    return Number(localStorage.getItem(`18cz/read/${game}`) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Store notes about a new table until its page is shown. */
export function keepNotes(game: string, codes: string[]): void {
  try {
    sessionStorage.setItem(`18cz/notes/${game}`, codes.join(" "));
  } catch {
    // storage is not available
  }
}

export function keptNotes(game: string): string[] {
  try {
    return (sessionStorage.getItem(`18cz/notes/${game}`) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** Remember that this player joined by link, so that the table asks for a name. */
export function keepGuest(game: string): void {
  try {
    sessionStorage.setItem(`18cz/guest/${game}`, "yes");
  } catch {
    // storage is not available
  }
}

export function isGuest(game: string): boolean {
  try {
    return sessionStorage.getItem(`18cz/guest/${game}`) !== null;
  } catch {
    return false;
  }
}

export function forgetGuest(game: string): void {
  try {
    sessionStorage.removeItem(`18cz/guest/${game}`);
  } catch {
    // storage is not available
  }
}
