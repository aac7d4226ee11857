import { median } from '../statistics.mjs';

/**
 * @typedef {ReturnType<typeof import('./results.mjs').average>} Average
 * @typedef {{ goal: string, wanted: string, aim: string,
 * is: string, met: boolean }} Verdict
 */

/**
 * Item-and-price F1, averaged over menus that the reading has not seen. @type {Record<string, { floor: number, aim:
 * number }>}
 */
const F1_GOALS = {
  all: { floor: 0.8, aim: 0.9 },
  'pdf-text': { floor: 0.88, aim: 0.95 },
  pictures: { floor: 0.74, aim: 0.85 },
};
const CATEGORIES_FLOOR = 0.82;
const DIETARY_FLOOR = 0.55;
const MAX_CERTAIN_WRONG = 0.007;
const MAX_MARKED = { floor: 0.3, aim: 0.2 };
const MAX_LOST = 0.04;
const MAX_UNPLACED = 0.1;
/** On two cores, per page. */
const TEXT_PAGE_MS = 500;
const PICTURE_PAGE_MS = { median: 6_000, most: 10_000 };

/**
 * What has to be reached, and whether it is.
 * @param {Record<string, Average>} averages by kind, `all` among them @param {readonly
 * import('./results.mjs').Figures[]} rows @returns {Verdict[]}
 */
export function judge(averages, rows) {
  const all = /** @type {Average} */ (averages.all);
  const verdicts = Object.entries(F1_GOALS).flatMap(([kind, { floor, aim }]) => {
    const f1 = averages[kind]?.itemPriceF1;
    return f1 === undefined || f1 === null
      ? []
      : [
          {
            goal: `item-and-price F1, ${kind}`,
            wanted: `≥ ${floor.toFixed(2)}`,
            aim: `${aim.toFixed(2)}${f1 >= aim ? ' reached' : ''}`,
            is: f1.toFixed(3),
            met: f1 >= floor,
          },
        ];
  });
  const least = (/** @type {string} */ goal, /** @type {number | null} */ is, /** @type {number} */ floor) => {
    if (is !== null)
      verdicts.push({ goal, wanted: `≥ ${floor.toFixed(2)}`, aim: '', is: is.toFixed(3), met: is >= floor });
  };
  const maximum = (
    /** @type {string} */ goal,
    /** @type {number | null} */ is,
    /** @type {number} */ limit,
    /** @type {string} */ note,
    aim = '',
  ) => {
    if (is !== null)
      verdicts.push({
        goal,
        wanted: `≤ ${(100 * limit).toFixed(1)} %`,
        aim,
        is: `${(100 * is).toFixed(1)} %${note}`,
        met: is <= limit,
      });
  };
  least('categories', all.categories, CATEGORIES_FLOOR);
  least('dietary marks F1', all.dietary, DIETARY_FLOOR);
  const { shown, certain, certainWrong, withoutBox } = all.prices;
  maximum(
    'wrong among prices shown as certain',
    certain === 0 ? 0 : certainWrong / certain,
    MAX_CERTAIN_WRONG,
    ` (${certainWrong} of ${certain})`,
  );
  maximum(
    'items marked doubtful',
    all.marked,
    MAX_MARKED.floor,
    '',
    `${100 * MAX_MARKED.aim} %${(all.marked ?? 0) <= MAX_MARKED.aim ? ' reached' : ''}`,
  );
  maximum('dishes lost without a trace', all.lost, MAX_LOST, '');
  maximum('print named as unplaced', all.unplaced, MAX_UNPLACED, '');
  verdicts.push({
    goal: 'prices without a box on the source',
    wanted: '0',
    aim: '',
    is: `${withoutBox} of ${shown}`,
    met: withoutBox === 0,
  });
  return [...verdicts, ...judgeTimes(rows)];
}

/** @param {readonly import('./results.mjs').Figures[]} rows @returns {Verdict[]} */
function judgeTimes(rows) {
  const text = rows.filter(({ kind }) => kind === 'pdf-text').map(({ msPerPage }) => msPerPage);
  const pictures = rows
    .filter(({ kind }) => kind !== 'pdf-text')
    .map(({ msPerPage }) => msPerPage)
    .sort((a, b) => a - b);
  const verdict = (/** @type {string} */ goal, /** @type {number} */ limit, /** @type {number} */ ms) => ({
    goal,
    wanted: `≤ ${limit / 1000} s`,
    aim: '',
    is: `${(ms / 1000).toFixed(2)} s`,
    met: ms <= limit,
  });
  return [
    ...(text.length > 0 ? [verdict('slowest page with a text layer', TEXT_PAGE_MS, Math.max(...text))] : []),
    ...(pictures.length > 0
      ? [
          verdict('page from a picture, median', PICTURE_PAGE_MS.median, median(pictures)),
          verdict('page from a picture, slowest', PICTURE_PAGE_MS.most, /** @type {number} */ (pictures.at(-1))),
        ]
      : []),
  ];
}
