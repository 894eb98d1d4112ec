import { getContext, setContext } from "svelte";
import * as api from "./api";
import { isPassing, newKey, ApiError } from "./api";
import { Asked } from "./asked";
import { drafting, type Draft } from "./draft";
import * as log from "./entries";
import { Follower } from "./follow.svelte";
import { Keeper } from "./keep";
import { wordsFor } from "./language.svelte";
import { Live } from "./live";
import { patiently } from "./patiently";
import * as presents from "./present";
import { Questions } from "./questions.svelte";
import { Refresher } from "./refresh";
import { settings } from "./settings.svelte";
import { isWeighed, stakesOf, type Stake } from "./stakes";
import { nextOn, type Way } from "./straight";
import { Talk } from "./talk.svelte";
import { tileChoices } from "./tiles";
import type { Action, DrawnRoute, Entry, Facts, Preview, Table, View, Whole } from "./types";
import { t } from "./words";

const KEY = Symbol("game");
const KEPT_POSITIONS = 400;
/** A position that does not come by itself is asked for after so many milliseconds. */
const LATE = 1500;
/** A table that does not answer is tried again so often, in milliseconds. */
const AGAIN = 3000;

/** A choice, what it would bring, and what is at stake in it. */
export interface Weighed {
  action: Action;
  look: Preview | null;
  stakes: Stake[];
}

/** One table as this browser sees it: what the server said, where in the history we look, what is half chosen. */
export class Game {
  readonly id: string;
  facts = $state.raw<Facts | null>(null);
  private whole = $state.raw<Whole | null>(null);
  /** A position of the past, while one is looked at. */
  past = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** Seats this browser has held and does not hold any more: they were given new links. */
  removed = $state.raw<number[]>([]);
  connected = $state(true);
  private working = $state(false);
  /** Are several decisions being made in a row? */
  private going = $state(false);
  problem = $state.raw<ApiError | null>(null);
  lost = $state.raw<ApiError | null>(null);
  /** The hex looked at and the tile being tried there; kept over a reload. */
  draft = $state.raw<Draft | null>(null);
  /** Was the hex chosen on the map? Then its tiles fan out there. */
  onMap = $state(false);
  routes = $state.raw<DrawnRoute[] | null>(null);
  /** Entries up to here were seen when this player last acted. */
  lookedAt = $state(0);
  asked = $state.raw<number[] | null>(null);
  /** Where a price would go, while a choice is looked at. */
  hint = $state.raw<{ company: string; price: number } | null>(null);
  /** Is a tile to be laid by a local railway's power, at a step that is not about tiles? */
  byPower = $state(false);
  /** The choice a finger has tapped once. */
  armed = $state<string | null>(null);
  /** A choice with something at stake, while the reader is asked whether it is meant. */
  weighed = $state.raw<Weighed | null>(null);
  /** Clicks here that made several moves. */
  private clicks = $state.raw<log.Click[]>([]);
  /** Shows opponents' moves one after the other. */
  readonly follower = new Follower(this);
  readonly talk: Talk;
  readonly questions: Questions;

  /** Every tile that can be laid now, and the one being chosen. */
  readonly tiles = $derived.by(() => (this.facts && this.present ? tileChoices(this.facts, this.present) : []));
  readonly choosing = $derived(drafting(this.tiles, this.draft));

