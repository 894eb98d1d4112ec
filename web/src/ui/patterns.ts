const STRIPES = [90, 0, 45, 135];

/** Return a faint background pattern that distinguishes companies of one size: stripes in four directions, or none. */
export function pattern(index: number): string {
  const number = index % 5;
  if (index < 0 || number === 4) return "none";
  return `repeating-linear-gradient(${STRIPES[number]}deg, rgb(0 0 0 / 0) 0 4px, rgb(0 0 0 / 7%) 4px 5px)`;
}
