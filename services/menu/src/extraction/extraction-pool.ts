import { availableParallelism } from 'node:os';

import type { MenuFile } from '../adapters/reading/read-files';
import type { MenuReading } from '../domain/reading/menu-reading';
import type { ReadProgress } from '../domain/reading/read-progress';
import { ExtractionProcess } from './extraction-process';
import { PoolClosedError, WorkerLostError } from './extraction.errors';

export interface ExtractionPoolOptions {
  /** Worker processes at most; default all cores but one, and at least one. */
  readonly workers?: number;
  /** The bundled worker, `extraction-worker.js`. */
  readonly workerFile: string;
  /** A worker that tells nothing for so long is taken for hung; default two and a half minutes, more than the slowest page needs. */
  readonly timeoutMs?: number;
}

interface Job {
  readonly files: readonly MenuFile[];
  readonly onProgress: (progress: ReadProgress) => void;
  readonly resolve: (reading: MenuReading) => void;
  readonly reject: (error: unknown) => void;
}

const DEFAULT_TIMEOUT_MS = 150_000;

/**
 * Reads menus in processes beside the service, so that neither a long page nor a poisonous file holds it up. Workers
 * start when first needed and stay warm. One that crashes or hangs takes only its job with it, and a crash is tried
 * once more.
 */
export class ExtractionPool {
  private readonly size: number;
  private readonly workerFile: string;
  private readonly timeoutMs: number;
  private readonly idle: ExtractionProcess[] = [];
  private readonly busy = new Set<ExtractionProcess>();
  private readonly waiting: Job[] = [];
  private closed = false;

  constructor({ workers = availableParallelism() - 1, workerFile, timeoutMs = DEFAULT_TIMEOUT_MS }: ExtractionPoolOptions) {
    this.size = Math.max(1, Math.floor(workers));
    this.workerFile = workerFile;
    this.timeoutMs = timeoutMs;
  }

  /** Process ids of the workers there are. */
  get pids(): number[] {
    return [...this.idle, ...this.busy].flatMap((worker) => (worker.alive && worker.pid !== undefined ? [worker.pid] : []));
  }

  /**
   * Reads the files of one menu, when its turn comes.
   *
   * @throws UnreadableFileError when the files are at fault; ExtractionFaultError (time-out, lost worker) when we are;
   * PoolClosedError when the pool closes first
   */
  read(files: readonly MenuFile[], onProgress: (progress: ReadProgress) => void): Promise<MenuReading> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new PoolClosedError());
      this.waiting.push({ files, onProgress, resolve, reject });
      this.next();
    });
  }

  /** Ends all workers; jobs that wait or run fail with PoolClosedError. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.waiting.splice(0)) job.reject(new PoolClosedError());
    for (const worker of [...this.idle.splice(0), ...this.busy]) worker.end();
  }

  private next(): void {
    while (this.waiting.length > 0 && this.busy.size < this.size) {
      const job = this.waiting.shift();
      if (job) void this.work(job);
    }
  }

  private async work(job: Job): Promise<void> {
    try {
      job.resolve(await this.runOn(this.takeWorker(), job).catch((error: unknown) => this.retryLost(error, job)));
    } catch (error) {
      job.reject(this.closed ? new PoolClosedError() : error);
    } finally {
      this.next();
    }
  }

  private async retryLost(error: unknown, job: Job): Promise<MenuReading> {
    if (!(error instanceof WorkerLostError) || this.closed) throw error;
    return this.runOn(this.takeWorker(), job);
  }

  private takeWorker(): ExtractionProcess {
    let worker = this.idle.pop();
    while (worker && !worker.alive) worker = this.idle.pop();
    worker ??= new ExtractionProcess(this.workerFile);
    this.busy.add(worker);
    return worker;
  }

  private async runOn(worker: ExtractionProcess, job: Job): Promise<MenuReading> {
    try {
      return await worker.run({ files: job.files }, this.timeoutMs, job.onProgress);
    } finally {
      this.busy.delete(worker);
      if (this.closed) worker.end();
      else if (worker.alive) this.idle.push(worker);
    }
  }
}
