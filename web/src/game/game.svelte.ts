import { getContext, setContext } from "svelte";
import * as api from "../net/api";
import { isPassing, newKey, ApiError } from "../net/api";
import { termsOf } from "./actions";
import * as log from "./entries";
import { Autoplay } from "./autoplay.svelte";
import { Follower } from "./follow.svelte";
import { History } from "./history.svelte";
import { wordsFor } from "../words/language.svelte";
import { Live } from "../net/live";
import { retry } from "../net/retry";
import * as liveView from "../net/liveView";
import { Questions } from "../net/questions.svelte";
import { Refresher } from "../net/refresh";
import { settings } from "../ui/settings.svelte";
import { TileDraft } from "./tileDraft.svelte";
import { nextSkip, type SkipTo } from "./skipSteps";
import { Chat } from "./chat.svelte";
import { CourseReader } from "./course.svelte";
import type { Action, DrawnRoute, Entry, Facts, GameEvent, Preview, Table, Terms, View, Whole } from "../net/types";
import { reloadIfOutdated } from "../net/version";
import { t } from "../words/words";

const KEY = Symbol("game");
const NOTHING = { from: 0, moves: [] as Entry[] };
/** Milliseconds to wait for a pushed position before requesting it. */
const LATE = 1500;
/** Milliseconds between attempts to open a table that does not answer. */
const AGAIN = 3000;

/** A choice that awaits confirmation, with its preview and the reasons. */
export interface Confirmation {
  action: Action;
  look: Preview | null;
  stakes: NonNullable<Terms["stakes"]>;
  /** What could still be built and would be given up. */
  loses: NonNullable<Terms["loses"]>;
  /** The choice is the first of several that skip steps up to this one. */
  way: SkipTo | null;
}

/** Whether no answer arrived, so that the request may be sent again with the same key. */
const unanswered = (problem: unknown): boolean => (problem as ApiError).status === api.NO_ANSWER;

/** Client state of one table: the server's view, the position looked at, and unfinished choices. */
export class Game {
  readonly id: string;
  /** The game that this plan continues; null if it is a game. A plan has neither chat nor live connection. */
  readonly planOf: string | null;
  facts = $state.raw<Facts | null>(null);
  private whole = $state.raw<Whole | null>(null);
  /** The latest view; shown once the response to an own action says which position that leads to. */
  private newest: Whole | null = null;
  /** The log on screen. */
  entries = $state.raw<Entry[]>([]);
  /** The log received; what arrives during a request is shown together with its position. */
  private received: Entry[] = [];
  /** What was dealt and drawn before the first entry. */
  opening = $state.raw<GameEvent[]>([]);
  /** Seats that this browser lost because they were given new links. */
  removed = $state.raw<number[]>([]);
  connected = $state(true);
  private working = $state(false);
  /** Whether several actions are being sent in a row. */
  private going = $state(false);
  problem = $state.raw<ApiError | null>(null);
  lost = $state.raw<ApiError | null>(null);
  routes = $state.raw<DrawnRoute[] | null>(null);
  /** Number of the last entry seen when this player last acted. */
  lookedAt = $state(0);
  asked = $state.raw<number[] | null>(null);
  /** The share choice that is previewed on the large area. */
  looked = $state.raw<Action | null>(null);
  /** The price that the previewed choice would lead to. */
  hint = $state.raw<{ company: string; price: number } | null>(null);
  /** Whether a local railway's power is used to lay a tile outside the track step. */
  byPower = $state(false);
  /** Whether the panel shows a hint. */
  hinting = $state(false);
  /** Name of the choice that was tapped once. */
  armed = $state<string | null>(null);
  /** The choice that awaits confirmation. */
  confirmation = $state.raw<Confirmation | null>(null);
  /** Clicks in this browser that made several moves. */
  private clicks = $state.raw<log.Click[]>([]);
  readonly history = new History(this);
  readonly follower = new Follower(this);
  readonly autoplay = new Autoplay(this);
  readonly draft: TileDraft;
  readonly chat: Chat;
  readonly course: CourseReader;
  readonly questions: Questions;

  private live: Live | null = null;
  private closed = false;
  private refresher: Refresher;
  /** The current request is complete when the present reaches this entry; then `arrived` is called. */
  private reached = Infinity;
  private arrived: () => void = () => {};
  private late = 0;

  constructor(id: string) {
    this.id = id;
    this.planOf = id.includes("/plans/") ? id.slice(0, id.indexOf("/")) : null;
    this.chat = new Chat(id);
    this.course = new CourseReader(id);
    this.questions = new Questions(id, () => this.present!.number);
    this.draft = new TileDraft(this);
    this.refresher = new Refresher(
      () => this.read(),
      () => this.newest?.position.number ?? -1,
    );
  }

