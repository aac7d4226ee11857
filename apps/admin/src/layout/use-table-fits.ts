import { useSyncExternalStore } from 'react';

/** Room for a table of several columns. */
const WIDE = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether a table fits into the window, now and after each change. */
export function useTableFits(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
