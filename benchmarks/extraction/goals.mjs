import { median } from '../statistics.mjs';

/** @typedef {ReturnType<import('./figures.mjs').average>} Average @typedef {{ goal: string, wanted: string, aim: string, is: string, met: boolean }} Verdict */

/** Item-and-price F1, averaged over menus, on menus that nobody has seen. @type {Record<string, { floor: number, aim: number | undefined }>} */
const F1_GOALS = { 'pdf-text': { floor: 0.9, aim: 0.95 }, scan: { floor: 0.8, aim: 0.9 }, 'pdf-scan': { floor: 0.7, aim: 0.85 }, photo: { floor: 0.6, aim: 0.75 }, all: { floor: 0.74, aim: undefined } };
const CATEGORIES_FLOOR = 0.85;
const MOST_CERTAIN_WRONG = 0.01;
/** On two cores, per page. */
const TEXT_PAGE_MS = 500;
const PICTURE_PAGE_MS = { median: 6_000, most: 10_000 };

/**
 * What has to be reached, and whether it is.
 * @param {Record<string, Average>} averages by kind, `all` among them @param {readonly import('./figures.mjs').Figures[]} rows @returns {Verdict[]}
 */
export function judge(averages, rows) {
  const all = /** @type {Average} */ (averages.all);
  const verdicts = Object.entries(F1_GOALS).flatMap(([kind, { floor, aim }]) => {
    const f1 = averages[kind]?.itemPriceF1;
    return f1 === undefined || f1 === null ? [] : [{ goal: `item-and-price F1, ${kind}`, wanted: `≥ ${floor.toFixed(2)}`, aim: aim === undefined ? '' : `${aim.toFixed(2)}${f1 >= aim ? ' reached' : ''}`, is: f1.toFixed(3), met: f1 >= floor }];
  });
  if (all.categories !== null) verdicts.push({ goal: 'categories', wanted: `≥ ${CATEGORIES_FLOOR.toFixed(2)}`, aim: '', is: all.categories.toFixed(3), met: all.categories >= CATEGORIES_FLOOR });
  const { shown, certain, certainWrong, withoutBox } = all.prices;
  const wrong = certain === 0 ? 0 : certainWrong / certain;
  verdicts.push({ goal: 'wrong among prices shown as certain', wanted: '≤ 1 %', aim: '', is: `${(100 * wrong).toFixed(1)} % (${certainWrong} of ${certain})`, met: wrong <= MOST_CERTAIN_WRONG });
  verdicts.push({ goal: 'prices without a box on the source', wanted: '0', aim: '', is: `${withoutBox} of ${shown}`, met: withoutBox === 0 });
  return [...verdicts, ...judgeTimes(rows)];
}

/** @param {readonly import('./figures.mjs').Figures[]} rows @returns {Verdict[]} */
function judgeTimes(rows) {
  const text = rows.filter(({ kind }) => kind === 'pdf-text').map(({ msPerPage }) => msPerPage);
  const pictures = rows.filter(({ kind }) => kind !== 'pdf-text').map(({ msPerPage }) => msPerPage).sort((a, b) => a - b);
  const verdict = (/** @type {string} */ goal, /** @type {number} */ limit, /** @type {number} */ ms) => ({ goal, wanted: `≤ ${limit / 1000} s`, aim: '', is: `${(ms / 1000).toFixed(2)} s`, met: ms <= limit });
  return [
    ...(text.length > 0 ? [verdict('slowest page with a text layer', TEXT_PAGE_MS, Math.max(...text))] : []),
    ...(pictures.length > 0
      ? [verdict('page from a picture, median', PICTURE_PAGE_MS.median, median(pictures)), verdict('page from a picture, slowest', PICTURE_PAGE_MS.most, /** @type {number} */ (pictures.at(-1)))]
      : []),
  ];
}
