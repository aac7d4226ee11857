import { Badge, STATE_OF_ORDER, TestBadge } from '@chalkboard/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { watchStorage } from '../../watch-storage';
import { forgetKeptOrder, noteKeptOrder, parseKeptOrders, storedOrders, type KeptOrder } from './kept-orders';
import { promiseText } from './order-words';
import { useTrackedOrder } from './use-tracked-order';

const { tracking: t } = texts;

/** On the menu: orders placed in this browser, with their status as it is now. */
export function StatusCards({ shareId }: { readonly shareId: string }) {
  const stored = useSyncExternalStore(watchStorage, () => storedOrders(shareId), () => null);
  const orders = useMemo(() => parseKeptOrders(stored, Date.now()), [stored]);
  if (orders.length === 0) return null;
  return (
    <section aria-label={t.card.label} className="gutter mx-auto grid w-full max-w-6xl gap-3 py-4">
      {orders.map((kept) => (
        <StatusCard key={kept.path} shareId={shareId} kept={kept} />
      ))}
    </section>
  );
}

function StatusCard({ shareId, kept }: { readonly shareId: string; readonly kept: KeptOrder }) {
  const { order, missing } = useTrackedOrder(kept.path.replace(/^\/order\//, ''));
  useEffect(() => {
    if (missing) forgetKeptOrder(shareId, kept.path);
    else if (order) noteKeptOrder(shareId, kept.path, order);
  }, [shareId, kept.path, missing, order]);
  const promise = order && promiseText(order, Date.now());
  return (
    <Link to={kept.path} className="flex min-h-16 items-center justify-between gap-3 rounded-card border border-hairline bg-surface px-4 py-3 hover:border-control">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t.heading(kept.number)}</span>
          {order?.test && <TestBadge>{t.test}</TestBadge>}
          <span role="status">{order && <Badge state={order.unanswered ? 'uncertain' : STATE_OF_ORDER[order.status]}>{order.unanswered ? t.unanswered.heading : t.status[order.status]}</Badge>}</span>
        </span>
        <span className="mt-0.5 block text-small text-quiet">{promise ?? t.card.follow}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
    </Link>
  );
}
