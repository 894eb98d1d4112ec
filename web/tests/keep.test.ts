import { expect, test } from "vitest";
import { Keeper } from "../src/lib/keep";

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

test("a draft is there again at its position, and at no other", () => {
  const place = storage();
  const keeper = new Keeper("g", () => place);
  const kept = { draft: { hex: "D4", tile: "7", rotation: 2 }, onMap: true };
  keeper.keep(12, kept);
  expect(keeper.kept(12)).toEqual(kept);
  expect(keeper.kept(13)).toBeNull();
  expect(new Keeper("h", () => place).kept(12)).toBeNull();
  keeper.keep(12, null);
  expect(keeper.kept(12)).toBeNull();
});

test("a browser without storage, or with something else in it", () => {
  const closed = new Keeper("g", () => {
    throw new Error("denied");
  });
  closed.keep(1, { draft: { hex: "D4" }, onMap: false });
  expect(closed.kept(1)).toBeNull();
  for (const text of ["{", "1", '{"number":1}', '{"number":1,"draft":null}']) {
    const place = storage();
    place.setItem("18cz/draft/g", text);
    expect(new Keeper("g", () => place).kept(1)).toBeNull();
  }
});
