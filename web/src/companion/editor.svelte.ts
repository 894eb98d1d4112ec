import { answersTo, boardFacts, possibleTiles } from "./answerer.svelte";
import { newKey, type ApiError } from "../net/api";
import type { Facts } from "../net/types";
import { whyNot } from "../words/words";
import { positions, type Kept } from "./kept.svelte";
import type { Given, Possible } from "./position";
import type { Answers } from "./answerer.svelte";

const PAUSE = 350; // milliseconds after the last change
const MOST_UNDONE = 100;

/** A position being set up: what is given, the answers about it, and the tools. */
export class Editor {
  given = $state.raw<Given>({ format: "18CZ position", board: "standard" });
  facts = $state.raw<Facts | null>(null);
  possible = $state.raw<Possible>({});
  answers = $state.raw<Answers | null>(null);
  /** Whether the answers are about the position as it is now. */
  current = $state(false);
  problem = $state("");
  /** The tile laid by a tap, the last used ones, and the hex that was tapped last. */
  brush = $state<string | null>(null);
  recent = $state.raw<string[]>([]);
  hex = $state<string | null>(null);
  /** The company whose stations are placed by taps; null: tiles are laid. */
  placing = $state<string | null>(null);
  company = $state<string | null>(null);
  fleets = $state.raw<Record<string, string[]>>({});
  name = $state("");

  readonly id: string;
  readonly sandbox: boolean;
  private past: Given[] = $state.raw([]);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private gone = false;

  constructor(kept: Partial<Kept> & { given: Given; sandbox: boolean }) {
    this.id = kept.id ?? newKey();
    this.sandbox = kept.sandbox;
    this.name = kept.name ?? "";
    this.given = kept.given;
    this.answers = (kept.answers as Answers | undefined) ?? null;
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const board = this.given.board;
      [this.facts, this.possible] = await Promise.all([boardFacts(board), possibleTiles(board)]);
      await this.ask();
    } catch (fault) {
      this.problem = whyNot(fault as ApiError);
    }
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  change(next: Given): void {
    if (next === this.given) return;
    this.past = [...this.past.slice(1 - MOST_UNDONE), this.given];
    this.set(next);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.set(before);
  }

  private set(next: Given): void {
    this.given = next;
    this.current = false;
    this.keep();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.ask(), PAUSE);
  }

  rename(name: string): void {
    this.name = name;
    this.keep();
  }

  keep(): void {
    positions.keep({
      id: this.id,
      name: this.name,
      sandbox: this.sandbox,
      changed: Date.now(),
      given: this.given,
      answers: this.answers ?? undefined,
    });
  }

  use(tile: string): void {
    this.brush = tile;
    this.recent = [tile, ...this.recent.filter((one) => one !== tile)].slice(0, 8);
  }

  /** Ask about another company's purchases, or with other trains. */
  again(): void {
    this.current = false;
    void this.ask();
  }

  async ask(): Promise<void> {
    const number = ++this.asked;
    const given = this.given;
    try {
      const found = await answersTo(given, this.company, this.fleets);
      if (number !== this.asked || this.gone) return;
      this.answers = found;
      this.problem = "";
      this.current = given === this.given; // it may have changed meanwhile
      if (positions.get(this.id)) this.keep();
    } catch (fault) {
      if (number === this.asked && !this.gone) this.problem = whyNot(fault as ApiError);
    }
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.waiting);
  }
}