  get table(): Table | null {
    return this.whole?.table ?? null;
  }

  /** Whether a request is running; choices are disabled meanwhile. */
  get busy(): boolean {
    return this.working || this.going;
  }

  /** The other site whose rules this game follows. */
  get profile(): string | null {
    return this.table?.options.profile ?? null;
  }

  get you(): Whole["you"] {
    return this.whole?.you ?? { seats: [], creator: false };
  }

  /** The lesson that this game is. */
  get lesson(): Whole["lesson"] {
    return this.whole?.lesson ?? null;
  }

  get present(): View | null {
    return this.whole?.position ?? null;
  }

  get view(): View | null {
    return this.history.past ?? this.present;
  }

  /** Whether this browser decides at the present position. */
  get mine(): boolean {
    const due = this.present?.decision;
    return !!due && this.table?.status === "open" && this.you.seats.includes(due.seat);
  }

  /** Whether the user looks at the history, as opposed to watching bot moves. */
  get lookingBack(): boolean {
    return this.history.past !== null && !this.follower.on;
  }

  /** The log up to the position on screen. */
  get logShown(): Entry[] {
    return this.follower.on ? this.entries.filter((entry) => entry.number <= this.history.shown) : this.entries;
  }

  /** The last move that can be undone now. */
  private readonly lastMove = $derived.by(() => {
    const point = log.undoPoint(this.whole?.can_undo ?? [], this.you.seats);
    return this.entries.find(({ number }) => number === point?.entry) ?? null;
  });
  /** The first move that undo would revert: everything that the last click made. */
  readonly takesBack = $derived(this.lastMove && log.firstOfClick(this.lastMove, this.entries, this.clicks));

  /** The seat that decides here, and the log up to the present; entries may be ahead of it. */
  private readonly deciding = $derived.by(() => {
    const { decision, number } = this.present ?? {};
    if (!decision || !this.mine) return null;
    return { seat: decision.seat, kind: decision.kind, entries: this.entries.filter((entry) => entry.number <= number!) };
  });

  /** What others have done since the deciding player last moved. */
  readonly since = $derived(this.deciding ? log.sinceMoveOf(this.deciding.seat, this.deciding.entries) : NOTHING);

  /** The same since the last turn; in a stock round it stays after a sale. */
  readonly sinceTurn = $derived(
    this.deciding ? log.sinceMoveOf(this.deciding.seat, this.deciding.entries, this.deciding.kind === "stock_turn") : NOTHING,
  );

  /** The deciding player's last move and what followed by itself, if nobody else has moved since. */
  readonly automatic = $derived(this.deciding ? log.automaticAfter(this.deciding.seat, this.deciding.entries) : { move: null, moves: [] });

  /** Whether choices can be made now. */
  get canAct(): boolean {
    return this.mine && this.history.past === null;
  }

  /** Hexes that changed since this player last acted. */
  get changed(): string[] {
    return log.hexesChanged(this.logShown, this.lookedAt);
  }

  /** Companies whose price moved since this player last acted. */
  get changedCompanies(): string[] {
    return log.companiesMoved(this.logShown, this.lookedAt);
  }

  /** The latest run up to the position on screen. */
  get lastRun(): log.LastRun | null {
    return log.lastRun(this.entries, this.history.past?.number);
  }

  /** Wording in the user's language, with the players' names. */
  readonly words = $derived(wordsFor(this.table?.seats.map((seat) => seat.name) ?? []));

  playerName(seat: number | string | null | undefined): string {
    if (typeof seat === "number") return this.view?.players[seat]?.name ?? "";
    return seat === "vaclav" ? t("table-vaclav") : "";
  }

  // Connection

  /** Load the table and follow it live. Retries while the server is unavailable. */
  async open(): Promise<void> {
    while (!(await this.begun())) {
      if (!isPassing(this.lost!)) return;
      await new Promise((done) => setTimeout(done, AGAIN));
      if (this.closed) return;
    }
    this.lost = null;
    if (this.closed || this.planOf) return;
    let wasConnected = false;
    let everConnected = false;
    this.live = new Live(this.id, {
      since: () => log.lastOf(this.received),
      has: () => liveView.nameOfView(this.newest!),
      entry: (entry, changes) => {
        this.addEntries([entry]);
        const next = changes && liveView.patched(this.newest!, changes);
        if (next) this.take(next);
        else this.expect(entry.number);
      },
      view: (whole) => this.take(whole),
      table: () => void this.readMessages(), // one may have been deleted
      chat: (message) => this.chat.receive(message),
      presence: (presence) => (this.chat.presence = presence),
      you: (you) => this.take({ ...this.newest!, you }),
      connected: (is) => {
        if (is && !wasConnected) void this.readMessages(); // messages sent before this connection
        this.connected = wasConnected = is;
        if (is && everConnected) void reloadIfOutdated(); // the server may have been upgraded meanwhile
        everConnected ||= is;
      },
    });
  }

