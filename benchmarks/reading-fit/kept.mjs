import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What was made before, from a folder; what is not there is made and put there: words that were read, weights of folds.
 * Nothing tells whether it is still what would be made. The service reads no dish by weights that do not fit its
 * features, and gives no words of such a menu: whoever changes features keeps the words first.
 *
 * @template T
 * @param {string | undefined} dir undefined to keep nothing @param {string} name @param {() => Promise<T>} make
 * @returns {Promise<T>}
 */
export async function kept(dir, name, make) {
  if (dir === undefined) return make();
  const file = path.join(dir, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = await make();
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}
