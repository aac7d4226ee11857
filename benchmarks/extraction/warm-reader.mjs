import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { watchPeakMemory } from '../process-memory.mjs';
import { predictedMenu } from './predicted-menu.mjs';

/** As the service gives it to its workers. */
const HEAP_MB = 512;
/** No file takes so long that reads at all. */
const SILENCE_MS = 120_000;
/** How much of what a lost worker said last is told. */
const LAST_WORDS = 500;

/**
 * @typedef {import('./predicted-menu.mjs').PredictedMenu} PredictedMenu
 * @typedef {{ menu: PredictedMenu, words: any[], pages: number, ms: number, peakBytes: number | undefined, fault:
 * string | undefined }} Reading `fault`: why nothing was read
 */

/** The product's reading process, kept between files as the service keeps it. */
export class WarmReader {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #lastWords = '';

  /** @param {string} workerFile the built worker of the menu service */
  constructor(workerFile) {
    this.workerFile = workerFile;
  }

  /**
   * Reads the files of one menu, with pictures of its pages as the service has them made.
   * @param {readonly string[]} files absolute @returns {Promise<Reading>}
   */
  async read(files) {
    const child = (this.#child ??= this.#start());
    const picturesTo = await mkdtemp(path.join(os.tmpdir(), 'bench-pages-'));
    const peak = watchPeakMemory(/** @type {number} */ (child.pid));
    const started = performance.now();
    try {
      const outcome = await this.#ask(child, {
        files: files.map((file) => ({ path: file, mimeType: 'application/octet-stream' })),
        picturesTo,
      });
      return {
        menu: predictedMenu(outcome.reading),
        words: outcome.pages,
        pages: outcome.pages.length,
        ms: performance.now() - started,
        peakBytes: peak(),
        fault: undefined,
      };
    } catch (error) {
      return {
        menu: { categories: [], unplaced: [], placedShare: 1 },
        words: [],
        pages: files.length,
        ms: performance.now() - started,
        peakBytes: peak(),
        fault: error instanceof Error ? error.message : String(error),
      };
    } finally {
      await rm(picturesTo, { recursive: true, force: true });
    }
  }

  close() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  #start() {
    const child = fork(this.workerFile, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // What recognition remarks on its way is of no interest, unless the worker ends of it.
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    return child;
  }

  /**
   * @param {import('node:child_process').ChildProcess} child @param {object} request @returns {Promise<any>} what the
   * worker gave
   */
  #ask(child, request) {
    return new Promise((resolve, reject) => {
      /** @type {NodeJS.Timeout} */
      let timer;
      const settle = (/** @type {() => void} */ outcome) => {
        clearTimeout(timer);
        child.removeAllListeners();
        outcome();
      };
      const lost = (/** @type {string} */ reason) =>
        settle(() => {
          this.close();
          reject(new Error(reason));
        });
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => lost(`nothing heard for ${SILENCE_MS / 1000} s`), SILENCE_MS);
      };
      child.on('exit', () => lost(`the worker ended: ${this.#lastWords.trim()}`));
      child.on('message', (/** @type {any} */ message) => {
        watch();
        // Between two pages it asks whether others are waiting; here nobody is.
        if (message.type === 'turn') child.send('go');
        else if (message.type === 'done') settle(() => resolve(message.outcome));
        else if (message.type === 'unreadable') settle(() => reject(new Error(message.code)));
        else if (message.type === 'fault') settle(() => reject(new Error(message.message)));
      });
      watch();
      child.send(request);
    });
  }
}
