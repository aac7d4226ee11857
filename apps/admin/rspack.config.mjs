import { appConfig } from '../../tools/build/app.rspack.mjs';

export default appConfig({ dir: import.meta.dirname, name: 'admin', devPort: 4213 });
