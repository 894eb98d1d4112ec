import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** Names in the reader's language, and marks of the sizes. */

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});
afterAll(() => vi.unstubAllGlobals());

const S1 = { id: "S1", name_cs: "Planá – Tachov", name_de: "Plan – Tachau" } as never;

test.each([
  ["en", "Böhmische Commercialbahn", "Planá – Tachov / Plan – Tachau"],
  ["cs", "Česká obchodní dráha", "Planá – Tachov / Plan – Tachau"],
  ["de", "Böhmische Commercialbahn", "Plan – Tachau / Planá – Tachov"],
  ["zh", "波希米亚商业铁轨", "普拉纳—塔霍夫 / Planá – Tachov"],
])("names in %s", async (language, company, railway) => {
  const { speak } = await import("../src/words/language.svelte");
  const { companyName, railwayNames } = await import("../src/words/places");
  await speak(language);
  expect(companyName("BCB")).toBe(company);
  expect(railwayNames(S1)).toBe(railway);
});

test("M does not mark small companies, because M1 is a medium local railway", async () => {
  const { languages, speak } = await import("../src/words/language.svelte");
  const { t } = await import("../src/words/words");
  for (const language of languages) {
    await speak(language);
    expect(t("size-letter-small").toUpperCase()).not.toBe("M");
  }
});

test.each([
  ["en", "'x'"],
  ["cs", "„x“"],
  ["pl", "„x”"],
  ["zh", "“x”"],
])("quoted values of an error in %s", async (language, quoted) => {
  const { speak, words } = await import("../src/words/language.svelte");
  await speak(language);
  expect(words().told({ key: "wrong-not_a_text", data: { found: "'x'" } })).toContain(quoted);
  expect(words().told({ key: "wrong-not_a_text", data: { found: "3" } })).toContain("3");
});
