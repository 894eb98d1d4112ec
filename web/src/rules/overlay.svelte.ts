/** The section of the rules that is shown over a game or a puzzle; "" is the beginning, null nothing. */
class Overlay {
  section = $state<string | null>(null);
}

export const overlay = new Overlay();

/** Show the rules over the page, unless the click asks for a new tab. */
export function openRules(event: MouseEvent, section: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  overlay.section = section;
}
