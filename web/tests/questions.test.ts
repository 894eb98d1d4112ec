import { expect, test, vi } from "vitest";
import * as api from "../src/net/api";
import { Questions } from "../src/net/questions.svelte";
import type { Action } from "../src/net/types";

const action = (company: string): Action => ({ type: "BuyShare", company }) as Action;
const answers = (wanted: Action[]) => ({ previews: wanted.map(({ company }) => ({ company })) });

test("a preview is requested once per position", async () => {
  const ask = vi.spyOn(api, "previews").mockImplementation(async (_, __, wanted) => answers(wanted) as never);
  let at = 7;
  const questions = new Questions("g", () => at);
  expect(await questions.previews([action("EKJ"), action("MW")])).toEqual([{ company: "EKJ" }, { company: "MW" }]);
  expect(await questions.preview(action("MW"))).toEqual({ company: "MW" });
  expect(ask.mock.calls).toEqual([["g", 7, [action("EKJ"), action("MW")], false]]);
  at = 8;
  questions.forget();
  await questions.preview(action("MW"));
  expect(ask.mock.lastCall).toEqual(["g", 8, [action("MW")], false]);
});

test("reasons are requested once, and again after a failure", async () => {
  const ask = vi.spyOn(api, "why").mockRejectedValueOnce(new Error("no answer"));
  const questions = new Questions("g", () => 1);
  await questions.askWhy(3);
  expect(questions.reasons).toEqual({});
  ask.mockResolvedValue({ reasons: [{ code: "worth" }] } as never);
  await Promise.all([questions.askWhy(3), questions.askWhy(3)]);
  expect(questions.reasons).toEqual({ 3: [{ code: "worth" }] });
  expect(ask).toHaveBeenCalledTimes(2);
});
