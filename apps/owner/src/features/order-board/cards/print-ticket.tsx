import type { BoardOrder } from '@chalkboard/contracts';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { tipRows } from '@chalkboard/menu-rules/tip';
import { formatMoney } from '@chalkboard/web-kit';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { tableLabel } from '../../../shared/menu/table-label';
import { texts } from '../../../texts';
import { dueAt } from '../live/board-columns';
import { dayAndTime } from '../live/board-times';
import './print-ticket.css';
import { allergenLine } from './allergen-line';

const t = texts.board;

/** An order on a narrow roll of paper: opens the browser's printing, and is gone when that closes. */
export function PrintTicket({
  order,
  isDuplicate,
  restaurantName,
  timeZone,
  onDone,
}: {
  readonly order: BoardOrder;
  /** There is a ticket of it already: nobody is to make it twice. */
  readonly isDuplicate: boolean;
  readonly restaurantName: string;
  readonly timeZone: string;
  onDone(): void;
}) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);

  const { customer } = order;
  const { added, included } = chargeRows(order, texts.board.includedRate);
  const now = Date.parse(order.placedAt);
  const due = dueAt(order);
  const money = (minor: number) => formatMoney(minor, order.currency);
  return createPortal(
    <div className="board-ticket" aria-hidden>
      {isDuplicate && <p className="board-ticket-number">{t.ticket.duplicate}</p>}
      {order.test && <p className="board-ticket-number">{t.ticket.test}</p>}
      <p>{restaurantName}</p>
      <p className="board-ticket-number">{order.orderNumber}</p>
      <p className="board-ticket-strong">
        {order.table ? tableLabel(order.table.name) : t.card.types[order.orderType]} ·{' '}
        {dayAndTime(order.placedAt, now, timeZone)}
      </p>
      {due && (
        <p className="board-ticket-strong">
          {order.promisedAt
            ? (order.orderType === 'delivery' ? t.card.promisedDoor : t.card.promised)({
                time: dayAndTime(due, now, timeZone),
              })
            : t.card.wished({ time: dayAndTime(due, now, timeZone) })}
        </p>
      )}
      {(order.allergyConfirmed || order.allergyAsked) && (
        <p className="board-ticket-strong">{order.allergyConfirmed ? t.ticket.allergy : t.ticket.allergyOpen}</p>
      )}
      <ul>
        {order.lines.map((line, index) => (
          <li key={index}>
            <p className="board-ticket-row">
              <span className="board-ticket-strong">
                {line.quantity}× {line.name}
              </span>
              <span>{money(line.total)}</span>
            </p>
            {line.options.length > 0 && <p className="wrap-anywhere">{line.options.join(', ')}</p>}
            {line.allergens && <p>{allergenLine(line.allergens, line.options)}</p>}
            {line.notes && <p className="board-ticket-strong">{t.card.note({ text: line.notes })}</p>}
          </li>
        ))}
      </ul>
      {order.orderType === 'delivery' && (
        <p className="board-ticket-row">
          <span>{order.zone === undefined ? t.details.deliveryFee : t.details.deliveryTo({ zone: order.zone })}</span>
          <span>{money(order.deliveryFee)}</span>
        </p>
      )}
      {added.map(({ name, amount }) => (
        <p key={name} className="board-ticket-row">
          <span>{name}</span>
          <span>{money(amount)}</span>
        </p>
      ))}
      <p className="board-ticket-row board-ticket-strong">
        <span>{t.details.total}</span>
        <span>{money(order.total)}</span>
      </p>
      {included.map(({ name, amount }) => (
        <p key={name} className="board-ticket-row">
          <span>{name}</span>
          <span>{money(amount)}</span>
        </p>
      ))}
      {tipRows(order, texts.payment.board).map(({ name, amount }) => (
        <p key={name} className="board-ticket-row board-ticket-strong">
          <span>{name}</span>
          <span>{money(amount)}</span>
        </p>
      ))}
      {order.paidAt ? (
        <p className="board-ticket-strong">{texts.payment.board.ticket}</p>
      ) : (
        <p>{order.paymentMethod === 'cash' ? t.ticket.cashDue : t.ticket.cardDue}</p>
      )}
      <hr />
      <p className="board-ticket-strong">{customer.name}</p>
      {customer.phone && <p>{customer.phone}</p>}
      {customer.address && <p>{deliveryAddress(customer)}</p>}
      {customer.notes && <p className="board-ticket-strong">{t.card.note({ text: customer.notes })}</p>}
    </div>,
    document.body,
  );
}
