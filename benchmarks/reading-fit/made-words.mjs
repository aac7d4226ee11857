import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCorpus, readFixtures } from '../extraction/corpus.mjs';
import { makeMenus } from '../made-menus/make-menus.mjs';
import { kept } from './kept.mjs';

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
 * @param {number} count of the hard ones @param {import('../extraction/warm-reader.mjs').WarmReader} reader @param
 * {string} [words] a folder to keep the words of each set in
 * @returns {Promise<import('./labelled-menus.mjs').ReadMenu[]>}
 */
export async function madeWords(count, reader, words) {
  if (count === 0) return [];
  /** @type {{ set: string, name: string, options: Omit<Parameters<typeof makeMenus>[0], 'out'> }[]} */
  const sets = [
    {
      set: 'hard',
      name: `made-hard-${count}`,
      options: { seed: FITTED_SEED, set: 'hard', kinds: ['pdf-text'], count },
    },
    ...REGULAR_SEEDS.map((seed) => regular(seed, {})),
    ...REGULAR_TEXT_SEEDS.map((seed) => regular(seed, { kinds: ['pdf-text'] })),
  ];
  const menus = [];
  for (const { set, name, options } of sets)
    menus.push(
      ...(await kept(words, name, async () => {
        const out = await mkdtemp(path.join(os.tmpdir(), 'fit-made-menus-'));
        try {
          await makeMenus({ out, ...options });
          return await readAll(set, readCorpus(out), reader);
        } finally {
          await rm(out, { recursive: true, force: true });
        }
      })),
    );
  menus.push(...(await kept(words, 'made-fixtures', () => readAll('fixtures', readFixtures(FIXTURES), reader))));
  return menus;
}

/** @param {number} seed @param {{ kinds?: string[] }} kinds */
const regular = (seed, kinds) => ({
  set: `regular-${seed}`,
  name: `made-regular-${seed}`,
  options: { seed, set: /** @type {const} */ ('regular'), ...kinds },
});

/**
 * @param {string} set @param {readonly import('../extraction/corpus.mjs').CorpusMenu[]} own @param
 * {import('../extraction/warm-reader.mjs').WarmReader} reader @returns
 * {Promise<import('./labelled-menus.mjs').ReadMenu[]>}
 */
async function readAll(set, own, reader) {
  const menus = [];
  for (const { id, files, truth } of own) {
    const { words } = await reader.read(files);
    if (words.length > 0)
      menus.push({ id: `${set} ${id}`, group: `made ${set} ${id}`, made: true, pages: words, truth });
  }
  return menus;
}
