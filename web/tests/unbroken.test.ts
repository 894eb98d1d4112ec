import { describe, expect, it } from "vitest";
import { unbroken } from "../unbroken";

describe("no line breaks", () => {
  it("between a number and its unit", () => {
    expect(unbroken("pay 120 K, { $part } % of 5 Kinds", "en")).toBe("pay 120\u00a0K, { $part }\u00a0% of 5 Kinds");
  });
  it("after a Czech or Polish word of one letter", () => {
    expect(unbroken("key = V kole a u { $x } s vlakem", "cs")).toBe("key = V\u00a0kole a\u00a0u\u00a0{ $x } s\u00a0vlakem");
    expect(unbroken("Za k (u nás), fáze a", "pl")).toBe("Za k\u00a0(u\u00a0nás), fáze a");
  });
  it("but nowhere else", () => {
    expect(unbroken("a town of 3 hexes", "en")).toBe("a town of 3 hexes");
    expect(unbroken("a = text", "cs")).toBe("a = text");
    expect(unbroken("<a href>", "cs")).toBe("<a href>");
  });
});
