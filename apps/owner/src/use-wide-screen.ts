import { useCallback, useSyncExternalStore } from 'react';

/** Room for the paper beside the menu. */
const WIDE_REM = 64;

/**
 * Whether the window is wide, now and after each change.
 * @param rem what counts as wide
 */
export function useWideScreen(rem = WIDE_REM): boolean {
  const query = `(min-width: ${rem}rem)`;
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
