import type { BoardOrder, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, EmptyState, Price, Skeleton, SkeletonBar, TestBadge } from '@chalkboard/ui';
import { clockTime, dayName, formatMoney } from '@chalkboard/web-kit';
import { ReceiptText } from 'lucide-react';
import { texts } from '../../../texts';
import { StatusBadge } from '../cards/status-badge';
import type { BoardApi } from '../live/board-api';
import { DayCharges } from './day-charges';
import { ExportOrders } from './export-orders';
import { daysOf, useHistory } from './use-history';

const t = texts.board;

/** The orders of the past by day, each day with its totals. */
export function HistoryView({
  host,
  api,
  currency,
  timeZone,
  changed,
  onOpen,
}: {
  readonly host: HostV1;
  readonly api: BoardApi;
  readonly currency: string;
  readonly timeZone: string;
  /** As it was changed here since the history was read. */
  readonly changed: BoardOrder | undefined;
  onOpen(order: BoardOrder): void;
}) {
  const { pages, state, more, load } = useHistory(api, changed);
  const days = daysOf(pages, timeZone);
  if (pages.length === 0 && state === 'loading') {
    return (
      <Skeleton label={t.history.loading} className="grid max-w-3xl gap-3">
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBar key={row} className="h-14" />
        ))}
      </Skeleton>
    );
  }
  return (
    <div className="max-w-3xl">
      <h2 className="text-title">{t.history.title}</h2>
      <p className="mt-1 text-quiet">{t.history.lead}</p>
      {state === 'shown' && days.length === 0 && (
        <EmptyState
          icon={<ReceiptText aria-hidden strokeWidth={1.4} />}
          title={t.history.empty.title}
          text={t.history.empty.text}
        />
      )}
      {days.length > 0 && <ExportOrders host={host} api={api} timeZone={timeZone} />}
      {days.map(({ date, totals, orders }) => (
        <section key={date} className="mt-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline pb-2">
            <h3 className="font-sans text-body font-semibold">{dayName(date, 'short')}</h3>
            {totals && (
              <p className="tabular text-small text-quiet">
                {t.history.day({ count: totals.orders, revenue: formatMoney(totals.revenue, currency) })}
                {totals.refused > 0 && ` · ${t.history.refused({ count: totals.refused })}`}
              </p>
            )}
          </div>
          {totals && <DayCharges totals={totals} currency={currency} />}
          <ul className="divide-y divide-hairline">
            {orders.map((order) => (
              <li key={order.orderId}>
                <button
                  type="button"
                  onClick={() => onOpen(order)}
                  className="tap grid w-full grid-cols-[4.75rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2 text-left text-small hover:bg-sunken"
                >
                  <span className="tabular text-quiet">{clockTime(order.placedAt, timeZone)}</span>
                  <span className="min-w-0">
                    <span className="font-semibold">{order.orderNumber}</span> {order.customer.name || t.nameErased}
                    <span className="mt-0.5 flex flex-wrap gap-1.5">
                      {order.test && <TestBadge>{t.card.test}</TestBadge>}
                      <StatusBadge status={order.status} />
                      {order.paidAt && <Badge state="ready">{texts.payment.board.paid}</Badge>}
                    </span>
                  </span>
                  <span className="text-right">
                    <Price className="font-medium">{formatMoney(order.total, order.currency)}</Price>
                    {order.tip && (
                      <span className="block text-caption text-quiet">
                        {texts.payment.board.plusTip({ tip: formatMoney(order.tip, order.currency) })}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {state === 'failed' && (
        <p role="alert" className="mt-6 text-failed">
          {t.failed.text}
        </p>
      )}
      {(more || state === 'failed') && (
        <Button className="mt-6" disabled={state === 'loading'} onClick={() => void load()}>
          {state === 'loading' ? t.history.loadingMore : state === 'failed' ? t.failed.retry : t.history.more}
        </Button>
      )}
    </div>
  );
}
