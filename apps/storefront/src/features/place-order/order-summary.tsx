import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { tipRows } from '@chalkboard/menu-rules/tip';
import { Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { RefreshCw } from 'lucide-react';
import type { OrderType } from '../../shared/checkout/checkout-rules';
import type { ShownDelivery } from '../../shared/checkout/delivery-terms';
import type { OrderCharges } from '../../shared/checkout/order-charges';
import type { SeatedTable } from '../../shared/table/stored-table';
import { checkoutTexts, deliveryTexts, paymentTexts, tableTexts, taxTexts } from '../../texts';
import type { QuoteState } from './use-quote';

/** What the order costs, and what is missing to the least that is taken. */
export function OrderSummary({
  currency,
  orderType,
  atTable,
  subtotalMinor,
  feeMinor,
  charges,
  totalMinor,
  tipMinor,
  minimumMinor,
  delivery,
  quoteStatus,
  offline,
}: {
  readonly currency: string;
  readonly orderType: OrderType;
  readonly atTable?: SeatedTable | undefined;
  readonly subtotalMinor: number;
  readonly feeMinor: number;
  readonly charges: OrderCharges;
  readonly totalMinor: number;
  readonly tipMinor: number;
  readonly minimumMinor: number;
  /** Undefined: it is picked up. */
  readonly delivery: ShownDelivery | undefined;
  /** Whether the amounts are the server's for the cart as it is. */
  readonly quoteStatus: QuoteState['status'];
  readonly offline: boolean;
}) {
  const checkout = checkoutTexts;
  const money = (minor: number) => formatMoney(minor, currency);
  const freeFrom = delivery?.freeFromMinor;
  const unknownFee =
    delivery?.problem &&
    deliveryTexts.fee[delivery.problem.code === 'ordering.outside_delivery_area' ? 'outside' : 'unknown'];
  const { added, included } = chargeRows(charges, paymentTexts.includedRate);
  const row = 'flex items-baseline justify-between gap-4';
  const prices =
    offline || quoteStatus === 'fresh'
      ? undefined
      : quoteStatus === 'asking'
        ? checkout.prices.checking
        : checkout.prices.unchecked;
  return (
    <div className="grid gap-2">
      <dl aria-busy={quoteStatus === 'asking'} className="grid gap-1 text-small aria-busy:text-quiet">
        <div className={row}>
          <dt className="text-quiet">{checkout.subtotal}</dt>
          <dd>
            <Price>{money(subtotalMinor)}</Price>
          </dd>
        </div>
        {!atTable && (
          <div className={row}>
            <dt className="text-quiet">{orderType === 'delivery' ? checkout.deliveryFee : checkout.pickup.label}</dt>
            <dd>{unknownFee ?? <Price>{orderType === 'delivery' ? money(feeMinor) : checkout.pickup.free}</Price>}</dd>
          </div>
        )}
        {added.map(({ name, amount }) => (
          <div key={name} className={row}>
            <dt className="text-quiet wrap-anywhere">{name}</dt>
            <dd>
              <Price>{money(amount)}</Price>
            </dd>
          </div>
        ))}
        {/* On a phone the bar says it. */}
        <div
          className={`${row} mt-1 border-t border-hairline pt-2 max-md:hidden ${tipMinor > 0 ? 'font-medium' : 'text-lead font-semibold'}`}
        >
          <dt>{unknownFee ? deliveryTexts.beforeDelivery : checkout.total}</dt>
          <dd>
            <Price>{money(totalMinor)}</Price>
          </dd>
        </div>
        {included.map(({ name, amount }) => (
          <div key={name} className={`${row} text-caption text-quiet`}>
            <dt className="wrap-anywhere">{name}</dt>
            <dd>
              <Price>{money(amount)}</Price>
            </dd>
          </div>
        ))}
        {tipRows({ total: totalMinor, tip: tipMinor }, paymentTexts).map(({ name, amount }, at) => (
          <div key={name} className={`${row} ${at > 0 ? 'font-semibold md:text-lead' : ''}`}>
            <dt>{name}</dt>
            <dd>
              <Price>{money(amount)}</Price>
            </dd>
          </div>
        ))}
      </dl>
      {freeFrom !== undefined && subtotalMinor < freeFrom && (
        <p className="text-small text-quiet">
          {deliveryTexts.freeFrom({ amount: money(freeFrom), missing: money(freeFrom - subtotalMinor) })}
        </p>
      )}
      {subtotalMinor < minimumMinor && (
        <p className="rounded-card bg-uncertain-wash px-3 py-2 text-small">
          {checkout.belowMinimum({ minimum: money(minimumMinor), missing: money(minimumMinor - subtotalMinor) })}
        </p>
      )}
      {/* What it says while prices are asked for takes the place of what stands there otherwise: nothing moves. */}
      <p role="status" className="flex min-h-9 items-start gap-2 text-caption text-quiet">
        {quoteStatus === 'asking' && !offline && <RefreshCw aria-hidden className="mt-0.5 size-3.5 shrink-0" />}
        {prices ??
          [
            charges.tax
              ? taxTexts.terms[charges.tax.included ? 'included' : 'added']
              : atTable
                ? undefined
                : checkout.terms,
            atTable && paidWhere(atTable),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </div>
  );
}

function paidWhere({ service: { payAtTable, payAtCounter } }: SeatedTable): string {
  const { paid } = tableTexts.checkout;
  return payAtTable && payAtCounter ? paid.both : payAtCounter ? paid.counter : paid.table;
}
