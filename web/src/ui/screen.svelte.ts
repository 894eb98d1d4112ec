/** Reactive media queries. */
class Query {
  is = $state(false);

  constructor(query: string) {
    const found = window.matchMedia(query);
    this.is = found.matches;
    found.addEventListener("change", () => (this.is = found.matches));
  }
}

/** Whether the device has touch instead of hover; then a tap previews a choice and a second one confirms it. */
export const coarse = new Query("(hover: none)");

/** Whether there is room for two columns. */
export const wide = new Query("(min-width: 901px)");
