import { useEffect } from 'react';
import { atRest } from '../../at-rest';

/** Counts that a menu is open, and that there is a cart, once the page rests; what does so is fetched then. */
export function useCountedVisit(shareId: string, timeZone: string, hasCart: boolean): void {
  useEffect(
    () =>
      atRest(
        () =>
          void import('./count-visits').then(
            ({ countVisit }) => countVisit({ shareId, timeZone }, hasCart),
            // The part was lost on the way: the visit is not counted, and the guest is not bothered by it.
            () => undefined,
          ),
      ),
    [shareId, timeZone, hasCart],
  );
}
