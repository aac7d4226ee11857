import path from 'node:path';
import { HOT_PATH } from './hot-places.mjs';
import { hotParts } from './hot.mjs';
import { minimizers } from './minimizers.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { sourceRules } from './source-rules.mjs';
import { textFiles } from './text-files.mjs';

/** Read by `seal.mjs`, and in development by `npm run dev`. */
export const LIST = 'own-pages.json';
/** In development, what a running page loads later by itself. */
const HOT_UPDATE = /\.hot-update\./;

/**
 * Writes beside the build what each of its pages loads: the page's server names the scripts and puts the stylesheet
 * into the page.
 */
class ListPagesPlugin {
  /** @param {Readonly<Record<string, readonly string[]>>} texts of each page: groups of words that it begins with */
  constructor(texts) {
    this.texts = texts;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ListPagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ListPagesPlugin', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const pages = [...compilation.entrypoints].map(([name, entry]) => {
            const files = entry.getFiles().filter((file) => !HOT_UPDATE.test(file));
            return [
              name,
              {
                scripts: files.filter((file) => file.endsWith('.js')),
                styles: files.filter((file) => file.endsWith('.css')),
                texts: textFiles(compilation, this.texts[name] ?? []),
              },
            ];
          });
          compilation.emitAsset(LIST, new compiler.rspack.sources.RawSource(JSON.stringify(Object.fromEntries(pages))));
        },
      );
    });
  }
}

/**
 * Rspack configuration of the pages that are an app's own: a server draws them and these scripts take them up, without
 * the shell and the federation runtime. They lie in the folder of the app's build, and are of its version.
 *
 * @param {{ dir: string, name: string, after: string, pages: Record<string, string>,
 * texts: Record<string, readonly string[]>, hot?: boolean }} options `dir`:
 * the app's folder; `name`: of the app; `after`: name of the app's own configuration; `pages`: name → source file;
 * `texts`: name of a page → groups of words that it begins with; `hot`: for a running system, whose
 * pages replace their modules
 * @returns {import('@rspack/core').Configuration}
 */
export function ownPagesConfig({ dir, name, after, pages, texts, hot: isHot = false }) {
  const build = `${name}-own-pages`;
  const hot = isHot ? hotParts({ dir, build, prefix: 'page-' }) : undefined;
  return {
    name: 'own-pages',
    dependencies: [after],
    context: dir,
    mode: hot?.mode ?? 'production',
    devtool: hot?.devtool ?? false,
    target: ['web', 'es2022'],
    entry: pages,
    output: {
      path: path.join(dir, 'dist'),
      clean: false,
      // Each version lies in a folder of its own, which is not known before it is built.
      publicPath: 'auto',
      uniqueName: build,
      filename: 'page-[name].[contenthash:8].js',
      // By their numbers, which a page has to know anyway.
      chunkFilename: 'page-[id].[contenthash:8].js',
      cssFilename: 'page-[name].[contenthash:8].css',
      cssChunkFilename: 'page-[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      ...hot?.output,
      ...(hot ? { publicPath: `${HOT_PATH}${name}/` } : {}),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: sourceRules({ dir, development: isHot, refresh: isHot }) },
    optimization: {
      minimizer: minimizers(),
      moduleIds: hot ? 'named' : 'deterministic',
      chunkIds: hot ? 'named' : 'deterministic',
      splitChunks: { chunks: 'async' },
    },
    plugins: [new ListPagesPlugin(texts), ...(hot?.plugins ?? [new PrecompressPlugin()])],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
