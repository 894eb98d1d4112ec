import { connectivity } from "./connectivity.svelte";
import type * as contract from "./contract";
import type {
  Action,
  Advice,
  Course,
  Entry,
  Facts,
  GameEvent,
  GivenAnswer,
  Greyed,
  Lesson,
  Me,
  Message,
  Overview,
  Preview,
  Puzzle,
  PuzzleEntry,
  Refusal,
  Solution,
  View,
  Whole,
} from "./types";

/** An error response, or no response at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null = null,
    readonly more: Record<string, any> = {},
  ) {
    super(message);
  }
}

export const NO_ANSWER = 0;
const NOT_NOW = [NO_ANSWER, 429, 502, 503, 504];
/** Whether the error is temporary and a retry makes sense. */
export const isPassing = (problem: ApiError): boolean => NOT_NOW.includes(problem.status);

/** Prefetched responses by path; each is used once. */
const ahead = new Map<string, Promise<unknown>>();

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const early = method === "GET" ? ahead.get(path) : undefined;
  ahead.delete(path);
  return early ? (early as Promise<T>) : send<T>(method, path, body === undefined ? undefined : JSON.stringify(body));
}

async function send<T>(method: string, path: string, body?: string): Promise<T> {
  return (await answerTo(method, path, body)).json().catch(() => ({}));
}

/** Return the response, or throw an ApiError. */
async function answerTo(method: string, path: string, body?: string): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body,
      keepalive: method === "PUT", // what was seen is sent while the page closes
      // Older servers let browsers keep the facts for an hour, also across an upgrade.
      cache: path.startsWith("/facts/") ? "no-cache" : "default",
    });
  } catch {
    connectivity.report(false);
    throw new ApiError(NO_ANSWER, "no_answer", "");
  }
  connectivity.report(true);
  if (reply.ok) return reply;
  const data = await reply.json().catch(() => ({}));
  throw new ApiError(
    reply.status,
    data.refusal?.code ?? data.code ?? "fault",
    data.message ?? reply.statusText,
    data.refusal ?? null,
    data,
  );
}

/** Return a unique idempotency key, so that a repeated request takes effect once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type SeatWish = Pick<contract.SeatForm, "name"> & Partial<contract.SeatForm>;
/** A new game; the server has defaults for what is missing. */
export type Wishes = Partial<Omit<contract.NewGame, "seats">> & { seats?: SeatWish[] };
export type Made = contract.MadeAnswer;

export const overview = () => ask<Overview>("GET", "/facts");

const printed = new Map<string, Promise<Facts>>();

/** Return the facts of a board; requested once. */
export function facts(board: string): Promise<Facts> {
  let known = printed.get(board);
  if (!known) {
    known = ask<Facts>("GET", `/facts/${board}`);
    known.catch(() => printed.delete(board));
    printed.set(board, known);
  }
  return known;
}

export const newGame = (wishes: Wishes) => ask<Made>("POST", "/games", wishes);
/** `file` is JSON text and is sent unparsed, because its numbers may exceed JavaScript's safe integers. */
export const importGame = (wishes: Wishes, file: string) =>
  send<Made>("POST", "/games/import", `${JSON.stringify(wishes).slice(0, -1)},"file":${file}}`);
export const forkGame = (game: string, wishes: Wishes & { position?: number }) => ask<Made>("POST", `/games/${game}/fork`, wishes);
/** Return the game as a file for 18xx.games; not every game can be exported. */
export const exportFor18xx = async (game: string) => (await answerTo("GET", `/games/${game}/export?format=18xx.games`)).blob();
/** Return the present board as an SVG file. */
export const exportPicture = async (game: string) => (await answerTo("GET", `/games/${game}/export?format=picture`)).blob();
/** Return a bug report about a position: the game without names, the version of the program and the platform. */
export const exportReport = (game: string, position: number) =>
  ask<Record<string, unknown>>("GET", `/games/${game}/export?format=report&position=${position}`);
/** Create a game with the same players, or return the one that another player has created. */
export const rematch = (game: string) => ask<Made>("POST", `/games/${game}/rematch`);
export const myGames = () => ask<contract.GamesPage>("GET", "/games?mine=true&limit=40");
export const openGames = () => ask<contract.GamesPage>("GET", "/games?limit=20");
export const join = (game: string, token: string) => ask<contract.Joined>("POST", `/games/${game}/join`, { token });
/** Take an open seat. */
export const takeSeat = (game: string, seat: number) => ask<contract.Joined>("POST", `/games/${game}/seats/${seat}/take`, {});
export const newLink = (game: string, seat: number) => ask<contract.Link>("POST", `/games/${game}/seats/${seat}/link`, {});
export const handOver = (game: string, seat: number) => ask<unknown>("POST", `/games/${game}/host`, { seat });
export const abandon = (game: string) => ask<unknown>("POST", `/games/${game}/abandon`, {});
export const changeSeat = (game: string, seat: number, change: Partial<contract.ChangeSeat>) =>
  ask<unknown>("PATCH", `/games/${game}/seats/${seat}`, change);

