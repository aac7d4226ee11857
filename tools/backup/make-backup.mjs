import fs from 'node:fs';
import path from 'node:path';
import { findCluster, runningPort, startPostgres, superuserUrl } from '../platform/postgres.mjs';
import { loadSecrets, secretsFile } from '../platform/secrets.mjs';
import { takeDataDir } from '../platform/state.mjs';
import { PlatformError, ROOT } from '../platform/workspace.mjs';
import { baseBackup } from './base-backup.mjs';
import { BACKUPS_DIR, DATABASE_FILE, LAST_SUCCESS_FILE, SAVED } from './contents.mjs';
import { readManifest, writeManifest } from './manifest.mjs';

const UNFINISHED = '.unfinished';
/** No backup takes this long: what is older was left by one that was killed. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/**
 * Saves a data folder, whether or not the system runs on it, and afterwards removes backups that are more than `keep`.
 * @param {{ dataDir: string, to?: string, keep?: number, now?: Date }} options `to`: the folder of backups, default
 * `backups` in the data folder; `keep`: how many of them stay, default all
 * @returns {Promise<{ folder: string, bytes: number, removed: string[] }>}
 * @throws {PlatformError} with the remedy
 */
export async function makeBackup({ dataDir, to = path.join(dataDir, BACKUPS_DIR), keep = Infinity, now = new Date() }) {
  if (!fs.existsSync(secretsFile(dataDir)))
    throw new PlatformError(`There is nothing to back up in ${dataDir}: set DATA_DIR to the folder of the system.`);
  const folder = path.join(to, now.toISOString().replaceAll(':', '-'));
  const unfinished = folder + UNFINISHED;
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const { major } = await withDatabase(dataDir, (url) =>
      baseBackup({ url, file: path.join(unfinished, DATABASE_FILE) }),
    );
    // After the database: a file is written before the row that names it, so that no row of the copy names one that is
    // not in it yet.
    for (const name of SAVED) copyPresent(path.join(dataDir, name), path.join(unfinished, name));
    await writeManifest(unfinished, { version: productVersion(), madeAt: now.toISOString(), postgres: major });
    fs.renameSync(unfinished, folder);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  rememberSuccess(dataDir, now);
  const bytes = readManifest(folder)?.files.reduce((sum, file) => sum + file.bytes, 0) ?? 0;
  removeAbandoned(to, now);
  return { folder, bytes, removed: removeOld(to, keep) };
}

/**
 * @template T
 * @param {string} dataDir @param {(url: string) => Promise<T>} work told the superuser's URL @returns {Promise<T>}
 */
async function withDatabase(dataDir, work) {
  const dir = path.join(dataDir, 'postgres');
  const { postgres: password } = loadSecrets(dataDir);
  const port = runningPort(findCluster(dir));
  if (port !== undefined) return work(superuserUrl({ password, port }));
  const giveBack = takeDataDir(dataDir);
  try {
    const server = await startPostgres({ dir, password, logFile: path.join(dataDir, 'logs', 'postgres.log') });
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    giveBack();
  }
}

/**
 * Copies a file or a folder with its modes; what is deleted meanwhile is left out. @param {string} from @param {string}
 * to
 */
function copyPresent(from, to) {
  const found = fs.statSync(from, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    fs.mkdirSync(to, { mode: 0o700 });
    for (const name of fs.readdirSync(from)) copyPresent(path.join(from, name), path.join(to, name));
  } else if (found?.isFile()) {
    try {
      fs.copyFileSync(from, to);
      fs.chmodSync(to, found.mode & 0o777);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
}

/** @param {string} dataDir @param {Date} now */
function rememberSuccess(dataDir, now) {
  const file = path.join(dataDir, BACKUPS_DIR, LAST_SUCCESS_FILE);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, `${Math.floor(now.getTime() / 1000)}\n`);
  fs.renameSync(`${file}.new`, file);
}

/** @param {string} to @param {Date} now */
function removeAbandoned(to, now) {
  for (const name of fs.readdirSync(to)) {
    const folder = path.join(to, name);
    if (name.endsWith(UNFINISHED) && now.getTime() - fs.statSync(folder).mtimeMs > ABANDONED_AFTER_MS)
      fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Removes the oldest backups of a folder, and nothing that is no backup. @param {string} to @param {number} keep
 * @returns {string[]}
 */
function removeOld(to, keep) {
  const backups = fs
    .readdirSync(to)
    .map((name) => path.join(to, name))
    .filter(
      (folder) =>
        fs.statSync(folder).isDirectory() && !folder.endsWith(UNFINISHED) && readManifest(folder) !== undefined,
    )
    .sort();
  const removed = backups.slice(0, Math.max(0, backups.length - keep));
  for (const folder of removed) fs.rmSync(folder, { recursive: true });
  return removed;
}

/** @returns {string} */
function productVersion() {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version;
}
