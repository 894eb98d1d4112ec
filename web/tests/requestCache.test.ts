import { expect, test, vi } from "vitest";
import { RequestCache } from "../src/net/requestCache";

test("the same thing is requested once", async () => {
  const cache = new RequestCache<number>();
  const ask = vi.fn(async () => 7);
  expect(await Promise.all([cache.get("a", ask), cache.get("a", ask)])).toEqual([7, 7]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a failed request is repeated", async () => {
  const cache = new RequestCache<number>();
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", async () => 1)).toBe(1);
});

test("several keys: only the missing ones are requested, in batches, results in order", async () => {
  const cache = new RequestCache<string>();
  const keys = ["a", "b", "c", "d", "e"];
  await cache.get("b", async () => "known");
  const ask = vi.fn(async (missing: number[]) => missing.map((i) => keys[i]!.toUpperCase()));
  expect(await cache.many(keys, ask, 2)).toEqual(["A", "known", "C", "D", "E"]);
  expect(ask.mock.calls).toEqual([[[0, 2]], [[3, 4]]]);
});

test("the cache size is limited", async () => {
  const cache = new RequestCache<number>(2);
  const ask = vi.fn(async () => 1);
  for (const key of ["a", "b", "c", "a"]) await cache.get(key, ask);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("a cleared cache requests again", async () => {
  const cache = new RequestCache<number>();
  await cache.get("a", async () => 1);
  cache.clear();
  expect(await cache.get("a", async () => 2)).toBe(2);
});
