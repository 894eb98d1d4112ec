const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Reads something again and again until it has come to where it should: one request at a time, however many ask. */
export class Refresher {
  private working: Promise<void> | null = null;
  private again = false;
  private target = 0;
  private closed = false;

  /**
   * `read` reads, and says whether it makes sense to go on; `at` is where that has led to. What fails is tried again
   * after a second.
   */
  constructor(
    private readonly read: () => Promise<boolean>,
    private readonly at: () => number,
    private readonly wait: (milliseconds: number) => Promise<void> = pause,
  ) {}

  /** Until `number` is reached; without one something else has changed, and it is read in any case. */
  until(number?: number): Promise<void> {
    if (number !== undefined && number <= this.at()) return this.working ?? Promise.resolve();
    this.target = Math.max(this.target, number ?? 0);
    if (this.working) this.again ||= number === undefined;
    this.working ??= this.work().finally(() => (this.working = null));
    return this.working;
  }

  close(): void {
    this.closed = true;
  }

  private async work(): Promise<void> {
    do {
      this.again = false;
      try {
        if (!(await this.read())) return;
      } catch {
        await this.wait(1000);
        this.again = true;
      }
    } while (!this.closed && (this.again || this.at() < this.target));
  }
}
