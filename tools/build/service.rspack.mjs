import { builtinModules } from 'node:module';
import path from 'node:path';
import { TEXTS_RULE } from './texts-rule.mjs';

const OURS = /^@chalkboard\//;

/**
 * What screens are made of: in the bundle of a server that renders them, since React is slow unless a build says
 * "production".
 */
const SCREENS =
  /^(react|react-dom|react-router|react-router-dom|lucide-react|clsx|@tanstack|@radix-ui|@messageformat)(\/|$)/;

/**
 * Rspack configuration of a Node slice (a service, the edge or a fragment server): our own libraries go into the
 * bundle, everything from node_modules stays outside, so that a slice deploys as one folder plus its declared
 * dependencies.
 *
 * @param {{ dir: string, entries?: Record<string, string>, rendersReact?: boolean, isModule?: boolean }} options
 * `dir`: the slice's folder; `entries`: name → source file; `rendersReact`: it draws an
 * app's pages, whose libraries then go into the bundle too;
 * `isModule`: one ES module, of which Node makes an instance for each query that it is imported by
 * @returns {import('@rspack/core').Configuration}
 */
export function serviceConfig({ dir, entries = { main: './src/main.ts' }, rendersReact = false, isModule = false }) {
  return {
    context: dir,
    mode: 'none',
    target: 'node20',
    devtool: 'source-map',
    entry: entries,
    output: {
      path: path.join(dir, 'dist'),
      ...(isModule
        ? { filename: '[name].mjs', library: { type: 'module' }, module: true, asyncChunks: false }
        : { filename: '[name].js', library: { type: 'commonjs2' } }),
      clean: true,
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    externalsPresets: { node: true },
    externals: [
      ({ request, context }, done) => {
        if (!request || request.startsWith('.') || path.isAbsolute(request) || OURS.test(request)) return done();
        if (
          rendersReact &&
          !builtinModules.includes(request.replace(/^node:/, '')) &&
          (SCREENS.test(request) || /[\\/]node_modules[\\/]/.test(context ?? ''))
        )
          return done();
        // ES-module packages are reached by the dynamic import() that the source wrote; all others by require.
        const isRequired = isModule || builtinModules.includes(request.replace(/^node:/, ''));
        return done(undefined, `${isRequired ? 'node-commonjs' : 'commonjs'} ${request}`);
      },
    ],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: rendersReact, decorators: true },
              transform: {
                ...(rendersReact ? { react: { runtime: 'automatic', development: false } } : {}),
                legacyDecorator: true,
                decoratorMetadata: true,
                useDefineForClassFields: false,
              },
              keepClassNames: true,
            },
          },
          type: 'javascript/auto',
        },
        ...(rendersReact ? [TEXTS_RULE] : []),
      ],
    },
    optimization: {
      minimize: false,
      splitChunks: false,
      ...(rendersReact ? { nodeEnv: 'production', sideEffects: true, usedExports: true, providedExports: true } : {}),
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
