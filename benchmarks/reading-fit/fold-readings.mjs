/** Readings of menus by weights that have not seen them, with trust that was not fitted on them either. */
import { predictedMenu } from '../extraction/predicted-menu.mjs';
import { amountsIn } from '../extraction/printed-text.mjs';
import { scoreMenu } from '../extraction/score-menu.mjs';
import { fitConfidence, NO_CONFIDENCE } from './fit-confidence.mjs';

/**
 * @typedef {import('./labelled-menus.mjs').ReadMenu & { fold: number }} FoldedMenu
 * @param {readonly FoldedMenu[]} menus @param {Map<number, any>} models by fold @param {any} reading the service's
 * functions
 * @returns {{ readings: Map<FoldedMenu, any>, confidence: any }} each menu's MenuReading, and the trust fitted on all
 * of them
 */
export function foldReadings(menus, models, reading) {
  const items = menus.flatMap((menu) =>
    judgedItems(menu, reading.readMenu(menu.pages, undefined, { ...models.get(menu.fold), confidence: NO_CONFIDENCE })),
  );
  const folds = [...new Set(menus.map(({ fold }) => fold))];
  const trust = new Map(
    folds.map((fold) => [
      fold,
      fitConfidence(
        items.filter((item) => item.fold !== fold),
        reading,
      ),
    ]),
  );
  const readings = new Map(
    menus.map((menu) => [
      menu,
      reading.readMenu(menu.pages, undefined, { ...models.get(menu.fold), confidence: trust.get(menu.fold) }),
    ]),
  );
  return { readings, confidence: fitConfidence(items, reading) };
}

/**
 * What became of each item that was read. @param {FoldedMenu} menu @param {any} read a MenuReading @returns
 * {import('./fit-confidence.mjs').JudgedItem[]}
 */
function judgedItems(menu, read) {
  return scoreMenu(menu.truth, predictedMenu(read)).verdicts.flatMap(
    ({ read: item, dish, nameRight, priceRight, headingRight }) => {
      const { price, variants, uncertain, signals } =
        /** @type {import('../extraction/predicted-menu.mjs').PredictedItem} */ (item);
      if (dish?.optional || !signals) return [];
      const isPriced =
        !uncertain && (amountsIn(price).length > 0 || variants.some((variant) => amountsIn(variant.price).length > 0));
      return [{ fold: menu.fold, signals, isPriced, nameRight, priceRight, headingRight }];
    },
  );
}
