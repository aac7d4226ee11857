import { useCallback, useSyncExternalStore } from 'react';

/** Room for four columns. */
export const WIDE = '(min-width: 64rem)';

/** Whether the window is as `query` says (CSS media query), now and after each change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
