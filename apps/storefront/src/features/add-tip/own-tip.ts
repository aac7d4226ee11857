import { exampleAmount, typedPrice } from '@chalkboard/menu-rules/typed-price';
import { formatMoney } from '@chalkboard/web-kit';
import type { ChosenTip } from '../../shared/checkout/chosen-tip';
import { tipTexts } from '../../texts';

const { faults } = tipTexts;

/** A tip as it was typed: an amount in whole cents, at most as much as the dishes cost. @param highest minor units */
export function ownTip(typed: string, currency: string, highest: number): ChosenTip {
  if (typed.trim() === '') return { own: typed };
  const price = typedPrice(typed, currency);
  if (price.kind === 'amount' && price.minor <= highest) return { own: typed, minor: price.minor };
  const fault =
    price.kind === 'amount'
      ? faults.tooMuch({ highest: formatMoney(highest, currency) })
      : faults.amount({ example: exampleAmount(currency) });
  return { own: typed, fault };
}
