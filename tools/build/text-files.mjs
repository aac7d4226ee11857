import { LANGUAGES } from './texts/catalogue-files.mjs';

/** Beside a build: the scripts of the words that it begins with, by their language. */
export const TEXTS_LIST = 'texts.json';

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {readonly string[]} groups of words
 * @returns {Record<string, string[]>} their scripts by the language
 */
export function textFiles(compilation, groups) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      groups.flatMap((group) =>
        [...(compilation.namedChunks.get(`texts-${group}-${language}`)?.files ?? [])].filter(
          (file) => file.endsWith('.js') && !file.includes('.hot-update.'),
        ),
      ),
    ]),
  );
}

/** Writes that list, for the edge: it has them asked for early. */
export class ListTextsPlugin {
  /** @param {readonly string[]} groups of words */
  constructor(groups) {
    this.groups = groups;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ListTextsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ListTextsPlugin', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () =>
          compilation.emitAsset(
            TEXTS_LIST,
            new compiler.rspack.sources.RawSource(JSON.stringify(textFiles(compilation, this.groups))),
          ),
      );
    });
  }
}
