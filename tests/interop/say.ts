// Words what it reads: for the test that compares the page's sentences with those of the command line.
import { readFileSync } from "node:fs";
import { bundleOf, Words } from "../../web/src/words/wording.ts";

const { language, catalogue, seats, names, said } = JSON.parse(readFileSync(0, "utf-8"));
const words = new Words(bundleOf(language, catalogue), new Set<string>(seats), names);
const say: Record<string, (data: any) => string> = {
  event: (data) => words.event(data),
  refusal: (data) => words.reason(data),
  decision: (data) => words.decision(data),
  told: (data) => words.told(data),
};
console.log(said.map(([kind, data]: [string, any]) => JSON.stringify(say[kind]!(data))).join("\n"));
