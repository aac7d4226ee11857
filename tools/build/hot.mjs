import path from 'node:path';
import rspack from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { HOT_DIST } from './hot-places.mjs';

/**
 * The parts of an Rspack configuration by which a running page replaces its modules (`npm run dev`). Names hold no
 * hash, and no source map needs `eval`: the page's security headers are those of production.
 * @param {{ dir: string, build: string, prefix: string }} options `dir`: the app's folder; `build`: unique among all
 * builds of a page; `prefix`: of file names
 */
export function hotParts({ dir, build, prefix }) {
  return {
    mode: /** @type {const} */ ('development'),
    devtool: /** @type {const} */ ('cheap-module-source-map'),
    output: {
      path: path.join(dir, HOT_DIST),
      clean: false,
      uniqueName: build,
      filename: `${prefix}[name].js`,
      chunkFilename: `${prefix}[name].js`,
      cssFilename: `${prefix}[name].css`,
      cssChunkFilename: `${prefix}[name].css`,
      hotUpdateChunkFilename: `${prefix}[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `${prefix}[runtime].[fullhash].hot-update.json`,
    },
    plugins: [
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ library: build }),
      // Without a name: it is part of each entry, the federation container's among them.
      new rspack.EntryPlugin(dir, `${path.join(import.meta.dirname, 'hot-client.js')}?${build}`, { name: undefined }),
    ],
  };
}
