/**
 * How much an owner has to answer until a menu is right: for each menu of a corpus an owner who knows the truth answers
 * what the review page asks, by its own code, on a reading whose weights have not seen the menu. npm run bench:review
 * -- --corpus DIR [--folds [--made 160]] [--words DIR] [--weights DIR] [--only ID,ID] [--verbose] [--json FILE] Without
 * --folds: on readings by the service's own weights, which were fitted on these menus. `--words` and `--weights` keep
 * words and the weights of folds in folders, as in `fit-reading.mjs`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/platform/build.mjs';
import { readCorpus } from './extraction/corpus.mjs';
import { predictedMenu } from './extraction/predicted-menu.mjs';
import { WarmReader } from './extraction/warm-reader.mjs';
import { foldReadings } from './reading-fit/fold-readings.mjs';
import { kept } from './reading-fit/kept.mjs';
import { fitLeavingOut } from './reading-fit/read-by-folds.mjs';
import { bundleReading, bundleReview, loadReading } from './reading-fit/reading-bundle.mjs';
import { reviewResults, reviewReport } from './review/review-results.mjs';
import { reviewed } from './review/simulated-owner.mjs';

const MENU_SERVICE = fileURLToPath(new URL('../services/menu', import.meta.url));

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    folds: { type: 'boolean', default: false },
    made: { type: 'string', default: '160' },
    words: { type: 'string' },
    weights: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const { corpus } = options;
if (!corpus) throw new Error('Name a folder of menus with --corpus.');
await ensureBuilt({ only: { project: '@chalkboard/menu', dir: 'services/menu' } });
const wanted = options.only?.split(',');
const known = readCorpus(corpus);
const unknown = wanted?.filter((id) => !known.some((menu) => menu.id === id)) ?? [];
if (unknown.length > 0) throw new Error(`${corpus} has no menu called ${unknown.join(', ')}.`);
// Folds are fitted on all menus, whichever are wanted.
const menus = known.filter(({ id }) => options.folds || !wanted || wanted.includes(id));
const reader = new WarmReader(path.join(MENU_SERVICE, 'dist/extraction-worker.js'));
/** @type {{ menu: import('./extraction/corpus.mjs').CorpusMenu, pages: any[] }[]} */
const read = [];
/** @type {string[]} */
const unread = [];
try {
  for (const menu of menus) {
    /** @type {string | undefined} */
    let fault = 'no words were kept of it';
    const pages = await kept(options.words, menu.id, async () => {
      const reading = await reader.read(menu.files);
      fault = reading.fault;
      return reading.words;
    });
    if (pages.length === 0) unread.push(`${menu.id} (${fault})`);
    read.push({ menu, pages });
  }
  console.log(`${menus.length - unread.length} of ${menus.length} menus read`);
  const readings = options.folds ? await byFolds() : await byOwnWeights();
  const review = await bundleReview();
  const [shown, questions] = [loadReading(review.shown), loadReading(review.questions)];
  const rows = [];
  for (const { id, kind, truth } of menus) {
    const reading = readings.get(id);
    if (!reading || (wanted && !wanted.includes(id))) continue;
    let number = 0;
    const menu = { restaurantName: 'My Restaurant', ...shown.menuFromReading(reading, () => `part-${(number += 1)}`) };
    const facts = shown.factsOf({ reading, reader: 'ocr' });
    const answered = reviewed({ truth, menu, facts, questions, timeZones: shown.timeZonesOf(menu) });
    const row = reviewResults({ id, kind, truth, predicted: predictedMenu(reading) }, answered);
    rows.push(row);
    if (options.verbose)
      console.log(
        `${id.padEnd(14)} ${kind.padEnd(9)} ${row.answers} answers for ${row.dishes} dishes (${(row.answers / Math.max(1, row.dishes)).toFixed(2)})  F1 ${row.before.toFixed(2)} → ${row.f1.toFixed(2)}  ${JSON.stringify(row.byKind)}`,
      );
  }
  console.log(reviewReport(rows));
  if (unread.length > 0) console.log(`In none of these figures, since they could not be read: ${unread.join(', ')}`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(rows, null, 1)}\n`);
} finally {
  reader.close();
}

/** @returns {Promise<Map<string, any>>} by menu */
async function byFolds() {
  const {
    menus: folded,
    models,
    reading,
  } = await fitLeavingOut(read, {
    corpus: /** @type {string} */ (corpus),
    made: Number(options.made),
    words: options.words,
    weights: options.weights,
    reader,
    note: (text) => console.log(text),
  });
  const { readings } = foldReadings(folded, models, reading);
  return new Map([...readings].map(([{ id }, one]) => [id, one]));
}

/** @returns {Promise<Map<string, any>>} by menu */
async function byOwnWeights() {
  const reading = loadReading(await bundleReading());
  return new Map(
    read.filter(({ pages }) => pages.length > 0).map(({ menu, pages }) => [menu.id, reading.readMenu(pages)]),
  );
}
