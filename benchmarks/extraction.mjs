/**
 * How well and how fast menus are read: each menu of a corpus by the product's reading process, beside one pass of Tesseract and a naive parser.
 *   npm run bench:extraction -- [--corpus DIR] [--runs 1] [--only ID,ID] [--verbose] [--json FILE] [--dump FILE] [--worker FILE]
 * Without --corpus: the fixtures of the menu service and the made menus. `--worker` names a built reading process other than the present one.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../tools/platform/build.mjs';
import { calibrationLines } from './extraction/calibration-lines.mjs';
import { coldStart } from './extraction/cold-start.mjs';
import { readCorpus, readFixtures } from './extraction/corpus.mjs';
import { coverage } from './extraction/coverage.mjs';
import { average, figuresOf } from './extraction/figures.mjs';
import { judge } from './extraction/goals.mjs';
import { parseLines } from './extraction/naive-parser.mjs';
import { compiledPass, nativePass } from './extraction/one-pass.mjs';
import { textLines } from './extraction/pdf-pages.mjs';
import { comparisonTable, goalsTable, lossesOf, productTable } from './extraction/report.mjs';
import { f1, scoreMenu } from './extraction/score-menu.mjs';
import { WarmReader } from './extraction/warm-reader.mjs';
import { busyNote } from './machine.mjs';
import { makeMenus } from './made-menus/make-menus.mjs';

const MENU_SERVICE = fileURLToPath(new URL('../services/menu', import.meta.url));
const FIXTURES = path.join(MENU_SERVICE, 'fixtures');

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' }, runs: { type: 'string', default: '1' }, only: { type: 'string' }, verbose: { type: 'boolean', default: false },
    json: { type: 'string' }, dump: { type: 'string' }, worker: { type: 'string' },
  },
});

/** The menus to read, and what to clear away afterwards. */
async function menusToRead() {
  if (options.corpus) return { menus: readCorpus(options.corpus), clear: async () => undefined };
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bench-made-menus-'));
  await makeMenus({ out: dir, seed: 1 });
  return { menus: [...readFixtures(FIXTURES), ...readCorpus(dir)], clear: () => rm(dir, { recursive: true, force: true }) };
}

/**
 * What others make of the same files: the words of one pass, and a naive parser on them, or on the text layer where there is one.
 * @param {import('./extraction/corpus.mjs').CorpusMenu} menu @param {import('./extraction/one-pass.mjs').OnePass} onePass
 */
async function compare({ kind, files, truth }, onePass) {
  const pass = await onePass.read(files);
  const lines = kind === 'pdf-text' ? (await Promise.all(files.map(textLines))).join('\n') : pass.text;
  const naive = scoreMenu(truth, parseLines(lines));
  return {
    onePass: { ...coverage(truth, pass.text), ms: pass.ms },
    naive: { itemPriceF1: f1(naive.priced, naive.read, naive.dishes), names: naive.dishes === 0 ? 1 : naive.found / naive.dishes },
  };
}

async function main() {
  const worker = options.worker ?? path.join(MENU_SERVICE, 'dist/extraction-worker.js');
  if (!options.worker) await ensureBuilt({ only: { project: '@chalkboard/menu', dir: 'services/menu' } });
  const wanted = options.only?.split(',');
  // Before its own work makes it busy.
  const busy = busyNote();
  const { menus, clear } = await menusToRead();
  const native = await nativePass();
  const onePass = native ?? (await compiledPass());
  const reader = new WarmReader(worker);
  /** @type {import('./extraction/figures.mjs').Figures[]} */
  const rows = [];
  const losses = [];
  const dump = [];
  try {
    process.stdout.write(busy);
    console.log(`${await coldStart(worker, FIXTURES)}\n`);
    const chosen = menus.filter(({ id }) => !wanted || wanted.includes(id));
    for (const [index, menu] of chosen.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${index + 1}/${chosen.length} ${menu.id}`);
      const readings = [];
      for (let run = 0; run < Number(options.runs); run += 1) readings.push(await reader.read(menu.files));
      const { score, ...figures } = figuresOf(menu, readings);
      rows.push({ ...figures, ...(await compare(menu, onePass)) });
      losses.push(lossesOf(menu.id, score));
      dump.push(...calibrationLines(menu, score));
      if (figures.fault) console.log(`${menu.id} was not read: ${figures.fault}`);
    }
  } finally {
    reader.close();
    await onePass.close();
    await clear();
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (rows.length === 0) throw new Error('none of the menus is wanted');

  const averages = Object.fromEntries([...new Set(rows.map(({ kind }) => kind)), 'all'].map((kind) => [kind, average(rows.filter((row) => kind === 'all' || row.kind === kind))]));
  const verdicts = judge(averages, rows);
  if (options.verbose) console.log(`${losses.join('\n')}\n`);
  console.log(`${productTable(rows, averages)}\n`);
  console.log(native ? `Beside one pass of ${native.name} (native, mode 3)` : 'The tesseract command is not installed; beside one pass of tesseract.js (the same engine as WebAssembly, mode 3)');
  console.log(`${comparisonTable(rows, averages, onePass.isNative ? 'tesseract' : 'tesseract.js')}\n`);
  console.log(goalsTable(verdicts));
  if (options.json) await writeFile(options.json, `${JSON.stringify({ menus: rows, averages, goals: verdicts }, null, 1)}\n`);
  if (options.dump) await writeFile(options.dump, `${dump.join('\n')}\n`);
}

await main();
