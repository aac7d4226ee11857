import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What was read before, from a folder; what is not there is read and put there. The service reads no dish by weights
 * that do not fit its features, and gives no words of such a menu: whoever changes features keeps the words first.
 *
 * @template T
 * @param {string | undefined} dir undefined to keep nothing @param {string} name @param {() => Promise<T>} read
 * @returns {Promise<T>}
 */
export async function keptWords(dir, name, read) {
  if (dir === undefined) return read();
  const file = path.join(dir, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const words = await read();
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, JSON.stringify(words));
  return words;
}
