import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { Badge, LinkButton, STATE_OF_ORDER, TestBadge } from '@chalkboard/ui';
import { telephone } from '@chalkboard/web-kit';
import { ChevronRight, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../shared/hours/use-now';
import { deleteKeptOrder, noteKeptOrder, type KeptOrder } from '../../shared/orders/kept-orders';
import { trackingTexts as t } from '../../texts';
import { nextText, nowText, promiseText, notificationText, statusText, waitText } from './order-words';
import { ProgressBar } from './progress-bar';
import { useTrackedOrder } from './use-tracked-order';

/**
 * An order at a glance: how far it is, when it will be ready, what comes next, the way to its page, and to the
 * restaurant's telephone.
 */
export default function StatusCard({ shareId, kept }: { readonly shareId: string; readonly kept: KeptOrder }) {
  const { order, missing } = useTrackedOrder(kept.path.replace(/^\/order\//, ''));
  const now = useNow();
  useEffect(() => {
    if (missing) deleteKeptOrder(shareId, kept.path);
    else if (order) noteKeptOrder(shareId, kept.path, order);
  }, [shareId, kept.path, missing, order]);

  const unanswered = order?.unanswered ?? false;
  const done = order !== undefined && FINAL_STATUSES.includes(order.status);
  const promise = order && (promiseText(order, now) ?? (order.status === 'ready' ? nowText(order) : undefined));
  const wait = order && waitText(order, now);
  const next =
    order && (unanswered ? (order.restaurantPhone ? t.unanswered.text : t.unanswered.noPhone) : nextText(order));
  const told = order && notificationText(order)?.short;
  const phone = done ? undefined : order?.restaurantPhone;
  return (
    <div className="relative overflow-hidden rounded-card border border-hairline bg-surface hover:border-control">
      <Link to={kept.path} className="block px-4 pt-4 pb-2 sm:px-5">
        {order && !done && <ProgressBar order={order} className="mb-3" />}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular font-semibold">{t.heading({ number: kept.number })}</span>
          {order?.test && <TestBadge>{t.test}</TestBadge>}
          <span role="status">
            {order && (
              <Badge state={unanswered ? 'uncertain' : STATE_OF_ORDER[order.status]}>
                {unanswered ? t.unanswered.heading : statusText(order, order.status)}
              </Badge>
            )}
          </span>
        </span>
        {promise && (
          <span className="mt-1.5 block sm:flex sm:items-baseline sm:gap-3">
            <span className="block font-serif text-lead font-semibold text-balance sm:text-title">{promise}</span>
            {wait && <span className="tabular block text-small text-quiet">{wait}</span>}
          </span>
        )}
        {next && <span className="mt-1.5 block text-small">{next}</span>}
        {told && <span className="block text-small text-quiet">{told}</span>}
        <span className="tap mt-1 inline-flex items-center gap-1 text-small font-medium underline decoration-control underline-offset-4">
          {done ? t.card.see : t.card.follow}
          <ChevronRight aria-hidden className="size-4 shrink-0" />
        </span>
      </Link>
      {phone && (
        <LinkButton
          href={telephone(phone)}
          variant={unanswered ? 'primary' : 'secondary'}
          aria-label={t.call({ restaurant: order?.restaurantName ?? '' })}
          className="absolute end-3 bottom-2 max-w-[40%] sm:end-4"
        >
          <Phone aria-hidden />
          {t.callShort}
        </LinkButton>
      )}
    </div>
  );
}
