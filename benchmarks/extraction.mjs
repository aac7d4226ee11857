/**
 * How well and how fast menus are read: each menu of a corpus by the product's reading process, beside one pass of
 * Tesseract and a naive parser. npm run bench:extraction -- [--corpus DIR] [--folds [--made 160]] [--runs 1] [--only
 * ID,ID] [--verbose] [--json FILE] [--menus DIR] [--worker FILE] Without --corpus: the fixtures of the menu service and
 * the made menus. With --folds each menu is scored by weights that were fitted on the others, a restaurant's menus
 * being left out together. `--menus` writes the menus as read. `--worker` names another built reading process.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/platform/build.mjs';
import { coldStart } from './extraction/cold-start.mjs';
import { readCorpus, readFixtures } from './extraction/corpus.mjs';
import { coverage } from './extraction/coverage.mjs';
import { judge } from './extraction/goals.mjs';
import { parseLines } from './extraction/naive-parser.mjs';
import { compiledPass, nativePass } from './extraction/one-pass.mjs';
import { textLines } from './extraction/pdf-pages.mjs';
import { comparisonTable, goalsTable, lossesOf, productTable } from './extraction/report.mjs';
import { average, resultsOf } from './extraction/results.mjs';
import { f1, scoreMenu } from './extraction/score-menu.mjs';
import { specMenu } from './extraction/spec-menu.mjs';
import { WarmReader } from './extraction/warm-reader.mjs';
import { busyNote } from './machine.mjs';
import { makeMenus } from './made-menus/make-menus.mjs';
import { readByFolds } from './reading-fit/read-by-folds.mjs';

const MENU_SERVICE = fileURLToPath(new URL('../services/menu', import.meta.url));
const FIXTURES = path.join(MENU_SERVICE, 'fixtures');

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    runs: { type: 'string', default: '1' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    json: { type: 'string' },
    menus: { type: 'string' },
    worker: { type: 'string' },
    folds: { type: 'boolean', default: false },
    made: { type: 'string', default: '160' },
  },
});

/** The menus to read, and what to clear away afterwards. */
async function menusToRead() {
  if (options.corpus) return { menus: readCorpus(options.corpus), clear: async () => undefined };
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bench-made-menus-'));
  await makeMenus({ out: dir, seed: 1 });
  return {
    menus: [...readFixtures(FIXTURES), ...readCorpus(dir)],
    clear: () => rm(dir, { recursive: true, force: true }),
  };
}

/**
 * What others make of the same files: the words of one pass, and a naive parser on them, or on the text layer where
 * there is one.
 * @param {import('./extraction/corpus.mjs').CorpusMenu} menu @param {import('./extraction/one-pass.mjs').OnePass}
 * onePass
 */
async function compare({ kind, files, truth }, onePass) {
  const pass = await onePass.read(files);
  const lines = kind === 'pdf-text' ? (await Promise.all(files.map(textLines))).join('\n') : pass.text;
  const naive = scoreMenu(truth, parseLines(lines));
  return {
    onePass: { ...coverage(truth, pass.text), ms: pass.ms },
    naive: {
      itemPriceF1: f1(naive.priced, naive.read, naive.dishes),
      names: naive.dishes === 0 ? 1 : naive.found / naive.dishes,
    },
  };
}

async function main() {
  if (options.folds && !options.corpus) throw new Error('--folds needs --corpus: a folder of menus with truth.');
  if (options.menus) await mkdir(options.menus, { recursive: true });
  const worker = options.worker ?? path.join(MENU_SERVICE, 'dist/extraction-worker.js');
  if (!options.worker) await ensureBuilt({ only: { project: '@chalkboard/menu', dir: 'services/menu' } });
  const wanted = options.only?.split(',');
  // Before its own work makes it busy.
  const busy = busyNote();
  const { menus, clear } = await menusToRead();
  const native = await nativePass();
  const onePass = native ?? (await compiledPass());
  const reader = new WarmReader(worker);
  const chosen = menus.filter(({ id }) => !wanted || wanted.includes(id));
  /** @type {Map<import('./extraction/corpus.mjs').CorpusMenu, import('./extraction/warm-reader.mjs').Reading[]>} */
  const read = new Map();
  /** @type {import('./extraction/results.mjs').Figures[]} */
  const rows = [];
  const losses = [];
  try {
    process.stdout.write(busy);
    console.log(`${await coldStart(worker, FIXTURES)}\n`);
    for (const [index, menu] of chosen.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${index + 1}/${chosen.length} ${menu.id}`);
      const readings = [];
      for (let run = 0; run < Number(options.runs); run += 1) readings.push(await reader.read(menu.files));
      read.set(menu, readings);
    }
    if (options.folds)
      await readByFolds(read, {
        corpus: /** @type {string} */ (options.corpus),
        made: Number(options.made),
        reader,
        note: (text) => console.log(text),
      });
    for (const [menu, readings] of read) {
      const { score, ...results } = resultsOf(menu, readings);
      rows.push({ ...results, ...(await compare(menu, onePass)) });
      losses.push(lossesOf(menu.id, score));
      if (options.menus)
        await writeFile(
          path.join(options.menus, `${menu.id}.json`),
          JSON.stringify(specMenu(/** @type {import('./extraction/warm-reader.mjs').Reading} */ (readings[0]).menu)),
        );
      if (results.fault) console.log(`${menu.id} was not read: ${results.fault}`);
    }
  } finally {
    reader.close();
    await onePass.close();
    await clear();
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (rows.length === 0) throw new Error('none of the menus is wanted');

  const averages = Object.fromEntries(
    [
      ...new Set(rows.map(({ kind }) => kind)),
      ...(rows.some(({ kind }) => kind !== 'pdf-text') ? ['pictures'] : []),
      'all',
    ].map((kind) => [
      kind,
      average(
        rows.filter((row) => kind === 'all' || row.kind === kind || (kind === 'pictures' && row.kind !== 'pdf-text')),
      ),
    ]),
  );
  const verdicts = judge(averages, rows);
  if (options.verbose) console.log(`${losses.join('\n')}\n`);
  console.log(`${productTable(rows, averages)}\n`);
  console.log(
    native
      ? `Beside one pass of ${native.name} (native, mode 3)`
      : 'The tesseract command is not installed; beside one pass of tesseract.js (the same engine as WebAssembly, mode 3)',
  );
  console.log(`${comparisonTable(rows, averages, onePass.isNative ? 'tesseract' : 'tesseract.js')}\n`);
  console.log(goalsTable(verdicts));
  if (options.json)
    await writeFile(options.json, `${JSON.stringify({ menus: rows, averages, goals: verdicts }, null, 1)}\n`);
}

await main();
