import { expect, test } from "vitest";
import type { Entry } from "../src/net/types";
import { bundleOf, Words } from "../src/words/wording";
import { firstLine, payments } from "../src/log/turns";

const CATALOGUE = "event-StepEnded = done\nevent-TileLaid = a tile\nran-nothing = { $company } runs nothing\n";
const words = new Words(bundleOf("en", CATALOGUE), new Set());
const entry = (type: string, ...events: string[]) =>
  ({ action: { type, company: "EKJ" }, events: events.map((one) => ({ type: one })) }) as unknown as Entry;

test("an entry in one sentence: what happened, what was ended, or that nothing ran", () => {
  expect(firstLine(entry("LayTile", "MoneyPaid", "TileLaid"), words)).toBe("a tile");
  expect(firstLine(entry("EndStep", "StepEnded"), words)).toBe("done");
  expect(firstLine(entry("Run"), words)).toBe("EKJ runs nothing");
});

test("dividends are rounded up if they add up to more than the income", async () => {
  const { isRoundedUp } = await import("../src/log/turns");
  const paid = (...amounts: number[]) =>
    [
      ...amounts.map((amount) => ({ type: "MoneyPaid", reason: "dividend", amount })),
      { type: "DividendPaid", company: "OFE", income: 70 },
    ] as never;
  expect(isRoundedUp(paid(53, 18))).toBe(true);
  expect(isRoundedUp(paid(35, 35))).toBe(false);
  expect(isRoundedUp([])).toBe(false);
});

test("only payments that no other line implies are listed", () => {
  const paid = ["capital", "tile", "local_railway_income"].map((reason) => ({ type: "MoneyPaid", reason, amount: 40 }));
  const events = [{ type: "CompanyFloated", company: "EKJ", capital: 40 }, ...paid];
  expect(payments({ events } as never)).toEqual([paid[2]]);
});
