/**
 * Call `act` just before the next paint, after all updates of the page, so that reading sizes and scrolling cause no
 * layout of their own; right away in a hidden tab. Returns a function that cancels it.
 */
export function beforePaint(act: () => void): () => void {
  if (document.hidden) {
    act();
    return () => {};
  }
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

/** Call `act` after the next paint, or right away in a hidden tab. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let waiting = 0;
  const later = (): void => void (waiting = window.setTimeout(act));
  if (document.hidden) {
    later();
    return () => clearTimeout(waiting);
  }
  const frame = requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waiting);
  };
}