  private live: Live | null = null;
  private closed = false;
  private positions = new Asked<View>(KEPT_POSITIONS);
  private keeper: Keeper;
  private refresher: Refresher;
  /** What is being done is done when the present has come to this entry; `arrived` is called then. */
  private reached = Infinity;
  private arrived: () => void = () => {};
  private late = 0;
  private wanted: number | null = null;

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.questions = new Questions(id, () => this.present!.number);
    this.keeper = new Keeper(id, () => sessionStorage);
    this.refresher = new Refresher(
      () => this.read(),
      () => this.present?.number ?? -1,
    );
  }

  get table(): Table | null {
    return this.whole?.table ?? null;
  }

  /** Is something being done? Nothing else can be chosen meanwhile. */
  get busy(): boolean {
    return this.working || this.going;
  }

  /** The rules of another site that this game follows. */
  get profile(): string | null {
    return (this.table?.options.profile as string | undefined) ?? null;
  }

  get you(): Whole["you"] {
    return this.whole?.you ?? { seats: [], creator: false };
  }

  get present(): View | null {
    return this.whole?.position ?? null;
  }

  /** The hex looked at. */
  get selected(): string | null {
    return this.draft?.hex ?? null;
  }

  get view(): View | null {
    return this.past ?? this.present;
  }

  /** Is it this browser's turn to decide, at the present position? */
  get mine(): boolean {
    const due = this.present?.decision;
    return !!due && this.table?.status === "open" && this.you.seats.includes(due.seat);
  }

  /** Is the reader looking back? Not while opponents' moves are being shown. */
  get lookingBack(): boolean {
    return this.past !== null && !this.follower.on;
  }

  /** The log as far as it is to be read: moves that are still to be shown are not told. */
  get told(): Entry[] {
    return this.follower.on ? this.entries.filter((entry) => entry.number <= this.shown) : this.entries;
  }

  /** The last move that could be taken back now. */
  private readonly lastMove = $derived.by(() => (this.table ? log.toTakeBack(this.entries, this.you.seats, this.table) : null));
  /** The first move that would be taken back now: with the last one all that the same click has made. */
  readonly takesBack = $derived(this.lastMove && log.firstOfClick(this.lastMove, this.entries, this.clicks));

  /** What others have done since whoever decides here last moved. */
  readonly since = $derived.by(() => {
    const due = this.present?.decision;
    return due && this.mine ? log.sinceMoveOf(due.seat, this.entries) : { from: 0, moves: [] };
  });

  /** Can choices be made now? Not while looking at the past. */
  get canAct(): boolean {
    return this.mine && this.past === null;
  }

  /** Hexes on which something has changed since this player last acted. */
  get changed(): string[] {
    return log.hexesChanged(this.told, this.lookedAt);
  }

  /** Companies whose price has moved since this player last acted. */
  get changedCompanies(): string[] {
    return log.companiesMoved(this.told, this.lookedAt);
  }

  /** The latest run there was, up to the position looked at. */
  get lastRun(): log.LastRun | null {
    return log.lastRun(this.entries, this.past?.number);
  }

  /** Sentences in the reader's language, with the players' names. */
  readonly words = $derived(wordsFor(this.table?.seats.map((seat) => seat.name) ?? []));

  playerName(seat: number | string | null | undefined): string {
    if (typeof seat === "number") return this.view?.players[seat]?.name ?? "";
    return seat === "vaclav" ? t("table-vaclav") : "";
  }

  // Coming and going

  /** Read the table and stay with it. While the server cannot be reached, or not now, it is tried again. */
  async open(): Promise<void> {
    while (!(await this.begun())) {
      if (!isPassing(this.lost!)) return;
      await new Promise((done) => setTimeout(done, AGAIN));
      if (this.closed) return;
    }
    this.lost = null;
    if (this.closed) return;
    let heard = false;
    this.live = new Live(this.id, {
      since: () => log.lastOf(this.entries),
      has: () => presents.nameOfView(this.whole!),
      entry: (entry, changes) => {
        this.addEntries([entry]);
        const next = changes && presents.followed(this.whole!, changes);
        if (next) this.take(next);
        else this.expect(entry.number);
      },
      view: (whole) => this.take(whole),
      table: () => void this.readMessages(), // one may have been deleted
      chat: (message) => this.talk.hear(message),
      presence: (presence) => (this.talk.presence = presence),
      you: (you) => this.take({ ...this.whole!, you }),
      connected: (is) => {
        if (is && !heard) void this.readMessages(); // what was said before this connection
        this.connected = heard = is;
      },
    });
  }

  private async begun(): Promise<boolean> {
    const telling = Promise.all([api.log(this.id, 0), this.talk.read()]);
    telling.catch(() => {}); // if it fails, that is told below
    try {
      this.take(await api.view(this.id));
      const [facts, [{ entries }]] = await Promise.all([api.facts(this.table!.board), telling]);
      this.addEntries(entries);
      await this.moreEntries();
      this.lookedAt = this.present!.number;
      this.restore();
      this.facts = facts; // nothing is shown before all is there: what came later would push the rest about
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
    this.live?.close();
  }

  async moreEntries(): Promise<void> {
    while (log.lastOf(this.entries) < (this.present?.number ?? 0)) {
      const { entries } = await api.log(this.id, log.lastOf(this.entries));
      if (!entries.length) return;
      this.addEntries(entries);
    }
  }

  private take(come: Whole): void {
    const before = this.whole;
    const whole = presents.forReader(presents.newer(before, come));
    const number = whole.position.number;
    const lost = this.you.seats.filter((seat) => !whole.you.seats.includes(seat));
    if (before && lost.length) this.removed = lost;
    else if (whole.you.seats.some((seat) => this.removed.includes(seat))) this.removed = [];
    this.whole = whole; // at the same position names may have changed
    this.positions.set(String(number), Promise.resolve({ ...whole.position, choices: undefined, terms: undefined, greyed: undefined }));
    if (before && before.position.number !== number) {
      this.forget();
      if (this.past === null && this.follower.wants(before.position.number)) this.follower.start(before.position);
    }
    if (number >= this.reached) {
      this.working = false;
      this.arrived();
    }
  }

  private addEntries(entries: Entry[]): void {
    this.entries = log.extended(this.entries, entries);
  }

  /** The position after this entry comes by itself. If it does not, it is asked for. */
  private expect(number: number): void {
    clearTimeout(this.late);
    if (number <= this.present!.number) return;
    this.late = window.setTimeout(() => void this.refresher.until(number), LATE);
  }

  /** The present from the server, where it does not come by itself. False if there is no such game any more. */
  private async read(): Promise<boolean> {
    try {
      this.take(await api.view(this.id));
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

  /** Make a choice; where something is at stake the reader is asked first. True if it was made. */
  async choose(action: Action): Promise<boolean> {
    if (this.busy || !this.present) return false;
    if (settings.confirm && isWeighed(action) && !(await this.isMeant(action))) return false;
    return this.act(action);
  }

  /** The reader has been asked: make the choice, or leave it. */
  async answer(meant: boolean): Promise<void> {
    const asked = this.weighed;
    this.weighed = null;
    if (meant && asked && this.canAct) await this.act(asked.action);
  }

  /** Several decisions in a row, until the way ends or something else is to be decided. */
  async go(way: Way): Promise<void> {
    const company = this.present?.turn?.company;
    if (this.busy || !company) return;
    this.going = true;
    const made: number[] = [];
    try {
      for (let action = nextOn(way, this.present!, company); action; action = this.canAct ? nextOn(way, this.present!, company) : null) {
        if (!(await this.act(action))) return;
        made.push(this.lookedAt);
      }
    } finally {
      this.going = false;
      this.clicks = [...this.clicks, made];
    }
  }

  /** Is nothing at stake? Else the question is put, and answered later. */
  private async isMeant(action: Action): Promise<boolean> {
    const view = this.present!;
    this.working = true;
    const look = await this.questions.preview(action).catch(() => null);
    this.working = false;
    if (this.present?.number !== view.number) return false;
    const stakes = stakesOf(view, action, look);
    this.weighed = stakes.length ? { action, look, stakes } : null;
    return !stakes.length;
  }

  private async act(action: Action): Promise<boolean> {
    this.begin();
    const seen = this.present!.number;
    const key = newKey();
    try {
      const { entry, view } = await patiently(
        () => api.act(this.id, seen, action, key, !this.live?.isOpen),
        (problem) => (problem as ApiError).status === api.NO_ANSWER,
      );
      if (view) this.take(view);
      this.lookedAt = entry.number;
      this.addEntries([entry]);
      await this.arrive(entry.number);
      return true;
    } catch (problem) {
      this.problem = problem as ApiError;
      if (this.problem.code === "stale") await this.refresh();
      return false;
    } finally {
      this.working = false;
    }
  }

  private begin(): void {
    this.working = true;
    this.reached = Infinity;
    this.problem = null;
  }

  /** Busy until the position after this entry is here: its choices can then be used at once. */
  private async arrive(number: number): Promise<void> {
    this.reached = number;
    if ((this.present?.number ?? 0) < number) {
      const arrived = new Promise<void>((done) => (this.arrived = done));
      this.expect(number);
      await arrived;
    }
    this.working = false;
  }

  /** Take back one's last move, or all that one click has made. */
  async undo(): Promise<void> {
    const { lastMove, takesBack } = this;
    if (this.busy || !this.present) return;
    const to = takesBack && takesBack !== lastMove ? log.positionBefore(takesBack, this.entries) : undefined;
    this.follower.skip();
    this.begin();
    try {
      const answer = await api.undo(this.id, this.present.number, newKey(), to);
      this.asked = answer.asked ? (answer.waiting_for ?? []) : null;
      if (answer.entry) {
        this.lookedAt = answer.entry.number;
        this.addEntries([answer.entry]);
        await this.arrive(answer.entry.number);
      } else if (!this.live?.isOpen) await this.refresh();
    } catch (problem) {
      this.problem = problem as ApiError;
    } finally {
      this.working = false;
    }
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
      await this.talk.say(text);
      return true;
    } catch (problem) {
      this.problem = problem as ApiError;
      return false;
    }
  }

  private readMessages(): Promise<void> {
    return this.talk.read().catch(() => {});
  }

  // History

  get shown(): number {
    return this.wantedShown ?? this.past?.number ?? this.present?.number ?? 0;
  }
  private wantedShown = $state<number | null>(null);

  /** Look at a position of the past; the last one is the present. Steps that overtake each other end at the last. */
  async look(number: number): Promise<void> {
    this.follower.stop();
    const last = this.present?.number ?? 0;
    const to = Math.max(0, Math.min(number, last));
    this.wanted = to;
    this.wantedShown = to;
    if (to === last) {
      this.past = null;
      this.wantedShown = null;
      return;
    }
    try {
      const seen = await this.positionAt(to);
      if (this.wanted !== to) return;
      this.past = seen;
      void this.positionAt(Math.max(0, to - 1));
      if (to + 1 < last) void this.positionAt(to + 1);
    } catch (problem) {
      this.problem = problem as ApiError;
    } finally {
      if (this.wanted === to) this.wantedShown = null;
    }
  }

  positionAt(number: number): Promise<View> {
    return this.positions.get(String(number), () => api.position(this.id, number));
  }

  // Half-made choices

  select(hex: string | null, onMap = false): void {
    if (hex !== this.selected) this.draft = hex ? { hex } : null;
    this.onMap = onMap && hex !== null;
    this.keep();
  }

  tryTile(draft: Draft | null): void {
    this.draft = draft;
    this.onMap &&= draft !== null;
    this.keep();
  }

  private forget(): void {
    this.draft = null;
    this.routes = null;
    this.hint = null;
    this.byPower = false;
    this.armed = null;
    this.weighed = null;
    this.problem = null;
    this.asked = null;
    this.questions.forget();
    this.keep();
  }

  private keep(): void {
    this.keeper.keep(this.present?.number ?? 0, this.draft && { draft: this.draft, onMap: this.onMap });
  }

  private restore(): void {
    const kept = this.keeper.kept(this.present?.number ?? 0);
    if (!kept) return;
    this.draft = kept.draft;
    this.onMap = kept.onMap;
    this.byPower = true; // where tiles are laid anyway it says nothing
  }
}

export function provideGame(game: Game): Game {
  return setContext(KEY, game);
}

export function useGame(): Game {
  return getContext<Game>(KEY);
}
