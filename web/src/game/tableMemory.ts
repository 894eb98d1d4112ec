import { readJson, readText, writeJson, writeText } from "../browser/storage";

/** What this browser stores about single tables. */

/** The server sends seat links once, so the creator's browser stores them. */
export const keepLinks = (game: string, links: { seat: number; link: string }[]): void => writeJson(`18cz/links/${game}`, links);
export const keptLinks = (game: string): { seat: number; link: string }[] => readJson(`18cz/links/${game}`, []);

/** Store the number of the last message read in this browser. */
export const keepReadUpTo = (game: string, number: number): void => writeText(`18cz/read/${game}`, String(number));
export const readUpTo = (game: string): number => Number(readText(`18cz/read/${game}`) ?? 0) || 0;

/** Store notes about a new table until its page is shown. */
export const keepNotes = (game: string, codes: string[]): void => writeText(`18cz/notes/${game}`, codes.join(" "), "session");
export const keptNotes = (game: string): string[] => (readText(`18cz/notes/${game}`, "session") ?? "").split(" ").filter(Boolean);

/** Remember that this player joined by link, so that the table asks for a name. */
export const keepGuest = (game: string): void => writeText(`18cz/guest/${game}`, "yes", "session");
export const isGuest = (game: string): boolean => readText(`18cz/guest/${game}`, "session") !== null;
export const forgetGuest = (game: string): void => writeText(`18cz/guest/${game}`, null, "session");
