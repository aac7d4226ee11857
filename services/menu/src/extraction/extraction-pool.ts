import { availableParallelism } from 'node:os';
import { removePagePictures } from '../adapters/reading/page-picture-files';
import { MenuReader, type ReadRequest } from '../domain/reading/menu-reader';
import type { PageFound } from '../domain/reading/page-found';
import type { ReadProgress } from '../domain/reading/read-progress';
import type { ReadingOutcome } from '../domain/reading/reading-outcome';
import type { Reach } from './confinement';
import { ExtractionProcess, type JobBounds } from './extraction-process';
import { PoolClosedError, WorkerLostError } from './extraction.errors';

export interface ExtractionPoolOptions {
  /** Maximum number of worker processes. Default and upper limit: all cores but one, at least one. */
  readonly workers?: number;
  /** The bundled worker, `extraction-worker.js`. */
  readonly workerFile: string;
  /** Limits of one job. Default: a minute per page, ten minutes in total, 900 MB. */
  readonly bounds?: Partial<JobBounds>;
  /** An idle worker is stopped after this time; default five minutes. */
  readonly idleMs?: number;
  /** Folder of custom recognition models; default: the models of the service. */
  readonly modelsFolder?: string | undefined;
  /**
   * Folders of input files and output pictures; undefined: all files that the workers' user can read.
   */
  readonly reach?: Reach;
}

interface Job {
  readonly request: ReadRequest;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly onFound: (found: PageFound) => void;
  readonly resolve: (outcome: ReadingOutcome) => void;
  readonly reject: (error: unknown) => void;
  /** Resolved when the job has its slot again after giving it up between two pages. */
  turn: Promise<void>;
}

/** A job that waits for a slot: a new one, or one between two pages. */
interface Pending {
  /** A job between two pages. */
  readonly hasWorker: boolean;
  begin(): void;
  /** The pool is closed. */
  refuse(): void;
}

const DEFAULT_BOUNDS: JobBounds = { pageMs: 60_000, jobMs: 600_000, memoryMb: 900 };
const DEFAULT_IDLE_MS = 5 * 60_000;
/** A worker that uses more than this share of its memory limit after a job is replaced before the next. */
const STALE_SHARE = 0.7;

/** Number of workers for a requested number: one core stays free for the service. */
export function poolSize(workers = Infinity): number {
  return Math.max(1, Math.min(Math.floor(workers), availableParallelism() - 1));
}

/**
 * Reads menus in separate processes, so that neither a long page nor a hostile file blocks the service.
 * - Workers start on demand, stay warm for a while, and are replaced when they have grown large.
 * - Jobs take turns page by page: a job between two pages keeps its worker and gives up its slot.
 * - A worker that crashes or exceeds its limits ends only its own job. A crashed job is tried once more.
 */
export class ExtractionPool extends MenuReader {
  private readonly size: number;
  private readonly workerFile: string;
  private readonly bounds: JobBounds;
  private readonly idleMs: number;
  private readonly modelsFolder: string | undefined;
  private readonly reach: Reach | undefined;
  private readonly idle = new Map<ExtractionProcess, NodeJS.Timeout>();
  private readonly busy = new Set<ExtractionProcess>();
  private readonly waiting: Pending[] = [];
  private running = 0;
  private closed = false;

  constructor({ workers, workerFile, bounds, idleMs = DEFAULT_IDLE_MS, modelsFolder, reach }: ExtractionPoolOptions) {
    super();
    this.size = poolSize(workers);
    this.workerFile = workerFile;
    this.bounds = { ...DEFAULT_BOUNDS, ...bounds };
    this.idleMs = idleMs;
    this.modelsFolder = modelsFolder;
    this.reach = reach;
  }

  /** Process ids of the current workers. */
  get pids(): number[] {
    return [...this.idle.keys(), ...this.busy].flatMap((worker) =>
      worker.alive && worker.pid !== undefined ? [worker.pid] : [],
    );
  }

