import { expect, test } from "vitest";
import { patched, forReader, nameOfView, newer } from "../src/net/liveView";
import type { Whole } from "../src/net/types";

const view = (number: number, version: number, seat: number, seats: number[] = []): Whole =>
  ({
    table: { version },
    you: { seats, creator: false },
    position: { number, decision: { seat }, choices: [{ type: "Pass" }], greyed: [{}], players: [{ cash: 1 }] },
  }) as unknown as Whole;

test("changes of the current view produce the next one", () => {
  const next = patched(view(7, 3, 0), {
    since: "7-3",
    changes: [
      { op: "replace", path: "/position/number", value: 8 },
      { op: "replace", path: "/position/players/0/cash", value: 5 },
    ],
  })!;
  expect(nameOfView(next)).toBe("8-3");
  expect(next.position.players[0]!.cash).toBe(5);
});

test("changes of another view are ignored", () => {
  const add = { op: "add" as const, path: "/position/players/-", value: {} };
  for (const since of ["6-3", "8-3", "7-2"]) expect(patched(view(7, 3, 0), { since, changes: [add] })).toBeNull();
});

test("the view never goes back; at the same position the last one counts", () => {
  const [old, now, renamed] = [view(7, 3, 0), view(8, 3, 0), view(8, 4, 0)];
  expect(newer(null, old)).toBe(old);
  expect(newer(old, now)).toBe(now);
  expect(newer(now, old)).toBe(now);
  expect(newer(now, renamed)).toBe(renamed);
});

test("choices are kept only for the deciding player", () => {
  const mine = view(7, 3, 1, [1]);
  expect(forReader(mine)).toBe(mine);
  expect(forReader(view(7, 3, 0, [1])).position).toMatchObject({ number: 7, choices: [], greyed: [] });
  expect(forReader(view(7, 3, 0)).position.choices).toEqual([]);
  const over = { ...mine, position: { ...mine.position, decision: null, choices: [], greyed: [] } };
  expect(forReader(over)).toBe(over);
});
