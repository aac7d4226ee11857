import { useEffect, useEffectEvent } from 'react';

/**
 * A reload, another page and a step to another entry take over what stands in a field that was not left. @param
 * takeOver what is called then
 */
export function useLastWords(takeOver: () => void): void {
  const leave = useEffectEvent(takeOver);
  useEffect(() => {
    const now = () => leave();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      leave();
    };
  }, []);
}
