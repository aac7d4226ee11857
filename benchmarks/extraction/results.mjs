import { median } from '../statistics.mjs';
import { dietaryF1 } from './dietary-marks.mjs';
import { lostDishes } from './lost-dishes.mjs';
import { priceTrust } from './price-trust.mjs';
import { f1, scoreMenu } from './score-menu.mjs';

/**
 * @typedef {object} Figures of one menu; shares are 0 to 1, null where there is nothing to have a share of
 * @property {string} id @property {string} kind @property {number} dishes @property {number} pages
 * @property {number} names share of the dishes found @property {number} itemPriceF1 dishes found with the right price
 * @property {number | null} priceLinks share of the dishes found that have the right price @property {number | null}
 * categories share that stand below the right heading
 * @property {number | null} invented share of the items read that are no dish
 * @property {import('./price-trust.mjs').PriceTrust} prices
 * @property {number} items read @property {number} marked of them, as doubtful @property {number} lost dishes that are
 * neither in an item nor named as unplaced
 * @property {number} unplaced share of the print that has no place @property {number | null} dietary F1 of printed
 * marks
 * @property {number} ms wall time @property {number} msPerPage @property {number | undefined} peakBytes of the reading
 * process @property {string | undefined} fault
 * @property {{ names: number, prices: number, ms: number } | undefined} onePass
 * @property {{ itemPriceF1: number, names: number }} naive
 */

/**
 * @param {import('./corpus.mjs').CorpusMenu} menu @param {readonly import('./warm-reader.mjs').Reading[]} readings at
 * least one; the first is scored, times are the median
 * @returns {Omit<Figures, 'onePass' | 'naive'> & { score: import('./score-menu.mjs').Score }}
 */
export function resultsOf(menu, readings) {
  const first = /** @type {import('./warm-reader.mjs').Reading} */ (readings[0]);
  const score = scoreMenu(menu.truth, first.menu);
  const ms = median(readings.map((reading) => reading.ms));
  const peaks = readings.flatMap(({ peakBytes }) => (peakBytes === undefined ? [] : [peakBytes]));
  return {
    id: menu.id,
    kind: menu.kind,
    dishes: score.dishes,
    pages: first.pages,
    names: score.dishes === 0 ? 1 : score.found / score.dishes,
    itemPriceF1: f1(score.priced, score.read, score.dishes),
    priceLinks: share(score.priced, score.found),
    categories: share(score.headedRight, score.headed),
    invented: share(score.read - score.found, score.read),
    prices: priceTrust(score),
    ...trust(menu, first.menu, score),
    ms,
    msPerPage: ms / first.pages,
    peakBytes: peaks.length > 0 ? Math.max(...peaks) : undefined,
    fault: first.fault,
    score,
  };
}

/**
 * @param {import('./corpus.mjs').CorpusMenu} menu @param {import('./predicted-menu.mjs').PredictedMenu} read @param
 * {import('./score-menu.mjs').Score} score
 */
function trust(menu, read, score) {
  const items = read.categories.flatMap((category) => category.items);
  return {
    items: items.length,
    marked: items.filter(({ uncertain }) => uncertain).length,
    lost: lostDishes(score.missed, read).length,
    unplaced: 1 - read.placedShare,
    dietary: dietaryF1(menu.truth, score),
  };
}

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? null : part / whole);

/**
 * Averages over menus, each menu counting the same; prices are counted together.
 * @param {readonly Figures[]} rows at least one
 */
export function average(rows) {
  /** @param {(row: Figures) => number | null | undefined} of */
  const mean = (of) => {
    const values = rows.flatMap((row) => of(row) ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const sum = (/** @type {(row: Figures) => number} */ of) => rows.reduce((total, row) => total + of(row), 0);
  return {
    menus: rows.length,
    dishes: sum(({ dishes }) => dishes),
    pages: sum(({ pages }) => pages),
    names: mean(({ names }) => names),
    itemPriceF1: mean(({ itemPriceF1 }) => itemPriceF1),
    priceLinks: mean(({ priceLinks }) => priceLinks),
    categories: mean(({ categories }) => categories),
    invented: mean(({ invented }) => invented),
    prices: {
      shown: sum(({ prices }) => prices.shown),
      certain: sum(({ prices }) => prices.certain),
      certainWrong: sum(({ prices }) => prices.certainWrong),
      withoutBox: sum(({ prices }) => prices.withoutBox),
    },
    marked: share(
      sum(({ marked }) => marked),
      sum(({ items }) => items),
    ),
    lost: share(
      sum(({ lost }) => lost),
      sum(({ dishes }) => dishes),
    ),
    unplaced: mean(({ unplaced }) => unplaced),
    dietary: mean(({ dietary }) => dietary),
    ms: median(rows.map(({ ms }) => ms)),
    msPerPage: median(rows.map(({ msPerPage }) => msPerPage)),
    slowestMsPerPage: Math.max(...rows.map(({ msPerPage }) => msPerPage)),
    peakBytes: Math.max(...rows.map(({ peakBytes }) => peakBytes ?? 0)) || undefined,
    onePass: rows.some(({ onePass }) => onePass)
      ? {
          names: mean(({ onePass }) => onePass?.names),
          prices: mean(({ onePass }) => onePass?.prices),
          ms: median(rows.flatMap(({ onePass }) => (onePass ? [onePass.ms] : []))),
        }
      : undefined,
    naive: { itemPriceF1: mean(({ naive }) => naive.itemPriceF1), names: mean(({ naive }) => naive.names) },
  };
}
