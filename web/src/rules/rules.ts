/** A piece of the rules: text, or the place of a drawing with its words. */
export type RulesPart = { html: string } | { drawing: string; words: string };

/** The ten-minute rules: docs/rules/<language>.md; one is loaded when it is asked for. */
const pages = import.meta.glob<RulesPart[]>("../../../docs/rules/*.md", { import: "default" });

export function loadRules(language: string): Promise<RulesPart[]> {
  const page = pages[`../../../docs/rules/${language}.md`] ?? pages["../../../docs/rules/en.md"]!;
  return page();
}

/** Where a section is explained: there, or where the section it belongs to is. */
export function explainedAt(section: string, known: (section: string) => boolean): string | undefined {
  for (let one = section; one; one = one.slice(0, Math.max(0, one.lastIndexOf(".")))) if (known(one)) return one;
  return undefined;
}
