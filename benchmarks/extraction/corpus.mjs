import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ id: string, kind: string, files: string[], truth: import('./score-menu.mjs').Truth }} CorpusMenu `files`:
 * absolute, pages in order
 */

const MENU_FILE = /^menu.*\.(?:jpe?g|png|pdf)$/i;

/**
 * The menus of a folder in the corpus's shape: `{id}/menu.{jpg,png,pdf}` beside `{id}/truth.json`.
 * @param {string} dir @returns {CorpusMenu[]}
 * @throws {Error} when there is none
 */
export function readCorpus(dir) {
  const menus = readdirSync(dir)
    .sort()
    .flatMap((id) => {
      const truthFile = path.join(dir, id, 'truth.json');
      if (!existsSync(truthFile)) return [];
      const truth = readTruth(truthFile);
      const files = readdirSync(path.join(dir, id))
        .filter((name) => MENU_FILE.test(name))
        .sort()
        .map((name) => path.join(path.resolve(dir), id, name));
      return files.length > 0 ? [{ id, kind: truth.kind ?? 'other', files, truth }] : [];
    });
  if (menus.length === 0)
    throw new Error(`${dir} holds no menu: {id}/menu.{jpg,png,pdf} beside {id}/truth.json is looked for.`);
  return menus;
}

/** The drawn files that the menu service's tests read. @param {string} dir @returns {CorpusMenu[]} */
export function readFixtures(dir) {
  const fixtures = [
    { file: 'text-menu.pdf', truth: 'text-menu', kind: 'pdf-text' },
    { file: 'scanned-menu.jpg', truth: 'scanned-menu', kind: 'scan' },
    { file: 'scanned-menu.pdf', truth: 'scanned-menu', kind: 'pdf-scan' },
    { file: 'phone-photo.jpg', truth: 'phone-photo', kind: 'photo' },
  ];
  return fixtures.map(({ file, truth, kind }) => ({
    id: `fixture ${file}`,
    kind,
    files: [path.join(dir, file)],
    truth: readTruth(path.join(dir, `${truth}.truth.json`)),
  }));
}

/** @param {string} file @returns {import('./score-menu.mjs').Truth} */
function readTruth(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
