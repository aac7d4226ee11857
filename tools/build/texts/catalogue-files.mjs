import fs from 'node:fs';
import path from 'node:path';
import { CONTRACTS, evaluator } from '../../platform/contract-sources.mjs';
import { ROOT } from '../../platform/workspace.mjs';

export { ROOT };

/** @typedef {import('./messages.mjs').Texts} Texts */

const { UI_LANGUAGES } = /** @type {{ UI_LANGUAGES: readonly string[] }} */ (
  evaluator()(path.join(CONTRACTS, 'ui-languages.ts'))
);

/** The languages of the apps, English first. */
export const LANGUAGES = UI_LANGUAGES;
/** Beside the catalogues: which parts of them are fetched together. */
export const GROUPS_FILE = 'groups.json';

/** @param {string} app @returns {string} the folder of its catalogues */
export function textsFolder(app) {
  return path.join(ROOT, 'apps', app, 'src/texts');
}

/** The apps whose words are catalogues. @returns {string[]} */
export function appsWithTexts() {
  return fs
    .readdirSync(path.join(ROOT, 'apps'))
    .filter((app) => fs.existsSync(path.join(textsFolder(app), GROUPS_FILE)))
    .sort();
}

/** @param {string} folder of an app's catalogues @returns {string[]} the names of the parts in English */
export function partsIn(folder) {
  return fs
    .readdirSync(path.join(folder, 'en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/**
 * @param {string} folder of an app's catalogues @returns {Record<string, readonly string[]>} the parts by their
 * group
 */
export function groupsIn(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, GROUPS_FILE), 'utf8'));
}

/**
 * @param {string} folder of an app's catalogues @param {string} language
 * @param {string} part of the app, or of a library: "ui/words"
 * @returns {string}
 */
export function partFile(folder, language, part) {
  const [own, ofLibrary] = part.split('/');
  return ofLibrary === undefined
    ? path.join(folder, language, `${part}.json`)
    : path.join(ROOT, 'libs', own ?? '', 'src/texts', language, `${ofLibrary}.json`);
}

/**
 * @param {string} folder @param {string} language @param {string} part
 * @returns {Texts | undefined} undefined where the part is not translated at all
 */
export function readPart(folder, language, part) {
  const file = partFile(folder, language, part);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
