import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlatformError, ROOT } from './workspace.mjs';

/**
 * Runs a Node program in the workspace's root.
 * @param {readonly string[]} args script and its arguments
 * @param {object} options
 * @param {string | 'inherit' | 'stderr'} options.output a file for everything it prints (written anew), or the
 * terminal, or the terminal's error stream
 * @param {Record<string, string | undefined>} [options.env] added to this process's
 * @param {AbortSignal} [options.signal] ends it
 * @returns {Promise<number>} its exit code, 1 when a signal ended it
 */
export async function runNode(args, { output, env, signal }) {
  const toTerminal = output === 'inherit' || output === 'stderr';
  if (!toTerminal) fs.mkdirSync(path.dirname(output), { recursive: true });
  const target = output === 'inherit' ? 'inherit' : output === 'stderr' ? 2 : fs.openSync(output, 'w');
  try {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', target, target === 'inherit' ? 'inherit' : target],
      env: { ...process.env, ...env },
    });
    const end = () => child.kill('SIGTERM');
    signal?.addEventListener('abort', end);
    /** @type {number} */
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status) => resolve(status ?? 1));
    });
    signal?.removeEventListener('abort', end);
    signal?.throwIfAborted();
    return code;
  } finally {
    if (!toTerminal) fs.closeSync(/** @type {number} */ (target));
  }
}

/** Nx's command line. */
export const NX = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');

/** Nx without colours, service or questions. */
export const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

/**
 * The npm that started us, else the one beside this Node.
 * @returns {string} its command line script
 * @throws {PlatformError} none
 */
export function npmScript() {
  const besideNode = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? '',
    path.join(besideNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(besideNode, 'node_modules/npm/bin/npm-cli.js'),
    path.join(besideNode, '../share/nodejs/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = candidates.find((file) => /npm-cli\.[cm]?js$/.test(file) && fs.existsSync(file));
  if (!found)
    throw new PlatformError('npm was not found beside Node: run this command by npm ("npm start", "npm test").');
  return found;
}

/** The last lines of a file that hold something. @param {string} file @param {number} count */
export function tail(file, count) {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count)
    .join('\n');
}
