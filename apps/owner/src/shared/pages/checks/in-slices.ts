/** How long a slice of work may hold up the page. */
const SLICE_MS = 8;

/**
 * Runs work that pauses to its end, in slices between which the page draws and answers.
 * @param signal ends it at the next pause
 * @throws the signal's reason
 */
export async function inSlices<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T> {
  let began = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
  }
}
