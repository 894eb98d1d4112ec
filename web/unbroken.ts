/** Languages in which a line does not end with a word of one letter. */
const ATTACHED = new Set(["cs", "pl"]);

/** Put no-break spaces between a number and its unit and, in Czech and Polish, after words of one letter. */
export function unbroken(text: string, language: string): string {
  const units = text.replace(/(?<=[\d}]) (?=[K%](?!\w))/g, "\u00a0");
  if (!ATTACHED.has(language)) return units;
  return units.replace(/(?<=(?:^|[\s(„>])[aikosuvwz]) (?=[^\s=])/gim, "\u00a0");
}