  private async begun(): Promise<boolean> {
    const logAndChat = Promise.all([api.log(this.id, 0), this.planOf ? null : this.chat.read()]);
    logAndChat.catch(() => {}); // a failure is handled below
    try {
      this.take(await api.view(this.id));
      const [facts, [{ entries, opening }]] = await Promise.all([api.facts(this.table!.board), logAndChat]);
      this.opening = opening?.events ?? [];
      this.addEntries(entries);
      await this.moreEntries();
      this.lookedAt = this.present!.number;
      if (this.draft.restore()) this.byPower = true; // has no effect in the track step
      this.facts = facts; // last, so that the page is shown complete and nothing shifts
      return true;
    } catch (problem) {
      this.lost = problem as ApiError;
      return false;
    }
  }

  close(): void {
    this.closed = true;
    this.refresher.close();
    clearTimeout(this.late);
    this.follower.close();
    this.autoplay.stop();
    this.live?.close();
  }

  async moreEntries(): Promise<void> {
    while (log.lastOf(this.received) < (this.newest?.position.number ?? 0)) {
      const { entries } = await api.log(this.id, log.lastOf(this.received));
      if (!entries.length) return;
      this.addEntries(entries);
    }
  }

  private take(received: Whole): void {
    this.newest = liveView.forReader(liveView.newer(this.newest, received));
    this.history.keep(this.newest.position);
    if (!this.working || this.newest.position.number >= this.reached) this.show(this.newest);
  }

  private show(whole: Whole): void {
    this.entries = this.received;
    const before = this.whole;
    if (before === whole) return;
    const number = whole.position.number;
    const lost = this.you.seats.filter((seat) => !whole.you.seats.includes(seat));
    if (before && lost.length) this.removed = lost;
    else if (whole.you.seats.some((seat) => this.removed.includes(seat))) this.removed = [];
    this.whole = whole; // names may change without a new position
    this.history.keep(whole.position);
    if (before && before.position.number !== number) {
      this.forget();
      if (this.history.past === null && this.follower.wants(before.position.number)) this.follower.start(before.position);
    }
    if (number >= this.reached) {
      this.working = false;
      this.arrived();
    }
  }

  private addEntries(entries: Entry[]): void {
    this.received = log.extended(this.received, entries);
    if (!this.working) this.entries = this.received;
  }

  /** Wait for the server to push the position after this entry; request it after a timeout. */
  private expect(number: number): void {
    clearTimeout(this.late);
    if (number <= this.newest!.position.number) return;
    this.late = window.setTimeout(() => void this.refresher.until(number), LATE);
  }

  /** Request the present view. Returns false if the game no longer exists. */
  private async read(): Promise<boolean> {
    try {
      const view = await api.view(this.id);
      // In a plan, a move may have been taken back in another tab, or by a request whose answer was lost.
      if (this.planOf && view.position.number < this.newest!.position.number) this.takeBack(view);
      else this.take(view);
      await this.moreEntries();
      return true;
    } catch (problem) {
      if ((problem as ApiError).status !== 404) throw problem;
      this.lost = problem as ApiError;
      return false;
    }
  }

  refresh(): Promise<void> {
    return this.refresher.until();
  }

  // Acting

  /** Make a choice, after confirmation where something is at stake. Returns true if it was made. */
  /** `advised`: the advice has already said why nothing should be built. */
  async choose(action: Action, advised = false): Promise<boolean> {
    if (this.busy || !this.present) return false;
    if (await this.asks(action, null, advised)) return false;
    return (await this.act(action)) !== null;
  }

  /** Handle the answer to the confirmation. */
  async answer(meant: boolean): Promise<void> {
    const asked = this.confirmation;
    this.confirmation = null;
    if (!meant || !asked || !this.canAct) return;
    if (asked.way) await this.goTo(asked.way);
    else await this.act(asked.action);
  }

  /** Skip the steps up to this one, after confirmation if something could still be built. */
  async skipSteps(way: SkipTo): Promise<void> {
    const company = this.present?.turn?.company;
    const first = this.busy || !company ? null : nextSkip(way, this.present!, company);
    if (first && !(await this.asks(first, way))) await this.goTo(way);
  }

  /** Make this choice, then skip the steps up to this one. */
  async chooseAndSkip(action: Action, way: SkipTo): Promise<void> {
    if (!this.busy && !(await this.asks(action))) await this.goTo(way, action);
  }

