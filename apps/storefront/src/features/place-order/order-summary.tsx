import { Button, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import type { OrderType } from './checkout-rules';

export function OrderSummary({ currency, orderType, subtotalMinor, feeMinor, placing }: { readonly currency: string; readonly orderType: OrderType; readonly subtotalMinor: number; readonly feeMinor: number; readonly placing: boolean }) {
  const total = formatMoney(subtotalMinor + feeMinor, currency);
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <div className="grid gap-2 rounded-card border border-hairline bg-surface p-5">
      <dl className="grid gap-2 text-small">
        <div className={row}>
          <dt className="text-quiet">Subtotal</dt>
          <dd>
            <Price>{formatMoney(subtotalMinor, currency)}</Price>
          </dd>
        </div>
        <div className={row}>
          <dt className="text-quiet">{orderType === 'delivery' ? 'Delivery fee' : 'Pickup'}</dt>
          <dd>
            <Price>{orderType === 'delivery' ? formatMoney(feeMinor, currency) : 'Free'}</Price>
          </dd>
        </div>
        <div className={`${row} border-t border-hairline pt-3 text-lead font-semibold`}>
          <dt>Total</dt>
          <dd>
            <Price>{total}</Price>
          </dd>
        </div>
      </dl>
      <Button type="submit" variant="primary" size="large" block className="mt-3" disabled={placing}>
        {placing ? 'Placing your order...' : 'Place Order'}
        <span aria-hidden>·</span>
        <Price>{total}</Price>
      </Button>
      <p className="mt-1 text-caption text-quiet">No tax is added here; prices are the restaurant’s own. You pay the restaurant directly.</p>
    </div>
  );
}
