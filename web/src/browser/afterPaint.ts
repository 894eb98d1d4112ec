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
