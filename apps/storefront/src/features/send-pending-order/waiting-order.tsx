import type { HostV1 } from '@chalkboard/contracts';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lazy-part';
import { PartBoundary } from '../../part-boundary';
import { checkoutGroup } from '../../texts/generated';
import { watchStorage } from '../../watch-storage';
import { storedPending } from './stored-pending';

/** Seen without a network too. */
export const loadPendingOrder = () =>
  fetchTexts([checkoutGroup])
    .then(() => import('./pending-order-card'))
    .then((module) => ({ default: module.PendingOrderCard }));
/** Fetched where an order waits: who only reads the menu has no use for it. */
const PendingOrderCard = lazyPart(loadPendingOrder);

/** The order that waits for a connection, where there is one. */
export function WaitingOrder({ host, shareId }: { readonly host: HostV1; readonly shareId: string }) {
  const waits = useSyncExternalStore(
    watchStorage,
    () => storedPending(shareId) !== null,
    () => false,
  );
  return waits ? (
    <PartBoundary fallback={null}>
      <Suspense>
        <PendingOrderCard host={host} shareId={shareId} />
      </Suspense>
    </PartBoundary>
  ) : null;
}
