import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { findPostgres } from '../platform/postgres-binaries.mjs';
import { findCluster, runningPort, startPostgres } from '../platform/postgres.mjs';
import { loadSecrets } from '../platform/secrets.mjs';
import { takeDataDir } from '../platform/state.mjs';
import { letThrough, unprivilegedRights } from '../platform/unprivileged.mjs';
import { PlatformError } from '../platform/workspace.mjs';
import { BACKUPS_DIR, DATABASE_FILE } from './contents.mjs';
import { readManifest, verify } from './manifest.mjs';

/** Never part of the state: backups, and the mark of the process that has the folder. */
const LEFT_ALONE = new Set([BACKUPS_DIR, 'launcher.json']);
const MOVED_ASIDE = 'before-restore-';

/**
 * Makes a data folder of a backup. Nothing is changed before every checksum has been found right.
 * @param {{ folder: string, dataDir: string, force?: boolean, now?: Date }} options `force`: what the data folder holds
 * is moved aside
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, aside?: string }>} `aside`: where what was there
 * lies now
 * @throws {PlatformError} with the remedy
 */
export async function restoreBackup({ folder, dataDir, force = false, now = new Date() }) {
  const manifest = readManifest(folder);
  if (!manifest) throw new PlatformError(`${folder} holds no backup: name a folder that "npm run backup" made.`);
  findPostgres({ major: manifest.postgres });
  const giveBack = takeDataDir(dataDir);
  try {
    const present = fs.readdirSync(dataDir).filter((name) => !LEFT_ALONE.has(name) && !name.startsWith(MOVED_ASIDE));
    if (present.length > 0 && !force)
      throw new PlatformError(
        `${dataDir} is not empty: set DATA_DIR to an empty folder, or add --force to move what is there aside.`,
      );
    if (present.includes('postgres') && runningPort(findCluster(path.join(dataDir, 'postgres'))) !== undefined)
      throw new PlatformError(`The database of ${dataDir} still runs: start the system and end it with Ctrl-C first.`);
    await verify(folder, manifest);
    const aside = present.length > 0 ? moveAside(dataDir, present, now) : undefined;
    await unpack(folder, dataDir, manifest);
    return { manifest, aside };
  } finally {
    giveBack();
  }
}

/** @param {string} dataDir @param {readonly string[]} names @param {Date} now @returns {string} */
function moveAside(dataDir, names, now) {
  const aside = path.join(dataDir, `${MOVED_ASIDE}${now.toISOString().replaceAll(':', '-')}`);
  fs.mkdirSync(aside, { mode: 0o700 });
  for (const name of names) fs.renameSync(path.join(dataDir, name), path.join(aside, name));
  return aside;
}

/** @param {string} folder @param {string} dataDir @param {import('./manifest.mjs').Manifest} manifest */
async function unpack(folder, dataDir, { files }) {
  const rights = unprivilegedRights();
  letThrough(dataDir, rights);
  const dir = path.join(dataDir, 'postgres');
  const cluster = findCluster(dir);
  // Beside and renamed: a database that is only half there is never started.
  const unfinished = `${cluster}.new`;
  await untar(path.join(folder, DATABASE_FILE), { into: unfinished, rights });
  for (const { path: name, mode } of files) {
    if (name === DATABASE_FILE) continue;
    const file = path.join(dataDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(path.join(folder, name), file);
    fs.chmodSync(file, mode);
  }
  fs.renameSync(unfinished, cluster);
  // Started once, so that a copy that cannot be used is found now and not at the next start.
  const server = await startPostgres({
    dir,
    password: loadSecrets(dataDir).postgres,
    logFile: path.join(dataDir, 'logs', 'postgres.log'),
  });
  await server.stop();
}

/**
 * @param {string} archive gzipped @param {{ into: string, rights: import('../platform/unprivileged.mjs').Rights }}
 * options
 */
async function untar(archive, { into, rights }) {
  fs.mkdirSync(into, { mode: 0o700 });
  if (rights.uid !== undefined && rights.gid !== undefined) fs.chownSync(into, rights.uid, rights.gid);
  // It reads from a pipe, since the server's user may not open the archive.
  const tar = spawn('tar', ['-x', '-p', '-f', '-'], { ...rights, cwd: into, stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  tar.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    tar.once('error', () =>
      reject(new PlatformError('The program "tar" was not found: install it (apt install tar).')),
    );
    tar.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar failed: ${said}`))));
  });
  const fed = pipeline(fs.createReadStream(archive), createGunzip(), tar.stdin);
  const [end, feed] = await Promise.allSettled([ended, fed]);
  for (const result of [end, feed]) if (result.status === 'rejected') throw result.reason;
}
