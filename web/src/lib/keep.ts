import type { Draft } from "./draft";

/** A half-made choice over a reload of the page: it counts at the position it was made at. */
export interface Kept {
  draft: Draft;
  onMap: boolean;
}

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Keeper {
  constructor(
    private readonly game: string,
    private readonly storage: () => Place,
  ) {}

  private get name(): string {
    return `18cz/draft/${this.game}`;
  }

  keep(number: number, kept: Kept | null): void {
    try {
      if (kept) this.storage().setItem(this.name, JSON.stringify({ number, ...kept }));
      else this.storage().removeItem(this.name);
    } catch {
      // a browser without storage keeps nothing
    }
  }

  /** What was kept at this position. */
  kept(number: number): Kept | null {
    try {
      const found = JSON.parse(this.storage().getItem(this.name) ?? "null");
      return found?.number === number && found.draft?.hex ? { draft: found.draft, onMap: !!found.onMap } : null;
    } catch {
      return null;
    }
  }
}
