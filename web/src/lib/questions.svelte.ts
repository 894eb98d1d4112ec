import { nameOf } from "./actions";
import * as api from "./api";
import { Asked } from "./asked";
import type { Action, Greyed, Preview, Reason } from "./types";

const PREVIEWS_AT_ONCE = 32;

/** What the page asks about a table: what a choice would bring, why a tile cannot be laid, why an opponent moved so. */
export class Questions {
  /** Why opponents did what they did, by the numbers of entries; as far as somebody has asked. */
  reasons = $state.raw<Record<number, Reason[]>>({});
  private reasonsAsked = new Set<number>();
  private looks = new Asked<Preview>();
  private tiles = new Asked<Greyed[]>();

  /** `seen` tells the number of the present position, which the questions are about. */
  constructor(
    private readonly id: string,
    private readonly seen: () => number,
  ) {}

  /** What an action would bring; asked once per position. */
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

  /** Why no tile can be laid on a hex, or these tiles on this hex. */
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

  /** The position is another one: what was asked about choices is not wanted any more. */
  forget(): void {
    this.looks.clear();
    this.tiles.clear();
  }
}
