import { getContext, setContext } from "svelte";
import * as api from "./api";
import { newKey, ApiError } from "./api";
import { nameOf } from "./actions";
import { Follower } from "./follow.svelte";
import { wordsFor } from "./language.svelte";
import { Live } from "./live";
import type { Action, DrawnRoute, Entry, Facts, Greyed, Message, Preview, Reason, Table, View, Whole } from "./types";

/** A tile being tried on the map, not laid yet. */
export interface Draft {
  hex: string;
  tile?: string;
  rotation?: number;
  local_railway?: string | null;
}

const KEY = Symbol("game");
const KEPT_POSITIONS = 400;

/** One table as this browser sees it: what the server said, where in the history we look, what is half chosen. */
export class Game {
  readonly id: string;
  facts = $state.raw<Facts | null>(null);
  table = $state.raw<Table | null>(null);
  you = $state.raw<{ seats: number[]; creator: boolean }>({ seats: [], creator: false });
  present = $state.raw<View | null>(null);
  /** A position of the past, while one is looked at. */
  past = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  messages = $state.raw<Message[]>([]);
  /** Seats this browser has held and does not hold any more: they were given new links. */
  removed = $state.raw<number[]>([]);
  presence = $state.raw<{ seats: number[]; spectators: number }>({ seats: [], spectators: 0 });
  connected = $state(true);
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);
  lost = $state.raw<ApiError | null>(null);
  /** Half-made choices; kept over a reload. */
  selected = $state<string | null>(null);
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
  /** Shows opponents' moves one after the other. */
  readonly follower = new Follower(this);

  private live: Live | null = null;
  private positions = new Map<number, View>();
  private looks = new Map<string, Promise<Preview>>();
  private refreshing: Promise<void> | null = null;
  private again = false;
  private target = 0;
  /** What is being done is done when the present has come to this entry. */
  private reached = Infinity;
  private closed = false;
  private wanted: number | null = null;
  private toRestore: { number: number; selected: string | null; draft: Draft | null; onMap: boolean } | null = null;

  constructor(id: string) {
    this.id = id;
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

  /** Can choices be made now? Not while looking at the past. */
  get canAct(): boolean {
    return this.mine && this.past === null;
  }

  /** Hexes on which something has changed since this player last acted. */
  get changed(): string[] {
    const hexes = new Set<string>();
    for (const entry of this.told) {
      if (entry.number <= this.lookedAt) continue;
      for (const event of entry.events)
        if ((event.type === "TileLaid" || event.type === "StationPlaced") && event.hex) hexes.add(event.hex);
    }
    return [...hexes];
  }

  /** Companies whose price has moved since this player last acted. */
  get changedCompanies(): string[] {
    const companies = new Set<string>();
    for (const entry of this.told) {
      if (entry.number <= this.lookedAt) continue;
      for (const event of entry.events) if (event.type === "PriceMoved") companies.add(event.company);
    }
    return [...companies];
  }

  /** The latest run there was, up to the position looked at. */
  get lastRun(): { company: string; routes: DrawnRoute[]; income: number } | null {
    const until = this.past?.number ?? Infinity;
    for (let index = this.entries.length - 1; index >= 0; index--) {
      const entry = this.entries[index]!;
      if (entry.number > until) continue;
      const ran = entry.events.find((event) => event.type === "TrainsRan");
      if (ran)
        return {
          company: ran.company,
          income: ran.income,
          routes: ran.routes.map((route, i) => ({ ...route, income: ran.incomes[i] ?? 0 })),
        };
    }
    return null;
  }

  /** Sentences in the reader's language, with the players' names. */
  readonly words = $derived(wordsFor(this.table?.seats.map((seat) => seat.name) ?? []));

  playerName(seat: number | string | null | undefined): string {
    if (typeof seat === "number") return this.view?.players[seat]?.name ?? "";
    return seat === "vaclav" ? "Václav" : "";
  }

  // Coming and going

  async open(): Promise<void> {
    try {
      this.take(await api.view(this.id));
      this.facts = await api.facts(this.table!.board);
      this.restore();
      const [{ entries }, messages] = await Promise.all([api.log(this.id, 0), api.chat(this.id)]);
      this.lookedAt = this.present!.number;
      this.addEntries(entries);
      await this.moreEntries();
      this.messages = messages;
    } catch (problem) {
      this.lost = problem as ApiError;
      return;
    }
    this.live = new Live(this.id, {
      since: () => this.entries.at(-1)?.number ?? 0,
      entry: (entry) => {
        this.addEntries([entry]);
        void this.refresh(entry.number);
      },
      table: () => {
        void this.refresh();
        void api.chat(this.id).then((messages) => this.hear(...messages), () => {}); // one may have been deleted
      },
      chat: (message) => this.hear(message),
      presence: (presence) => (this.presence = presence),
      number: (number) => void this.refresh(number),
      connected: (is) => {
        if (is && !this.connected) void this.refresh();
        this.connected = is;
      },
    });
  }

  close(): void {
    this.closed = true;
    this.follower.close();
    this.live?.close();
  }

  async moreEntries(): Promise<void> {
    while ((this.entries.at(-1)?.number ?? 0) < (this.present?.number ?? 0)) {
      const { entries } = await api.log(this.id, this.entries.at(-1)?.number ?? 0);
      if (!entries.length) return;
      this.addEntries(entries);
    }
  }

  private take(whole: Whole): void {
    const before = this.present;
    const lost = this.you.seats.filter((seat) => !whole.you.seats.includes(seat));
    if (before && lost.length) this.removed = lost;
    else if (whole.you.seats.some((seat) => this.removed.includes(seat))) this.removed = [];
    this.table = whole.table;
    this.you = whole.you;
    this.present = whole.position; // at the same position names may have changed
    if (before && before.number !== whole.position.number) {
      this.forget();
      if (this.past === null && this.follower.wants(before.number)) this.follower.start(before);
    }
    if (whole.position.number >= this.reached) this.busy = false;
  }

  private addEntries(entries: Entry[]): void {
    const last = this.entries.at(-1)?.number ?? 0;
    const fresh = entries.filter((entry) => entry.number > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  /**
   * The present from the server: one request at a time, and once more if that did not reach entry `number`.
   * Without a number something else has changed, and the present is asked for in any case.
   */
  refresh(number?: number): Promise<void> {
    if (number !== undefined && number <= (this.present?.number ?? -1)) return this.refreshing ?? Promise.resolve();
    this.target = Math.max(this.target, number ?? 0);
    if (this.refreshing) {
      this.again ||= number === undefined;
      return this.refreshing;
    }
    const work = async () => {
      do {
        this.again = false;
        try {
          this.take(await api.view(this.id));
          await this.moreEntries();
        } catch (problem) {
          if ((problem as ApiError).status === 404) {
            this.lost = problem as ApiError;
            return;
          }
          await new Promise((done) => setTimeout(done, 1000));
          this.again = true;
        }
      } while (!this.closed && (this.again || (this.present?.number ?? 0) < this.target));
    };
    this.refreshing = work().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  // Acting

  async choose(action: Action): Promise<boolean> {
    if (this.busy || !this.present) return false;
    this.begin();
    const seen = this.present.number;
    const key = newKey();
    try {
      const { entry } = await this.patiently(() => api.act(this.id, seen, action, key));
      this.lookedAt = entry.number;
      this.addEntries([entry]);
      await this.arrive(entry.number);
      return true;
    } catch (problem) {
      this.problem = problem as ApiError;
      if (this.problem.code === "stale") await this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  private begin(): void {
    this.busy = true;
    this.reached = Infinity;
    this.problem = null;
  }

  /** Busy until the position after this entry is here: its choices can then be used at once. */
  private async arrive(number: number): Promise<void> {
    this.reached = number;
    if ((this.present?.number ?? 0) >= number) this.busy = false;
    await this.refresh(number);
  }

  /** Without an answer the same request goes out again; its key sees to it that it is done once. */
  private async patiently<T>(request: () => Promise<T>): Promise<T> {
    for (let wait = 300; ; wait *= 2) {
      try {
        return await request();
      } catch (problem) {
        if ((problem as ApiError).status !== api.NO_ANSWER || wait > 5000) throw problem;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  async undo(to?: number): Promise<void> {
    if (this.busy || !this.present) return;
    this.follower.skip();
    this.begin();
    try {
      const answer = await api.undo(this.id, this.present.number, newKey(), to);
      this.asked = answer.asked ? (answer.waiting_for ?? []) : null;
      if (answer.entry) {
        this.lookedAt = answer.entry.number;
        this.addEntries([answer.entry]);
        await this.arrive(answer.entry.number);
      } else await this.refresh();
    } catch (problem) {
      this.problem = problem as ApiError;
    } finally {
      this.busy = false;
    }
  }

  async answerUndo(agree: boolean): Promise<void> {
    try {
      await api.answerUndo(this.id, agree);
    } catch (problem) {
      this.problem = problem as ApiError;
    }
    await this.refresh();
  }

  async say(text: string): Promise<boolean> {
    try {
      const { message } = await api.say(this.id, text, newKey());
      this.hear(message);
      return true;
    } catch (problem) {
      this.problem = problem as ApiError;
      return false;
    }
  }

  /** New messages, or ones that read otherwise now. */
  private hear(...messages: Message[]): void {
    const known = new Map([...this.messages, ...messages].map((message) => [message.number, message]));
    this.messages = [...known.values()].sort((one, other) => one.number - other.number);
  }

  // Looking ahead

  /** What an action would bring; asked once per position. */
  preview(action: Action, income = false): Promise<Preview> {
    return this.previews([action], income).then((found) => found[0]!);
  }

  async previews(actions: Action[], income = false): Promise<Preview[]> {
    const seen = this.present!.number;
    const keys = actions.map((action) => `${seen}/${income}/${nameOf(action)}/${JSON.stringify(action.routes ?? "")}`);
    const missing = actions.filter((_, i) => !this.looks.has(keys[i]!));
    const missingKeys = keys.filter((key) => !this.looks.has(key));
    for (let at = 0; at < missing.length; at += 32) {
      const asked = api.previews(this.id, seen, missing.slice(at, at + 32), income);
      missingKeys.slice(at, at + 32).forEach((key, i) => {
        const one = asked.then(({ previews }) => previews[i]!);
        one.catch(() => this.looks.delete(key));
        this.looks.set(key, one);
      });
    }
    return Promise.all(keys.map((key) => this.looks.get(key)!));
  }

  /** Why no tile can be laid on a hex, or these tiles on this hex. */
  async tileReasons(hex?: string): Promise<Greyed[]> {
    const seen = this.present!.number;
    const key = `${seen}/${hex ?? ""}`;
    let asked = this.tilesAsked.get(key);
    if (!asked) {
      asked = api.tileReasons(this.id, seen, hex).then(({ greyed }) => greyed);
      asked.catch(() => this.tilesAsked.delete(key));
      this.tilesAsked.set(key, asked);
    }
    return asked;
  }
  private tilesAsked = new Map<string, Promise<Greyed[]>>();

  // Why opponents did what they did

  reasons = $state.raw<Record<number, Reason[]>>({});
  private reasonsAsked = new Set<number>();

  async askWhy(number: number): Promise<void> {
    if (this.reasonsAsked.has(number)) return;
    this.reasonsAsked.add(number);
    try {
      const { reasons } = await api.why(this.id, number);
      this.reasons = { ...this.reasons, [number]: reasons };
    } catch {
      this.reasonsAsked.delete(number);
    }
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

  async positionAt(number: number): Promise<View> {
    const known = this.positions.get(number);
    if (known) return known;
    const seen = await api.position(this.id, number);
    if (this.positions.size > KEPT_POSITIONS) this.positions.clear();
    this.positions.set(number, seen);
    return seen;
  }

  // Half-made choices

  select(hex: string | null, onMap = false): void {
    if (hex !== this.selected) this.draft = hex ? { hex } : null;
    this.selected = hex;
    this.onMap = onMap && hex !== null;
    this.keep();
  }

  tryTile(draft: Draft | null): void {
    this.draft = draft;
    this.keep();
  }

  private forget(): void {
    this.selected = null;
    this.draft = null;
    this.routes = null;
    this.hint = null;
    this.byPower = false;
    this.armed = null;
    this.problem = null;
    this.asked = null;
    this.looks.clear();
    this.tilesAsked.clear();
    this.keep();
  }

  private get place(): string {
    return `18cz/draft/${this.id}`;
  }

  private keep(): void {
    try {
      if (this.selected)
        sessionStorage.setItem(
          this.place,
          JSON.stringify({ number: this.present?.number, selected: this.selected, draft: this.draft, onMap: this.onMap }),
        );
      else sessionStorage.removeItem(this.place);
    } catch {
      // a browser without storage keeps nothing
    }
  }

  private restore(): void {
    try {
      this.toRestore = JSON.parse(sessionStorage.getItem(this.place) ?? "null");
    } catch {
      return;
    }
    if (!this.toRestore || this.toRestore.number !== this.present?.number) return;
    this.selected = this.toRestore.selected;
    this.byPower = true; // where tiles are laid anyway it says nothing
    this.draft = this.toRestore.draft;
    this.onMap = this.toRestore.onMap;
  }
}

export function provideGame(game: Game): Game {
  return setContext(KEY, game);
}

export function useGame(): Game {
  return getContext<Game>(KEY);
}
