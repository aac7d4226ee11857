import path from 'node:path';
import { parseArgs } from 'node:util';
import { PlatformError, ROOT } from '../platform/workspace.mjs';

/** The remotes, as `REMOTES` of the contracts. @type {readonly import('./release-list.mjs').RemoteName[]} */
export const REMOTES = ['storefront', 'owner', 'admin'];

/**
 * Reads a command's arguments: a remote, and options with a value or without.
 * @param {string} usage shown where they are not understood
 * @param {Record<string, { type: 'string' | 'boolean' }>} options beside `--to`
 * @returns {{ name: import('./release-list.mjs').RemoteName | undefined, dir: string, values: Record<string, string |
 * boolean | undefined> }} `dir`: where the versions lie
 * @throws {PlatformError}
 */
export function readArguments(usage, options) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, ...options },
    });
    const [first, ...more] = positionals;
    const name = REMOTES.find((one) => one === first);
    if (more.length > 0 || (first !== undefined && !name))
      throw new Error(`"${positionals.join(' ')}" is no remote: ${REMOTES.join(', ')}.`);
    const { to, ...rest } = /** @type {Record<string, string | boolean | undefined>} */ (values);
    return {
      name,
      dir: path.resolve(ROOT, typeof to === 'string' ? to : path.join(process.env.DATA_DIR || '.data', 'remotes')),
      values: rest,
    };
  } catch (error) {
    throw new PlatformError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Runs a command, and shows a fault that can be mended without its stack. @param {() => Promise<void>} command */
export function run(command) {
  command().catch((error) => {
    console.error(
      error instanceof PlatformError || error?.constructor?.name === 'ReleaseError' ? `  ✗ ${error.message}` : error,
    );
    process.exitCode = 1;
  });
}
