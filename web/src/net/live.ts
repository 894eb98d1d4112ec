import type { Changes } from "./liveView";
import type { Entry, LiveMessage, Message, Whole } from "./types";

export interface Listener {
  /** Number of the last known entry, from which a new connection continues. */
  since(): number;
  /** Name of the current view; the server sends the difference. */
  has(): string;
  /** An entry with the changes of the view; without changes a view follows. */
  entry(entry: Entry, changes: Changes | null): void;
  view(whole: Whole): void;
  /** Seats or requests have changed; a view follows. */
  table(): void;
  /** A chat message or a table notice. */
  chat(message: Message): void;
  presence(presence: { seats: number[]; spectators: number }): void;
  connected(is: boolean): void;
  /** This browser's seats, sent when a connection begins. */
  you(you: Whole["you"]): void;
}

const PING_EVERY = 25_000;
const LONGEST_WAIT = 15_000;
/** A user who has not touched the page for this time is not looking at it. */
const UNUSED = 300_000;
const USES = ["pointermove", "pointerdown", "keydown"];

/** The WebSocket of a table. It reconnects with backoff and requests what it missed. */
export class Live {
  private socket: WebSocket | null = null;
  private wait = 500;
  private timer = 0;
  private ping = 0;
  private closed = false;
  private used = Date.now();
  private looking = false;

  constructor(
    private readonly game: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("visibilitychange", this.use);
    for (const kind of USES) window.addEventListener(kind, this.use, { passive: true });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("visibilitychange", this.use);
    for (const kind of USES) window.removeEventListener(kind, this.use);
    this.socket?.close();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private hurry = () => {
    if (!this.closed && !document.hidden && this.socket === null) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private use = () => {
    this.used = Date.now();
    if (this.looking === document.hidden) this.say();
  };

  /** Tell the server whether the user is looking: it then sends no notification about the game. */
  private say(): void {
    if (!this.isOpen) return;
    this.looking = !document.hidden && Date.now() - this.used < UNUSED;
    this.socket?.send(JSON.stringify({ type: "ping", looking: this.looking }));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const known = `since=${this.listener.since()}&view=${this.listener.has()}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/live?${known}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 500;
      this.listener.connected(true);
      clearInterval(this.ping);
      this.ping = window.setInterval(() => this.say(), PING_EVERY);
      this.say();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = () => {
      clearInterval(this.ping);
      if (this.socket === socket) this.socket = null;
      if (this.closed) return;
      this.listener.connected(false);
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private receive(data: LiveMessage): void {
    switch (data.type) {
      case "entry":
        return this.listener.entry(data.entry, data.changes && data.since ? { since: data.since, changes: data.changes } : null);
      case "view":
        return this.listener.view({
          table: data.table,
          you: data.you,
          can_undo: data.can_undo,
          lesson: data.lesson,
          position: data.position,
        });
      case "table":
        return this.listener.table();
      case "chat":
        return this.listener.chat(data.message);
      case "notice":
        return this.listener.chat(data.notice);
      case "hello":
        this.listener.you(data.you);
        return this.listener.presence({ seats: data.seats, spectators: data.spectators });
      case "presence":
        return this.listener.presence({ seats: data.seats, spectators: data.spectators });
    }
  }
}
