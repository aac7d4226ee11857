import { appConfig } from '../../tools/build/app.rspack.mjs';

export default appConfig({ dir: import.meta.dirname, name: 'owner', devPort: 4212, texts: ['start'] });
