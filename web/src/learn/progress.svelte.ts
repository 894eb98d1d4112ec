import { readJson, writeJson } from "../browser/storage";

/** Lessons finished and puzzles solved in this browser. */
const PLACE = "18cz/learn";

interface Kept {
  lessons: string[];
  puzzles: string[];
}

class Progress {
  private kept = $state.raw<Kept>({ lessons: [], puzzles: [], ...readJson(PLACE, {}) });

  has(kind: keyof Kept, name: string): boolean {
    return this.kept[kind].includes(name);
  }

  add(kind: keyof Kept, name: string): void {
    if (this.has(kind, name)) return;
    this.kept = { ...this.kept, [kind]: [...this.kept[kind], name] };
    writeJson(PLACE, this.kept);
  }
}

export const progress = new Progress();
