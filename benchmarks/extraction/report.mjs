import { table } from '../statistics.mjs';
import { amountsIn } from './printed-text.mjs';
import { samePrices } from './score-menu.mjs';

/**
 * @typedef {import('./results.mjs').Figures} Figures
 * @typedef {ReturnType<typeof import('./results.mjs').average>} Average
 */

const percent = (/** @type {number | null | undefined} */ share) =>
  share === null || share === undefined ? '-' : (100 * share).toFixed(0);
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);
const three = (/** @type {number | null} */ value) => (value === null ? '-' : value.toFixed(3));
const mib = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? '-' : (bytes / 2 ** 20).toFixed(0));

/** @param {readonly Figures[]} rows @param {Record<string, Average>} averages */
export function productTable(rows, averages) {
  const head = [
    'menu',
    'dishes',
    'F1',
    'names %',
    'links %',
    'categ. %',
    'invented %',
    'prices',
    'certain',
    'wrong',
    'no box',
    'marked %',
    'lost',
    'unplaced %',
    'marks F1',
    's',
    's/page',
    'MiB',
  ];
  const cells = (/** @type {string} */ name, /** @type {Figures | Average} */ row) => [
    name,
    `${row.dishes}`,
    three(row.itemPriceF1),
    percent(row.names),
    percent(row.priceLinks),
    percent(row.categories),
    percent(row.invented),
    `${row.prices.shown}`,
    `${row.prices.certain}`,
    `${row.prices.certainWrong}`,
    `${row.prices.withoutBox}`,
    percent('items' in row ? row.marked / Math.max(1, row.items) : row.marked),
    'items' in row ? `${row.lost}` : `${percent(row.lost)} %`,
    percent(row.unplaced),
    three(row.dietary),
    seconds(row.ms),
    seconds(row.msPerPage),
    mib(row.peakBytes),
  ];
  return table([
    head,
    ...rows.map((row) => cells(row.id, row)),
    ...kinds(averages).map(([kind, average]) => cells(`= ${kind} (${average.menus})`, average)),
  ]);
}

/** @param {readonly Figures[]} rows @param {Record<string, Average>} averages @param {string} onePassName */
export function comparisonTable(rows, averages, onePassName) {
  const head = ['menu', 'F1', 'naive F1', 's', `${onePassName}: s`, 'its names %', 'its prices %'];
  const cells = (/** @type {string} */ name, /** @type {Figures | Average} */ row) => [
    name,
    three(row.itemPriceF1),
    three(row.naive.itemPriceF1),
    seconds(row.ms),
    row.onePass ? seconds(row.onePass.ms) : '-',
    percent(row.onePass?.names),
    percent(row.onePass?.prices),
  ];
  return table([
    head,
    ...rows.map((row) => cells(row.id, row)),
    ...kinds(averages).map(([kind, average]) => cells(`= ${kind} (${average.menus})`, average)),
  ]);
}

/** @param {readonly import('./goals.mjs').Verdict[]} verdicts */
export function goalsTable(verdicts) {
  return table([
    ['goal', 'wanted', 'aim', 'is', 'met'],
    ...verdicts.map(({ goal, wanted, aim, is, met }) => [goal, wanted, aim, is, met ? 'yes' : 'NO']),
  ]);
}

/** What a menu lost, dish by dish. @param {string} id @param {import('./score-menu.mjs').Score} score */
export function lossesOf(id, { missed, verdicts }) {
  const priceOf = (
    /** @type {{ price?: string | number | null, variants?: { price: string | number | null }[] }} */ {
      price,
      variants,
    },
  ) => (variants && variants.length > 0 ? variants.map((variant) => variant.price).join(' / ') : (price ?? '-') || '-');
  const shows = (/** @type {import('./score-menu.mjs').ReadItem} */ item) =>
    amountsIn(item.price).length > 0 || item.variants.length > 0;
  const mark = (/** @type {import('./score-menu.mjs').ReadItem} */ item) =>
    shows(item) && !(/** @type {import('./price-trust.mjs').TrustedItem} */ (item).uncertain)
      ? ' [shown as certain]'
      : '';
  const required = verdicts.filter(({ dish }) => !dish?.optional);
  return [
    `${id}`,
    ...missed.map((dish) => `  missed     ${dish.name} | ${priceOf(dish)}`),
    ...required
      .filter(({ dish }) => !dish)
      .map(
        ({ read, priceRight }) =>
          `  no dish    ${read.name} | ${priceOf(read)}${priceRight ? ' (the price of a dish with a similar name)' : mark(read)}`,
      ),
    ...required.flatMap(({ dish, read, priceRight }) =>
      dish && !priceRight && !samePrices(dish, read)
        ? [`  mispriced  ${dish.name} | ${priceOf(dish)}, read as ${priceOf(read)}${mark(read)}`]
        : [],
    ),
    ...required.flatMap(({ dish, headingRight }) =>
      dish && headingRight === false ? [`  category   ${dish.name}`] : [],
    ),
  ].join('\n');
}

/**
 * Kinds in the order of the goals, `all` last. @param {Record<string, Average>} averages @returns {[string, Average][]}
 */
function kinds(averages) {
  const { all, ...others } = averages;
  return [
    ...Object.entries(others).sort(([a], [b]) => a.localeCompare(b)),
    ...(all ? [/** @type {[string, Average]} */ (['all', all])] : []),
  ];
}
