import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.mjs';
import { openLog } from './logs.mjs';
import { freePort, isFree } from './ports.mjs';
import { findPostgres } from './postgres-binaries.mjs';
import { commandLine, endLeftover, isAlive, waitForExit } from './processes.mjs';
import { runnableBinDir, unprivilegedRights, writableDir } from './unprivileged.mjs';
import { PlatformError } from './workspace.mjs';

const ADMIN = 'postgres';
const READY_WITHIN_MS = 60_000;
/**
 * The server would log rows and values of statements that fail. Services log what failed, without them; here stays what
 * concerns the server.
 */
const QUIET_LOG = { log_min_messages: 'log', log_min_error_statement: 'panic', log_error_verbosity: 'terse' };

/**
 * @typedef {object} PostgresOptions
 * @property {string} dir folder of the database; another one is taken when the server's user cannot reach it
 * @property {number} [port] on 127.0.0.1; 0 (default): any free one
 * @property {string} password of the superuser `postgres`; an existing database keeps the one it was made with
 * @property {boolean} [durable] default true; false: commits may be lost with the process, for tests
 * @property {boolean} [fsync] default as `durable`; false: commits outlive killed processes and no power cut, for tests
 * @property {number} [maxConnections] default 200
 * @property {string} [logFile] default `<dir>.log`
 * @property {import('./unprivileged.mjs').Rights} [rights] ids of the server's process; default: unprivileged when this
 * process is root
 */

/**
 * @typedef {object} RunningPostgres
 * @property {string} url superuser's URL of the database `postgres`
 * @property {number} port
 * @property {number} pid
 * @property {string} dir the folder that is used
 * @property {'PG_BIN' | 'npm' | 'system'} from where the programs come from
 * @property {boolean} recovered whether a server left by an earlier run was ended first
 * @property {Promise<void>} exited
 * @property {() => Promise<void>} stop ends it in order; does nothing when it has ended
 * @property {() => Promise<void>} kill ends it at once, as a power cut would
 */

/**
 * Starts PostgreSQL on 127.0.0.1 without Unix sockets; makes the database first when the folder is empty. A server that
 * an earlier run left behind in the same folder is ended first: the caller makes sure that nobody else is using the
 * folder.
 * @param {PostgresOptions} options @returns {Promise<RunningPostgres>} it accepts connections
 * @throws {PlatformError} no programs, folder unusable, port in use
 */
export async function startPostgres({
  dir: wanted,
  port = 0,
  password,
  durable = true,
  fsync = durable,
  maxConnections = 200,
  logFile = `${path.resolve(wanted)}.log`,
  rights = unprivilegedRights(),
}) {
  const dir = writableDir(path.resolve(wanted), rights);
  const cluster = clusterIn(dir);
  const versionFile = path.join(cluster, 'PG_VERSION');
  const binaries = findPostgres(
    fs.existsSync(versionFile) ? { major: Number.parseInt(fs.readFileSync(versionFile, 'utf8'), 10) } : {},
  );
  const bin = runnableBinDir(binaries.dir, rights);

  const recovered = await endOrphan(cluster);
  if (!fs.existsSync(versionFile)) makeCluster({ bin, cluster, password, fsync, rights });

  for (let attempt = 1; ; attempt++) {
    const chosen = port === 0 ? await freePort() : port;
    if (!(await isFree(chosen)))
      throw new PlatformError(
        `Port ${chosen}, meant for PostgreSQL, is in use: end the program that has it, or start on other ports with another PORT.`,
      );
    const child = launch({ bin, cluster, port: chosen, durable, fsync, maxConnections, logFile, rights });
    const url = superuserUrl({ password, port: chosen });
    try {
      await waitUntilReady(url, child, logFile);
    } catch (error) {
      child.kill('SIGKILL');
      // Somebody may have taken a port that was free a moment ago.
      if (port === 0 && attempt < 3 && !(error instanceof PlatformError)) continue;
      throw error;
    }
    return running({ child, url, port: chosen, dir, from: binaries.from, recovered, bin, cluster, rights });
  }
}

/** @param {string} dir */
function clusterIn(dir) {
  return path.join(dir, 'cluster');
}

/**
 * The database's own folder of a `dir` that `startPostgres` is given; it need not exist yet. @param {string} dir @param
 * {import('./unprivileged.mjs').Rights} [rights] @returns {string}
 */
export function findCluster(dir, rights = unprivilegedRights()) {
  return clusterIn(writableDir(path.resolve(dir), rights));
}

