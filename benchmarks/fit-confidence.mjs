/**
 * Fits the weights by which the menu service tells how likely a reading is right, from menus whose truth is known:
 *   npm run bench:extraction -- --corpus DIR --dump A.jsonl     (once for each corpus)
 *   node benchmarks/fit-confidence.mjs A.jsonl [B.jsonl …] [--write]
 * Prints how the probabilities hold on menus that were left out of the fit (by folds of whole menus), and with --write puts the weights of all
 * menus into the service.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { transformFileSync } from '@swc/core';

import { fitLogistic, probability } from './confidence/logistic.mjs';
import { table } from './statistics.mjs';

const READING = new URL('../services/menu/src/domain/reading/', import.meta.url);
const WEIGHTS_FILE = fileURLToPath(new URL('confidence-weights.ts', READING));
const FOLDS = 8;
const LEVELS = [0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99];

/** @typedef {import('../services/menu/src/domain/reading/menu-reading').ReadingSignals} Signals */
/** @typedef {{ menu: string, signals: Signals, nameRight: boolean, priceRight: boolean, categoryRight: boolean | null }} Item */
/** @typedef {{ x: number[], y: number, menu: string }} Example */

const { CATEGORY_FEATURES, NAME_FEATURES, PRICE_FEATURES } = await serviceFeatures();

const { positionals, values: options } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean', default: false } } });
if (positionals.length === 0) throw new Error('Name at least one file that bench:extraction has dumped.');

/** @type {Item[]} */
const items = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ optional, signals }) => !optional && signals)
    .map((item) => ({ ...item, menu: `${file}#${item.id}` })),
);

const QUESTIONS = /** @type {const} */ ([
  { part: 'price', features: PRICE_FEATURES, right: (/** @type {Item} */ item) => item.priceRight },
  { part: 'name', features: NAME_FEATURES, right: (/** @type {Item} */ item) => item.nameRight },
  { part: 'category', features: CATEGORY_FEATURES, right: (/** @type {Item} */ item) => item.categoryRight },
]);

/** @type {Record<string, Record<string, number>>} */
const fitted = {};
for (const { part, features, right } of QUESTIONS) {
  const names = Object.keys(features);
  /** @type {Example[]} */
  const examples = items.flatMap((item) => {
    const answer = right(item);
    return answer === null ? [] : [{ x: names.map((name) => /** @type {(signals: Signals) => number} */ (features[name])(item.signals)), y: answer ? 1 : 0, menu: item.menu }];
  });
  const weights = fitLogistic(examples);
  fitted[part] = Object.fromEntries([['bias', weights[0] ?? 0], ...names.map((name, index) => [name, weights[index + 1] ?? 0])].map(([name, weight]) => [name, Math.round(Number(weight) * 1000) / 1000]));
  console.log(`${part}: ${examples.length} readings of ${new Set(examples.map(({ menu }) => menu)).size} menus, ${(100 * mean(examples.map(({ y }) => y))).toFixed(1)} % right; on menus left out of the fit:`);
  console.log(`${table(holdOutTable(examples))}\n`);
}
if (options.write) {
  const record = (/** @type {Record<string, number>} */ weights) => `{ ${Object.entries(weights).map(([name, weight]) => `${name}: ${weight}`).join(', ')} }`;
  writeFileSync(
    WEIGHTS_FILE,
    `/** Log-odds per feature that a part of an item was read right. Written by \`benchmarks/fit-confidence.mjs\`, not by hand. */\n${Object.entries(fitted)
      .map(([part, weights]) => `export const ${part.toUpperCase()}_WEIGHTS: Readonly<Record<string, number>> = ${record(weights)};\n`)
      .join('\n')}`,
  );
  console.log(`Wrote ${WEIGHTS_FILE}`);
} else {
  console.log(JSON.stringify(fitted, null, 1));
}

/** How many readings are at or above each level of probability, and how many of them are wrong, when their menu was not in the fit. @param {readonly Example[]} examples */
function holdOutTable(examples) {
  const menus = [...new Set(examples.map(({ menu }) => menu))];
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const inFold = new Set(menus.filter((_, index) => index % FOLDS === fold));
    const weights = fitLogistic(examples.filter(({ menu }) => !inFold.has(menu)));
    return examples.filter(({ menu }) => inFold.has(menu)).map(({ x, y }) => ({ p: probability(weights, x), y }));
  });
  return [
    ['probability at least', 'readings', 'share', 'wrong', 'wrong %'],
    ...LEVELS.map((level) => {
      const sure = judged.filter(({ p }) => p >= level);
      const wrong = sure.filter(({ y }) => y === 0).length;
      return [String(level), String(sure.length), (sure.length / judged.length).toFixed(2), String(wrong), ((100 * wrong) / Math.max(1, sure.length)).toFixed(2)];
    }),
  ];
}

/** The service's own features, so that what is fitted is what is used. @returns {Promise<typeof import('../services/menu/src/domain/reading/confidence-features')>} */
async function serviceFeatures() {
  const { code } = transformFileSync(fileURLToPath(new URL('confidence-features.ts', READING)), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
