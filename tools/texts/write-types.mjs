// `npm run texts`: writes from the English catalogues of each app what its code is checked against.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { appsWithTexts, groupsIn, LANGUAGES, partsIn, readPart, textsFolder } from './catalogue-files.mjs';
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
  const groups = Object.keys(groupsIn(folder)).map((group) => {
    const languages = LANGUAGES.map(
      (language) =>
        `${language}: () => import(/* webpackChunkName: "texts-${group}-${language}" */ './groups.json?${group}&${language}&texts'),`,
    );
    return `${JSON.stringify(group)}: { ${languages.join('\n')} },`;
  });
  const source = [
    '// Written by `npm run texts` from en/*.json and groups.json.',
    "import { textGroups } from '@chalkboard/web-kit/texts';",
    '',
    parts.join('\n\n'),
    '',
    '/** Fetches the words of a group in the language of the page. */',
    `export const loadTexts = textGroups({ ${groups.join('\n')} });`,
  ].join('\n');
  const file = path.join(folder, 'generated.ts');
  return format(source, { ...(await resolveConfig(file)), filepath: file });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const app of appsWithTexts())
    fs.writeFileSync(path.join(textsFolder(app), 'generated.ts'), await generatedTexts(app));
