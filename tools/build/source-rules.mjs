import { ROUTES_RULE } from './routes-rule.mjs';
import { TEXTS_RULE } from './texts-rule.mjs';

/**
 * How the sources of a page become scripts and stylesheets.
 * @param {{ dir: string, development: boolean, refresh: boolean }} options `dir`: the app's folder; `development`:
 * React with its warnings; `refresh`: components keep their state while they are replaced
 */
export function sourceRules({ dir, development, refresh }) {
  return [
    {
      test: /\.tsx?$/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development, refresh },
            useDefineForClassFields: false,
          },
        },
      },
    },
    ROUTES_RULE,
    TEXTS_RULE,
    { test: /\.css$/, type: 'css/auto', use: [{ loader: '@tailwindcss/webpack', options: { base: dir } }] },
  ];
}
