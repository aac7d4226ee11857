import type { BoardOrder } from '@chalkboard/contracts';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { Button, Price, TestBadge } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { memo } from 'react';
import { texts } from '../../../texts';
import type { MoveNote } from '../live/use-moves';
import { MoveNoteLine } from './move-note';
import { OrderSignals } from './order-signals';
import { StatusBadge } from './status-badge';
import type { TicketActions } from './ticket-actions';

const t = texts.board;

interface DoneRowProps {
  readonly order: BoardOrder;
  readonly timeZone: string;
  readonly note: MoveNote | undefined;
  readonly actions: TicketActions;
}

/** An order that is over: in a line, for who looks it up again. */
export const DoneRow = memo(function DoneRow({ order, timeZone, note, actions }: DoneRowProps) {
  const { orderNumber: number } = order;
  return (
    <article
      data-order={order.orderId}
      aria-label={t.card.order({ number })}
      tabIndex={-1}
      className="grid grid-cols-1 gap-1 rounded-card border border-hairline bg-surface px-3 py-1.5 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] focus:outline-3 focus:outline-ink"
    >
      <div className="flex items-center gap-2">
        <h3 className="tabular font-sans text-body font-semibold">{number}</h3>
        {order.test && <TestBadge>{t.card.test}</TestBadge>}
        <StatusBadge status={order.status} isAtTable={order.table !== undefined} />
        <Button
          variant="quiet"
          className="-my-1 -mr-2 ml-auto px-2"
          aria-label={t.card.details({ number })}
          onClick={() => actions.details(order)}
        >
          {t.card.detailsShort}
        </Button>
      </div>
      <p className="flex items-baseline gap-2 text-small">
        <span className="min-w-0 flex-1 truncate" title={order.customer.name}>
          {order.customer.name || t.nameErased}
        </span>
        <Price>{formatMoney(toPayOf(order), order.currency)}</Price>
      </p>
      {order.reason && (
        <p className="text-small wrap-anywhere text-quiet">{t.details.reason({ text: order.reason })}</p>
      )}
      <OrderSignals order={order} timeZone={timeZone} troubleOnly />
      {note && <MoveNoteLine note={note} order={order} timeZone={timeZone} onDismiss={() => actions.dismiss(order)} />}
    </article>
  );
});
