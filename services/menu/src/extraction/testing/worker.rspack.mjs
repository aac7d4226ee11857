import path from 'node:path';
import { serviceConfig } from '../../../../../tools/build/service.rspack.mjs';

/** The workers and the command line alone, built as in the service's own build. */
export default serviceConfig({
  dir: path.resolve(import.meta.dirname, '../../..'),
  entries: {
    'extraction-worker': './src/extraction/extraction-worker.ts',
    'logo-worker': './src/adapters/logo/logo-worker.ts',
    'photo-worker': './src/adapters/photo/photo-worker.ts',
    'printing-thread': './src/printing/printing-thread.ts',
    digitise: './src/digitise.ts',
  },
});