const VIEW = (game: string) => `/games/${game}/view`;
const LOG = (game: string, since: number, limit: number) => `/games/${game}/log?since=${since}&limit=${limit}`;
const CHAT = (game: string) => `/games/${game}/chat`;
const MANY = 1000;

/** Prefetch what the page of a table needs first. */
export function askAhead(game: string): void {
  for (const path of [VIEW(game), LOG(game, 0, MANY), CHAT(game)]) {
    const answer = send<unknown>("GET", path);
    answer.catch(() => {}); // handled where the response is used
    ahead.set(path, answer);
  }
  void (ahead.get(VIEW(game)) as Promise<Whole>).then(({ table }) => facts(table.board)).catch(() => {});
}

export const view = (game: string) => ask<Whole>("GET", VIEW(game));
export const position = (game: string, number: number) => ask<View>("GET", `/games/${game}/positions/${number}`);
export const log = (game: string, since: number, limit = MANY) =>
  ask<{ entries: Entry[]; opening?: { events: GameEvent[] } }>("GET", LOG(game, since, limit));
/** Also leaves the following steps without a choice. With `view` the response includes the next view; connected clients
    receive it by push. */
export const act = (game: string, seen: number, action: Action, key: string, view: boolean) =>
  ask<{ entry: Entry; number: number; view?: Whole }>("POST", `/games/${game}/actions`, {
    seen,
    action,
    key,
    skip_forced: true,
    ...(view ? { view } : {}),
  });
export const previews = (game: string, seen: number, actions: Action[], income: boolean) =>
  ask<{ number: number; previews: Preview[] }>("POST", `/games/${game}/previews`, { seen, actions, income });
export const why = (game: string, number: number) => ask<contract.Why>("GET", `/games/${game}/entries/${number}/why`);
export const advice = (game: string, seen: number) => ask<Advice>("GET", `/games/${game}/advice?seen=${seen}`);
export const tileReasons = (game: string, seen: number, hex?: string) =>
  ask<{ greyed: Greyed[] }>("GET", `/games/${game}/reasons?seen=${seen}${hex ? `&hex=${hex}` : ""}`);
export const course = (game: string) => ask<Course>("GET", `/games/${game}/course`);
export const undo = (game: string, seen: number, key: string, to?: number) =>
  ask<{ entry?: Entry; asked?: boolean; waiting_for?: number[]; view?: Whole }>("POST", `/games/${game}/undo`, {
    seen,
    key,
    ...(to === undefined ? {} : { to }),
  });
export const answerUndo = (game: string, agree: boolean) => ask<unknown>("POST", `/games/${game}/undo/answer`, { agree });
/** Return messages and notices in one order. */
export const chat = async (game: string) => {
  const { messages, notices } = await ask<{ messages: Message[]; notices: Message[] }>("GET", CHAT(game));
  return [...messages, ...notices].sort((one, other) => one.number - other.number);
};
export const say = (game: string, text: string, key: string) => ask<{ message: Message }>("POST", `/games/${game}/chat`, { text, key });

// Review and plans
export const review = (game: string) => ask<contract.ReviewAnswer>("GET", `/games/${game}/review`);
export const startReview = (game: string) => ask<contract.ReviewAnswer>("POST", `/games/${game}/review`, {});
export const cancelReview = (game: string) => ask<contract.ReviewAnswer>("DELETE", `/games/${game}/review`);
export const plans = (game: string) => ask<contract.PlansAnswer>("GET", `/games/${game}/plans`);
export const newPlan = (game: string, form: contract.NewPlan) => ask<contract.PlanAnswer>("POST", `/games/${game}/plans`, form);
/** `plan` is the path of a plan: `GAME/plans/PLAN`. */
export const planOutcome = (plan: string) => ask<contract.PlanWithOutcome>("GET", `/games/${plan}`);
export const renamePlan = (plan: string, name: string) => ask<contract.PlanAnswer>("PATCH", `/games/${plan}`, { name });
export const deletePlan = (plan: string) => ask<contract.PlansAnswer>("DELETE", `/games/${plan}`);
export const playPlan = (plan: string) => ask<contract.PlanPlayed>("POST", `/games/${plan}/play`, {});

