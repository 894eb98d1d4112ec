/** Do something once the reader has seen what there is so far: after the next picture, or at once where nobody looks. */
export function afterPicture(act: () => void): () => void {
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
