import type { Board, BoardOrder } from '@chalkboard/contracts';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { Badge, Button, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { memo } from 'react';
import { texts } from '../../../texts';
import { columnOf } from '../live/board-columns';
import type { MoveNote } from '../live/use-moves';
import type { ScreenStation } from '../station/screen-station';
import { AcceptChips } from './accept-chips';
import { DueTime } from './due-time';
import { MoveButtons } from './move-buttons';
import { MoveNoteLine } from './move-note';
import { OrderSignals } from './order-signals';
import { StatusBadge } from './status-badge';
import type { TicketActions } from './ticket-actions';
import { TicketAlerts } from './ticket-alerts';
import { TicketEdge } from './ticket-edge';
import { TicketHead } from './ticket-head';
import { TicketLines } from './ticket-lines';

const t = texts.board;

interface OrderCardProps {
  readonly order: BoardOrder;
  readonly timeZone: string;
  readonly settings: Board['settings'];
  /** What this screen is for. */
  readonly station: ScreenStation;
  /** As many rows of dishes are shown of a closed ticket. */
  readonly rows: number;
  /** Nobody has seen it yet. */
  readonly ringing: boolean;
  /** Somebody came here for this one. */
  readonly focused: boolean;
  readonly note: MoveNote | undefined;
  readonly actions: TicketActions;
}

/** The ticket of an order that is not over, to be read from two metres. */
export const OrderCard = memo(function OrderCard({
  order,
  timeZone,
  settings,
  station,
  rows,
  ringing,
  focused,
  note,
  actions,
}: OrderCardProps) {
  const isNew = columnOf(order) === 'new';
  const isBusy = note?.state === 'sending' || note?.state === 'queued';
  return (
    <article
      ref={ringing ? actions.watch : undefined}
      data-order={order.orderId}
      data-ringing={ringing || undefined}
      aria-label={t.card.order({ number: order.orderNumber })}
      tabIndex={-1}
      className={clsx(
        'relative grid scroll-my-4 grid-cols-1 content-start gap-1 overflow-hidden rounded-card border bg-surface py-1.5 pr-2.5 pl-4',
        // Tickets out of sight cost nothing when something else on the page changes.
        '[contain-intrinsic-size:auto_14rem] [content-visibility:auto] focus:outline-3 focus:outline-offset-1 focus:outline-ink',
        ringing ? 'border-accent ring-2 ring-accent' : focused ? 'border-ink' : 'border-hairline',
      )}
    >
      <TicketEdge order={order} limits={settings} />
      <TicketHead order={order} limits={isNew ? settings : undefined} onDetails={() => actions.details(order)} />
      <TicketAlerts order={order} />
      <TicketFacts order={order} isNew={isNew} />
      <DueTime order={order} timeZone={timeZone} />
      <TicketLines order={order} station={station} rows={rows} />
      {order.orderType === 'delivery' && order.customer.address && !isNew && (
        <p className="text-small text-quiet">
          {deliveryAddress(order.customer)}
          {order.zone !== undefined && ` · ${order.zone}`}
        </p>
      )}
      <OrderSignals order={order} timeZone={timeZone} troubleOnly />
      {note && <MoveNoteLine note={note} order={order} timeZone={timeZone} onDismiss={() => actions.dismiss(order)} />}
      {isNew && order.moves.includes('accept') ? (
        <AcceptChips
          order={order}
          timeZone={timeZone}
          usualMinutes={settings.prepMinutes + settings.busyExtraMinutes}
          disabled={isBusy}
          onAccept={(details) => actions.move(order, 'accept', details)}
          onReject={() => actions.move(order, 'reject')}
        />
      ) : (
        <MoveButtons order={order} disabled={isBusy} onMove={(move) => actions.move(order, move)} />
      )}
      {order.table && isNew && (
        <Button
          variant="quiet"
          className="-my-1 -ml-2 justify-self-start px-2 text-small underline decoration-control underline-offset-4"
          aria-label={texts.tables.board.nobodyOf({ number: order.orderNumber })}
          onClick={() => actions.nobody(order)}
        >
          {texts.tables.board.nobody}
        </Button>
      )}
    </article>
  );
});

/** Who wants it, what it costs, and what is known of it besides. */
function TicketFacts({ order, isNew }: { readonly order: BoardOrder; readonly isNew: boolean }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-small leading-snug">
        <span className={clsx('min-w-0 font-medium wrap-anywhere', order.table && 'text-lead')}>
          {order.customer.name || t.nameErased}
        </span>
        <span className="ml-auto flex flex-wrap items-baseline gap-x-1.5">
          <Price className="font-semibold">{formatMoney(toPayOf(order), order.currency)}</Price>
          {order.tip && (
            <span className="text-quiet">
              {texts.payment.board.withTip({ tip: formatMoney(order.tip, order.currency) })}
            </span>
          )}
          {order.paidAt ? (
            <Badge state="ready">{texts.payment.board.paid}</Badge>
          ) : (
            <span className="text-quiet">{t.card.pay[order.paymentMethod]}</span>
          )}
        </span>
      </p>
      {(!isNew || order.enteredBy === 'restaurant') && (
        <div className="flex flex-wrap items-center gap-1.5">
          {!isNew && <StatusBadge status={order.status} isAtTable={order.table !== undefined} />}
          {order.enteredBy === 'restaurant' && <Badge>{t.card.byHand}</Badge>}
        </div>
      )}
    </>
  );
}
