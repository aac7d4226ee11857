import { amountsIn } from './printed-text.mjs';

/**
 * @typedef {import('./score-menu.mjs').ReadItem & { uncertain: boolean, hasPriceBox: boolean }} TrustedItem
 * @typedef {{ shown: number, certain: number, certainWrong: number, withoutBox: number }} PriceTrust
 */

/**
 * What can be believed of the prices that a menu shows. A price is wrong when it is not its dish's, or its item is no
 * dish of the menu; a dish whose name was read in part and that has its price counts as right. Dishes that the truth
 * holds optional are left out.
 * @param {import('./score-menu.mjs').Score} score whose items are `TrustedItem`s @returns {PriceTrust} `shown`: items
 * with an amount; of them `certain` ones are not marked as doubtful
 */
export function priceTrust({ verdicts }) {
  const shown = verdicts.filter(
    ({ dish, read }) =>
      !dish?.optional &&
      (amountsIn(read.price).length > 0 || read.variants.some(({ price }) => amountsIn(price).length > 0)),
  );
  const certain = shown.filter(({ read }) => !(/** @type {TrustedItem} */ (read).uncertain));
  return {
    shown: shown.length,
    certain: certain.length,
    certainWrong: certain.filter(({ priceRight }) => !priceRight).length,
    withoutBox: shown.filter(({ read }) => !(/** @type {TrustedItem} */ (read).hasPriceBox)).length,
  };
}
