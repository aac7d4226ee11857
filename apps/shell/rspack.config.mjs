import { appConfig } from '../../tools/build/app.rspack.mjs';

export default appConfig({ dir: import.meta.dirname, name: 'shell', devPort: 4210, texts: ['frame'] });