  /** Send several actions in a row, until the target is reached or another decision is due. */
  private async goTo(way: SkipTo, first: Action | null = null): Promise<void> {
    const company = this.present?.turn?.company;
    if (!company) return;
    const next = () => (this.canAct ? nextSkip(way, this.present!, company) : null);
    this.going = true;
    const made: number[] = [];
    try {
      for (let action = first ?? next(); action; action = next()) {
        const number = await this.act(action);
        if (number === null) return;
        made.push(number);
      }
    } finally {
      this.going = false;
      this.clicks = [...this.clicks, made];
    }
  }

  /** Open the confirmation if something is at stake or given up, with what the choice would change. */
  private async asks(action: Action, way: SkipTo | null = null, advised = false): Promise<boolean> {
    const terms = termsOf(this.present!, action);
    const stakes = settings.confirm ? (terms.stakes ?? []) : [];
    const loses = settings.confirmSkips && !advised ? (terms.loses ?? []) : [];
    if (!stakes.length && !loses.length) return false;
    const { number } = this.present!;
    this.working = true;
    const look = stakes.length ? await this.questions.preview(action).catch(() => null) : null;
    this.end();
    if (this.present?.number === number) this.confirmation = { action, look, stakes, loses, way };
    return true;
  }

  /** Send an action; the server also leaves the following steps without a choice. Return the number of its entry. */
  private async act(action: Action): Promise<number | null> {
    this.begin();
    const seen = this.present!.number;
    const key = newKey();
    try {
      const { entry, number, view } = await retry(() => api.act(this.id, seen, action, key, !this.live?.isOpen), unanswered);
      this.lookedAt = number;
      this.addEntries([entry]);
      if (view) {
        this.take(view);
        await this.moreEntries();
      }
      await this.arrive(number);
      return entry.number;
    } catch (problem) {
      this.problem = problem as ApiError;
      if (this.problem.code === "stale") await this.refresh();
      return null;
    } finally {
      this.end();
    }
  }

  private begin(): void {
    this.working = true;
    this.reached = Infinity;
    this.problem = null;
  }

  /** Show what arrived while the request was running. */
  private end(): void {
    this.working = false;
    if (this.newest) this.show(this.newest);
  }

  /** Stay busy until the position after this entry has arrived with its choices. */
  private async arrive(number: number): Promise<void> {
    this.reached = number;
    if (this.newest!.position.number < number) {
      const arrived = new Promise<void>((done) => (this.arrived = done));
      this.expect(number);
      await arrived;
    }
    this.end();
  }

  /** Undo the last move, or everything that the last click made. In the history it only returns to the present. */
  async undo(): Promise<void> {
    const { lastMove, takesBack } = this;
    if (this.busy || !this.present) return;
    if (this.lookingBack) return this.history.look(Infinity);
    const to = takesBack && takesBack !== lastMove ? log.positionBefore(takesBack, this.entries) : undefined;
    this.follower.skip();
    this.begin();
    const [seen, key] = [this.present.number, newKey()];
    try {
      const answer = await retry(() => api.undo(this.id, seen, key, to), unanswered);
      if (answer.view) return this.takeBack(answer.view);
      this.asked = answer.asked ? (answer.waiting_for ?? []) : null;
      if (answer.entry) {
        this.lookedAt = answer.entry.number;
        this.addEntries([answer.entry]);
        await this.arrive(answer.entry.number);
      } else if (!this.live?.isOpen) await this.refresh();
    } catch (problem) {
      this.problem = problem as ApiError;
      if (this.problem.code === "stale") await this.refresh();
    } finally {
      this.end();
    }
  }

  /** Show a plan after moves were taken back: its log is shorter than before. */
  private takeBack(view: Whole): void {
    const { number } = view.position;
    this.received = this.received.filter((entry) => entry.number <= number);
    this.lookedAt = number;
    this.history.clear();
    this.newest = view;
    this.show(view);
  }

  async answerUndo(agree: boolean): Promise<void> {
    try {
      await api.answerUndo(this.id, agree);
    } catch (problem) {
      this.problem = problem as ApiError;
    }
    if (!this.live?.isOpen) await this.refresh();
  }

  async say(text: string): Promise<boolean> {
    try {
      await this.chat.say(text);
      return true;
    } catch (problem) {
      this.problem = problem as ApiError;
      return false;
    }
  }

  private readMessages(): Promise<void> {
    return this.chat.read().catch(() => {});
  }

  /** Drop everything that was about the previous position. */
  private forget(): void {
    this.draft.clear();
    this.routes = null;
    this.looked = null;
    this.hint = null;
    this.byPower = false;
    this.armed = null;
    this.confirmation = null;
    this.problem = null;
    this.asked = null;
    this.questions.forget();
  }
}

export function provideGame(game: Game): Game {
  return setContext(KEY, game);
}

export function useGame(): Game {
  return getContext<Game>(KEY);
}
