import type { CartLine } from '@chalkboard/contracts';
import { quoteOrderRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { call } from '@chalkboard/web-kit';
import { putBack } from '../../shared/cart/cart';
import { changeCart, emptyCart, storedCart } from '../../shared/cart/use-cart';
import { applyFreshPrices } from '../../shared/checkout/price-changes';

/** Problems of a line at one restaurant that it will have for as long as its menu is so. */
const NOT_THERE = new Set(['ordering.item_not_on_menu', 'ordering.item_not_available']);

/**
 * Brings a cart to another restaurant of the same menu, at that one's prices; it is emptied here. Where these cannot be
 * asked for it comes as it is: the checkout asks again.
 * @param currency of the menu
 * @returns the names of what is not to be had there, which is left out
 */
export async function moveCart(from: string, to: string, currency: string): Promise<string[]> {
  const lines = storedCart(from);
  if (lines.length === 0 || from === to) return [];
  const { kept, leftOut } = await pricedAt(to, lines);
  changeCart(to, (there) => putBack(there, kept, currency));
  emptyCart(from);
  return leftOut;
}

async function pricedAt(shareId: string, lines: readonly CartLine[]) {
  try {
    const cart = lines.map(({ notes: _notes, ...line }) => line);
    const quote = await call(quoteOrderRoute, { body: { shareId, orderType: 'pickup', cart } });
    const { lines: fresh } = applyFreshPrices(
      lines,
      quote.lines.map(({ unitPrice }) => unitPrice),
      quote.currency,
    );
    const isGone = (at: number) => NOT_THERE.has(quote.lines[at]?.problem?.code ?? '');
    return {
      kept: fresh.filter((_, at) => !isGone(at)),
      leftOut: lines.flatMap(({ name }, at) => (isGone(at) ? [name] : [])),
    };
  } catch {
    return { kept: [...lines], leftOut: [] };
  }
}
