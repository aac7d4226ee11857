import { appConfig } from '../../tools/build/app.rspack.mjs';
import { workerConfig } from '../../tools/build/worker.rspack.mjs';

const app = appConfig({ dir: import.meta.dirname, name: 'storefront', devPort: 4211 });

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default (env) => (env.RSPACK_SERVE ? app(env) : [{ ...app(env), name: 'storefront' }, workerConfig({ dir: import.meta.dirname, after: 'storefront', entry: './src/service-worker/sw.ts' })]);
