const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Retry with exponential backoff while `again` returns true for the error. */
export async function retry<T>(
  ask: () => Promise<T>,
  again: (problem: unknown) => boolean,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<T> {
  for (let next = 300; ; next *= 2) {
    try {
      return await ask();
    } catch (problem) {
      if (!again(problem) || next > 5000) throw problem;
      await wait(next);
    }
  }
}
