import { expect, test, vi } from "vitest";
import { Refresher } from "../src/net/refresh";

function server() {
  const state = { at: 0, there: 5, fails: 0, lost: false };
  const wait = vi.fn(async () => {});
  const read = vi.fn(async () => {
    await Promise.resolve();
    if (state.fails-- > 0) throw new Error("no answer");
    if (state.lost) return false;
    state.at = state.there;
    return true;
  });
  return { state, read, wait, refresher: new Refresher(read, () => state.at, wait) };
}

test("concurrent callers share one request", async () => {
  const { read, refresher } = server();
  await Promise.all([refresher.until(3), refresher.until(5), refresher.until(2)]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a reached number is not requested again unless something else changed", async () => {
  const { state, read, refresher } = server();
  state.at = 5;
  await refresher.until(5);
  expect(read).not.toHaveBeenCalled();
  await refresher.until();
  expect(read).toHaveBeenCalledTimes(1);
});

test("a change during a request causes one more read", async () => {
  const { read, refresher } = server();
  await Promise.all([refresher.until(), refresher.until(), refresher.until()]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("reads until the number is reached", async () => {
  const { state, read, refresher } = server();
  state.there = 2;
  read.mockImplementationOnce(async () => {
    state.at = 2;
    state.there = 4;
    return true;
  });
  await refresher.until(4);
  expect([state.at, read.mock.calls.length]).toEqual([4, 2]);
});

test("a failed read is repeated; a lost game is not", async () => {
  const { state, read, wait, refresher } = server();
  state.fails = 2;
  await refresher.until(5);
  expect([state.at, wait.mock.calls]).toEqual([5, [[1000], [1000]]]);
  state.lost = true;
  await refresher.until(9);
  expect(read).toHaveBeenCalledTimes(4);
});

test("closing stops it", async () => {
  const { state, read, refresher } = server();
  state.fails = Infinity;
  refresher.close();
  await refresher.until(5);
  expect(read).toHaveBeenCalledTimes(1);
});
