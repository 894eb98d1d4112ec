import type { Game } from "./game.svelte";
import { settings, type Pace } from "./settings.svelte";
import type { Entry, View } from "./types";

/** How long a move stays to be read, in milliseconds. */
const STAY: Record<Pace, number> = { at_once: 0, brisk: 600, calm: 1600, step: Infinity };

const byItself = (entry: Entry): boolean => entry.by !== "person" && entry.by !== "table";

/**
 * Opponents decide in a moment; the page shows their moves one after the other, at the pace its reader likes. The
 * position shown lags behind the present until it has caught up, or the reader does not want to wait. People's moves
 * are shown at once.
 */
export class Follower {
  on = $state(false);
  private shownAt = 0;
  private wake: (() => void) | null = null;
  /** A move was asked for while another one was still on its way to the screen. */
  private hurried = false;

  constructor(private readonly game: Game) {
    document.addEventListener("visibilitychange", this.hidden);
  }

  private hidden = (): void => {
    if (document.hidden) this.skip();
  };

  /** Is there a move to be shown slowly after this position? */
  wants(from: number): boolean {
    if (settings.pace === "at_once" || document.hidden) return false;
    const known = this.game.entries.filter((entry) => entry.number > from);
    const complete = known.at(-1)?.number === this.game.present?.number;
    const movers = this.game.table?.seats.some((seat) => seat.kind === "bot" || seat.stand_in);
    return complete ? known.some(byItself) : !!movers;
  }

  /** Begin from this position, which is the one on the screen. */
  start(from: View): void {
    this.game.past = from;
    if (this.on) return;
    this.on = true;
    this.hurried = false;
    void this.run();
  }

  /** Do not wait any longer for the next move. */
  next(): void {
    if (this.wake) this.wake();
    else this.hurried = this.on;
  }

  /** Show the present. */
  skip(): void {
    if (this.on) this.game.past = null;
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
      while (this.on && this.game.past) {
        await this.game.moreEntries();
        const at = this.game.past?.number ?? 0;
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
    const view = number < last ? await this.game.positionAt(number) : null;
    if (!this.on) return;
    this.shownAt = performance.now();
    this.game.past = view;
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
