import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { openLog } from './logs.mjs';
import { seconds } from './steps.mjs';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A slice that ran this long has recovered: its next crash is a first one again. */
const RECOVERED_AFTER_MS = 30_000;
const GRACE_MS = 15_000;
/** A standby is made when what it stands by for has had the processor for itself. */
const STANDBY_AFTER_MS = 1_000;
/**
 * Secrets come by a pipe: other processes of the same user can read an environment. The names are those that
 * `takeEnvironment` of service-kit knows.
 */
const SECRET = /(PASSWORD|TOKEN|SECRET|KEY|KEY_ID|KEY_BEFORE|DATABASE_URL|SMTP_URL)$/;
/** After the three of every program and the IPC channel. */
const SECRETS_FD = 4;

/**
 * Keeps one slice running: starts it again when it ends by itself, after a pause that doubles with every crash in a
 * row.
 */
export class Supervisor {
  /** @type {import('node:child_process').ChildProcess | undefined} */ #child;
  /** @type {NodeJS.Timeout | undefined} */ #restartTimer;
  #pauseMs = FIRST_PAUSE_MS;
  #stopping = false;
  #replacing = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */ #standby;
  /** @type {NodeJS.Timeout | undefined} */ #standbyTimer;

  /**
   * @param {import('./slices.mjs').Slice} slice
   * @param {object} options
   * @param {Record<string, string | undefined>} options.env environment it shares with the others
   * @param {string} options.logFile
   * @param {import('./steps.mjs').Log} options.log
   * @param {() => boolean} options.mayRestart
   * @param {() => void} options.onChange its process changed
   */
  constructor(slice, { env, logFile, log, mayRestart, onChange }) {
    this.slice = slice;
    const told = Object.entries(slice.env);
    const secrets = told.filter(([name]) => SECRET.test(name));
    /** Of what all share no secret is passed on: it is meant for none of them. */
    this.env = Object.fromEntries([...Object.entries(env), ...told].filter(([name]) => !SECRET.test(name)));
    this.secrets = secrets.length > 0 ? JSON.stringify(Object.fromEntries(secrets)) : undefined;
    this.logFile = logFile;
    this.log = log;
    this.mayRestart = mayRestart;
    this.onChange = onChange;
    /** How often it ended by itself. */
    this.crashes = 0;
    keepPreviousLog(logFile);
  }

  /** Its process, undefined while it is down. @returns {number | undefined} */
  get pid() {
    return this.#child?.pid;
  }

  start() {
    if (this.#child || this.#stopping) return;
    clearTimeout(this.#restartTimer);
    clearTimeout(this.#standbyTimer);
    const startedAt = Date.now();
    const standby = this.#standby;
    this.#standby = undefined;
    const child = standby?.connected ? standby : this.#spawn([...(this.slice.nodeArgs ?? []), this.slice.script]);
    if (child === standby) child.send('start');
    this.#child = child;
    // `exit` does not come when the program could not be started at all.
    child.once('error', () => child.pid === undefined && this.#ended(child, 'it could not be started', startedAt));
    child.once('exit', (code, signal) => this.#ended(child, signal ? `signal ${signal}` : `code ${code}`, startedAt));
    this.onChange();
    if (this.slice.standby) this.#standbyTimer = setTimeout(() => this.#makeStandby(), STANDBY_AFTER_MS);
  }

  #makeStandby() {
    if (this.#stopping || this.#standby || !this.slice.standby) return;
    const standby = this.#spawn(this.slice.standby);
    this.#standby = standby;
    const gone = () => {
      if (this.#standby === standby) this.#standby = undefined;
    };
    standby.once('error', gone).once('exit', gone);
  }

  /** @param {readonly string[]} args of Node @returns {import('node:child_process').ChildProcess} */
  #spawn(args) {
    const log = openLog(this.logFile);
    // The IPC channel tells the slice when we are gone, even by kill -9. Its own process group: Ctrl-C reaches it only
    // through us.
    const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
      cwd: this.slice.cwd,
      env: this.secrets === undefined ? this.env : { ...this.env, SECRETS_FD: String(SECRETS_FD) },
      stdio: ['ignore', log, log, 'ipc', ...(this.secrets === undefined ? [] : [/** @type {const} */ ('pipe')])],
      detached: process.platform !== 'win32',
    });
    fs.closeSync(log);
    const pipe = /** @type {import('node:stream').Writable | undefined} */ (child.stdio[SECRETS_FD]);
    // One that ends before it has read them is heard of by its exit.
    pipe?.on('error', () => undefined).end(this.secrets);
    return child;
  }

  /** @param {import('node:child_process').ChildProcess} child @param {string} how @param {number} startedAt */
  #ended(child, how, startedAt) {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.onChange();
    if (this.#stopping) return;
    if (this.#replacing) {
      this.#replacing = false;
      this.start();
      return;
    }
    this.crashes += 1;
    if (!this.mayRestart()) {
      this.log(`  ! ${this.slice.name} ended (${how})`);
      return;
    }
    if (Date.now() - startedAt > RECOVERED_AFTER_MS) this.#pauseMs = FIRST_PAUSE_MS;
    const pause = this.#pauseMs;
    this.#pauseMs = Math.min(pause * 2, LONGEST_PAUSE_MS);
    this.log(`  ! ${this.slice.name} ended (${how}); starting it again in ${seconds(pause)}`);
    this.#restartTimer = setTimeout(() => this.start(), pause);
  }

  /**
   * Has another build of it run: the present process is asked to end, and the other one started when it has.
   * @param {string} script absolute path
   */
  replace(script) {
    this.slice = { ...this.slice, script };
    if (!this.#child) return this.start();
    this.#replacing = true;
    this.#child.kill('SIGTERM');
  }

  /**
   * Runs its program beside it, with the same environment, until it ends. @param {string} script @param {readonly
   * string[]} args @returns {Promise<number>} exit code
   */
  async runOnce(script, args) {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: this.slice.cwd,
      env: this.secrets === undefined ? this.env : { ...this.env, SECRETS_FD: String(SECRETS_FD) },
      stdio: ['ignore', 'ignore', 'ignore', 'ignore', 'pipe'],
    });
    const pipe = /** @type {import('node:stream').Writable} */ (child.stdio[SECRETS_FD]);
    pipe.on('error', () => undefined).end(this.secrets);
    const [code] = await once(child, 'exit');
    return code ?? 1;
  }

  /**
   * Sends a signal to its process; a slice that ends by it is started again like one that crashed. @param
   * {NodeJS.Signals} signal
   */
  kill(signal) {
    this.#child?.kill(signal);
  }

  /** Ends it for good: in order first, by force when that takes too long. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restartTimer);
    clearTimeout(this.#standbyTimer);
    this.#standby?.kill('SIGKILL');
    const child = this.#child;
    if (!child) return;
    /** @type {Promise<void>} */
    const exited = new Promise((resolve) => child.once('exit', () => resolve()));
    // Windows has no signals: there, slices end when the channel closes.
    if (process.platform === 'win32') child.disconnect();
    else child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await exited;
    clearTimeout(force);
  }
}

/** One run, one log; the run before is kept. @param {string} logFile */
function keepPreviousLog(logFile) {
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  if (fs.existsSync(logFile)) fs.renameSync(logFile, logFile.replace(/\.log$/, '.previous.log'));
}
