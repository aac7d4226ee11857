import { builtinModules } from 'node:module';
import path from 'node:path';

const OURS = /^@chalkboard\//;

/**
 * Rspack configuration of a Node slice (a service or the edge): our own libraries go into the bundle, everything
 * from node_modules stays outside, so that a slice deploys as one folder plus its declared dependencies.
 *
 * @param {{ dir: string, entries?: Record<string, string> }} options `dir`: the slice's folder; `entries`: name → source file
 * @returns {import('@rspack/core').Configuration}
 */
export function serviceConfig({ dir, entries = { main: './src/main.ts' } }) {
  return {
    context: dir,
    mode: 'none',
    target: 'node20',
    devtool: 'source-map',
    entry: entries,
    output: { path: path.join(dir, 'dist'), filename: '[name].js', clean: true, library: { type: 'commonjs2' }, devtoolModuleFilenameTemplate: '[resource-path]' },
    resolve: { extensions: ['.ts', '.js', '.json'] },
    externalsPresets: { node: true },
    externals: [
      ({ request }, done) => {
        if (!request || request.startsWith('.') || path.isAbsolute(request) || OURS.test(request)) return done();
        // ES-module packages are reached by the dynamic import() that the source wrote; all others by require.
        return done(undefined, builtinModules.includes(request) ? `node-commonjs ${request}` : `commonjs ${request}`);
      },
    ],
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', decorators: true },
              transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
              keepClassNames: true,
            },
          },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
