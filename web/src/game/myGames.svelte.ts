import * as api from "../net/api";
import type { Me, Table } from "../net/types";

/** The user's games and the number that wait for a move, shown in the page title and the app badge. */

const EVERY = 120_000; // milliseconds; an open table gets its turns by push

class MyGames {
  known = $state.raw<Me | null>(null);
  /** Without lessons. */
  games = $state.raw<Table[]>([]);
  /** Lessons in progress. */
  lessons = $state.raw<Table[]>([]);
  /** The open table, which knows first whose turn it is. */
  private open = $state.raw<{ game: string; mine: boolean } | null>(null);

  waits = (game: Table): boolean =>
    game.status === "open" && !!this.known?.seats.some((one) => one.game === game.id && one.seat === game.decides);
  /** The last entry that this browser has just shown, by game. */
  private shown = $state.raw<Record<string, number>>({});
  /** The number of entries since the user last looked at a game; 0 if they have not looked yet. */
  unread = (game: Table): number => {
    const seen = Math.max(this.known?.seen[game.id] ?? 0, this.shown[game.id] ?? 0);
    return seen ? Math.max(0, game.length - seen) : 0;
  };
  saw(game: string, number: number): void {
    this.shown = { ...this.shown, [game]: number };
  }
  readonly waiting = $derived(
    this.games.filter((game) => game.id !== this.open?.game && this.waits(game)).length + Number(this.open?.mine ?? false),
  );
  /** Games that wait for a move come first. */
  readonly sorted = $derived([...this.games].sort((one, other) => Number(this.waits(other)) - Number(this.waits(one))));

  start(): void {
    void this.look();
    setInterval(() => this.games.length && void this.look(), EVERY);
    document.addEventListener("visibilitychange", () => !document.hidden && this.games.length && void this.look());
  }

  async look(): Promise<void> {
    try {
      const [known, { games }] = await Promise.all([api.me(), api.myGames()]);
      this.known = known;
      this.games = games.filter((game) => !game.lesson);
      this.lessons = games.filter((game) => game.lesson && game.status === "open");
    } catch {
      // keep the previous lists
    }
  }

  /** Set whether it is the user's turn at the open table. */
  here(game: string, mine: boolean): void {
    if (this.open?.game !== game || this.open.mine !== mine) this.open = { game, mine };
  }
  left(): void {
    this.open = null;
  }
}

export const myGames = new MyGames();

/** The page title, prefixed with the number of waiting games. */
class Title {
  text = $state("18CZ");
  readonly whole = $derived(myGames.waiting ? `(${myGames.waiting}) ${this.text}` : this.text);

  show(): void {
    document.title = this.whole;
    const marks = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
    marks.setAppBadge?.(myGames.waiting).catch(() => {});
  }
}

export const title = new Title();
