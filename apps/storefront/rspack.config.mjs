import { appConfig } from '../../tools/build/app.rspack.mjs';
import { ownPagesConfig } from '../../tools/build/own-pages.rspack.mjs';
import { workerConfig } from '../../tools/build/worker.rspack.mjs';

const dir = import.meta.dirname;
const app = appConfig({ dir, name: 'storefront', devPort: 4211, texts: ['menu', 'more', 'checkout', 'order'] });
/** @param {boolean} [hot] */
const pages = (hot) =>
  ownPagesConfig({
    dir,
    name: 'storefront',
    after: 'storefront',
    pages: { menu: './src/own-page/menu.tsx', directory: './src/own-page/directory.tsx' },
    texts: { menu: ['menu'], directory: ['menu', 'directory'] },
    hot,
  });

/** @param {{ RSPACK_SERVE?: boolean, HOT?: boolean }} env */
export default (env) => {
  if (env.RSPACK_SERVE) return app(env);
  const builds = [{ ...app(env), name: 'storefront' }, pages(env.HOT)];
  // The worker stays the released one.
  return env.HOT ? builds : [...builds, workerConfig({ dir, after: 'own-pages', entry: './src/service-worker/sw.ts' })];
};
