import path from 'node:path';
import rspack from '@rspack/core';
import { minimizers } from './minimizers.mjs';

/**
 * Rspack configuration of the gallery of components: an ordinary app, which no slice ships. `rspack serve` shows it and
 * replaces what is changed.
 *
 * @param {string} dir folder of the library
 * @returns {(env: { RSPACK_SERVE?: boolean }) => object}
 */
export function galleryConfig(dir) {
  return ({ RSPACK_SERVE: serving }) => ({
    context: dir,
    mode: serving ? 'development' : 'production',
    devtool: serving ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: './gallery/main.tsx',
    output: { path: path.join(dir, 'dist'), clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto', use: [{ loader: '@tailwindcss/webpack', options: { base: dir } }] },
      ],
    },
    optimization: { minimizer: minimizers() },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: path.join(dir, 'gallery/index.html'),
        inject: 'head',
        scriptLoading: 'defer',
      }),
    ],
    devServer: { port: 4214, host: '127.0.0.1' },
    lazyCompilation: false,
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  });
}
