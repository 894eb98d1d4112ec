/** Lessons finished and puzzles solved in this browser. */
const PLACE = "18cz/learn";

interface Kept {
  lessons: string[];
  puzzles: string[];
}

function read(): Kept {
  try {
    return { lessons: [], puzzles: [], ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { lessons: [], puzzles: [] };
  }
}

class Progress {
  private kept = $state.raw<Kept>(read());

  has(kind: keyof Kept, name: string): boolean {
    return this.kept[kind].includes(name);
  }

  add(kind: keyof Kept, name: string): void {
    if (this.has(kind, name)) return;
    this.kept = { ...this.kept, [kind]: [...this.kept[kind], name] };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // storage is not available
    }
  }
}

export const progress = new Progress();
