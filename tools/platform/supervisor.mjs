import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { seconds } from './steps.mjs';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A slice that ran this long has recovered: its next crash is a first one again. */
const RECOVERED_AFTER_MS = 30_000;
const GRACE_MS = 15_000;

/**
 * Keeps one slice running: starts it again when it ends by itself, after a pause that doubles with every crash in a row.
 */
export class Supervisor {
  /** @type {import('node:child_process').ChildProcess | undefined} */ #child;
  /** @type {NodeJS.Timeout | undefined} */ #restartTimer;
  #pauseMs = FIRST_PAUSE_MS;
  #stopping = false;

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
    this.env = { ...env, ...slice.env };
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
    const startedAt = Date.now();
    const log = fs.openSync(this.logFile, 'a');
    // The IPC channel tells the slice when we are gone, even by kill -9. Its own process group: Ctrl-C reaches it only through us.
    const child = spawn(process.execPath, ['--enable-source-maps', this.slice.script], {
      cwd: this.slice.cwd,
      env: this.env,
      stdio: ['ignore', log, log, 'ipc'],
      detached: process.platform !== 'win32',
    });
    fs.closeSync(log);
    this.#child = child;
    // `exit` does not come when the program could not be started at all.
    child.once('error', () => child.pid === undefined && this.#ended(child, 'it could not be started', startedAt));
    child.once('exit', (code, signal) => this.#ended(child, signal ? `signal ${signal}` : `code ${code}`, startedAt));
    this.onChange();
  }

  /** @param {import('node:child_process').ChildProcess} child @param {string} how @param {number} startedAt */
  #ended(child, how, startedAt) {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.onChange();
    if (this.#stopping) return;
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

  /** Sends a signal to its process; a slice that ends by it is started again like one that crashed. @param {NodeJS.Signals} signal */
  kill(signal) {
    this.#child?.kill(signal);
  }

  /** Ends it for good: in order first, by force when that takes too long. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restartTimer);
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
