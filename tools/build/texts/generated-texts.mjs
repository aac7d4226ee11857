import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { groupsIn, LANGUAGES, partsIn, readPart, textsFolder } from './catalogue-files.mjs';
import { argumentsOf } from './messages.mjs';

/** @typedef {import('./messages.mjs').Texts} Texts */

const KEY = /^[A-Za-z_$][\w$]*$/;

/** @param {Texts} texts @returns {string} */
function typeOf(texts) {
  if (typeof texts === 'string') {
    const given = [...argumentsOf(texts)].map(([name, type]) => `readonly ${name}: ${type}`);
    return given.length === 0 ? 'string' : `(values: { ${given.join('; ')} }) => string`;
  }
  if (Array.isArray(texts)) return `readonly [${texts.map(typeOf).join(', ')}]`;
  return `{ ${Object.entries(texts)
    .map(([key, inner]) => `readonly ${KEY.test(key) ? key : JSON.stringify(key)}: ${typeOf(inner)};`)
    .join(' ')} }`;
}

/** @param {string} part @returns {string} "leave-review" → "LeaveReview" */
function pascal(part) {
  return part.replace(/(?:^|-)(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());
}

/** @param {string} group @returns {string} "my-data" → "myDataGroup" */
function variable(group) {
  return `${pascal(group).replace(/^./, (letter) => letter.toLowerCase())}Group`;
}

/**
 * @param {string} app
 * @returns {Promise<string>} the source of its `generated.ts`
 */
export async function generatedTexts(app) {
  const folder = textsFolder(app);
  const parts = partsIn(folder).map((part) => {
    const texts = /** @type {Texts} */ (readPart(folder, 'en', part));
    return `export interface ${pascal(part)}Texts ${typeOf(texts)}`;
  });
  const names = Object.keys(groupsIn(folder));
  const groups = names.map((group) => {
    const languages = LANGUAGES.map(
      (language) =>
        `${language}: () => import(/* webpackChunkName: "texts-${group}-${language}" */ './groups.json?${group}&${language}&texts'),`,
    );
    return `export const ${variable(group)} = { ${languages.join('\n')} };`;
  });
  const source = [
    '// Written by `npm run texts` from en/*.json and groups.json.',
    "import { textGroups } from '@chalkboard/web-kit/texts';",
    '',
    parts.join('\n\n'),
    '',
    '// What is fetched together. A page that names them one by one holds the addresses of no other.',
    groups.join('\n\n'),
    '',
    '/** Fetches the words of groups in the language of the page. */',
    `export const loadTexts = textGroups({ ${names.map((group) => `${JSON.stringify(group)}: ${variable(group)},`).join('\n')} });`,
  ].join('\n');
  const file = path.join(folder, 'generated.ts');
  return format(source, { ...(await resolveConfig(file)), filepath: file });
}
