const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Repeats a read until a target number is reached, with one request at a time. */
export class Refresher {
  private working: Promise<void> | null = null;
  private again = false;
  private target = 0;
  private closed = false;

  /**
   * `read` returns whether to continue; `at` returns the number reached. A failed read is repeated after one second.
   */
  constructor(
    private readonly read: () => Promise<boolean>,
    private readonly at: () => number,
    private readonly wait: (milliseconds: number) => Promise<void> = pause,
  ) {}

  /** Read until `number` is reached; without a number read at least once. */
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
