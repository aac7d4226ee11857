import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCorpus, readFixtures } from '../extraction/corpus.mjs';
import { makeMenus } from '../made-menus/make-menus.mjs';

/**
 * Of this seed, and of those below, are the made menus that weights are fitted on; others (5, and below 10) are for
 * measuring.
 */
export const FITTED_SEED = 11;

/** Regular layouts take few menus of each kind, and more as text PDFs, which are made and read fast. */
const REGULAR_SEEDS = [FITTED_SEED, 12];
const REGULAR_TEXT_SEEDS = [21, 22, 23, 24, 25, 26, 27, 28];

const FIXTURES = fileURLToPath(new URL('../../services/menu/fixtures', import.meta.url));

/**
 * Made menus of hard layouts as text PDFs, those of regular layouts of all kinds, and the fixtures of the menu service,
 * read as words.
 * @param {number} count of the hard ones @param {import('../extraction/warm-reader.mjs').WarmReader} reader @returns
 * {Promise<import('./labelled-menus.mjs').ReadMenu[]>}
 */
export async function madeWords(count, reader) {
  if (count === 0) return [];
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fit-made-menus-'));
  try {
    await makeMenus({ out: path.join(dir, 'hard'), seed: FITTED_SEED, set: 'hard', kinds: ['pdf-text'], count });
    for (const seed of REGULAR_SEEDS) await makeMenus({ out: path.join(dir, `regular-${seed}`), seed, set: 'regular' });
    for (const seed of REGULAR_TEXT_SEEDS)
      await makeMenus({ out: path.join(dir, `regular-${seed}`), seed, set: 'regular', kinds: ['pdf-text'] });
    const sets = ['hard', ...[...REGULAR_SEEDS, ...REGULAR_TEXT_SEEDS].map((seed) => `regular-${seed}`)];
    const menus = [];
    for (const [set, own] of [
      ...sets.map((name) => /** @type {const} */ ([name, readCorpus(path.join(dir, name))])),
      /** @type {const} */ (['fixtures', readFixtures(FIXTURES)]),
    ]) {
      for (const { id, files, truth } of own) {
        const { words } = await reader.read(files);
        if (words.length > 0)
          menus.push({ id: `${set} ${id}`, group: `made ${set} ${id}`, made: true, pages: words, truth });
      }
    }
    return menus;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
