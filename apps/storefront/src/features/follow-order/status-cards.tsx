import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lazy-part';
import { PartBoundary } from '../../part-boundary';
import { parseKeptOrders, storedOrders, type KeptOrder } from '../../shared/orders/kept-orders';
import { texts } from '../../texts';
import { orderGroup } from '../../texts/generated';
import { watchStorage } from '../../watch-storage';

/** Fetched by who has ordered: who only reads the menu has no use for it. */
const StatusCard = lazyPart(() => fetchTexts([orderGroup]).then(() => import('./status-card')));

/** First on the menu: orders placed in this browser, with their status as it is now. */
export function StatusCards({ shareId }: { readonly shareId: string }) {
  const stored = useSyncExternalStore(
    watchStorage,
    () => storedOrders(shareId),
    () => null,
  );
  const orders = useMemo(() => parseKeptOrders(stored, Date.now()), [stored]);
  if (orders.length === 0) return null;
  return (
    <section aria-label={texts.placedOrders} className="gutter mx-auto grid w-full max-w-6xl gap-3 py-4">
      {orders.map((kept) => (
        <PartBoundary key={kept.path} fallback={<PlainCard kept={kept} />}>
          <Suspense fallback={<div className="h-44 rounded-card border border-hairline bg-surface" />}>
            <StatusCard shareId={shareId} kept={kept} />
          </Suspense>
        </PartBoundary>
      ))}
    </section>
  );
}

/** Where the card could not be fetched: the way to the order's page. */
function PlainCard({ kept }: { readonly kept: KeptOrder }) {
  return (
    <Link
      to={kept.path}
      className="tap rounded-card border border-hairline bg-surface px-4 py-3 font-medium underline decoration-control underline-offset-4 sm:px-5"
    >
      {texts.placedOrder({ number: kept.number })}
    </Link>
  );
}
