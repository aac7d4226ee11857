import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NAME, PlatformError } from './workspace.mjs';

/** @typedef {{ uid?: number, gid?: number }} Rights ids to spawn a program with; empty: the caller's own */

/**
 * The ids a server must run with that refuses to run as root.
 * @returns {Rights} empty unless this process is root
 */
export function unprivilegedRights() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', user]).stdout?.toString().trim();
    const gid = spawnSync('id', ['-g', user]).stdout?.toString().trim();
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new PlatformError(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": run the command as an ordinary user.',
  );
}

/** @param {string} dir @param {Rights} rights */
function isWritable(dir, rights) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', dir], { ...rights, cwd: '/' }).status === 0;
}

/**
 * Lets the given ids pass through a folder of ours to what lies below, without letting anybody else in.
 * @param {string} dir @param {Rights} rights
 */
export function letThrough(dir, rights) {
  if (rights.gid === undefined || isEnterable(dir, rights)) return;
  fs.chownSync(dir, -1, rights.gid);
  fs.chmodSync(dir, fs.statSync(dir).mode | 0o010);
}

/** @param {string} dir @param {Rights} rights */
function isEnterable(dir, rights) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { ...rights, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Makes a folder that the given ids can enter and write. When `wanted` cannot be reached by them (below /root, for
 * instance), another place is taken, and `wanted` remembers where.
 * @param {string} wanted @param {Rights} rights @returns {string} the folder that is used
 */
export function writableDir(wanted, rights) {
  fs.mkdirSync(wanted, { recursive: true, mode: 0o755 });
  if (rights.uid === undefined || rights.gid === undefined) return wanted;
  fs.chownSync(wanted, rights.uid, rights.gid);
  if (isWritable(wanted, rights)) return wanted;

  const memory = path.join(wanted, 'location');
  const remembered = fs.existsSync(memory) ? fs.readFileSync(memory, 'utf8') : undefined;
  if (remembered && fs.existsSync(remembered) && isWritable(remembered, rights)) return remembered;
  for (const parent of ['/var/lib', os.tmpdir()]) {
    try {
      const dir = fs.mkdtempSync(path.join(parent, `${NAME}-`));
      fs.chownSync(dir, rights.uid, rights.gid);
      if (isWritable(dir, rights)) {
        fs.writeFileSync(memory, dir);
        return dir;
      }
    } catch {
      // A read-only or missing parent: the next one may do.
    }
  }
  throw new PlatformError(
    `PostgreSQL cannot run as root, and user id ${rights.uid} cannot enter ${wanted}: set DATA_DIR to a folder outside of ${os.homedir()}.`,
  );
}

/**
 * A copy of the programs that the given ids can run, when they cannot reach the original.
 * @param {string} binDir folder `bin` of an installation whose `lib` and `share` lie beside it
 * @param {Rights} rights @returns {string} a `bin` folder
 */
export function runnableBinDir(binDir, rights) {
  if (rights.uid === undefined) return binDir;
  const postgres = path.join(binDir, 'postgres');
  if (spawnSync(postgres, ['--version'], { ...rights, cwd: '/' }).status === 0) return binDir;

  const { size, mtimeMs } = fs.statSync(postgres);
  const copy = path.join(
    os.tmpdir(),
    `${NAME}-postgres-${createHash('sha256').update(`${binDir} ${size} ${mtimeMs}`).digest('hex').slice(0, 12)}`,
  );
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    fs.cpSync(path.resolve(binDir, '..'), unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      fs.renameSync(unfinished, copy);
    } catch {
      // Another process was first.
      fs.rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return path.join(copy, 'bin');
}
