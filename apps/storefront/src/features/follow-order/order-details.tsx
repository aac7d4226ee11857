import type { Menu, TrackedOrder } from '@chalkboard/contracts';
import { allergensInWords } from '@chalkboard/menu-rules/allergen-words';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { tipRows } from '@chalkboard/menu-rules/tip';
import { Card, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { Fragment } from 'react';
import { textAttributes } from '../../shared/text-attributes';
import { checkoutTexts, paymentTexts, trackingTexts as t } from '../../texts';
import { wayOf } from './order-words';
import { shownOrderLine } from './shown-order-line';

const checkout = checkoutTexts;

/**
 * What was ordered and what it costs, as the server priced it; in the guest's language, with what the kitchen's ticket
 * says below. @param menu undefined while there is none
 */
export function OrderDetails({
  order,
  menu,
  read,
}: {
  readonly order: TrackedOrder;
  readonly menu: Menu | undefined;
  readonly read: TextReader;
}) {
  const { lines, currency, subtotal, deliveryFee, total, orderType, paymentMethod } = order;
  const money = (minor: number) => <Price>{formatMoney(minor, currency)}</Price>;
  const { added, included } = chargeRows(order, paymentTexts.includedRate);
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <section aria-labelledby="ordered">
      <h2 id="ordered" className="mb-3 text-lead">
        {t.lines}
      </h2>
      <Card>
        <ul className="grid gap-3">
          {lines.map((line, index) => {
            const { name, options, printed } = shownOrderLine(line, menu, read);
            return (
              <li key={`${line.itemId}-${index}`} className={row}>
                <span className="min-w-0">
                  <span className="tabular">{line.quantity} ×</span>{' '}
                  <span {...textAttributes(name)} className="font-medium">
                    {name.text}
                  </span>
                  {options.length > 0 && (
                    <span className="block text-small text-quiet">
                      {options.map((option, at) => (
                        <Fragment key={at}>
                          {at > 0 && ', '}
                          <span {...textAttributes(option)}>{option.text}</span>
                        </Fragment>
                      ))}
                    </span>
                  )}
                  {printed && (
                    <span className="block text-caption text-quiet">
                      {t.onTicket} <span {...textAttributes(printed)}>{printed.text}</span>
                    </span>
                  )}
                  {line.allergens && (
                    <span className="block text-small text-quiet wrap-anywhere">
                      {allergensInWords(line.allergens, line.options)}
                    </span>
                  )}
                  {line.notes && (
                    <span className="block text-small wrap-anywhere">
                      {t.note}: {line.notes}
                    </span>
                  )}
                </span>
                {money(line.total)}
              </li>
            );
          })}
        </ul>
        <dl className="mt-4 grid gap-2 border-t border-hairline pt-4 text-small">
          <div className={row}>
            <dt className="text-quiet">{checkout.subtotal}</dt>
            <dd>{money(subtotal)}</dd>
          </div>
          {!order.table && (
            <div className={row}>
              <dt className="text-quiet">
                {orderType === 'delivery' ? checkout.deliveryFee : checkout.pickup.label}
                {order.zone !== undefined && <span className="wrap-anywhere">, {order.zone}</span>}
              </dt>
              <dd>{orderType === 'delivery' ? money(deliveryFee) : checkout.pickup.free}</dd>
            </div>
          )}
          {added.map(({ name, amount }) => (
            <div key={name} className={row}>
              <dt className="text-quiet wrap-anywhere">{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className={`${row} ${order.tip ? 'font-medium' : 'text-lead font-semibold'}`}>
            <dt>{checkout.total}</dt>
            <dd>{money(total)}</dd>
          </div>
          {included.map(({ name, amount }) => (
            <div key={name} className={`${row} text-caption text-quiet`}>
              <dt className="wrap-anywhere">{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          {tipRows(order, paymentTexts).map(({ name, amount }, at) => (
            <div key={name} className={`${row} ${at > 0 ? 'text-lead font-semibold' : ''}`}>
              <dt>{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className={row}>
            <dt className="text-quiet">{t.paymentLabel}</dt>
            <dd>{t.payment[wayOf(order)]({ method: t.payment[paymentMethod] })}</dd>
          </div>
        </dl>
      </Card>
    </section>
  );
}
