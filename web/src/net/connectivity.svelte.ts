/** Whether the server is reachable, from the browser's online status and from failed requests. */
const AGAIN = 4000; // milliseconds

class Connectivity {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private net = $state(true);
  private answered = $state(true);
  readonly lost = $derived(!this.net || !this.answered);

  /** Listen to the browser's online and offline events. */
  start(): void {
    this.net = navigator.onLine;
    window.addEventListener("online", () => {
      this.net = true;
      if (!this.answered) this.try();
    });
    window.addEventListener("offline", () => (this.net = false));
  }

  report(answered: boolean): void {
    if (this.answered !== answered) this.answered = answered;
    clearTimeout(this.waiting);
    if (!answered) this.waiting = setTimeout(() => this.try(), AGAIN);
  }

  /** Poll until there is any response. */
  private try(): void {
    fetch("/health", { cache: "no-store" }).then(
      () => this.report(true),
      () => this.report(false),
    );
  }
}

export const connectivity = new Connectivity();
