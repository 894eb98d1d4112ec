import * as api from "../net/api";
import { RequestCache } from "../net/requestCache";
import type { View } from "../net/types";
import { roundsBegun } from "./entries";
import type { Game } from "./game.svelte";

const KEPT_POSITIONS = 400;

/** The positions of a game, and which of them is on screen. */
export class History {
  /** The past position on screen; null: the present. */
  past = $state.raw<View | null>(null);
  /** The position that was requested and has not arrived; its number is already shown. */
  private requested = $state<number | null>(null);
  /** The position of the latest call of `look`. */
  private latest: number | null = null;
  private positions = new RequestCache<View>(KEPT_POSITIONS);
  /** Positions to stop at: the decisions of the review, or the beginnings of rounds. */
  points = $state.raw<{ at: number[]; reviewed: boolean }>({ at: [], reviewed: false });

  constructor(private readonly game: Game) {}

  readonly nextPoint = $derived.by(
    () => (this.points.reviewed ? this.points.at : roundsBegun(this.game.entries)).find((number) => number > this.shown) ?? null,
  );

  /** Read the turning points of the game's review, if it has one. */
  async readPoints(): Promise<void> {
    const { id, planOf, table } = this.game;
    if (planOf || (table?.status === "open" && !table.forked_from)) return;
    const { review } = await api.review(id).catch(() => ({ review: null }));
    if (review?.decisions.length)
      this.points = { at: review.decisions.map(({ before }) => before).sort((one, other) => one - other), reviewed: true };
  }

  /** The number of the position on screen. */
  get shown(): number {
    return this.requested ?? this.past?.number ?? this.game.present?.number ?? 0;
  }

  /** Whether a position was requested and has not arrived. */
  get looking(): boolean {
    return this.requested !== null;
  }

  /** Show a position; the last one is the present. Only the latest of overlapping requests takes effect. */
  async look(number: number): Promise<void> {
    this.game.follower.stop();
    const last = this.game.present?.number ?? 0;
    const to = Math.max(0, Math.min(number, last));
    this.latest = to;
    this.requested = to;
    if (to === last) {
      this.past = null;
      this.requested = null;
      return;
    }
    try {
      const seen = await this.positionAt(to);
      if (this.latest !== to) return;
      this.past = seen;
      void this.positionAt(Math.max(0, to - 1));
      if (to + 1 < last) void this.positionAt(to + 1);
    } catch (problem) {
      this.game.problem = problem as api.ApiError;
    } finally {
      if (this.latest === to) this.requested = null;
    }
  }

  positionAt(number: number): Promise<View> {
    return this.positions.get(String(number), () => api.position(this.game.id, number));
  }

  /** Keep a position, also if it is not shown yet, so that a replay need not request it. */
  keep(position: View): void {
    const seen = { ...position, choices: undefined, terms: undefined, forced: undefined, greyed: undefined };
    this.positions.set(String(position.number), Promise.resolve(seen));
  }

  /** Forget the kept positions. */
  clear(): void {
    this.positions.clear();
  }
}
