import { Button, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import type { OrderType } from './checkout-rules';

export function OrderSummary({ currency, orderType, subtotalMinor, feeMinor, placing, offline }: { readonly currency: string; readonly orderType: OrderType; readonly subtotalMinor: number; readonly feeMinor: number; readonly placing: boolean; readonly offline: boolean }) {
  const { checkout } = texts;
  const total = formatMoney(subtotalMinor + feeMinor, currency);
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <div className="grid gap-2 rounded-card border border-hairline bg-surface p-5">
      <dl className="grid gap-2 text-small">
        <div className={row}>
          <dt className="text-quiet">{checkout.subtotal}</dt>
          <dd>
            <Price>{formatMoney(subtotalMinor, currency)}</Price>
          </dd>
        </div>
        <div className={row}>
          <dt className="text-quiet">{orderType === 'delivery' ? checkout.deliveryFee : checkout.pickup.label}</dt>
          <dd>
            <Price>{orderType === 'delivery' ? formatMoney(feeMinor, currency) : checkout.pickup.free}</Price>
          </dd>
        </div>
        <div className={`${row} border-t border-hairline pt-3 text-lead font-semibold`}>
          <dt>{checkout.total}</dt>
          <dd>
            <Price>{total}</Price>
          </dd>
        </div>
      </dl>
      <Button type="submit" variant="primary" size="large" block className="mt-3" disabled={placing || offline}>
        {offline ? checkout.offline.button : placing ? checkout.placing : checkout.place}
        {!offline && (
          <>
            <span aria-hidden>·</span>
            <Price>{total}</Price>
          </>
        )}
      </Button>
      <p className="mt-1 text-caption text-quiet">{checkout.terms}</p>
    </div>
  );
}
