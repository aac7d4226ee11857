import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { Badge, Button, Price, TestBadge } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { Bike, ShoppingBag, TriangleAlert, Utensils } from 'lucide-react';
import { texts } from '../../../texts';
import { columnOf, type Column } from '../live/board-columns';
import type { MoveNote } from '../live/use-moves';
import { linesOfStation, type ScreenStation } from '../station/screen-station';
import { Age } from './age';
import { DueTime } from './due-time';
import { MoveButtons } from './move-buttons';
import { MoveNoteLine } from './move-note';
import { OrderLines } from './order-lines';
import { OrderSignals } from './order-signals';
import { StatusBadge } from './status-badge';

const t = texts.board;

interface OrderCardProps {
  readonly order: BoardOrder;
  readonly timeZone: string;
  /** What this screen is for. */
  readonly station: ScreenStation;
  /** Nobody has seen it yet. */
  readonly ringing: boolean;
  /** Somebody came here for this one. */
  readonly focused: boolean;
  /** Minutes after which an unanswered order is in trouble. */
  readonly urgentAfter: number;
  readonly note: MoveNote | undefined;
  /** Watches whether the card is seen, while it is new. */
  watch(card: Element | null): (() => void) | undefined;
  onMove(move: OrderMove): void;
  onDetails(): void;
  onDismiss(): void;
  /** Of an order at a table: nobody sits there. */
  onNobody(): void;
}

/** An order on the board, to be read from two metres. */
export function OrderCard({
  order,
  timeZone,
  station,
  ringing,
  focused,
  urgentAfter,
  note,
  watch,
  onMove,
  onDetails,
  onDismiss,
  onNobody,
}: OrderCardProps) {
  const column = columnOf(order);
  const done = column === 'done';
  return (
    <article
      ref={ringing ? watch : undefined}
      data-order={order.orderId}
      data-ringing={ringing || undefined}
      aria-label={t.card.order({ number: order.orderNumber })}
      tabIndex={-1}
      className={clsx(
        'grid gap-3 rounded-card border bg-surface p-4',
        ringing ? 'border-accent bg-accent-wash ring-2 ring-accent' : focused ? 'border-ink' : 'border-hairline',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="tabular min-w-0 font-sans text-title font-semibold">
          <span className="sr-only">{t.card.order({ number: '' })}</span>
          {order.orderNumber}
        </h3>
        {!done && <Age placedAt={order.placedAt} {...(column === 'new' && { urgentAfter })} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {order.test && <TestBadge>{t.card.test}</TestBadge>}
        <OrderType order={order} />
        <StatusBadge status={order.status} isAtTable={order.table !== undefined} />
        {order.enteredBy === 'restaurant' && <Badge>{t.card.byHand}</Badge>}
        {(order.allergyConfirmed || order.allergyAsked) && (
          <Badge className="border-transparent bg-uncertain-wash text-uncertain">
            <TriangleAlert aria-hidden className="size-3.5" />
            {order.allergyConfirmed ? t.card.allergy : t.card.allergyOpen}
          </Badge>
        )}
      </div>
      <p className={clsx('font-medium wrap-anywhere', order.table && 'text-title')}>
        {order.customer.name || t.nameErased}
      </p>
      <DueTime order={order} timeZone={timeZone} />
      {done ? (
        order.reason && <p className="text-small text-quiet">{t.details.reason({ text: order.reason })}</p>
      ) : (
        <CardBody order={order} column={column} station={station} />
      )}
      <OrderSignals order={order} timeZone={timeZone} />
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 gap-y-1 text-small">
          <Price className="text-lead font-semibold">{formatMoney(toPayOf(order), order.currency)}</Price>
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
        </p>
        <Button
          variant="quiet"
          className="-mr-3 shrink-0"
          onClick={onDetails}
          aria-label={t.card.details({ number: order.orderNumber })}
        >
          {t.card.detailsShort}
        </Button>
      </div>
      {note && <MoveNoteLine note={note} order={order} timeZone={timeZone} onDismiss={onDismiss} />}
      <MoveButtons order={order} disabled={note?.state === 'sending'} onMove={onMove} />
      {order.table && column === 'new' && (
        <Button
          variant="quiet"
          className="-my-1 -ml-4 justify-self-start text-small underline decoration-control underline-offset-4"
          aria-label={texts.tables.board.nobodyOf({ number: order.orderNumber })}
          onClick={onNobody}
        >
          {texts.tables.board.nobody}
        </Button>
      )}
    </article>
  );
}

function CardBody({
  order,
  column,
  station,
}: {
  readonly order: BoardOrder;
  readonly column: Column;
  readonly station: ScreenStation;
}) {
  const { own, others } = linesOfStation(order.lines, station);
  return (
    <>
      {own.length > 0 && <OrderLines order={order} lines={own} />}
      {others.length > 0 && (
        <p className="text-small wrap-anywhere text-quiet">
          {t.station.elsewhere({ dishes: others.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ') })}
        </p>
      )}
      {order.customer.notes && (
        <p className="rounded-card bg-uncertain-wash px-3 py-2 text-small font-medium text-uncertain">
          {t.card.note({ text: order.customer.notes })}
        </p>
      )}
      {order.orderType === 'delivery' && order.customer.address && column !== 'new' && (
        <p className="text-small text-quiet">
          {deliveryAddress(order.customer)}
          {order.zone !== undefined && ` · ${order.zone}`}
        </p>
      )}
    </>
  );
}

function OrderType({ order: { orderType, table } }: { readonly order: BoardOrder }) {
  const Icon = table ? Utensils : orderType === 'delivery' ? Bike : ShoppingBag;
  return (
    <span className="inline-flex items-center gap-1.5 text-small font-medium">
      <Icon aria-hidden className="size-4" />
      {table ? texts.tables.board.at : t.card.types[orderType]}
    </span>
  );
}
