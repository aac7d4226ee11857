import type { TrackedOrder } from '@chalkboard/contracts';
import { trackOrderRoute } from '@chalkboard/contracts/api/ordering/tracking.routes';
import { queryOf, useQuery } from '@chalkboard/web-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How the page of an order names it to the form: behind the `#`, which no server and no other site is told. */
const HASH = /^#order=([\w-]+)$/;

export interface ReviewedOrder {
  /** What proves the order; undefined for a review without one. */
  readonly secret: string | undefined;
  /** Once it has been read. */
  readonly order: TrackedOrder | undefined;
  readonly isUnreadable: boolean;
  /** It has its review: what is written next is about something else. */
  clear(): void;
}

/**
 * The order that a review is about, when it was asked for on that order's page; remembered until it has its review, as
 * long as this page is open.
 */
export function useReviewedOrder(): ReviewedOrder {
  const { hash } = useLocation();
  const [secret, setSecret] = useState(() => HASH.exec(hash)?.[1]);
  const { data, isError } = useQuery({
    ...queryOf(trackOrderRoute, { params: { secret: secret ?? '' } }),
    enabled: secret !== undefined,
  });
  return { secret, order: data, isUnreadable: isError, clear: () => setSecret(undefined) };
}
