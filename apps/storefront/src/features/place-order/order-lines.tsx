import { ORDER, type CartLine } from '@chalkboard/contracts';
import { Price, QuantityStepper } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { X } from 'lucide-react';
import { texts } from '../../texts';
import { lineMinorOf, setQuantity } from '../keep-cart/cart';
import type { useCart } from '../keep-cart/use-cart';

const keyOf = ({ name, itemId, variantId, addOnIds }: CartLine) => [itemId, variantId, addOnIds?.join('+'), name].join('|');

export function OrderLines({ cart: { lines, change }, currency }: { readonly cart: ReturnType<typeof useCart>; readonly currency: string }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {lines.map((line, index) => (
        <li key={keyOf(line)} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4">
          <div>
            <p className="font-medium">{line.name}</p>
            <p className="text-small text-quiet">
              <Price>{line.price}</Price> {texts.checkout.each}
            </p>
          </div>
          <Price className="text-right font-medium">{formatMoney(lineMinorOf(line, currency), currency)}</Price>
          <QuantityStepper label={line.name} value={line.quantity} max={ORDER.maxQuantity} onChange={(quantity) => change((now) => setQuantity(now, index, quantity, currency))} />
          <button type="button" onClick={() => change((now) => setQuantity(now, index, 0, currency))} aria-label={texts.checkout.removeLine(line.name)} className="tap -mr-3 inline-flex items-center justify-center gap-1 justify-self-end px-3 text-small text-quiet hover:text-ink">
            <X aria-hidden className="size-4" />
            {texts.checkout.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
