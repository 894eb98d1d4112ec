/** Routes in the URL fragment, so that seat links never appear in server logs. */
export type Page =
  | { name: "home" }
  | { name: "new"; kind: "bots" | "hot-seat" | "online" }
  | { name: "about" }
  | { name: "rules"; section?: string }
  | { name: "account" }
  | { name: "puzzles"; puzzle?: string }
  | { name: "table"; game: string; position?: number }
  | { name: "join"; game: string; token: string };

export function pageOf(hash: string): Page {
  const [first, second, third, fourth] = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  if (first === "about" || first === "account") return { name: first };
  if (first === "rules") return { name: "rules", section: second };
  if (first === "puzzles") return { name: "puzzles", puzzle: second };
  if (first === "new") return { name: "new", kind: second === "hot-seat" || second === "online" ? second : "bots" };
  if (first === "games" && second) {
    if (third === "join" && fourth) return { name: "join", game: second, token: fourth };
    const position = third === "at" ? Number(fourth) : NaN;
    return Number.isInteger(position) ? { name: "table", game: second, position } : { name: "table", game: second };
  }
  return { name: "home" };
}

class Router {
  page = $state.raw<Page>(pageOf(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.page = pageOf(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Set the URL of what is shown, unless a navigation to another page is pending (`hashchange` fires later). */
  settle(hash: string): void {
    const here = pageOf(location.hash);
    const stays = here.name === this.page.name && ("game" in here ? here.game : "") === ("game" in this.page ? this.page.game : "");
    if (stays && location.hash !== hash) this.replace(hash);
  }

  /** Replace the URL without a history entry. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.page = pageOf(location.hash);
  }
}

export const router = new Router();
