import type { CartLine, FreshPrices, QuoteResponse } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { formatMoney } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { useCart } from '../../shared/cart/use-cart';
import { changedCharges } from '../../shared/checkout/order-charges';
import { applyFreshPrices, type PriceChange } from '../../shared/checkout/price-changes';
import { checkoutTexts } from '../../texts';
import type { CheckoutAmounts, FreshFee } from './checkout-amounts';

/**
 * Prices that have changed since they were shown: the cart takes them, and the guest is told. @param setFreshFee takes
 * a fee; `nameOf`: what a line is called to its guest
 */
export function useFreshPrices({
  cart,
  currency,
  isDelivered,
  amounts,
  quote,
  setFreshFee,
  nameOf,
}: {
  readonly cart: ReturnType<typeof useCart>;
  readonly currency: string;
  readonly isDelivered: boolean;
  readonly amounts: CheckoutAmounts;
  readonly quote: QuoteResponse | undefined;
  setFreshFee(fee: FreshFee): void;
  nameOf(line: CartLine): string;
}) {
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const takePrices = (unitPrices: readonly (number | undefined)[]) => {
    const asked = JSON.stringify(cart.lines);
    const { lines, changes: ofLines } = applyFreshPrices(cart.lines, unitPrices, currency, nameOf);
    if (ofLines.length > 0) cart.change((now) => (JSON.stringify(now) === asked ? lines : [...now]));
    return ofLines;
  };
  const takeFee = (fresh: number, shown: number): readonly PriceChange[] => {
    if (!isDelivered) return [];
    setFreshFee({ of: amounts.feeKey, minor: fresh });
    if (fresh === shown) return [];
    return [
      { name: checkoutTexts.deliveryFee, before: formatMoney(shown, currency), now: formatMoney(fresh, currency) },
    ];
  };
  const quoted = useEffectEvent((fresh: QuoteResponse) => {
    const all = [
      ...takePrices(fresh.lines.map(({ unitPrice }) => unitPrice)),
      ...takeFee(fresh.deliveryFee, amounts.shownFeeMinor),
    ];
    if (all.length > 0) setChanges(all);
  });
  useEffect(() => {
    if (quote) quoted(quote);
  }, [quote]);
  return {
    changes,
    clear: () => setChanges([]),
    /** Of an order that was refused for its prices. */
    take: (fresh: FreshPrices) => {
      const ofLines = takePrices(fresh.lines.map(({ unitPrice }) => decimalToMinor(unitPrice, currency)));
      const ofFee = takeFee(decimalToMinor(fresh.deliveryFee, currency), amounts.feeMinor);
      setChanges([...ofLines, ...ofFee, ...changedCharges(amounts.charges, fresh, currency)]);
    },
  };
}
