/** Routes in the URL fragment, so that seat links never appear in server logs. */
export type Page =
  | { name: "home" }
  | { name: "new"; kind: "bots" | "hot-seat" | "online" }
  | { name: "about" }
  | { name: "rules"; section?: string }
  | { name: "account" }
  | { name: "notifications" }
  | { name: "player"; player: string }
  | { name: "confirm" | "unsubscribe"; channel: string; token: string }
  | { name: "puzzles"; puzzle?: string }
  | { name: "companion" | "sandbox"; position?: string }
  | { name: "review"; game: string }
  | { name: "table"; game: string; position?: number }
  | { name: "join"; game: string; token: string };

function named(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pageOf(hash: string): Page {
  const [first, second, third, fourth, ...rest] = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  if (first === "about" || first === "account" || first === "notifications") return { name: first };
  if ((first === "confirm" || first === "unsubscribe") && second && third) return { name: first, channel: second, token: third };
  if (first === "players" && second) return { name: "player", player: named(second) };
  if (first === "rules") return { name: "rules", section: second };
  if (first === "companion" || first === "sandbox") {
    // The id of a kept position, or the short text of one, which contains slashes.
    const position = hash.replace(/^#\/?\w+\/?/, "");
    return position ? { name: first, position } : { name: first };
  }
  if (first === "puzzles") return { name: "puzzles", puzzle: second };
  if (first === "new") return { name: "new", kind: second === "hot-seat" || second === "online" ? second : "bots" };
  if (first === "games" && second) {
    if (third === "join" && fourth) return { name: "join", game: second, token: fourth };
    if (third === "review") return { name: "review", game: second };
    const plan = third === "plans" && fourth;
    const game = plan ? `${second}/plans/${plan}` : second; // a plan is a table of its own
    const [at, number] = plan ? rest : [third, fourth];
    const position = at === "at" ? Number(number) : NaN;
    return Number.isInteger(position) ? { name: "table", game, position } : { name: "table", game };
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
