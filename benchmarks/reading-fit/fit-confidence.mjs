/** Fits how far readings can be trusted, on readings of menus that their weights had not seen. */
import { fitTrees, meanOf } from './fit-trees.mjs';

const FIT = { rounds: 200, leaves: 5, rate: 0.035, leastWeight: 60, featureShare: 0.2, rowShare: 0.5, smoothing: 5 };
/** Errors are few: which trees chance makes decides less when they are asked together. */
const SEEDS = [1, 2, 3];
/**
 * Of the prices that are shown without a mark, at most this share may be wrong: a part of what is allowed, since other
 * menus differ more.
 */
const MAX_WRONG = 0.005;
const INNER_FOLDS = 5;
/** Among fewer, a single error decides. */
const FEWEST_SURE = 250;

/** Trees that trust everything: for readings made before trust is fitted, so that only other doubts mark them. */
const SURE = { classes: 1, base: [9], trees: [] };
export const NO_CONFIDENCE = { name: SURE, price: SURE, category: SURE, surePrice: 0 };

/**
 * @typedef {{ fold: number, signals: any, isPriced: boolean, nameRight: boolean, priceRight: boolean, headingRight:
 * boolean | undefined }} JudgedItem `isPriced`: an amount is shown, and nothing else marks it
 * @param {readonly JudgedItem[]} items @param {any} reading
 */
export function fitConfidence(items, reading) {
  const rows = items.map(({ signals }) => reading.signalFeatures(signals));
  const fit = (
    /** @type {(item: JudgedItem) => boolean | undefined} */ right,
    /** @type {(item: JudgedItem) => boolean} */ of = () => true,
  ) => {
    const own = items
      .map((item, index) => ({ item, row: rows[index] }))
      .filter(({ item }) => right(item) !== undefined && of(item));
    return meanOf(
      SEEDS.map((seed) =>
        fitTrees(
          own.map(({ row }) => row),
          own.map(({ item }) => (right(item) ? 1 : 0)),
          own.map(() => 1),
          1,
          { ...FIT, seed },
        ),
      ),
    );
  };
  const price = fit(({ priceRight }) => priceRight);
  return {
    name: fit(({ nameRight }) => nameRight),
    price,
    category: fit(({ headingRight }) => headingRight),
    surePrice: sureFrom(items, rows, fit, reading),
  };
}

/**
 * The least probability from which prices are right often enough, as found on menus left out of the fit.
 * @param {readonly JudgedItem[]} items @param {readonly Float32Array[]} rows @param {any} fit @param {any} reading
 */
function sureFrom(items, rows, fit, reading) {
  const folds = [...new Set(items.map(({ fold }) => fold))].sort((a, b) => a - b);
  const judged = Array.from(
    { length: INNER_FOLDS },
    (_, inner) => new Set(folds.filter((__, index) => index % INNER_FOLDS === inner)),
  ).flatMap((out) => {
    if (out.size === 0) return [];
    const trees = fit(
      (/** @type {JudgedItem} */ { priceRight }) => priceRight,
      (/** @type {JudgedItem} */ { fold }) => !out.has(fold),
    );
    return items.flatMap(({ fold, isPriced, priceRight }, index) =>
      out.has(fold) && isPriced
        ? [{ p: reading.logistic(reading.scoresOf(trees, rows[index])[0]), right: priceRight }]
        : [],
    );
  });
  judged.sort((a, b) => b.p - a.p);
  let wrong = 0;
  const rates = judged.map(({ right }, index) => {
    if (!right) wrong += 1;
    return wrong / (index + 1);
  });
  // Where not even the surest are right often enough, those are shown that come nearest to it.
  const best = Math.min(1, ...rates.slice(FEWEST_SURE));
  const wanted = Math.max(MAX_WRONG, 1.1 * best);
  const last = rates.findLastIndex((rate, index) => index >= FEWEST_SURE && rate <= wanted);
  return last === -1 ? 0.995 : Math.round((judged[last]?.p ?? 0.995) * 10000) / 10000;
}
