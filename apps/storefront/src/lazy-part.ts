import { isMissingScript } from '@chalkboard/web-kit';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds before each retry. A connection that was lost on the way home is often back by then. */
const RETRY_DELAYS_MS = [500, 2000, 5000, 15_000];

/**
 * A component whose script is fetched when it is first drawn. A script that could not be fetched is asked for again:
 * React keeps the first failure for ever.
 * @param load imports the component; an error other than a missing script is not retried
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React declares lazy: whatever its props are, they are the component's own.
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ readonly default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => loadWithRetries(load, RETRY_DELAYS_MS));
}

async function loadWithRetries<Part>(
  load: () => Promise<Part>,
  [delay, ...laterDelays]: readonly number[],
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (delay === undefined || !isMissingScript(error)) throw error;
    await delayOrOnline(delay);
    return loadWithRetries(load, laterDelays);
  }
}

/** Resolves after `delay` ms, or as soon as the browser says that the network is back. */
function delayOrOnline(delay: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    window.addEventListener('online', done);
  });
}
