import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readCorpus, readFixtures } from '../extraction/corpus.mjs';
import { makeMenus } from '../made-menus/make-menus.mjs';

/** Of this seed are the made menus that weights are fitted on; others are for measuring. */
export const FITTED_SEED = 11;

const FIXTURES = fileURLToPath(new URL('../../services/menu/fixtures', import.meta.url));

/**
 * Made menus of hard layouts as text PDFs, those of regular layouts of all kinds, and the fixtures of the menu service, read as words.
 * @param {number} count of the hard ones @param {import('../extraction/warm-reader.mjs').WarmReader} reader @returns {Promise<import('./labelled-menus.mjs').ReadMenu[]>}
 */
export async function madeWords(count, reader) {
  if (count === 0) return [];
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fit-made-menus-'));
  try {
    await makeMenus({ out: path.join(dir, 'hard'), seed: FITTED_SEED, set: 'hard', kinds: ['pdf-text'], count });
    await makeMenus({ out: path.join(dir, 'regular'), seed: FITTED_SEED, set: 'regular' });
    const menus = [];
    for (const { id, files, truth } of [...readCorpus(path.join(dir, 'hard')), ...readCorpus(path.join(dir, 'regular')), ...readFixtures(FIXTURES)]) {
      const { words } = await reader.read(files);
      if (words.length > 0) menus.push({ id, group: `made ${id}`, made: true, pages: words, truth });
    }
    return menus;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
