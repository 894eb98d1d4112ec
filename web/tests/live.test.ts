import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type Listener } from "../src/net/live";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const target = () => ({ addEventListener: vi.fn(), removeEventListener: vi.fn() });
/** Call the handlers of an event of the page. */
const heard = (kind: string) => {
  const calls = [document, window].flatMap((one) => vi.mocked(one.addEventListener).mock.calls as unknown as [string, () => void][]);
  for (const [name, handler] of calls) if (name === kind) handler();
};
let received: unknown[][];
let listener: Listener;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  received = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "club.example" });
  vi.stubGlobal("document", { ...target(), hidden: false });
  vi.stubGlobal("window", { ...target(), setTimeout, setInterval });
  const note =
    (kind: string) =>
    (...what: unknown[]) =>
      void received.push([kind, ...what]);
  listener = {
    since: () => 17,
    has: () => "17-3",
    entry: note("entry"),
    view: note("view"),
    table: note("table"),
    chat: note("chat"),
    presence: note("presence"),
    you: note("you"),
    connected: note("connected"),
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it sends the known view and forwards messages in order", () => {
  const live = new Live("G1", listener);
  const [socket] = Socket.all as [Socket];
  expect(socket.url).toBe("wss://club.example/api/games/G1/live?since=17&view=17-3");
  expect(live.isOpen).toBe(false);
  socket.open();
  expect(live.isOpen).toBe(true);
  socket.hear({ type: "hello", number: 17, you: { seats: [0], creator: true }, seats: [0], spectators: 2 });
  socket.hear({ type: "entry", entry: { number: 18 }, since: "17-3", changes: [{ op: "remove", path: "/a" }] });
  socket.hear({ type: "entry", entry: { number: 19 } });
  socket.hear({ type: "table" });
  socket.hear({ type: "view", table: 1, you: 2, position: 3 });
  socket.hear({ type: "chat", message: "m" });
  socket.hear({ type: "notice", notice: "n" });
  socket.hear({ type: "something new" });
  expect(received).toEqual([
    ["connected", true],
    ["you", { seats: [0], creator: true }],
    ["presence", { seats: [0], spectators: 2 }],
    ["entry", { number: 18 }, { since: "17-3", changes: [{ op: "remove", path: "/a" }] }],
    ["entry", { number: 19 }, null],
    ["table"],
    ["view", { table: 1, you: 2, position: 3 }],
    ["chat", "m"],
    ["chat", "n"],
  ]);
});

test("a lost connection reconnects with backoff and sends the current view", () => {
  new Live("G1", listener);
  Socket.all[0]!.open();
  Socket.all[0]!.close();
  expect(received.at(-1)).toEqual(["connected", false]);
  vi.advanceTimersByTime(500);
  listener.since = () => 20;
  listener.has = () => "20-4";
  Socket.all[1]!.close();
  vi.advanceTimersByTime(999);
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Socket.all[2]!.url).toContain("since=20&view=20-4");
});

test("it sends pings until it is closed, which say whether the user is looking", () => {
  const live = new Live("G1", listener);
  Socket.all[0]!.open();
  vi.advanceTimersByTime(60_000);
  const yes = '{"type":"ping","looking":true}';
  const no = '{"type":"ping","looking":false}';
  expect(Socket.all[0]!.sent).toEqual([yes, yes, yes]);
  Object.assign(document, { hidden: true });
  heard("visibilitychange");
  expect(Socket.all[0]!.sent.slice(3)).toEqual([no]);
  Object.assign(document, { hidden: false });
  heard("visibilitychange");
  expect(Socket.all[0]!.sent.slice(4)).toEqual([yes]);
  vi.advanceTimersByTime(330_000);
  expect(Socket.all[0]!.sent.at(-1)).toBe(no);
  const before = Socket.all[0]!.sent.length;
  heard("pointermove");
  heard("pointermove");
  expect(Socket.all[0]!.sent.slice(before)).toEqual([yes]);
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(Socket.all[0]!.sent).toHaveLength(before + 1);
});
