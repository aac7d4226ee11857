import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findAllOnPath, isExecutable, isOlder, program, runs, versionOf } from './binaries.mjs';
import { cacheDir, PlatformError } from './workspace.mjs';

/**
 * A nats-server that runs here: `NATS_SERVER_BIN`, else the newest on PATH and in the cache, else unpacked into the
 * cache from the package of Debian or Ubuntu, which needs no rights.
 * @param {{ log?: (line: string) => void }} [options] `log`: told when something is fetched
 * @returns {string} absolute path
 * @throws {PlatformError} none, with what to install
 */
export function findNatsServer({ log = () => undefined } = {}) {
  const wanted = process.env.NATS_SERVER_BIN;
  if (wanted) {
    if (isExecutable(wanted) && runs(wanted)) return path.resolve(wanted);
    throw new PlatformError(`NATS_SERVER_BIN is ${wanted}, but that is no nats-server that runs here.`);
  }
  const cached = path.join(cacheDir(), 'nats-server', program('nats-server'));
  const found = newest(
    [...findAllOnPath(['nats-server'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']), cached].filter(
      (file) => isExecutable(file) && runs(file),
    ),
  );
  if (found) return found;
  if (findAllOnPath(['apt-get']).length > 0 && findAllOnPath(['dpkg']).length > 0) {
    log("fetching nats-server from the system's package source");
    if (unpackFromApt(cached)) return cached;
  }
  throw new PlatformError(
    `No nats-server was found: ${installHint()}, or set NATS_SERVER_BIN to one, or NATS_URL to a server that runs.`,
  );
}

/** Of equal ones the first. @param {readonly string[]} files @returns {string | undefined} */
function newest(files) {
  const versions = files.map((file) => ({ file, version: versionOf(file) }));
  return versions.reduce((best, each) => (best && !isOlder(best.version, each.version) ? best : each), versions[0])
    ?.file;
}

function installHint() {
  if (process.platform === 'darwin') return 'install it with "brew install nats-server"';
  if (process.platform === 'win32') return 'install it with "winget install NATSAuthors.NATSServer"';
  return 'install it with your package manager ("sudo apt-get install nats-server" on Debian and Ubuntu)';
}

/** @param {string} target @returns {boolean} whether a working program is at `target` now */
function unpackFromApt(target) {
  const cache = path.dirname(target);
  fs.mkdirSync(cache, { recursive: true });
  const work = fs.mkdtempSync(path.join(cache, 'unpack-'));
  try {
    const own = ownListOptions(work);
    // The lists may be empty, as in container images; whoever is not root updates lists of their own.
    const attempts = process.getuid?.() === 0 ? [[], ['update'], []] : [[], own, ['update', ...own], own];
    for (const options of attempts) {
      const [verb, rest] = options[0] === 'update' ? ['update', options.slice(1)] : ['download', options];
      const args = verb === 'update' ? [...rest, 'update', '-q'] : [...rest, 'download', '-q', 'nats-server'];
      const done = spawnSync('apt-get', args, { cwd: work, stdio: 'ignore', timeout: 180_000 });
      if (verb === 'download' && done.status === 0) break;
    }
    const archive = fs.readdirSync(work).find((name) => name.endsWith('.deb'));
    if (!archive || spawnSync('dpkg', ['-x', archive, 'content'], { cwd: work, stdio: 'ignore' }).status !== 0)
      return false;
    const unpacked = ['usr/sbin', 'usr/bin']
      .map((dir) => path.join(work, 'content', dir, 'nats-server'))
      .find(isExecutable);
    if (!unpacked || !runs(unpacked)) return false;
    // Renamed into place: another process may be doing the same.
    fs.renameSync(unpacked, target);
    return true;
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} work */
function ownListOptions(work) {
  for (const dir of ['lists/partial', 'cache/archives/partial'])
    fs.mkdirSync(path.join(work, 'apt', dir), { recursive: true });
  return ['-o', `Dir::State::Lists=${work}/apt/lists`, '-o', `Dir::Cache=${work}/apt/cache`];
}
