import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { texts } from '../../texts';
import { watchStorage } from '../../watch-storage';
import { parseKeptOrders, storedOrders } from './kept-orders';

/** Fetched by who has ordered: who only reads the menu has no use for it. */
const StatusCard = lazy(() => import('./status-card'));

/** First on the menu: orders placed in this browser, with their status as it is now. */
export function StatusCards({ shareId }: { readonly shareId: string }) {
  const stored = useSyncExternalStore(watchStorage, () => storedOrders(shareId), () => null);
  const orders = useMemo(() => parseKeptOrders(stored, Date.now()), [stored]);
  if (orders.length === 0) return null;
  return (
    <section aria-label={texts.placedOrders} className="gutter mx-auto grid w-full max-w-6xl gap-3 py-4">
      {orders.map((kept) => (
        <Suspense key={kept.path} fallback={<div className="h-44 rounded-card border border-hairline bg-surface" />}>
          <StatusCard shareId={shareId} kept={kept} />
        </Suspense>
      ))}
    </section>
  );
}
