import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { HostPlugin } from './host-plugin.mjs';
import { HOT_PATH } from './hot-places.mjs';
import { hotParts } from './hot.mjs';
import { minimizers } from './minimizers.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { sourceRules } from './source-rules.mjs';
import { ListTextsPlugin } from './text-files.mjs';

const require = createRequire(import.meta.url);

/**
 * One copy of each for the whole page, the shell's. `react-router` stands beside `react-router-dom`, which re-exports
 * it.
 */
const SINGLETONS = ['react', 'react-dom', 'react-router', 'react-router-dom'];
/** Of these the shell offers a part only. @type {Record<string, string>} */
const SURFACES = { 'react-router': './react-router.surface.mjs', 'react-router-dom': './react-router-dom.surface.mjs' };
const ROUTER = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');

/** @param {string} name of a package */
const versionOf = (name) => /** @type {{ version: string }} */ (require(`${name}/package.json`)).version;

/** @param {boolean} isShell */
const shared = (isShell) =>
  Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      return [
        name,
        {
          singleton: true,
          eager: isShell,
          version,
          strictVersion: false,
          requiredVersion: `^${version.split('.')[0]}.0.0`,
          ...(isShell && SURFACES[name]
            ? { import: path.join(import.meta.dirname, /** @type {string} */ (SURFACES[name])) }
            : {}),
        },
      ];
    }),
  );

/** @param {{ name: string, isShell: boolean }} app */
const federation = ({ name, isShell }) =>
  new ModuleFederationPlugin({
    name,
    filename: isShell ? undefined : 'remoteEntry.js',
    exposes: isShell ? undefined : { './remote': './src/remote.tsx' },
    remotes: {},
    shared: shared(isShell),
    dts: false,
    manifest: !isShell,
    experiments: {
      ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });

/** @typedef {'shell' | 'storefront' | 'owner' | 'admin'} AppName */

/**
 * Rspack configuration of an app.
 *
 * The shell holds the shared libraries and the federation runtime in its first script; a remote takes both from it, so
 * that nothing is asked for twice and a remote shows after two round trips. Every address in a build is relative to
 * where the build is served. `rspack serve` runs an app alone, a remote by its `bootstrap.tsx`; `/api` then goes to a
 * running platform (`API_ORIGIN`, by default the local one).
 *
 * @param {{ dir: string, name: AppName, devPort: number, texts?: readonly string[] }} options `dir`: the app's folder;
 * `texts`: groups of words that the app begins with
 * @returns {(env: { RSPACK_SERVE?: boolean, HOT?: boolean }) => object} `HOT`: for a running system, whose pages
 * replace their modules
 */
export function appConfig({ dir, name, devPort, texts = [] }) {
  return (env) => {
    const serving = Boolean(env.RSPACK_SERVE);
    const isShell = name === 'shell';
    const hasPage = isShell || serving;
    const folder = isShell ? 'assets/' : '';
    const hot = env.HOT ? hotParts({ dir, build: name, prefix: folder }) : undefined;
    const forWork = serving || hot !== undefined;
    return {
      context: dir,
      mode: forWork ? 'development' : 'production',
      devtool: forWork ? 'cheap-module-source-map' : false,
      target: ['web', 'es2022'],
      entry: hasPage ? { main: './src/index.ts' } : {},
      output: {
        path: path.join(dir, 'dist'),
        clean: true,
        publicPath: hasPage ? '/' : 'auto',
        uniqueName: name,
        filename: `${folder}[name].[contenthash:8].js`,
        chunkFilename: `${folder}[name].[contenthash:8].js`,
        cssFilename: `${folder}[name].[contenthash:8].css`,
        cssChunkFilename: `${folder}[name].[contenthash:8].css`,
        assetModuleFilename: `${folder}[name].[contenthash:8][ext]`,
        ...hot?.output,
        ...(hot && !isShell ? { publicPath: `${HOT_PATH}${name}/` } : {}),
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        // By its files, past the name under which it is shared.
        alias: {
          'router-source$': path.join(ROUTER, 'index.mjs'),
          'router-source/dom$': path.join(ROUTER, 'dom-export.mjs'),
        },
      },
      module: { rules: sourceRules({ dir, development: forWork, refresh: hot !== undefined }) },
      optimization: {
        minimizer: minimizers(),
        moduleIds: hot ? 'named' : 'deterministic',
        chunkIds: hot ? 'named' : 'deterministic',
        splitChunks: hasPage ? { chunks: 'async' } : undefined,
      },
      plugins: [
        // A remote alone is an ordinary app.
        ...(isShell || !serving ? [federation({ name, isShell })] : []),
        ...(hasPage
          ? [
              new rspack.HtmlRspackPlugin({
                template: path.join(dir, 'src/index.html'),
                inject: 'head',
                scriptLoading: 'defer',
              }),
            ]
          : []),
        new ListTextsPlugin(texts),
        ...(isShell ? [new HostPlugin({ react: versionOf('react') })] : []),
        ...(isShell ? [new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(dir, 'src/public') }] })] : []),
        ...(forWork ? [] : [new PrecompressPlugin()]),
        ...(hot?.plugins ?? []),
      ],
      devServer: {
        port: devPort,
        host: '127.0.0.1',
        historyApiFallback: true,
        proxy: [
          {
            context: ['/api', ...(isShell ? ['/remotes', '/remotes.json'] : [])],
            target: process.env.API_ORIGIN ?? 'http://127.0.0.1:4200',
          },
        ],
      },
      lazyCompilation: false,
      performance: { hints: false },
      infrastructureLogging: { level: 'error' },
      stats: 'errors-warnings',
    };
  };
}
