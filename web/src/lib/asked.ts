/** Things asked for once, however often they are wanted. What could not be had is asked for again. */
export class Asked<Found> {
  private known = new Map<string, Promise<Found>>();

  constructor(private readonly most = Infinity) {}

  get(key: string, ask: () => Promise<Found>): Promise<Found> {
    return this.many([key], () => ask().then((found) => [found])).then((all) => all[0]!);
  }

  /** Several at once: `ask` is given the places of those that are not known yet, `together` at a time. */
  many(keys: string[], ask: (missing: number[]) => Promise<Found[]>, together = Infinity): Promise<Found[]> {
    const all = keys.map((key) => this.known.get(key));
    const missing = keys.map((_, i) => i).filter((i) => !all[i]);
    for (let at = 0; at < missing.length; at += together) {
      const some = missing.slice(at, at + together);
      const answer = ask(some);
      some.forEach((i, place) => this.set(keys[i]!, (all[i] = answer.then((found) => found[place]!))));
    }
    return Promise.all(all as Promise<Found>[]);
  }

  set(key: string, found: Promise<Found>): void {
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, found);
    found.catch(() => this.known.get(key) === found && this.known.delete(key));
  }

  clear(): void {
    this.known.clear();
  }
}
