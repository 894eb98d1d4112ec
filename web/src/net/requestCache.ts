/** Cache of requests by key. Failed requests are not cached. */
export class RequestCache<Found> {
  private known = new Map<string, Promise<Found>>();

  constructor(private readonly most = Infinity) {}

  get(key: string, ask: () => Promise<Found>): Promise<Found> {
    return this.many([key], () => ask().then((found) => [found])).then((all) => all[0]!);
  }

  /** Get several keys: `ask` receives the indexes of the missing ones, `together` per request. */
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