/** @param {{ password: string, port: number }} options */
export function superuserUrl({ password, port }) {
  return `postgres://${ADMIN}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

/**
 * The port of the server that runs on a database's folder, whoever started it. @param {string} cluster @returns {number
 * | undefined}
 */
export function runningPort(cluster) {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return undefined;
  // Its lines: process, data folder, start time, port.
  const [pid, , , port] = fs.readFileSync(pidFile, 'utf8').split('\n').map(Number);
  return pid && isAlive(pid) && commandLine(pid).includes(cluster) ? port : undefined;
}

/** @param {string} cluster @returns {Promise<boolean>} whether a server was ended */
async function endOrphan(cluster) {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return false;
  const pid = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  // SIGINT: PostgreSQL's fast shutdown, which does not wait for clients.
  const ended = await endLeftover({ pid, marks: ['postgres', cluster], signal: 'SIGINT', graceMs: 20_000 });
  // The file names a process that is gone or, after a reboot, quite another program: PostgreSQL itself would refuse to
  // start.
  if (!isAlive(pid) || !commandLine(pid).includes(cluster)) fs.rmSync(pidFile, { force: true });
  return ended;
}

/**
 * @param {{ bin: string, cluster: string, password: string, fsync: boolean, rights: import('./unprivileged.mjs').Rights
 * }} options
 */
function makeCluster({ bin, cluster, password, fsync, rights }) {
  // Made beside and renamed: a run that is killed in the middle leaves nothing half made.
  const unfinished = `${cluster}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.rmSync(cluster, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const secretDir = fs.mkdtempSync(path.join(os.tmpdir(), 'initdb-'));
  const passwordFile = path.join(secretDir, 'password');
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (rights.uid !== undefined && rights.gid !== undefined)
    for (const file of [unfinished, secretDir, passwordFile]) fs.chownSync(file, rights.uid, rights.gid);
  try {
    const made = spawnSync(
      path.join(bin, program('initdb')),
      [
        '-D',
        unfinished,
        '-U',
        ADMIN,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
        ...(fsync ? [] : ['--no-sync']),
      ],
      { ...rights, env: environment(), cwd: unfinished },
    );
    if (made.status !== 0)
      throw new Error(`initdb failed: ${made.error?.message ?? ''}${made.stderr ?? ''}${made.stdout ?? ''}`);
    fs.renameSync(unfinished, cluster);
  } finally {
    fs.rmSync(secretDir, { recursive: true, force: true });
  }
}

function environment() {
  return { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * @param {{ bin: string, cluster: string, port: number, durable: boolean, fsync: boolean, maxConnections: number,
 * logFile: string, rights: import('./unprivileged.mjs').Rights }} options
 */
function launch({ bin, cluster, port, durable, fsync, maxConnections, logFile, rights }) {
  /** @type {Record<string, string>} */
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(maxConnections),
    ...QUIET_LOG,
  };
  if (!fsync) settings.fsync = 'off';
  if (!durable) Object.assign(settings, { synchronous_commit: 'off', full_page_writes: 'off' });
  const args = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // A file and not a pipe: the server may outlive this process.
  const log = openLog(logFile);
  try {
    // Its own process group: Ctrl-C in the terminal must reach it only through us, after its clients have ended.
    return spawn(path.join(bin, program('postgres')), args, {
      ...rights,
      env: environment(),
      cwd: cluster,
      stdio: ['ignore', log, log],
      detached: process.platform !== 'win32',
    });
  } finally {
    fs.closeSync(log);
  }
}

/** @param {string} url @param {import('node:child_process').ChildProcess} child @param {string} logFile */
async function waitUntilReady(url, child, logFile) {
  const { default: pg } = await import('pg');
  /** @type {Error | undefined} */
  let failure;
  child.once('error', (error) => (failure = error));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `PostgreSQL ended while starting; its log is ${logFile}:\n${fs.readFileSync(logFile, 'utf8').split('\n').slice(-12).join('\n')}`,
      );
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      if (code === '28P01')
        throw new PlatformError(
          'The database was made with another password than the one remembered: bring back secrets.json, or remove the data folder to start anew.',
        );
      await sleep(30);
    }
  }
  throw new PlatformError(`PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s; its log is ${logFile}.`);
}

/**
 * @param {{ child: import('node:child_process').ChildProcess, url: string, port: number, dir: string, from:
 * RunningPostgres['from'], recovered: boolean, bin: string, cluster: string, rights:
 * import('./unprivileged.mjs').Rights }} options
 * @returns {RunningPostgres}
 */
function running({ child, url, port, dir, from, recovered, bin, cluster, rights }) {
  const pid = /** @type {number} */ (child.pid);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    port,
    pid,
    dir,
    from,
    recovered,
    exited,
    async stop() {
      if (hasEnded()) return;
      // Windows has no signals: there, a signal would be a power cut.
      if (process.platform === 'win32')
        spawnSync(path.join(bin, program('pg_ctl')), ['stop', '-D', cluster, '-m', 'fast'], rights);
      else child.kill('SIGINT');
      if (!(await waitForExit(pid, 20_000))) child.kill('SIGKILL');
      await exited;
    },
    async kill() {
      if (hasEnded()) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
