import { me, myGames } from "./api";
import type { Me, Table } from "./types";

/** The reader's games, and how many of them wait for him: the title of every page says so, and the icon of the app. */

const EVERY = 120_000; // milliseconds; at a table its own turns come without being asked for

class Mine {
  known = $state.raw<Me | null>(null);
  games = $state.raw<Table[]>([]);
  /** The table that is open here knows first whose turn it is. */
  private open = $state.raw<{ game: string; mine: boolean } | null>(null);

  waits = (game: Table): boolean =>
    game.status === "open" && !!this.known?.seats.some((one) => one.game === game.id && one.seat === game.decides);
  readonly waiting = $derived(
    this.games.filter((game) => game.id !== this.open?.game && this.waits(game)).length + Number(this.open?.mine ?? false),
  );
  /** Those that wait come first. */
  readonly sorted = $derived([...this.games].sort((one, other) => Number(this.waits(other)) - Number(this.waits(one))));

  start(): void {
    void this.look();
    setInterval(() => this.games.length && void this.look(), EVERY);
    document.addEventListener("visibilitychange", () => !document.hidden && this.games.length && void this.look());
  }

  async look(): Promise<void> {
    try {
      const [known, { games }] = await Promise.all([me(), myGames()]);
      this.known = known;
      this.games = games;
    } catch {
      // what was known last stays
    }
  }

  /** At the table that is open here it is the reader's turn, or not. */
  here(game: string, mine: boolean): void {
    if (this.open?.game !== game || this.open.mine !== mine) this.open = { game, mine };
  }
  left(): void {
    this.open = null;
  }
}

export const mine = new Mine();

/** What the page at hand calls itself; the number of games that wait stands before it. */
class Title {
  text = $state("18CZ");
  readonly whole = $derived(mine.waiting ? `(${mine.waiting}) ${this.text}` : this.text);

  show(): void {
    document.title = this.whole;
    const marks = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
    marks.setAppBadge?.(mine.waiting).catch(() => {});
  }
}

export const title = new Title();
