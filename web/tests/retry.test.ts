import { expect, test, vi } from "vitest";
import { retry } from "../src/net/retry";

const noWait = vi.fn(async () => {});

test("retries until it succeeds", async () => {
  const answers = [new Error("lost"), new Error("lost"), 7];
  const ask = async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  expect(await retry(ask, () => true, noWait)).toBe(7);
  expect(noWait.mock.calls.map(([pause]: any) => pause)).toEqual([300, 600]);
});

test("does not retry permanent errors, and gives up eventually", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("no")));
  await expect(retry(ask, () => false, noWait)).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(retry(ask, () => true, noWait)).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(7);
});
