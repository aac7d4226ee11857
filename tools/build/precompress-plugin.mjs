import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json)$/;
/** Below this a packet is a packet. */
const SMALLEST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text asset, at the highest setting: compressed once at build, never at
 * request.
 */
export class PrecompressPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path ?? '.';
      await Promise.all(
        compilation
          .getAssets()
          .filter(({ name }) => TEXT.test(name))
          .map(async ({ name }) => {
            const file = path.join(folder, name);
            const source = await readFile(file);
            if (source.length < SMALLEST_BYTES) return;
            const [br, gz] = await Promise.all([
              brotli(source, {
                params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
              }),
              zip(source, { level: 9 }),
            ]);
            await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
          }),
      );
    });
  }
}
