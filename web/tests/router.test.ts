import { beforeEach, describe, expect, it, vi } from "vitest";

const address = { hash: "#/games/one" };
let onHashChange: () => void = () => {};

vi.stubGlobal("location", address);
vi.stubGlobal("window", { addEventListener: (_: string, listener: () => void) => (onHashChange = listener) });
vi.stubGlobal("history", { replaceState: (_state: unknown, _title: string, hash: string) => (address.hash = hash) });

const { pageOf, router } = await import("../src/browser/router.svelte");

function go(hash: string): void {
  address.hash = hash;
  onHashChange();
}

describe("the URL of what is shown", () => {
  beforeEach(() => go("#/games/one"));

  it("follows the position that is looked at", () => {
    router.settle("#/games/one/at/7");
    expect(address.hash).toBe("#/games/one/at/7");
    expect(router.page).toEqual({ name: "table", game: "one", position: 7 });
  });

  it.each(["#/about", "#/puzzles", "#/puzzles/run-1", "#/games/two", "#/games/one/join/secret"])(
    "lets the reader go to %s",
    (elsewhere) => {
      address.hash = elsewhere; // the browser has not said so yet
      router.settle("#/games/one");
      expect(address.hash).toBe(elsewhere);
      onHashChange();
      expect(router.page).toEqual(pageOf(elsewhere));
    },
  );
});
