import { Button, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { RefreshCw } from 'lucide-react';
import { texts } from '../../texts';
import type { OrderType } from './checkout-rules';
import type { QuoteState } from './use-quote';

export function OrderSummary({ currency, orderType, subtotalMinor, feeMinor, minimumMinor, quoteStatus, placing, offline }: {
  readonly currency: string;
  readonly orderType: OrderType;
  readonly subtotalMinor: number;
  readonly feeMinor: number;
  readonly minimumMinor: number;
  /** Whether the amounts are the server's for the cart as it is. */
  readonly quoteStatus: QuoteState['status'];
  readonly placing: boolean;
  readonly offline: boolean;
}) {
  const { checkout } = texts;
  const money = (minor: number) => formatMoney(minor, currency);
  const total = money(subtotalMinor + feeMinor);
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <div className="grid gap-2 rounded-card border border-hairline bg-surface p-5">
      <dl aria-busy={quoteStatus === 'asking'} className="grid gap-2 text-small aria-busy:text-quiet">
        <div className={row}>
          <dt className="text-quiet">{checkout.subtotal}</dt>
          <dd>
            <Price>{money(subtotalMinor)}</Price>
          </dd>
        </div>
        <div className={row}>
          <dt className="text-quiet">{orderType === 'delivery' ? checkout.deliveryFee : checkout.pickup.label}</dt>
          <dd>
            <Price>{orderType === 'delivery' ? money(feeMinor) : checkout.pickup.free}</Price>
          </dd>
        </div>
        <div className={`${row} border-t border-hairline pt-3 text-lead font-semibold`}>
          <dt>{checkout.total}</dt>
          <dd>
            <Price>{total}</Price>
          </dd>
        </div>
      </dl>
      <p role="status" className="flex min-h-5 items-center gap-2 text-caption text-quiet">
        {!offline && quoteStatus === 'asking' && (
          <>
            <RefreshCw aria-hidden className="size-3.5 shrink-0" />
            {checkout.prices.checking}
          </>
        )}
        {!offline && quoteStatus === 'failed' && checkout.prices.unchecked}
      </p>
      {subtotalMinor < minimumMinor && <p className="rounded-card bg-uncertain-wash px-3 py-2 text-small">{checkout.belowMinimum(money(minimumMinor), money(minimumMinor - subtotalMinor))}</p>}
      <Button type="submit" variant="primary" size="large" block className="mt-1" disabled={placing}>
        {offline ? checkout.offline.button : placing ? checkout.placing : checkout.place}
        <span aria-hidden>·</span>
        <Price>{total}</Price>
      </Button>
      <p className="mt-1 text-caption text-quiet">{checkout.terms}</p>
    </div>
  );
}
