import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAhead, chat, facts, log, view } from "../src/net/api";

/** The requested paths, in order. */
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const missing = path.includes("/gone/");
    const data = path.endsWith("/view") ? { table: { board: "bohemia" } } : { entries: [], messages: [], notices: [] };
    return Promise.resolve(new Response(JSON.stringify(missing ? { code: "no_game" } : data), { status: missing ? 404 : 200 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a prefetched response is used once", async () => {
  askAhead("a");
  await Promise.all([view("a"), log("a", 0), chat("a"), facts("bohemia")]);
  const begun = ["/api/games/a/view", "/api/games/a/log?since=0&limit=1000", "/api/games/a/chat", "/api/facts/bohemia"];
  expect(asked).toEqual(begun);
  await view("a");
  await log("a", 7);
  expect(asked.slice(begun.length)).toEqual(["/api/games/a/view", "/api/games/a/log?since=7&limit=1000"]);
});

test("a prefetched response is not used for another table", async () => {
  askAhead("b");
  await view("c");
  expect(asked).toContain("/api/games/c/view");
});

test("a failed prefetch is reported once, where the response is used", async () => {
  askAhead("gone");
  await expect(view("gone")).rejects.toMatchObject({ status: 404 });
  await expect(view("gone")).rejects.toMatchObject({ status: 404 });
  expect(asked.filter((path) => path.endsWith("/view"))).toHaveLength(2);
});