  /** See `MenuReader`. Files that exceed the limits of time or memory are rejected and not tried again. */
  read(
    request: ReadRequest,
    onProgress: (progress: ReadProgress) => void,
    onFound: (found: PageFound) => void = () => undefined,
  ): Promise<ReadingOutcome> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new PoolClosedError());
      const job: Job = { request, onProgress, onFound, resolve, reject, turn: Promise.resolve() };
      this.waiting.push({
        hasWorker: false,
        begin: () => void this.work(job),
        refuse: () => reject(new PoolClosedError()),
      });
      this.next();
    });
  }

  /** Stops all workers and waits for their end. Pending and running jobs fail with PoolClosedError. */
  async close(): Promise<void> {
    this.closed = true;
    for (const one of this.waiting.splice(0)) one.refuse();
    const workers = [...this.idle.keys(), ...this.busy];
    for (const rest of this.idle.values()) clearTimeout(rest);
    this.idle.clear();
    await Promise.all(workers.map((worker) => worker.end()));
  }

  private next(): void {
    while (this.waiting.length > 0 && this.running < this.size) {
      const next = this.waiting.shift();
      this.running++;
      next?.begin();
    }
  }

  /**
   * Gives the slot to the next job and joins the end of the queue; a job alone continues. A waiting job that keeps its
   * worker has a claim to the slot, so there is never more than one process above the pool's size.
   */
  private yieldPlace(job: Job): Promise<void> {
    const other = this.waiting.find(({ hasWorker }) => hasWorker) ?? this.waiting[0];
    if (!other) return job.turn;
    this.waiting.splice(this.waiting.indexOf(other), 1);
    this.waiting.unshift(other);
    job.turn = new Promise((resolve) => {
      this.waiting.push({
        hasWorker: true,
        begin: resolve,
        refuse: () => {
          this.running++;
          resolve();
        },
      });
    });
    this.running--;
    this.next();
    return job.turn;
  }

  private async work(job: Job): Promise<void> {
    try {
      job.resolve(
        await this.runOn(this.takeWorker(), job).catch(async (error: unknown) => {
          // A worker lost while other jobs had their turn: the job starts again at its own turn.
          await job.turn;
          return this.retryLost(error, job);
        }),
      );
    } catch (error) {
      // A killed worker could not clean up its files.
      if (job.request.picturesTo !== undefined) await removePagePictures(job.request.picturesTo);
      job.reject(this.closed ? new PoolClosedError() : error);
    } finally {
      this.running--;
      this.next();
    }
  }

  private async retryLost(error: unknown, job: Job): Promise<ReadingOutcome> {
    if (!(error instanceof WorkerLostError) || this.closed) throw error;
    return this.runOn(this.takeWorker(), job);
  }

  private takeWorker(): ExtractionProcess {
    let worker: ExtractionProcess | undefined;
    for (const [resting, rest] of this.idle) {
      clearTimeout(rest);
      this.idle.delete(resting);
      if (!resting.alive) continue;
      worker = resting;
      break;
    }
    worker ??= new ExtractionProcess(this.workerFile, this.modelsFolder, this.reach);
    this.busy.add(worker);
    return worker;
  }

  private async runOn(worker: ExtractionProcess, job: Job): Promise<ReadingOutcome> {
    try {
      const { budget } = job.request;
      const bounds = budget ? { ...this.bounds, jobMs: Math.min(this.bounds.jobMs, budget.ms) } : this.bounds;
      return await worker.run(job.request, bounds, job.onProgress, job.onFound, () => this.yieldPlace(job));
    } finally {
      const stale = (await worker.heldMb()) > STALE_SHARE * this.bounds.memoryMb;
      this.busy.delete(worker);
      if (this.closed || stale) await worker.end();
      else if (worker.alive) this.rest(worker);
    }
  }

  private rest(worker: ExtractionProcess): void {
    const expire = (): void => {
      this.idle.delete(worker);
      void worker.end();
    };
    // An idle worker must not keep a program from ending.
    this.idle.set(worker, setTimeout(expire, this.idleMs).unref());
  }
}
