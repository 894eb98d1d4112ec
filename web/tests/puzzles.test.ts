import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("window", { addEventListener: () => {} });
const { nextPuzzle } = await import("../src/learn/puzzles");

const all = ["run-1", "run-2", "tile-1"].map((id) => ({ id, kind: "run" as const, level: 1 }));

describe("the next puzzle", () => {
  it("follows in the list", () => {
    expect(nextPuzzle(all, "run-1", () => false)?.id).toBe("run-2");
  });

  it("passes over solved ones and begins again after the last", () => {
    expect(nextPuzzle(all, "run-1", (id) => id === "run-2")?.id).toBe("tile-1");
    expect(nextPuzzle(all, "tile-1", (id) => id === "run-1")?.id).toBe("run-2");
  });

  it("is none when all others are solved", () => {
    expect(nextPuzzle(all, "run-2", (id) => id !== "run-2")).toBeUndefined();
  });
});
