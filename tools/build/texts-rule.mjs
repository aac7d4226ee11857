import path from 'node:path';

/** The words of an app in one language: see `texts.loader.mjs`. */
export const TEXTS_RULE = {
  test: /[\\/]texts[\\/]groups\.json$/,
  resourceQuery: /&texts$/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'texts.loader.mjs'),
};
