/** A part of the rules: text, or a drawing with its caption. */
export type RulesPart = { html: string } | { drawing: string; words: string };

/** The ten-minute rules: docs/rules/<language>.md; loaded on request. */
const pages = import.meta.glob<RulesPart[]>("../../../docs/rules/*.md", { import: "default" });

export function loadRules(language: string): Promise<RulesPart[]> {
  const page = pages[`../../../docs/rules/${language}.md`] ?? pages["../../../docs/rules/en.md"]!;
  return page();
}

/** Return the anchor of a section, or of the nearest parent section. */
export function explainedAt(section: string, known: (section: string) => boolean): string | undefined {
  for (let one = section; one; one = one.slice(0, Math.max(0, one.lastIndexOf(".")))) if (known(one)) return one;
  return undefined;
}
