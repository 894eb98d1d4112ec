import { expect, test } from "vitest";
import { changed } from "../src/net/changes";
import type { ChangeRecord as Change } from "../src/net/contract";

const before = { players: [{ cash: 1 }, { cash: 2 }], laid: [1, 2], gone: null, "a/b": { "~": 1 } };

const cases: [string, Change, unknown][] = [
  ["a member", { op: "replace", path: "/players/1/cash", value: 7 }, { ...before, players: [{ cash: 1 }, { cash: 7 }] }],
  ["one more of a list", { op: "add", path: "/laid/-", value: 3 }, { ...before, laid: [1, 2, 3] }],
  ["a new member", { op: "add", path: "/new", value: null }, { ...before, new: null }],
  ["a member of odd name", { op: "replace", path: "/a~1b/~0", value: 2 }, { ...before, "a/b": { "~": 2 } }],
  ["all of it", { op: "replace", path: "", value: 5 }, 5],
];
test.each(cases)("%s", (_, change, after) => {
  expect(changed<unknown>(before, [change])).toEqual(after);
});

test("a removed member", () => {
  expect(changed<object>(before, [{ op: "remove", path: "/gone" }])).not.toHaveProperty("gone");
});

test("the old value is not modified, and unchanged parts are shared", () => {
  const copy = structuredClone(before);
  const after = changed(before, [{ op: "replace", path: "/players/1/cash", value: 7 }]);
  expect(before).toEqual(copy);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.laid).toBe(before.laid);
});

test("several changes in order", () => {
  const after = changed<unknown>({ list: [] }, [
    { op: "add", path: "/list/-", value: { n: 1 } },
    { op: "replace", path: "/list/0/n", value: 2 },
  ]);
  expect(after).toEqual({ list: [{ n: 2 }] });
});
