import type { TrackedOrder } from '@chalkboard/contracts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lazy-part';
import { PartBoundary } from '../../../part-boundary';

/** Fetched for an order that is paid, or can be, by the restaurant's own link. */
const PayOrder = lazyPart(() => import('./pay-order'));

/** How an order is paid by the restaurant's own link; nothing of all others. */
export function OrderPayment({ order, now }: { readonly order: TrackedOrder; readonly now: number }) {
  return order.payment || order.paidAt ? (
    <PartBoundary fallback={null}>
      <Suspense>
        <PayOrder order={order} now={now} />
      </Suspense>
    </PartBoundary>
  ) : null;
}
