import { appConfig } from '../../tools/build/app.rspack.mjs';
import { ownPagesConfig } from '../../tools/build/own-pages.rspack.mjs';
import { workerConfig } from '../../tools/build/worker.rspack.mjs';

const dir = import.meta.dirname;
const app = appConfig({ dir, name: 'storefront', devPort: 4211 });
const pages = ownPagesConfig({ dir, name: 'storefront', after: 'storefront', pages: { menu: './src/own-page/menu.tsx', directory: './src/own-page/directory.tsx' } });

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) => (env.RSPACK_SERVE ? app(env) : [{ ...app(env), name: 'storefront' }, pages, workerConfig({ dir, after: 'own-pages', entry: './src/service-worker/sw.ts' })]);
