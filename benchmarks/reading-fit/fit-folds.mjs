import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { kept } from './kept.mjs';

/** Threads at a time: each holds its examples in memory. */
const THREADS = 2;

/**
 * Fits the weights once for each fold, on the menus of all others.
 * @param {readonly (import('./labelled-menus.mjs').ReadMenu & { fold: number })[]} menus those of fold -1 are in every
 * fit
 * @param {readonly number[]} folds those to leave out, one at a time; -1 leaves out none @param {string} bundle @param
 * {(note: string) => void} note
 * @param {string} [weights] a folder to keep them in @returns {Promise<Map<number, any>>} the weights by fold
 */
export async function fitFolds(menus, folds, bundle, note, weights) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'fit-reading-'));
  try {
    const menusFile = path.join(dir, 'menus.json');
    writeFileSync(menusFile, JSON.stringify(menus));
    const waiting = [...folds];
    const models = new Map();
    const work = async () => {
      for (let without = waiting.shift(); without !== undefined; without = waiting.shift()) {
        const fold = without;
        const name = fold === -1 ? 'all menus' : `fold ${fold + 1}`;
        const fit = async () => {
          const out = path.join(dir, `${fold}.json`);
          await run({ menusFile, bundle, without: fold === -1 ? -2 : fold, out }, (text) => note(`${name}: ${text}`));
          return JSON.parse(readFileSync(out, 'utf8'));
        };
        models.set(fold, await kept(weights, name.replace(' ', '-'), fit));
      }
    };
    await Promise.all(Array.from({ length: THREADS }, work));
    return models;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @param {object} workerData @param {(note: string) => void} note */
function run(workerData, note) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(new URL('fit-thread.mjs', import.meta.url)), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 6000 },
    });
    worker.on('message', note);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`The fit ended with ${code}.`))));
  });
}
