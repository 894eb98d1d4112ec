import { untrack } from "svelte";

/** The focused element; at module level, because the panel is remounted between rounds. */
let held: { control: HTMLElement; number: number } | null = null;

/**
 * Keep the focus in a panel: when the focused control disappears, focus the same choice if the position is the same,
 * otherwise the question. `number` returns the position's number. Call it in a component, which passes the document's
 * focus and pointer events to the result.
 */
export function keepFocus(panel: () => HTMLElement | undefined, number: () => number): (event: Event) => void {
  function restore(): void {
    if (!held || held.control.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    const name = held.number === number() ? held.control.dataset.choice : undefined;
    const same = name && panel()?.querySelector<HTMLElement>(`[data-choice="${CSS.escape(name)}"]`);
    (same || panel()?.querySelector<HTMLElement>("#now-title"))?.focus({ preventScroll: true });
  }
  $effect(() => {
    const watcher = new MutationObserver(restore);
    watcher.observe(panel()!, { childList: true, subtree: true });
    untrack(restore);
    return () => watcher.disconnect();
  });
  return (event) => {
    const control = event.target as HTMLElement;
    held = panel()?.contains(control) ? { control, number: number() } : null;
  };
}
