import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { ReviewSession } from '../session/review-session';

/** Gives the focus to an entry once it is drawn. @param focusNext its id */
export function useFocusNext(focusNext: RefObject<string | undefined>): void {
  useLayoutEffect(() => {
    const bring = () => {
      const id = focusNext.current;
      const entry =
        id && [...document.querySelectorAll<HTMLElement>('[data-entry]')].find(({ dataset }) => dataset.entry === id);
      if (!entry) return;
      focusNext.current = undefined;
      entry.querySelector<HTMLElement>('[data-entry-button]')?.focus({ preventScroll: true });
      entry.scrollIntoView({ block: 'nearest' });
    };
    bring();
    // The list of another tab is there a moment later.
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  });
}

/** A tab that is put away may not come back; a network that is there again need not be waited for. */
export function useSavingNow(session: ReviewSession): void {
  useEffect(() => {
    const now = () => session.retry();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [session]);
}
