/** What the reader's screen and hand are like; followed while they change. */
class Query {
  is = $state(false);

  constructor(query: string) {
    const found = window.matchMedia(query);
    this.is = found.matches;
    found.addEventListener("change", () => (this.is = found.matches));
  }
}

/** Is the reader touching rather than pointing? Then a choice is first looked at and then confirmed. */
export const coarse = new Query("(hover: none)");

/** Is there room for two columns? */
export const wide = new Query("(min-width: 901px)");
