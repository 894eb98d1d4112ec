import { expect, test, vi } from "vitest";
import { Asked } from "../src/lib/asked";

test("the same thing is asked for once", async () => {
  const asked = new Asked<number>();
  const ask = vi.fn(async () => 7);
  expect(await Promise.all([asked.get("a", ask), asked.get("a", ask)])).toEqual([7, 7]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what could not be had is asked for again", async () => {
  const asked = new Asked<number>();
  await expect(asked.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await asked.get("a", async () => 1)).toBe(1);
});

test("several at once: only the missing ones, so many at a time, each in its place", async () => {
  const asked = new Asked<string>();
  const keys = ["a", "b", "c", "d", "e"];
  await asked.get("b", async () => "known");
  const ask = vi.fn(async (missing: number[]) => missing.map((i) => keys[i]!.toUpperCase()));
  expect(await asked.many(keys, ask, 2)).toEqual(["A", "known", "C", "D", "E"]);
  expect(ask.mock.calls).toEqual([[[0, 2]], [[3, 4]]]);
});

test("no more than so many are kept", async () => {
  const asked = new Asked<number>(2);
  const ask = vi.fn(async () => 1);
  for (const key of ["a", "b", "c", "a"]) await asked.get(key, ask);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("forgotten, and asked for anew", async () => {
  const asked = new Asked<number>();
  await asked.get("a", async () => 1);
  asked.clear();
  expect(await asked.get("a", async () => 2)).toBe(2);
});
