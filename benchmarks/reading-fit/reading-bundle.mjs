import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { serviceConfig } from '../../tools/build/service.rspack.mjs';

const SERVICE = fileURLToPath(new URL('../../services/menu', import.meta.url));
const OWNER = fileURLToPath(new URL('../../apps/owner', import.meta.url));
const OUT = fileURLToPath(new URL('../../node_modules/.cache/chalkboard-reading/', import.meta.url));

/**
 * Builds the service's own functions of reading for this process and its threads. @returns {Promise<string>} the file
 * to load them from
 */
export async function bundleReading() {
  return bundle({ dir: SERVICE, name: 'reading', entry: './src/domain/reading/fitting.ts' });
}

/**
 * Builds what an owner is shown of a reading and asked about it. @returns {Promise<{ shown: string, questions: string
 * }>} the files to load `reviewing.ts` and `answering.ts` from
 */
export async function bundleReview() {
  return {
    shown: await bundle({ dir: SERVICE, name: 'reviewing', entry: './src/domain/reading/reviewing.ts' }),
    questions: await bundle({
      dir: OWNER,
      name: 'answering',
      entry: './src/features/review-menu/questions/answering.ts',
    }),
  };
}

/**
 * Each state of the sources has a file of its own: a fit takes half an hour, and the threads that it starts meanwhile
 * must not load what another process has built.
 * @param {{ dir: string, name: string, entry: string }} options @returns {Promise<string>} the built file
 */
async function bundle({ dir, name, entry }) {
  const config = serviceConfig({ dir, entries: { [name]: entry } });
  const output = { ...config.output, path: OUT, filename: '[name]-[contenthash].js', clean: false };
  return new Promise((resolve, reject) => {
    rspack({ ...config, devtool: false, output }, (error, stats) => {
      const [file] = stats?.compilation.entrypoints.get(name)?.getFiles() ?? [];
      if (error) reject(error);
      else if (stats?.hasErrors() || !file) reject(new Error(stats?.toString('errors-only')));
      else resolve(path.join(OUT, file));
    });
  });
}

/** @param {string} file @returns {any} what it exports */
export function loadReading(file) {
  return createRequire(import.meta.url)(file);
}
