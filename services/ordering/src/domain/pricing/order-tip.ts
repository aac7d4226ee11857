import type { TipRules } from '@chalkboard/contracts';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { highestTip } from '@chalkboard/menu-rules/tip';
import { formatMoney } from '../order-rules';
import { OrderError } from '../order.errors';

/** What a double adds to a decimal that has no more digits than its currency. */
const NOISE = 1e-6;

/**
 * The tip of an order, in minor units; nothing where none was given. It is the guest's alone: no part of the total, and
 * neither taxed nor compared with the menu.
 * @param given a decimal, as it was sent
 * @param tips what the restaurant takes; undefined: none
 * @throws OrderError `ordering.tips_not_taken`; `ordering.tip_not_valid` for one that is no amount of the currency, or
 * more than the dishes cost
 */
export function tipOf(
  given: number | undefined,
  {
    tips,
    subtotal,
    currency,
  }: { readonly tips: TipRules | undefined; readonly subtotal: number; readonly currency: string },
): { readonly tip?: number } {
  if (given === undefined || given === 0) return {};
  if (!tips)
    throw new OrderError(
      'ordering.tips_not_taken',
      'This restaurant takes no tips here any more. Nothing was ordered: please order again without one.',
    );
  const exact = given * 10 ** currencyExponent(currency);
  const tip = Math.round(exact);
  if (!(given > 0) || !Number.isSafeInteger(tip) || Math.abs(exact - tip) > NOISE)
    throw new OrderError(
      'ordering.tip_not_valid',
      `This tip is not an amount of money. Please write one such as ${formatMoney(250, currency)}.`,
    );
  const highest = highestTip(subtotal);
  if (tip > highest)
    throw new OrderError(
      'ordering.tip_not_valid',
      `A tip is at most as much as the dishes cost, ${formatMoney(highest, currency)}. Please write less.`,
    );
  return { tip };
}
