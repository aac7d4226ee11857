/**
 * Fits the weights by which the menu service reads, from menus whose truth is known and from made ones:
 *   npm run fit:reading -- --corpus DIR [--made 160] [--words DIR] [--weights DIR] [--write]
 * Prints what readings reach on menus that were left out of the fit (by restaurants), and with --write puts the weights
 * of all menus, with those figures, into the service. The same menus give the same weights. --words keeps the words of
 * all menus in a folder: what is there is not read again. --weights keeps the weights of the folds: what is there is
 * not fitted again, and what changes neither features nor labels is measured in the time that reading takes.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/platform/build.mjs';
import { readCorpus } from './extraction/corpus.mjs';
import { predictedMenu } from './extraction/predicted-menu.mjs';
import { average, resultsOf } from './extraction/results.mjs';
import { WarmReader } from './extraction/warm-reader.mjs';
import { foldReadings } from './reading-fit/fold-readings.mjs';
import { kept } from './reading-fit/kept.mjs';
import { fitLeavingOut } from './reading-fit/read-by-folds.mjs';

const MENU_SERVICE = fileURLToPath(new URL('../services/menu', import.meta.url));
const WEIGHTS_FILE = path.join(MENU_SERVICE, 'src/domain/reading/reading-weights.json');

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    made: { type: 'string', default: '160' },
    write: { type: 'boolean', default: false },
    words: { type: 'string' },
    weights: { type: 'string' },
  },
});
const { corpus } = options;
if (!corpus) throw new Error('Name a folder of menus with --corpus.');
await ensureBuilt({ only: { project: '@chalkboard/menu', dir: 'services/menu' } });
const reader = new WarmReader(path.join(MENU_SERVICE, 'dist/extraction-worker.js'));
try {
  /** @type {{ menu: import('./extraction/corpus.mjs').CorpusMenu, pages: any[] }[]} */
  const read = [];
  for (const menu of readCorpus(corpus)) {
    const pages = await kept(options.words, menu.id, async () => {
      const { words, fault } = await reader.read(menu.files);
      // Left out unseen, a menu would make every figure below wrong.
      if (words.length === 0) throw new Error(`${menu.id} was not read: ${fault ?? 'no words'}`);
      return words;
    });
    read.push({ menu, pages });
  }
  const { menus, models, reading } = await fitLeavingOut(read, {
    corpus,
    made: Number(options.made),
    words: options.words,
    weights: options.weights,
    reader,
    note: (text) => console.log(text),
    all: true,
  });
  const { readings, confidence } = foldReadings(menus, models, reading);
  const rows = menus.map((menu) => {
    const source = /** @type {import('./extraction/corpus.mjs').CorpusMenu} */ (
      read.find((other) => other.menu.id === menu.id)?.menu
    );
    const { score, ...results } = resultsOf(source, [
      {
        menu: predictedMenu(readings.get(menu)),
        words: [],
        pages: menu.pages.length,
        ms: 0,
        peakBytes: undefined,
        fault: undefined,
      },
    ]);
    return { ...results, kind: source.kind, naive: { itemPriceF1: 0, names: 0 }, onePass: undefined };
  });
  const reached = Object.fromEntries(
    ['all', 'pdf-text', 'pictures'].map((kind) => {
      const { itemPriceF1, names, categories, marked, lost, unplaced, dietary, prices } = average(
        rows.filter((row) => kind === 'all' || (kind === 'pictures') === (row.kind !== 'pdf-text')),
      );
      return [
        kind,
        {
          itemPriceF1,
          names,
          categories,
          dietary,
          marked,
          lost,
          unplaced,
          certain: prices.certain,
          certainWrong: prices.certainWrong,
        },
      ];
    }),
  );
  console.log(JSON.stringify(reached, null, 1));
  if (options.write) {
    writeFileSync(WEIGHTS_FILE, `${JSON.stringify({ reached, ...models.get(-1), confidence })}\n`);
    console.log(`Wrote ${WEIGHTS_FILE}`);
  }
} finally {
  reader.close();
}
