import { expect, test, vi } from "vitest";
import { patiently } from "../src/lib/patiently";

const noWait = vi.fn(async () => {});

test("asked again until there is an answer", async () => {
  const answers = [new Error("lost"), new Error("lost"), 7];
  const ask = async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  expect(await patiently(ask, () => true, noWait)).toBe(7);
  expect(noWait.mock.calls.map(([pause]: any) => pause)).toEqual([300, 600]);
});

test("not when it is no use, and not for ever", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("no")));
  await expect(patiently(ask, () => false, noWait)).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(patiently(ask, () => true, noWait)).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledTimes(7);
});
