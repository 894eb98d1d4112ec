import { drafting, firstTile, type Draft } from "./draft";
import { DraftStorage } from "./draftStorage";
import type { Game } from "./game.svelte";
import { tileChoices } from "./tiles";

/** The selected hex and the tile tried there; survives a reload. */
export class TileDraft {
  private draft = $state.raw<Draft | null>(null);
  /** Whether the hex was selected on the map, which opens the tile picker. */
  onMap = $state(false);
  /** Whether the tile picker is open on the map; it has the button that lays the tile. */
  picking = $state(false);
  private readonly storage: DraftStorage;

  constructor(private readonly game: Game) {
    this.storage = new DraftStorage(game.id, () => sessionStorage);
  }

  /** Every tile that can be laid now. */
  readonly tiles = $derived.by(() => (this.game.present ? tileChoices(this.game.present) : []));
  readonly choosing = $derived(drafting(this.tiles, this.draft));

  get selected(): string | null {
    return this.draft?.hex ?? null;
  }

  /** Select a hex. Its first tile is tried at once. */
  select(hex: string | null, onMap = false): void {
    if (hex !== this.selected) this.draft = hex ? (firstTile(drafting(this.tiles, { hex })) ?? { hex }) : null;
    this.onMap = onMap && hex !== null;
    this.save();
  }

  tryTile(draft: Draft | null): void {
    this.draft = draft;
    this.onMap &&= draft !== null;
    this.save();
  }

  clear(): void {
    this.draft = null;
    this.save();
  }

  /** Load the draft that was made at this position before a reload. Returns false if there is none. */
  restore(): boolean {
    const stored = this.storage.load(this.game.present?.number ?? 0);
    if (!stored) return false;
    this.draft = stored.draft;
    this.onMap = stored.onMap;
    return true;
  }

  private save(): void {
    this.storage.save(this.game.present?.number ?? 0, this.draft && { draft: this.draft, onMap: this.onMap });
  }
}
