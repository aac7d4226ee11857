import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { ReadRequest } from '../domain/reading/menu-reader';
import type { PageFound } from '../domain/reading/page-found';
import type { ReadProgress } from '../domain/reading/read-progress';
import type { ReadingOutcome } from '../domain/reading/reading-outcome';
import { UnreadableFileError } from '../domain/reading/reading.errors';
import { forkConfined, type Reach } from './confinement';
import { WorkerMessage, type WorkerOrder } from './extraction-messages';
import { ExtractionFaultError, WorkerLostError } from './extraction.errors';
import { residentMb, watchResidentMb } from './resident-memory';
import { StoppableTimer } from './stoppable-timer';

/** What one job may take. */
export interface JobBounds {
  /** A page, and each step after the pages. */
  readonly pageMs: number;
  readonly jobMs: number;
  readonly memoryMb: number;
}

/** Heap of one worker (MB); pictures and the recognition engine live outside it. */
const HEAP_MB = 512;
/** How much of what a lost worker said last goes into the error. */
const LAST_WORDS = 2000;
const HEAP_FULL = /heap out of memory|Array buffer allocation failed/;

/** One worker process, one job at a time. */
export class ExtractionProcess {
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;
  private lastWords = '';

  /** @param modelsFolder recognition models of one's own @param reach undefined: all files that its user can read */
  constructor(workerFile: string, modelsFolder?: string, reach?: Reach) {
    this.child = forkConfined(workerFile, {
      args: modelsFolder === undefined ? [] : [modelsFolder],
      heapMb: HEAP_MB,
      // A worker opens strangers' files: it gets none of the service's secrets. Fewer arenas give memory back sooner,
      // and so does a fixed size above which a block is the system's own: else pages once held as pixels stay held.
      env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_TRIM_THRESHOLD_: '524288' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      reach: reach && { ...reach, read: [...reach.read, ...(modelsFolder === undefined ? [] : [modelsFolder])] },
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-LAST_WORDS);
    });
    this.gone =
      this.child.pid === undefined ? Promise.resolve() : new Promise((resolve) => this.child.once('close', resolve));
    // A worker that cannot be reached ends; `run` hears that from 'close'.
    this.child.on('error', () => void this.end());
    if (this.child.pid !== undefined) lowerPriority(this.child.pid);
  }

  get alive(): boolean {
    return (
      this.child.pid !== undefined &&
      this.child.exitCode === null &&
      this.child.signalCode === null &&
      this.child.connected
    );
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Memory (MB) that it holds. */
  async heldMb(): Promise<number> {
    return (this.child.pid === undefined ? undefined : await residentMb(this.child.pid)) ?? 0;
  }

  /**
   * Reads files in the worker. A worker that goes beyond the bounds is ended: it is busy with a file and would not
   * listen.
   *
   * @param onTurn asked between two pages; the worker waits, and its time stands still, until it resolves
   * @throws UnreadableFileError, also for files that need more than the bounds; ExtractionFaultError; WorkerLostError
   */
  run(
    request: ReadRequest,
    bounds: JobBounds,
    onProgress: (progress: ReadProgress) => void,
    onFound: (found: PageFound) => void,
    onTurn: () => Promise<void>,
  ): Promise<ReadingOutcome> {
    return new Promise((resolve, reject) => {
      const { pid } = this.child;
      if (!this.alive || pid === undefined) return reject(new WorkerLostError(this.lastWords));
      let beyond: UnreadableFileError | ExtractionFaultError | undefined;
      let settled = false;
      const endFor = (code: 'menu.file_too_complex' | 'menu.reading_too_slow') => (): void => {
        beyond ??= new UnreadableFileError(code);
        void this.end();
      };
      const unwatch = watchResidentMb(pid, bounds.memoryMb, endFor('menu.file_too_complex'));
      const job = new StoppableTimer(endFor('menu.reading_too_slow'), bounds.jobMs);
      const page = new StoppableTimer(endFor('menu.reading_too_slow'), bounds.pageMs);
      const settle = (outcome: () => void): void => {
        job.stop();
        page.stop();
        settled = true;
        unwatch();
        this.child.off('message', receive);
        this.child.off('close', lost);
        outcome();
      };
      const lost = (): void =>
        settle(() =>
          reject(
            beyond ??
              (HEAP_FULL.test(this.lastWords)
                ? new UnreadableFileError('menu.file_too_complex')
                : new WorkerLostError(this.lastWords)),
          ),
        );
      const receive = (said: unknown): void => {
        if (beyond) return;
        const { data: message } = WorkerMessage.safeParse(said);
        if (!message) {
          beyond = new ExtractionFaultError('The worker sent what is no message');
          return void this.end();
        }
        // What is found within a page gives it no more time.
        if (message.type !== 'found') page.restart();
        switch (message.type) {
          case 'progress':
            return onProgress(message.progress);
          case 'found':
            return onFound(message.found);
          case 'turn':
            job.stop();
            page.stop();
            return void onTurn().then(() => {
              if (settled) return;
              job.resume();
              page.restart();
              this.order('go');
            });
          case 'done':
            return settle(() => resolve(message.outcome));
          case 'unreadable':
            return settle(() => reject(new UnreadableFileError(message.code)));
          case 'fault':
            return settle(() =>
              reject(
                HEAP_FULL.test(message.message)
                  ? new UnreadableFileError('menu.file_too_complex')
                  : new ExtractionFaultError(message.message),
              ),
            );
        }
      };
      this.child.on('message', receive);
      this.child.on('close', lost);
      this.order(request);
    });
  }

  private order(order: WorkerOrder): void {
    this.child.send(order, (error) => {
      if (error) void this.end();
    });
  }

  /** Ends the worker at once, and waits until it is gone; nothing of a job is kept in it. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
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
