/** Can the server be reached? The browser says when it has no net; a request without an answer says it too. */
const AGAIN = 4000; // milliseconds

class Reach {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private net = $state(true);
  private answered = $state(true);
  readonly lost = $derived(!this.net || !this.answered);

  /** Listen to what the browser says. */
  start(): void {
    this.net = navigator.onLine;
    window.addEventListener("online", () => {
      this.net = true;
      if (!this.answered) this.try();
    });
    window.addEventListener("offline", () => (this.net = false));
  }

  tell(answered: boolean): void {
    if (this.answered !== answered) this.answered = answered;
    clearTimeout(this.waiting);
    if (!answered) this.waiting = setTimeout(() => this.try(), AGAIN);
  }

  /** Ask until there is an answer, whatever it is. */
  private try(): void {
    fetch("/health", { cache: "no-store" }).then(
      () => this.tell(true),
      () => this.tell(false),
    );
  }
}

export const reach = new Reach();
