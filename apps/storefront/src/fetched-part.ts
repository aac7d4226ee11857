import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Before each further try; a line that is lost on the way home is often back by then. */
const PAUSES_MS = [500, 2000, 5000, 15_000];

/** Whether an error says that a part of the page's scripts did not come. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * A component that is fetched when it is first drawn. A part that does not come is asked for again: React would take the first failure for the last.
 * @param load imports the part; what it throws apart from a missing script is final
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React declares lazy: whatever its props are, they are the component's own.
export function fetchedPart<Part extends ComponentType<any>>(load: () => Promise<{ readonly default: Part }>): LazyExoticComponent<Part> {
  return lazy(() => asked(load, PAUSES_MS));
}

async function asked<Part>(load: () => Promise<Part>, [pause, ...later]: readonly number[]): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (pause === undefined || !isMissingPart(error)) throw error;
    await online(pause);
    return asked(load, later);
  }
}

/** After a pause, or as soon as the browser says that the network is back. */
function online(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
  });
}
