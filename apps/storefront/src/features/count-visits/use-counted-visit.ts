import { useEffect } from 'react';
import { atRest } from '../../at-rest';

/** Counts that a menu is open, and that there is a cart, once the page rests; what does so is fetched then. */
export function useCountedVisit(shareId: string, timeZone: string, hasCart: boolean): void {
  useEffect(
    () =>
      atRest(() => void import('./count-visits').then(({ countVisit }) => countVisit({ shareId, timeZone }, hasCart))),
    [shareId, timeZone, hasCart],
  );
}
