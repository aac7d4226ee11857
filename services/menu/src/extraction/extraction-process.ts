import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

import type { MenuReading } from '../domain/reading/menu-reading';
import type { ReadProgress } from '../domain/reading/read-progress';
import { UnreadableFileError } from '../domain/reading/reading.errors';
import type { ReadRequest, WorkerMessage } from './extraction-messages';
import { ExtractionFaultError, ExtractionTimeoutError, WorkerLostError } from './extraction.errors';

/** Heap of one worker (MB); pictures live outside it. */
const HEAP_MB = 512;
/** How much of what a lost worker said last goes into the error. */
const LAST_WORDS = 2000;

/** One worker process, one job at a time. */
export class ExtractionProcess {
  private readonly child: ChildProcess;
  private lastWords = '';

  constructor(workerFile: string) {
    this.child = fork(workerFile, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // A worker opens strangers' files: it gets none of the service's secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS);
    });
    // A worker that cannot be started or reached ends; `run` hears that from 'exit' or from here.
    this.child.on('error', () => this.end());
    if (this.child.pid !== undefined) lowerPriority(this.child.pid);
  }

  get alive(): boolean {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null && this.child.connected;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Reads files in the worker.
   *
   * @param silenceMs the worker is ended when it tells nothing for so long
   * @throws UnreadableFileError, ExtractionFaultError, ExtractionTimeoutError, WorkerLostError
   */
  run(request: ReadRequest, silenceMs: number, onProgress: (progress: ReadProgress) => void): Promise<MenuReading> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const watch = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          settle(() => reject(new ExtractionTimeoutError(silenceMs)));
          this.end();
        }, silenceMs);
      };
      const settle = (outcome: () => void): void => {
        clearTimeout(timer);
        this.child.off('message', hear);
        this.child.off('exit', lost);
        outcome();
      };
      const lost = (): void => settle(() => reject(new WorkerLostError(this.lastWords)));
      const hear = (message: WorkerMessage): void => {
        watch();
        switch (message.type) {
          case 'progress':
            return onProgress(message.progress);
          case 'done':
            return settle(() => resolve(message.reading));
          case 'unreadable':
            return settle(() => reject(new UnreadableFileError(message.code)));
          case 'fault':
            return settle(() => reject(new ExtractionFaultError(message.message)));
        }
      };
      if (!this.alive) return reject(new WorkerLostError(this.lastWords));
      this.child.on('message', hear);
      this.child.on('exit', lost);
      watch();
      this.child.send(request, (error) => {
        if (error) lost();
      });
    });
  }

  /** Ends the worker at once; nothing of a job is kept in it. */
  end(): void {
    this.child.kill('SIGKILL');
  }
}

/** Serving guests comes before reading menus. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Some systems refuse; the work is the same, only less polite.
  }
}
