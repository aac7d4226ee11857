import path from 'node:path';
import { groupsIn, partFile, readPart } from './texts/catalogue-files.mjs';
import { compileTexts } from './texts/compile.mjs';
import { filledUp } from './texts/messages.mjs';

/**
 * Writes the words of a group of parts in one language as a module; what is not translated is in English. Asked for as
 * `groups.json?{group}&{language}&texts`.
 * @this {import('@rspack/core').LoaderContext}
 */
export default function writeTexts() {
  const [group = '', language = ''] = this.resourceQuery.slice(1).split('&');
  const folder = path.dirname(this.resourcePath);
  const app = path.basename(path.resolve(folder, '../..'));
  const parts = groupsIn(folder)[group];
  if (!parts) throw new Error(`${this.resourcePath} has no group "${group}".`);
  const catalogues = parts.map((part) => {
    for (const one of ['en', language]) this.addDependency(partFile(folder, one, part));
    const english = readPart(folder, 'en', part);
    if (english === undefined) throw new Error(`${app} has no English texts "${part}".`);
    return [part.includes('/') ? part : `${app}/${part}`, filledUp(readPart(folder, language, part) ?? {}, english)];
  });
  return compileTexts(Object.fromEntries(catalogues), language);
}
