import { wantedNames } from './name-forms.mjs';
import { amountsIn, plain, similarity } from './printed-text.mjs';

const SAME_NAME = 0.8;
const PRICE_AT_END = /[\s.·_…–-]*[$€£]?\s?\d+(?:[.,]\d{1,2})?\s?€?$/;

/**
 * How much of a menu is in a recognised text at all, wherever it stands: what a reader of it could find at best.
 * @param {import('./score-menu.mjs').Truth} truth @param {string} text lines
 * @returns {{ names: number, prices: number }} shares, 0 to 1, of the dishes that have to be found and of their prices
 */
export function coverage(truth, text) {
  const dishes = truth.categories.flatMap(({ items }) => items).filter(({ optional }) => !optional);
  const lines = text
    .split('\n')
    .flatMap((line) => [plain(line), plain(line.replace(PRICE_AT_END, ''))])
    .filter(Boolean);
  const isThere = (/** @type {string} */ name) =>
    lines.some((line) => line.includes(name) || similarity(line, name) >= SAME_NAME);
  const prices = dishes.flatMap(({ price, variants = [] }) => [
    ...amountsIn(price),
    ...variants.flatMap((variant) => amountsIn(variant.price)),
  ]);
  const seen = amountsIn(text);
  const seenPrices = prices.filter((price) => {
    const at = seen.indexOf(price);
    if (at >= 0) seen.splice(at, 1);
    return at >= 0;
  });
  return {
    names: share(dishes.filter((dish) => wantedNames(dish).some(isThere)).length, dishes.length),
    prices: share(seenPrices.length, prices.length),
  };
}

const share = (/** @type {number} */ part, /** @type {number} */ whole) => (whole === 0 ? 1 : part / whole);
