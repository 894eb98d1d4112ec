import type { Game } from "./game.svelte";
import { settings, type Pace } from "../ui/settings.svelte";
import type { Entry, View } from "../net/types";

/** Milliseconds for which a move stays on screen. */
const STAY: Record<Pace, number> = { at_once: 0, brisk: 600, calm: 1600, step: Infinity };

const byItself = (entry: Entry): boolean => entry.by !== "person" && entry.by !== "table";

/**
 * Shows bot moves one after the other at the pace of the user's settings. The position shown lags behind the
 * present until it has caught up or the user skips. Moves of people are shown immediately.
 */
export class Follower {
  on = $state(false);
  private shownAt = 0;
  private wake: (() => void) | null = null;
  /** The next move was requested while the current one was still loading. */
  private hurried = false;

  constructor(private readonly game: Game) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  private hidden = (): void => {
    if (document.hidden) this.skip();
  };

  /** Whether a bot move follows this position. */
  wants(from: number): boolean {
    if (settings.pace === "at_once" || document.hidden) return false;
    const known = this.game.entries.filter((entry) => entry.number > from);
    const complete = known.at(-1)?.number === this.game.present?.number;
    const movers = this.game.table?.seats.some((seat) => seat.kind === "bot" || seat.stand_in);
    return complete ? known.some(byItself) : !!movers;
  }

  /** Start from this position, which is on screen. */
  start(from: View): void {
    this.game.history.past = from;
    if (this.on) return;
    this.on = true;
    this.hurried = false;
    void this.run();
  }

  /** Show the next move now. */
  next(): void {
    if (this.wake) this.wake();
    else this.hurried = this.on;
  }

  /** Jump to the present. */
  skip(): void {
    if (this.on) this.game.history.past = null;
    this.stop();
  }

  stop(): void {
    this.on = false;
    this.wake?.();
  }

  close(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.hidden);
  }

  private async run(): Promise<void> {
    try {
      while (this.on && this.game.history.past) {
        await this.game.moreEntries();
        const at = this.game.history.past?.number ?? 0;
        const coming = this.game.entries.filter((entry) => entry.number > at);
        const slow = coming.find(byItself);
        const plain = slow ? slow.number - 1 : this.game.present!.number;
        if (plain > at) await this.show(plain);
        if (!slow || !this.on) continue;
        if (!this.hurried) await this.pause();
        this.hurried = false;
        if (this.on) await this.show(slow.number);
      }
    } catch {
      this.skip();
    }
  }

  private async show(number: number): Promise<void> {
    const last = this.game.present!.number;
    const view = number < last ? await this.game.history.positionAt(number) : null;
    if (!this.on) return;
    this.shownAt = performance.now();
    this.game.history.past = view;
    if (view === null) this.on = false;
  }

  private pause(): Promise<void> {
    const left = this.shownAt + STAY[settings.pace] - performance.now();
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = left === Infinity ? 0 : window.setTimeout(() => this.wake?.(), left);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }
}
