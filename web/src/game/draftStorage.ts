import type { Draft } from "./draft";

/** A draft that survives a page reload. It is valid only at the position where it was made. */
export interface StoredDraft {
  draft: Draft;
  onMap: boolean;
}

type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class DraftStorage {
  constructor(
    private readonly game: string,
    private readonly storage: () => DraftStore,
  ) {}

  private get name(): string {
    return `18cz/draft/${this.game}`;
  }

  save(number: number, stored: StoredDraft | null): void {
    try {
      if (stored) this.storage().setItem(this.name, JSON.stringify({ number, ...stored }));
      else this.storage().removeItem(this.name);
    } catch {
      // storage is not available
    }
  }

  /** Return the draft saved at this position. */
  load(number: number): StoredDraft | null {
    try {
      const found = JSON.parse(this.storage().getItem(this.name) ?? "null");
      return found?.number === number && found.draft?.hex ? { draft: found.draft, onMap: !!found.onMap } : null;
    } catch {
      return null;
    }
  }
}