// Learning
export const lessons = () => ask<{ lessons: Lesson[] }>("GET", "/lessons");
export const startLesson = (name: string, form: Partial<contract.LessonForm>) => ask<Made>("POST", `/lessons/${name}`, form);
export const puzzles = () => ask<{ puzzles: PuzzleEntry[] }>("GET", "/puzzles");
export const puzzle = (id: string) => ask<Puzzle>("GET", `/puzzles/${id}`);
export const solve = (id: string, answer: GivenAnswer) => ask<Solution>("POST", `/puzzles/${id}`, { answer });

// Positions set up by hand
type PositionAnswers = Omit<contract.PositionAnswers, "view"> & { view: View };
export const answerPosition = (position: unknown, company: string | null, fleets: Record<string, string[]>) =>
  ask<PositionAnswers>("POST", "/positions/answers", { position, ...(company ? { company } : {}), fleets });
export const checkPosition = (position: unknown) => ask<contract.CheckedPosition>("POST", "/positions/check", { position });
export const tilesOn = (board: string) => ask<contract.PossibleTiles>("GET", `/positions/tiles/${board}`);
/** Return a position of a game as `/positions` takes it: that of the current turn when it began. */
export const exportPosition = (game: string, number: number) =>
  ask<contract.PositionFile>("GET", `/games/${game}/export?format=position&position=${number}`);
/** Create a game that continues from a position. */
export const continuePosition = (position: unknown, wishes: Wishes) => ask<Made>("POST", "/positions/game", { ...wishes, position });

// Games over weeks
export const mine = (game: string) => ask<contract.MineAnswer>("GET", `/games/${game}/mine`);
export const since = (game: string, position: number) => ask<contract.SinceAnswer>("GET", `/games/${game}/since?position=${position}`);
export const agreePublic = (game: string, agree: boolean) => ask<unknown>("POST", `/games/${game}/public`, { agree });
export const profile = (name: string) => ask<contract.Profile>("GET", `/people/${encodeURIComponent(name)}`);
export const showProfile = (shown: boolean) => ask<contract.Profile>("PUT", "/me/profile", { public: shown });
export const deleteMe = () => ask<unknown>("DELETE", "/me");
export const keepMine = (game: string, change: Partial<contract.Mine>) => ask<contract.MineAnswer>("PUT", `/games/${game}/mine`, change);
export const orders = (game: string) => ask<contract.OrdersAnswer>("GET", `/games/${game}/orders`);
export const giveOrder = (game: string, seat: number, order: contract.GiveOrder["order"]) =>
  ask<contract.OrdersAnswer>("POST", `/games/${game}/orders`, { seat, order });
export const revokeOrder = (game: string, number: number) => ask<contract.OrdersAnswer>("DELETE", `/games/${game}/orders/${number}`);
export const vacation = (game: string, seat: number, away: boolean) =>
  ask<unknown>("POST", `/games/${game}/seats/${seat}/vacation`, { away });

// Notifications
export const notifications = () => ask<contract.NotificationsAnswer>("GET", "/me/notifications");
export const setNotifications = (form: contract.ReachRecord) => ask<contract.NotificationsAnswer>("PUT", "/me/notifications", form);
export const addChannel = (kind: contract.NewChannel["kind"], address: string, label = "") =>
  ask<contract.ChannelRecord>("POST", "/me/channels", { kind, address, label });
export const removeChannel = (id: string) => ask<contract.NotificationsAnswer>("DELETE", `/me/channels/${id}`);
export const testChannel = (id: string) => ask<contract.Queued>("POST", `/me/channels/${id}/test`);
export const confirmChannel = (id: string, token: string) => ask<unknown>("POST", `/channels/${id}/confirm`, { token });
export const unsubscribe = (id: string, token: string) => ask<unknown>("POST", `/unsubscribe/${id}/${token}`);

// Accounts
export const me = () => ask<Me>("GET", "/me");
export const keepLanguage = (language: string) => ask<unknown>("PUT", "/me/language", { language });
export const signUp = (name: string, password: string, invitation: string) =>
  ask<contract.SignedUp>("POST", "/accounts", { name, password, invitation });
export const signIn = (name: string, password: string) =>
  ask<contract.SignedIn & { account: string }>("POST", "/sign-in", { name, password });
export const signOut = () => ask<unknown>("POST", "/sign-out", {});
export const sessions = () => ask<contract.Sessions>("GET", "/sessions");
export const endSession = (id: string) => ask<contract.Sessions>("DELETE", `/sessions/${id}`);
export const signOutEverywhere = () => ask<unknown>("POST", "/sign-out-everywhere", {});
export const recover = (name: string, code: string, password: string) =>
  ask<contract.SignedUp>("POST", "/recover", { name, code, password });
