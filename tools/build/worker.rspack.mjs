import path from 'node:path';
import { PrecompressPlugin } from './precompress-plugin.mjs';

/**
 * Rspack configuration of an app's service worker: one script under a name that stays, beside the app's build and after
 * it.
 *
 * @param {{ dir: string, after: string, entry: string }} options `dir`: the app's folder; `after`: name of the app's
 * own configuration; `entry`: source file
 * @returns {import('@rspack/core').Configuration}
 */
export function workerConfig({ dir, after, entry }) {
  return {
    name: 'worker',
    dependencies: [after],
    context: dir,
    mode: 'production',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { sw: entry },
    output: { path: path.join(dir, 'dist'), filename: '[name].js', clean: false },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    plugins: [new PrecompressPlugin()],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
