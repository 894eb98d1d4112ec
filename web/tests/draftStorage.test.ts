import { expect, test } from "vitest";
import { DraftStorage } from "../src/game/draftStorage";

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

test("a draft is restored at its position only", () => {
  const place = storage();
  const drafts = new DraftStorage("g", () => place);
  const kept = { draft: { hex: "D4", tile: "7", rotation: 2 }, onMap: true };
  drafts.save(12, kept);
  expect(drafts.load(12)).toEqual(kept);
  expect(drafts.load(13)).toBeNull();
  expect(new DraftStorage("h", () => place).load(12)).toBeNull();
  drafts.save(12, null);
  expect(drafts.load(12)).toBeNull();
});

test("missing storage and invalid content", () => {
  const closed = new DraftStorage("g", () => {
    throw new Error("denied");
  });
  closed.save(1, { draft: { hex: "D4" }, onMap: false });
  expect(closed.load(1)).toBeNull();
  for (const text of ["{", "1", '{"number":1}', '{"number":1,"draft":null}']) {
    const place = storage();
    place.setItem("18cz/draft/g", text);
    expect(new DraftStorage("g", () => place).load(1)).toBeNull();
  }
});
