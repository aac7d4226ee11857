import { serviceConfig } from '../../tools/build/service.rspack.mjs';

export default serviceConfig({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    // The worker is a process of its own, started from its file by the service and by the command line.
    'extraction-worker': './src/extraction/extraction-worker.ts',
    // So are these, for one picture at a time.
    'logo-worker': './src/adapters/logo/logo-worker.ts',
    'photo-worker': './src/adapters/photo/photo-worker.ts',
    // A thread of the service.
    'printing-thread': './src/printing/printing-thread.ts',
    digitise: './src/digitise.ts',
  },
});
