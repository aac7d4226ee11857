import { lostDishes } from '../extraction/lost-dishes.mjs';
import { scoreMenu } from '../extraction/score-menu.mjs';
import { median } from '../statistics.mjs';
import { scoredDraft } from './simulated-owner.mjs';

/**
 * @typedef {{ id: string, kind: string, dishes: number, answers: number, byKind: Record<string, number>, wrongAsked:
 * number, shownAndMissing: number, wrongUnasked: number, unaskedPriced: number, lost: number, f1: number, before:
 * number }} ReviewResults `wrongAsked`: dishes that were asked about and are wrong in the end; `shownAndMissing`:
 * dishes whose print was shown as unplaced and that are missing; `wrongUnasked`: prices that nobody asked about and
 * that are wrong, or no dish at all, of `unaskedPriced`; `lost`: dishes missing that nothing told of
 */

/**
 * What is wrong with a menu after its owner has answered.
 * @param {{ id: string, kind: string, truth: import('../extraction/score-menu.mjs').Truth, predicted: any }} menu
 * `predicted`: as it was read @param {import('./simulated-owner.mjs').Review} review @returns {ReviewResults}
 */
export function reviewResults({ id, kind, truth, predicted }, { answers, byKind, asked, draft, shownPrint }) {
  const score = scoreMenu(truth, scoredDraft(draft));
  const before = scoreMenu(truth, predicted);
  const isAsked = (/** @type {any} */ { read }) => asked.has(read.id);
  const shown = score.verdicts.filter(({ dish }) => !dish?.optional);
  const unasked = shown.filter((verdict) => !isAsked(verdict));
  const isLost = new Set(lostDishes(score.missed, predicted));
  const inPrint = score.missed.filter(
    (dish) =>
      !isLost.has(dish) &&
      lostDishes([dish], { ...predicted, categories: [], unplaced: shownPrint.map((text) => ({ text })) }).length === 0,
  );
  return {
    id,
    kind,
    dishes: score.dishes,
    answers,
    byKind,
    wrongAsked: shown.filter((verdict) => isAsked(verdict) && !verdict.priceRight).length,
    shownAndMissing: inPrint.length,
    wrongUnasked: unasked.filter(({ priceRight }) => !priceRight).length,
    unaskedPriced: unasked.length,
    lost: score.missed.length - inPrint.length,
    f1: f1(score),
    before: f1(before),
  };
}

/** @param {import('../extraction/score-menu.mjs').Score} score */
const f1 = ({ priced, read, dishes }) => (priced === 0 ? 0 : (2 * priced) / (read + dishes));

/** @param {readonly ReviewResults[]} rows @returns {string} a table, and what is wrong in the end */
export function reviewReport(rows) {
  const of = (/** @type {(row: ReviewResults) => boolean} */ wanted) => rows.filter(wanted);
  /** @type {[string, readonly ReviewResults[]][]} */
  const groups = [
    ['text PDFs', of(({ kind }) => kind === 'pdf-text')],
    ['pictures', of(({ kind }) => kind !== 'pdf-text')],
    ['all', rows],
  ];
  const sum = (/** @type {readonly ReviewResults[]} */ some, /** @type {(row: ReviewResults) => number} */ value) =>
    some.reduce((total, row) => total + value(row), 0);
  const lines = groups
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => {
      const dishes = sum(own, (row) => row.dishes);
      const rates = own.map((row) => row.answers / Math.max(1, row.dishes));
      const mean = (/** @type {(row: ReviewResults) => number} */ value) => (sum(own, value) / own.length).toFixed(3);
      const count = (/** @type {(row: ReviewResults) => number} */ value, of = 0) =>
        `${sum(own, value)}${of > 0 ? ` of ${of} (${((100 * sum(own, value)) / of).toFixed(2)} %)` : ''}`;
      return [
        `${name.padEnd(10)} ${own.length} menus, ${dishes} dishes`,
        `  answers per dish: median ${median(rates).toFixed(3)}, all ${(sum(own, (row) => row.answers) / dishes).toFixed(3)}, worst ${Math.max(...rates).toFixed(2)}; F1 ${mean((row) => row.before)} → ${mean((row) => row.f1)}`,
        `  wrong in the end: asked ${count((row) => row.wrongAsked)}, shown as unplaced ${count((row) => row.shownAndMissing)}, not asked ${count(
          (row) => row.wrongUnasked,
          sum(own, (row) => row.unaskedPriced),
        )}, missing and not told of ${count((row) => row.lost, dishes)}`,
      ].join('\n');
    });
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const { byKind } of rows)
    for (const [kind, count] of Object.entries(byKind)) kinds[kind] = (kinds[kind] ?? 0) + count;
  return `${lines.join('\n')}\nanswers by what they are: ${Object.entries(kinds)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}`;
}
