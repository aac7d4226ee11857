import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { rspack } from '@rspack/core';

import { serviceConfig } from '../../tools/build/service.rspack.mjs';

const SERVICE = fileURLToPath(new URL('../../services/menu', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/chalkboard-reading/', import.meta.url));

/** Builds the service's own functions of reading for this process and its threads. @returns {Promise<string>} the file to load them from */
export async function bundleReading() {
  const config = serviceConfig({ dir: SERVICE, entries: { reading: './src/domain/reading/fitting.ts' } });
  await new Promise((resolve, reject) => {
    rspack({ ...config, devtool: false, output: { ...config.output, path: OUT, clean: false } }, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(undefined);
    });
  });
  return path.join(OUT, 'reading.js');
}

/** @param {string} file @returns {any} the functions of `fitting.ts` */
export function loadReading(file) {
  return createRequire(import.meta.url)(file);
}
