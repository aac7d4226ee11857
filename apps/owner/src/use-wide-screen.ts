import { useSyncExternalStore } from 'react';

/** Room for the paper beside the menu, and for the columns of the board beside each other. */
const WIDE = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide, now and after each change. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
