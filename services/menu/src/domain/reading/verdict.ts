import type { ReadingFacts } from '@chalkboard/contracts/http/menu-review';
import type { ItemReading, MenuReading } from './menu-reading';

/** Below this a name is more likely misread than not. */
const CREDIBLE_NAME = 0.5;

/**
 * Whether a reading may go to guests as it is, or its owner is asked to look first; with the reasons as sentences. It
 * is ready when no item is uncertain, all print that may be a dish or a price has a place in the menu, its currency is
 * printed, and the names are credible.
 */
export function verdictOf({
  categories,
  prices,
  print,
  currencyAssumed,
}: Pick<MenuReading, 'categories' | 'prices' | 'print' | 'currencyAssumed'>): Pick<
  ReadingFacts,
  'verdict' | 'reasons'
> {
  const items = categories.flatMap((category) => category.items);
  const uncertain = items.filter((item) => item.uncertain);
  const unpriced = uncertain.filter((item) => !hasPrice(item));
  const doubtful = uncertain.filter(hasPrice);
  const unnamed = items.filter((item) => !item.uncertain && item.confidence.name < CREDIBLE_NAME);
  const missing = prices.seen - prices.placed;
  const lines = print.unplaced.length;
  const reasons = [
    doubtful.length > 0 &&
      (doubtful.length === 1 ? 'One item needs your eye.' : `${doubtful.length} items need your eye.`),
    unpriced.length > 0 &&
      (unpriced.length === 1 ? 'One item has no price.' : `${unpriced.length} items have no price.`),
    missing > 0 &&
      (missing === 1
        ? 'One price on the paper has no place in the menu.'
        : `${missing} prices on the paper have no place in the menu.`),
    lines > 0 &&
      (lines === 1
        ? 'One line on the paper has no place in the menu.'
        : `${lines} lines on the paper have no place in the menu.`),
    currencyAssumed && 'No currency is printed on the menu.',
    unnamed.length > 0 &&
      (unnamed.length === 1 ? 'One name was hard to make out.' : `${unnamed.length} names were hard to make out.`),
  ].filter((reason) => typeof reason === 'string');
  return { verdict: reasons.length === 0 ? 'publish-ready' : 'please-review', reasons };
}

function hasPrice({ price, variants }: ItemReading): boolean {
  return price.text !== '' || (variants?.length ?? 0) > 0;
}
