import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The root folder of the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The workspace's package name; it names the database, caches and temporary folders. @type {string} */
export const NAME = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).name;

/**
 * A fault that the person at the terminal can mend: its message is one sentence with the remedy and is shown without a
 * stack.
 */
export class PlatformError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'PlatformError';
  }
}

/** The per-user folder for things fetched once and used by every checkout. @returns {string} */
export function cacheDir() {
  if (process.env.XDG_CACHE_HOME) return path.join(process.env.XDG_CACHE_HOME, NAME);
  if (process.platform === 'win32')
    return path.join(process.env.LOCALAPPDATA ?? path.join(os.homedir(), 'AppData', 'Local'), NAME);
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library', 'Caches', NAME);
  return path.join(os.homedir(), '.cache', NAME);
}
