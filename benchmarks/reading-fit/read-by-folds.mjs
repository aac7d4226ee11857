import { predictedMenu } from '../extraction/predicted-menu.mjs';
import { foldsOf, groupsOf } from './corpus-groups.mjs';
import { fitFolds } from './fit-folds.mjs';
import { foldReadings } from './fold-readings.mjs';
import { madeWords } from './made-words.mjs';
import { bundleReading, loadReading } from './reading-bundle.mjs';

/** How many parts the menus are left out in. */
const FOLDS = 5;

/**
 * @typedef {import('../extraction/corpus.mjs').CorpusMenu} CorpusMenu @typedef
 * {import('../extraction/warm-reader.mjs').Reading} Reading
 * @typedef {{ corpus: string, made: number, words?: string | undefined, weights?: string | undefined, reader:
 * import('../extraction/warm-reader.mjs').WarmReader, note: (text: string) => void }} FoldOptions `words`, `weights`:
 * folders to keep the words of made menus and the weights of folds in
 */

/**
 * Puts readings by weights that have not seen a menu in place of those by the service's own. @param {Map<CorpusMenu,
 * Reading[]>} read @param {FoldOptions} options
 */
export async function readByFolds(read, { corpus, made, reader, note }) {
  const { menus, models, reading } = await fitLeavingOut(
    [...read].map(([menu, [first]]) => ({ menu, pages: first?.words ?? [] })),
    { corpus, made, reader, note },
  );
  const { readings } = foldReadings(menus, models, reading);
  for (const [menu, own] of read) {
    const folded = menus.find(({ id }) => id === menu.id);
    const result = folded && readings.get(folded);
    for (const one of own) one.menu = result ? predictedMenu(result) : { categories: [], unplaced: [], placedShare: 1 };
  }
}

/**
 * Fits weights for each fold of the menus. @param {readonly { menu: CorpusMenu, pages: any[] }[]} read @param
 * {FoldOptions & { all?: boolean }} options `all`: also on all menus, as fold -1
 */
export async function fitLeavingOut(read, { corpus, made, words, weights, reader, note, all = false }) {
  const bundle = await bundleReading();
  const groupOf = groupsOf(corpus);
  const foldOf = foldsOf(
    read.map(({ menu }) => groupOf(menu.id)),
    FOLDS,
  );
  const menus = read
    .filter(({ pages }) => pages.length > 0)
    .map(({ menu, pages }) => ({
      id: menu.id,
      group: groupOf(menu.id),
      fold: foldOf(groupOf(menu.id)),
      pages,
      truth: menu.truth,
    }));
  const helpers = (await madeWords(made, reader, words)).map((menu) => ({
    ...menu,
    fold: -1,
  }));
  const folds = [...new Set(menus.map(({ fold }) => fold))].sort((a, b) => a - b);
  const models = await fitFolds([...menus, ...helpers], all ? [-1, ...folds] : folds, bundle, note, weights);
  return { menus, models, reading: loadReading(bundle) };
}
