import { useEffect } from 'react';

/**
 * Calls `again` when somebody looks at the page again, or the network is back while they do: what it shows may be old.
 * `again` stays the same function.
 */
export function useShownAgain(again: () => unknown): void {
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') again();
    };
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('online', shown);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('online', shown);
    };
  }, [again]);
}
