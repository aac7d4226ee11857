import { appConfig } from '../../tools/build/app.rspack.mjs';

export default appConfig({ dir: import.meta.dirname, name: 'storefront', devPort: 4211 });
