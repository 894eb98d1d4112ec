/** What this browser remembers of its reader. */
interface Kept {
  /** The language that was chosen; empty: the browser's. */
  language: string;
  /** The account this browser is signed in to; empty: none. */
  account: string;
  name: string;
  theme: (typeof THEMES)[number];
  sound: boolean;
  notify: boolean;
  shortcuts: boolean;
  guided: boolean;
  tileNumbers: boolean;
  /** What is costly or hands something away is asked once. */
  confirm: boolean;
  /** How quickly opponents' moves are shown. */
  pace: Pace;
  /** Opponents say why in the log. */
  why: boolean;
  strength: string;
}

export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["at_once", "brisk", "calm", "step"] as const;
export type Pace = (typeof PACES)[number];

const PLACE = "18cz/settings";
const DEFAULTS: Kept = {
  language: "",
  account: "",
  name: "",
  theme: "system",
  sound: false,
  notify: false,
  shortcuts: true,
  guided: true,
  tileNumbers: false,
  confirm: true,
  pace: "calm",
  why: false,
  strength: "apprentice",
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a browser without storage keeps nothing
  }
}

/** Links to seats are told once; whoever made the table finds them again here. */
export function keepLinks(game: string, links: { seat: number; link: string }[]): void {
  try {
    localStorage.setItem(`18cz/links/${game}`, JSON.stringify(links));
  } catch {
    // a browser without storage keeps nothing
  }
}

export function keptLinks(game: string): { seat: number; link: string }[] {
  try {
    return JSON.parse(localStorage.getItem(`18cz/links/${game}`) ?? "[]");
  } catch {
    return [];
  }
}

/** The last message of a table that was read here. */
export function keepReadUpTo(game: string, number: number): void {
  try {
    localStorage.setItem(`18cz/read/${game}`, String(number));
  } catch {
    // a browser without storage keeps nothing
  }
}

export function readUpTo(game: string): number {
  try {
    return Number(localStorage.getItem(`18cz/read/${game}`) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** What is to be told about a table that was just made, once it is shown. */
export function keepNotes(game: string, codes: string[]): void {
  try {
    sessionStorage.setItem(`18cz/notes/${game}`, codes.join(" "));
  } catch {
    // a browser without storage keeps nothing
  }
}

export function keptNotes(game: string): string[] {
  try {
    return (sessionStorage.getItem(`18cz/notes/${game}`) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

/** Whoever has just come to a table by a link is asked for a name there. */
export function keepGuest(game: string): void {
  try {
    sessionStorage.setItem(`18cz/guest/${game}`, "yes");
  } catch {
    // a browser without storage keeps nothing
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
    // a browser without storage keeps nothing
  }
}
