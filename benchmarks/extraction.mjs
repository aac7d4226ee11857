/**
 * How long a menu takes to be read from the command line, and how much memory, beside a reference of this machine:
 *   node benchmarks/extraction.mjs [--runs 3]
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { watchPeakMemory } from './process-memory.mjs';
import { median, table } from './statistics.mjs';

const MENU = fileURLToPath(new URL('../services/menu', import.meta.url));
const DIGITISE = path.join(MENU, 'dist/digitise.js');
const FIXTURES = path.join(MENU, 'fixtures');

/** What is read, and the picture whose plain scaling is its reference: its own, or for a PDF the page from the scanner. */
const FILES = [
  { file: 'text-menu.pdf', picture: 'scanned-menu.jpg' },
  { file: 'scanned-menu.jpg', picture: 'scanned-menu.jpg' },
  { file: 'scanned-menu.pdf', picture: 'scanned-menu.jpg' },
  { file: 'phone-photo.jpg', picture: 'phone-photo.jpg' },
];
const REFERENCE_RUNS = 5;
const REFERENCE_WIDTH = 1600;

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });

/** Reads one file as a person on the command line would. @param {string} file @returns {Promise<{ ms: number, peak: number | undefined, dishes: number }>} */
function digitise(file) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, [DIGITISE, path.join(FIXTURES, file)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const peak = watchPeakMemory(/** @type {number} */ (child.pid));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      const ms = performance.now() - started;
      const bytes = peak();
      if (code !== 0) return reject(new Error(`${file} could not be read`));
      const menu = /** @type {{ categories: { items: unknown[] }[] }} */ (JSON.parse(output));
      resolve({ ms, peak: bytes, dishes: menu.categories.reduce((sum, { items }) => sum + items.length, 0) });
    });
  });
}

/** The reference: native code decodes, turns, greys and scales the picture, once warm. @param {string} picture */
async function scale(picture) {
  const times = [];
  for (let run = 0; run <= REFERENCE_RUNS; run += 1) {
    const started = performance.now();
    await sharp(path.join(FIXTURES, picture)).rotate().greyscale().resize(REFERENCE_WIDTH).raw().toBuffer();
    if (run > 0) times.push(performance.now() - started);
  }
  return median(times);
}

async function main() {
  if (!existsSync(DIGITISE)) throw new Error('The menu service is not built: run "npx nx build @chalkboard/menu" first.');
  const rows = [['file', 'dishes', 'seconds', 'runs', 'reference ms', '× reference', 'peak MiB']];
  for (const { file, picture } of FILES) {
    const reference = await scale(picture);
    const runs = [];
    for (let run = 0; run < Number(options.runs); run += 1) runs.push(await digitise(file));
    const ms = median(runs.map((run) => run.ms));
    const peaks = runs.flatMap(({ peak }) => (peak === undefined ? [] : [peak]));
    rows.push([
      file,
      String(runs[0]?.dishes),
      (ms / 1000).toFixed(2),
      runs.map((run) => (run.ms / 1000).toFixed(2)).join(' '),
      reference.toFixed(1),
      (ms / reference).toFixed(0),
      peaks.length ? (Math.max(...peaks) / 2 ** 20).toFixed(0) : 'not measured',
    ]);
  }
  console.log(table(rows));
}

await main();
