import type { BoardOrder } from '@chalkboard/contracts';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { deliveryAddress } from '@chalkboard/menu-rules/delivery-address';
import { tipRows } from '@chalkboard/menu-rules/tip';
import { Button, Dialog, LinkButton, Price, TestBadge } from '@chalkboard/ui';
import { formatMoney, formatTelephone, telephone } from '@chalkboard/web-kit';
import { Clock, Pencil, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableLabel } from '../../../shared/menu/table-label';
import { texts } from '../../../texts';
import { DueTime } from './due-time';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderSignals } from './order-signals';
import { statusAt } from './status-badge';

const t = texts.board;

interface DetailsSheetProps {
  readonly order: BoardOrder;
  readonly timeZone: string;
  /** Has it printed again on the menu's printers; absent: there are none. */
  readonly printAgain?: ReactNode;
  /** Whether it is paid, and what changes that. */
  readonly paidMark?: ReactNode;
  onClose(): void;
  onPrint(order: BoardOrder): void;
  onCorrect(order: BoardOrder): void;
  /** Accepts it for a time that is on no ticket. */
  onAccept(order: BoardOrder): void;
}

/** Everything about one order, and what happened to it. */
export function DetailsSheet({
  order,
  timeZone,
  printAgain,
  paidMark,
  onClose,
  onPrint,
  onCorrect,
  onAccept,
}: DetailsSheetProps) {
  const { customer, currency } = order;
  const { added, included } = chargeRows(order, texts.board.includedRate);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.details.title({ number: order.orderNumber })}
      description={`${order.table ? tableLabel(order.table.name) : t.card.types[order.orderType]} · ${statusAt(order.table !== undefined, order.status)}`}
      actions={
        <Actions order={order} printAgain={printAgain} onPrint={onPrint} onCorrect={onCorrect} onAccept={onAccept} />
      }
    >
      {order.test && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          <TestBadge>{t.card.test}</TestBadge> {t.details.test}
        </p>
      )}
      <DueTime order={order} timeZone={timeZone} />
      <Part title={t.details.customer}>
        <p className="font-medium">{customer.name || t.nameErased}</p>
        {customer.email && <p className="text-small text-quiet">{customer.email}</p>}
        {customer.address && <p className="text-small">{deliveryAddress(customer)}</p>}
        {customer.notes && (
          <p className="mt-1 text-small font-medium text-uncertain">{t.card.note({ text: customer.notes })}</p>
        )}
        {customer.phone && (
          <LinkButton href={telephone(customer.phone)} className="mt-2">
            <Phone aria-hidden />
            {t.details.call({ phone: formatTelephone(customer.phone) })}
          </LinkButton>
        )}
        {(order.allergyConfirmed || order.allergyAsked) && (
          <p className="mt-2 text-small text-uncertain">
            {order.allergyConfirmed ? t.card.allergyNote : t.card.allergyNoteOpen}
          </p>
        )}
      </Part>
      <Part title={t.details.items}>
        <OrderLines order={order} prices />
        <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 border-t border-hairline pt-3 text-small">
          <Amount name={t.details.subtotal} value={formatMoney(order.subtotal, currency)} />
          {order.orderType === 'delivery' && (
            <Amount
              name={order.zone === undefined ? t.details.deliveryFee : t.details.deliveryTo({ zone: order.zone })}
              value={formatMoney(order.deliveryFee, currency)}
            />
          )}
          {added.map(({ name, amount }) => (
            <Amount key={name} name={name} value={formatMoney(amount, currency)} />
          ))}
          <Amount
            strong
            name={`${t.details.total} (${t.card.pay[order.paymentMethod]} ${order.table ? texts.tables.board.payAt : t.card.payAt[order.orderType]})`}
            value={formatMoney(order.total, currency)}
          />
          {included.map(({ name, amount }) => (
            <Amount key={name} name={name} value={formatMoney(amount, currency)} />
          ))}
          {tipRows(order, texts.payment.board).map(({ name, amount }) => (
            <Amount key={name} strong name={name} value={formatMoney(amount, currency)} />
          ))}
        </dl>
        {paidMark}
      </Part>
      <Part title={t.details.history}>
        <OrderHistory order={order} timeZone={timeZone} />
        <div className="mt-3">
          <OrderSignals order={order} timeZone={timeZone} />
        </div>
      </Part>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-hairline pt-4">
      <h3 className="mb-2 font-sans text-small font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Amount({
  name,
  value,
  strong = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}) {
  return (
    <>
      <dt className={strong ? 'font-semibold' : 'text-quiet'}>{name}</dt>
      <dd className={strong ? 'text-right font-semibold' : 'text-right'}>
        <Price>{value}</Price>
      </dd>
    </>
  );
}

/** What can be done from here. */
function Actions({
  order,
  printAgain,
  onPrint,
  onCorrect,
  onAccept,
}: Pick<DetailsSheetProps, 'order' | 'printAgain' | 'onPrint' | 'onCorrect' | 'onAccept'>) {
  return (
    <>
      {order.moves.includes('accept') && (
        <Button onClick={() => onAccept(order)}>
          <Clock aria-hidden />
          {t.details.otherTime}
        </Button>
      )}
      {!FINAL_STATUSES.includes(order.status) && (
        <Button onClick={() => onCorrect(order)}>
          <Pencil aria-hidden />
          {t.details.correct}
        </Button>
      )}
      {printAgain}
      <Button onClick={() => onPrint(order)}>
        <Printer aria-hidden />
        {t.details.print}
      </Button>
    </>
  );
}
