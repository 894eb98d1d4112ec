/** Is the reader touching rather than pointing? Then a choice is first looked at and then confirmed. */
const query = window.matchMedia("(hover: none)");

class Coarse {
  is = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.is = query.matches));
  }
}

export const coarse = new Coarse();
