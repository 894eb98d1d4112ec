import type { Plugin } from "vite";

/**
 * The oldest browsers in which the page works: the last ones of Windows 7 and 8, and an iPhone with iOS 16.4. The build
 * lowers syntax to them and fails if its output needs anything newer; TypeScript's `lib` rejects newer methods earlier,
 * with their place. `public/old-browser.js` shows a message in older browsers.
 */
export const OLDEST = { chrome: "109", firefox: "115", safari: "16.4" };

export const TARGET = Object.entries(OLDEST).map(([browser, version]) => browser + version);
export const BROWSERS = Object.entries(OLDEST)
  .map(([browser, version]) => `${browser[0]!.toUpperCase()}${browser.slice(1)} ${version}`)
  .join(", ");

/** What the oldest browsers lack, as it appears in the output, and the first versions that have it. */
const TOO_NEW: { in: ".js" | ".css"; what: RegExp; since: string }[] = [
  { in: ".js", what: /\.(toSorted|toReversed|toSpliced)\(/, since: "Chrome 110" },
  { in: ".js", what: /\b(Object|Map)\.groupBy\(/, since: "Chrome 117, Firefox 119, Safari 17.4" },
  { in: ".js", what: /\bPromise\.(withResolvers|try)\(/, since: "Chrome 119, Firefox 121, Safari 17.4" },
  { in: ".js", what: /\bArray\.fromAsync\(/, since: "Chrome 121" },
  { in: ".js", what: /\.(isWellFormed|toWellFormed)\(/, since: "Chrome 111, Firefox 119" },
  { in: ".js", what: /\bURL\.(canParse|parse)\(/, since: "Chrome 120, Safari 17" },
  { in: ".js", what: /\bAbortSignal\.any\(/, since: "Chrome 116, Firefox 124, Safari 17.4" },
  { in: ".js", what: /\bnew Intl\.(Segmenter|DurationFormat)\(/, since: "Firefox 125" },
  { in: ".js", what: /\brequestIdleCallback\(/, since: "no Safari" },
  { in: ".js", what: /\.(startViewTransition|showPopover|checkVisibility)\(/, since: "Firefox 125, Safari 17" },
  { in: ".css", what: /\bcolor-mix\(/, since: "Chrome 111" },
  { in: ".css", what: /\blight-dark\(/, since: "Chrome 123, Firefox 120, Safari 17.5" },
  { in: ".css", what: /@(scope|starting-style|property|position-try)\b/, since: "Chrome 117, Firefox 128" },
  { in: ".css", what: /\bsubgrid\b/, since: "Chrome 117" },
  { in: ".css", what: /:has\(/, since: "Firefox 121" },
];

/** What an output file uses that the oldest browsers lack. */
export function tooNew(name: string, text: string): string[] {
  return TOO_NEW.filter((one) => name.endsWith(one.in)).flatMap(({ what, since }) => {
    const found = what.exec(text);
    return found ? [`${name} uses ${found[0]} (${since}), the oldest browsers are ${BROWSERS}`] : [];
  });
}

/** Fails a build whose output needs newer browsers, and names the oldest ones in index.html. */
export function support(): Plugin {
  return {
    name: "support",
    transformIndexHtml: (html) => html.replaceAll("%BROWSERS%", BROWSERS),
    generateBundle(_, bundle) {
      const problems = Object.values(bundle).flatMap((file) =>
        tooNew(file.fileName, file.type === "chunk" ? file.code : String(file.source)),
      );
      if (problems.length) this.error(problems.join("\n"));
    },
  };
}
