import type { Board, OpenTab } from '@chalkboard/contracts';
import { FINAL_STATUSES, type OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import type { TabEnd } from '@chalkboard/contracts/table-limits';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { Button, Dialog, Price } from '@chalkboard/ui';
import { clockTime, formatMoney } from '@chalkboard/web-kit';
import { tableLabel } from '../../../shared/menu/table-label';
import { texts } from '../../../texts';
import { statusAt } from '../cards/status-badge';

const t = texts.tables.board.sheet;

/** A tab: what is on it, how it was paid, and what shuts its phones out. */
export function TabSheet({
  tab,
  board: { currency, timeZone },
  busy,
  onEnd,
  onLock,
  onRenew,
  onClose,
}: {
  readonly tab: OpenTab;
  readonly board: Board;
  readonly busy: boolean;
  onEnd(how: TabEnd): void;
  onLock(): void;
  onRenew(): void;
  onClose(): void;
}) {
  const money = (minor: number) => <Price>{formatMoney(minor, currency)}</Price>;
  const unserved = tab.orders.filter(({ status }) => !FINAL_STATUSES.includes(status as OrderStatus)).length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title({ table: tableLabel(tab.table) })}
      description={t.since({ time: clockTime(tab.openedAt, timeZone) })}
    >
      <ul className="divide-y divide-hairline">
        {tab.orders.map(({ orderId, orderNumber, status, total, tip }) => (
          <li key={orderId} className="flex items-baseline justify-between gap-4 py-2">
            <span>
              <span className="tabular font-medium">{orderNumber}</span>{' '}
              <span className="text-small text-quiet">{statusAt(true, status as OrderStatus)}</span>
            </span>
            <span className="text-right">
              {money(toPayOf({ total, tip }))}
              {tip && (
                <span className="block text-caption text-quiet">
                  {texts.payment.board.withTip({ tip: formatMoney(tip, currency) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-lead font-semibold">
        <span>{t.total}</span>
        {money(tab.total)}
      </p>
      {unserved > 0 && <p className="text-small text-uncertain">{t.unserved({ count: unserved })}</p>}
      <div role="group" aria-label={t.how} className="grid gap-2 sm:grid-cols-2">
        <Button variant="primary" size="large" disabled={busy} onClick={() => onEnd('card')}>
          {t.card}
        </Button>
        <Button variant="primary" size="large" disabled={busy} onClick={() => onEnd('cash')}>
          {t.cash}
        </Button>
      </div>
      <div className="grid gap-2 border-t border-hairline pt-3">
        <Button disabled={busy} onClick={() => onEnd('unpaid')}>
          {t.unpaid}
        </Button>
        <Button disabled={busy} onClick={onRenew}>
          {t.renew}
        </Button>
        <Button disabled={busy} onClick={onLock}>
          {t.lock}
        </Button>
        <p className="text-caption text-quiet">{t.hint}</p>
      </div>
    </Dialog>
  );
}
