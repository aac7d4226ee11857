import path from 'node:path';
import { serviceConfig } from '../../../../../tools/build/service.rspack.mjs';

/** The extraction worker and the command line alone, built as in the service's own build. */
export default serviceConfig({
  dir: path.resolve(import.meta.dirname, '../../..'),
  entries: { 'extraction-worker': './src/extraction/extraction-worker.ts', digitise: './src/digitise.ts' },
});
