import { expect, test } from "vitest";
import { BROWSERS, TARGET, tooNew } from "../support";

test.each([
  ["a.js", "const b=a.toSorted()"],
  ["a.js", "Object.groupBy(a,b)"],
  ["a.js", "Promise.withResolvers()"],
  ["a.css", "a{color:color-mix(in srgb,red,blue)}"],
  ["a.css", ".a:has(b){color:red}"],
])("%s with %s needs a newer browser", (name, text) => {
  const [problem, ...others] = tooNew(name, text);
  expect(problem).toContain(BROWSERS);
  expect(others).toEqual([]);
});

test.each([
  ["a.js", "[...a].sort();a.at(-1);structuredClone(a);color-mix("],
  ["a.css", "a{height:100dvh;inset:0}b:is(c,d){color:red}"],
])("%s with %s works", (name, text) => {
  expect(tooNew(name, text)).toEqual([]);
});

test("the build lowers syntax to the same browsers", () => {
  expect(TARGET).toHaveLength(BROWSERS.split(", ").length);
  expect(TARGET.join()).toMatch(/^chrome\d+,firefox\d+,safari[\d.]+$/);
});
