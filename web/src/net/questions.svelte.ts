import { nameOf } from "../game/actions";
import * as api from "./api";
import { RequestCache } from "./requestCache";
import type { Action, Greyed, Preview, Reason } from "./types";

const PREVIEWS_AT_ONCE = 32;

/** Cached requests about a table: previews of choices, why a tile cannot be laid, reasons of bots. */
export class Questions {
  /** Reasons of bots by entry number, as far as requested. */
  reasons = $state.raw<Record<number, Reason[]>>({});
  private reasonsAsked = new Set<number>();
  private looks = new RequestCache<Preview>();
  private tiles = new RequestCache<Greyed[]>();

  /** `seen` returns the number of the present position. */
  constructor(
    private readonly id: string,
    private readonly seen: () => number,
  ) {}

  /** Return the preview of an action; requested once per position. */
  preview(action: Action, income = false): Promise<Preview> {
    return this.previews([action], income).then((found) => found[0]!);
  }

  previews(actions: Action[], income = false): Promise<Preview[]> {
    const seen = this.seen();
    return this.looks.many(
      actions.map((action) => `${seen}/${income}/${nameOf(action)}/${JSON.stringify(action.routes ?? "")}`),
      async (missing) => {
        const asked = missing.map((i) => actions[i]!);
        return (await api.previews(this.id, seen, asked, income)).previews;
      },
      PREVIEWS_AT_ONCE,
    );
  }

  /** Return why no tile can be laid, or which tiles cannot be laid on this hex. */
  tileReasons(hex?: string): Promise<Greyed[]> {
    const seen = this.seen();
    return this.tiles.get(`${seen}/${hex ?? ""}`, () => api.tileReasons(this.id, seen, hex).then(({ greyed }) => greyed));
  }

  async askWhy(number: number): Promise<void> {
    if (this.reasonsAsked.has(number)) return;
    this.reasonsAsked.add(number);
    try {
      const { reasons } = await api.why(this.id, number);
      this.reasons = { ...this.reasons, [number]: reasons };
    } catch {
      this.reasonsAsked.delete(number);
    }
  }

  /** Clear the caches when the position changes. */
  forget(): void {
    this.looks.clear();
    this.tiles.clear();
  }
}
