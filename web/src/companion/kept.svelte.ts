import { readJson, writeJson } from "../browser/storage";
import type { Given } from "./position";

/** Positions kept in this browser, by id, with their names and the last answers. */
const PLACE = "18cz/positions";
const MOST = 50;

export interface Kept {
  id: string;
  name: string;
  sandbox: boolean;
  changed: number;
  given: Given;
  /** The last answers, shown while there is no connection. */
  answers?: unknown;
}

function read(): Kept[] {
  const found = readJson<unknown>(PLACE, []);
  return Array.isArray(found) ? found : [];
}

class Positions {
  all = $state.raw<Kept[]>(read());

  get(id: string): Kept | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Add or replace a position; the latest is first. */
  keep(kept: Kept): void {
    this.write([kept, ...this.all.filter((one) => one.id !== kept.id)].slice(0, MOST));
  }

  remove(id: string): void {
    this.write(this.all.filter((one) => one.id !== id));
  }

  private write(all: Kept[]): void {
    this.all = all;
    writeJson(PLACE, all);
  }
}

export const positions = new Positions();
