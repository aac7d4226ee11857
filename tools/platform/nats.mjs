import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { versionOf } from './binaries.mjs';
import { openLog } from './logs.mjs';
import { findNatsServer } from './nats-binary.mjs';
import { brokerUsers, canSyncAlways, natsConfig, PLATFORM_USER } from './nats-config.mjs';
import { isFree } from './ports.mjs';
import { endLeftover, waitForExit } from './processes.mjs';
import { PlatformError } from './workspace.mjs';

const READY_WITHIN_MS = 20_000;

/**
 * @typedef {object} RunningNats
 * @property {string} url `nats://127.0.0.1:<port>`, without credentials
 * @property {number} port
 * @property {number} pid
 * @property {Record<string, { user: string, password: string }>} users by name: each service, and `platform`, which may
 * do everything
 * @property {Record<string, string>} passwords by user; to start again in the same folder with the same ones
 * @property {boolean} recovered whether a server left by an earlier run was ended first
 * @property {Promise<void>} exited
 * @property {() => Promise<void>} stop ends it in order; does nothing when it has ended
 * @property {() => Promise<void>} kill ends it at once, as a power cut would
 */

/** New random passwords, one per user of the broker. @returns {Record<string, string>} */
export function newNatsPasswords() {
  return Object.fromEntries(brokerUsers().map((user) => [user, randomBytes(18).toString('base64url')]));
}

/**
 * Starts a nats-server with JetStream on 127.0.0.1, its users and their rights made from the topology. A server that an
 * earlier run left behind in the same folder is ended first: the caller makes sure that nobody else is using the
 * folder.
 * @param {object} options
 * @param {string} options.dir folder of its streams, configuration and log
 * @param {string} [options.binary] default: `findNatsServer()`
 * @param {number} [options.port] 0 (default): any free one
 * @param {Record<string, string>} [options.passwords] by user; default: new random ones
 * @param {number} [options.maxPayload] bytes; default: the server's (1 MiB)
 * @param {boolean} [options.durable] default true: acknowledges what is on the disk, where the server can be told so;
 * false: sooner, for tests
 * @param {string} [options.logFile] default `<dir>/nats.log`
 * @returns {Promise<RunningNats>} it accepts connections
 * @throws {PlatformError} port in use, not ready in time
 */
export async function startNats({
  dir,
  binary = findNatsServer(),
  port = 0,
  passwords = newNatsPasswords(),
  maxPayload,
  durable = true,
  logFile = path.join(dir, 'nats.log'),
}) {
  const home = path.resolve(dir);
  const configFile = path.join(home, 'nats.conf');
  const pidFile = path.join(home, 'nats.pid');
  fs.mkdirSync(home, { recursive: true });

  const recovered =
    fs.existsSync(pidFile) &&
    (await endLeftover({ pid: Number(fs.readFileSync(pidFile, 'utf8')), marks: ['nats-server', configFile] }));
  if (port !== 0 && !(await isFree(port)))
    throw new PlatformError(
      `Port ${port}, meant for NATS, is in use: end the program that has it, or start on other ports with another PORT.`,
    );

  // A killed server leaves its ports file behind.
  for (const name of fs.readdirSync(home)) if (name.endsWith('.ports')) fs.rmSync(path.join(home, name));
  fs.writeFileSync(
    configFile,
    natsConfig({
      host: '127.0.0.1',
      port: port === 0 ? -1 : port,
      storeDir: path.join(home, 'streams'),
      passwords,
      maxPayload,
      syncAlways: durable && canSyncAlways(versionOf(binary)),
    }),
    { mode: 0o600 },
  );
  const log = openLog(logFile);
  // Its own process group: Ctrl-C in the terminal must reach it only through us, after its clients have ended.
  const child = spawn(binary, ['--config', configFile, '--ports_file_dir', home], {
    cwd: home,
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  });
  fs.closeSync(log);
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => child.once('exit', () => resolve()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (hasEnded()) return;
    child.kill(signal);
    if (!(await waitForExit(/** @type {number} */ (child.pid), 10_000))) child.kill('SIGKILL');
    await exited;
    fs.rmSync(pidFile, { force: true });
  };

  try {
    const chosen = await readyPort({
      child,
      home,
      password: /** @type {string} */ (passwords[PLATFORM_USER]),
      logFile,
    });
    const pid = /** @type {number} */ (child.pid);
    fs.writeFileSync(pidFile, String(pid));
    return {
      url: `nats://127.0.0.1:${chosen}`,
      port: chosen,
      pid,
      users: Object.fromEntries(Object.entries(passwords).map(([user, password]) => [user, { user, password }])),
      passwords,
      recovered,
      exited,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

/**
 * Waits until the server lets the platform's user in.
 * @param {{ child: import('node:child_process').ChildProcess, home: string, password: string, logFile: string }}
 * options
 * @returns {Promise<number>} the port it listens on
 */
async function readyPort({ child, home, password, logFile }) {
  const { connect } = await import('nats');
  /** @type {Error | undefined} */
  let failure;
  child.once('error', (error) => (failure = error));
  const portsFile = path.join(home, `nats-server_${child.pid}.ports`);
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `nats-server ended while starting; its log is ${logFile}:\n${fs.readFileSync(logFile, 'utf8').split('\n').slice(-12).join('\n')}`,
      );
    const port = portIn(portsFile);
    if (port !== undefined) {
      try {
        await (
          await connect({
            servers: `nats://127.0.0.1:${port}`,
            user: PLATFORM_USER,
            pass: password,
            reconnect: false,
            timeout: 2_000,
          })
        ).close();
        return port;
      } catch {
        // Not listening yet, or gone again: the loop tells which.
      }
    }
    await sleep(10);
  }
  throw new PlatformError(`NATS was not ready within ${READY_WITHIN_MS / 1000} s; its log is ${logFile}.`);
}

/** @param {string} portsFile written by the server once it listens @returns {number | undefined} */
function portIn(portsFile) {
  try {
    const port = Number(new URL(JSON.parse(fs.readFileSync(portsFile, 'utf8')).nats[0]).port);
    return port > 0 ? port : undefined;
  } catch {
    return undefined;
  }
}
