import type { Game } from "./game.svelte";
import { settings } from "../ui/settings.svelte";

/** Moves a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8];

/** Shows the history of a game move by move, from the position on screen to the present or until the user looks elsewhere. */
export class Autoplay {
  on = $state(false);
  private timer = 0;

  constructor(private readonly game: Game) {}

  toggle(): void {
    if (this.on) this.stop();
    else void this.start();
  }

  stop(): void {
    this.on = false;
    clearTimeout(this.timer);
  }

  /** Change the speed by this number of steps. */
  change(by: number): void {
    const place = SPEEDS.indexOf(settings.replaySpeed);
    settings.replaySpeed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place + by))]!;
  }

  private async start(): Promise<void> {
    this.on = true;
    if (this.game.history.shown === this.game.present?.number) await this.game.history.look(0);
    this.wait(this.game.history.shown);
  }

  /** Show the next move after a pause, if the position shown then is still this one. */
  private wait(at: number): void {
    if (!this.on) return;
    this.timer = window.setTimeout(async () => {
      if (this.game.history.shown !== at || at === this.game.present?.number || document.hidden) return this.stop();
      await this.game.history.look(at + 1);
      this.wait(at + 1);
    }, 1000 / settings.replaySpeed);
  }
}
