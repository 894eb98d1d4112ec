import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { RulesPart } from "./src/rules/rules";
import { unbroken } from "./unbroken";

/** Serves the ten-minute rules, docs/rules/*.md, as modules: a list of HTML parts and drawings. */

const SECTION = /[IVX]+(?:\.\d+(?:\.[a-d])?)?/;
const SECTIONS = new RegExp(`([(（])(${SECTION.source}(?:(?:, |、)${SECTION.source})*)([)）])`, "g");
const marked = new Marked();

const isImage = (token: Token): token is Tokens.Paragraph =>
  token.type === "paragraph" && token.tokens?.length === 1 && token.tokens[0]!.type === "image";
/** Links to other documents are removed. */
const leadsAway = (token: Token): boolean => /\]\([\w./]+\.md\)/.test(token.raw);

export function rulesParts(text: string, language: string): RulesPart[] {
  const seen = new Set<string>();
  /** The first mark of a section becomes its anchor. */
  const mark = (section: string): string => {
    const id = seen.has(section) ? "" : ` id="${section}"`;
    seen.add(section);
    return `<span class="section"${id}>${section}</span>`;
  };
  const parts: RulesPart[] = [];
  for (const token of marked.lexer(text)) {
    if (token.type === "space" || leadsAway(token)) continue;
    if (isImage(token)) {
      const image = token.tokens[0] as Tokens.Image;
      parts.push({ drawing: image.href.replace(/^.*\/(\w+)\..*$/, "$1"), words: image.text });
    } else {
      // Bold that ends with a Chinese mark needs a space in Markdown.
      const html = marked.parser([token]).replace(/([。：）])<\/strong> /g, "$1</strong>");
      const sections = (_all: string, open: string, numbers: string, close: string): string =>
        open + numbers.replace(new RegExp(SECTION, "g"), mark) + close;
      parts.push({ html: unbroken(html.replace(SECTIONS, sections), language) });
    }
  }
  return parts;
}

export function rules(): Plugin {
  return {
    name: "rules",
    load: (id) =>
      /\/docs\/rules\/\w+\.md$/.test(id)
        ? `export default ${JSON.stringify(rulesParts(readFileSync(id, "utf-8"), basename(id, ".md")))};`
        : undefined,
  };
}
