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
  /** Worker processes at most; default, and most that are ever started: all cores but one, and at least one. */
  readonly workers?: number;
  /** The bundled worker, `extraction-worker.js`. */
  readonly workerFile: string;
  /** What one job may take; by default a minute a page, ten minutes in all, 900 MB. */
  readonly bounds?: Partial<JobBounds>;
  /** A worker that had nothing to do for so long is ended; default five minutes. */
  readonly idleMs?: number;
  /** A folder with recognition models of one's own; by default those that come with the service are used. */
  readonly modelsFolder?: string | undefined;
  /**
   * Folders of the files that are read and of the pictures that are made; undefined: all files that the workers' user
   * can read.
   */
  readonly reach?: Reach;
}

interface Job {
  readonly request: ReadRequest;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly onFound: (found: PageFound) => void;
  readonly resolve: (outcome: ReadingOutcome) => void;
  readonly reject: (error: unknown) => void;
  /** Settled when it has its place, given up between two pages, again. */
  turn: Promise<void>;
}

/** Waits for a place: a job that begins, or one that goes on. */
interface Pending {
  /** One that goes on. */
  readonly hasWorker: boolean;
  begin(): void;
  /** The pool is closed. */
  refuse(): void;
}

const DEFAULT_BOUNDS: JobBounds = { pageMs: 60_000, jobMs: 600_000, memoryMb: 900 };
const DEFAULT_IDLE_MS = 5 * 60_000;
/** A worker that holds more than this share of its bound after a job would have too little room for the next. */
const STALE_SHARE = 0.7;

/** How many workers a pool has when so many are wished for: no more than leave a core to the service. */
export function poolSize(workers = Infinity): number {
  return Math.max(1, Math.min(Math.floor(workers), availableParallelism() - 1));
}

/**
 * Reads menus in processes beside the service, so that neither a long page nor a poisonous file holds it up. Workers
 * start when first needed, stay warm for a while, and are replaced when they have grown large. Jobs that wait take
 * turns with those that run, page by page: a job between two pages keeps its worker and gives up its place. One that
 * crashes or goes beyond its bounds takes only its job with it; a crash is tried once more.
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

  /** Process ids of the workers there are. */
  get pids(): number[] {
    return [...this.idle.keys(), ...this.busy].flatMap((worker) =>
      worker.alive && worker.pid !== undefined ? [worker.pid] : [],
    );
  }

  /** See `MenuReader`. Files that need more time or memory than the bounds are at fault, and not tried again. */
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

  /** Ends all workers and waits until they are gone; jobs that wait or run fail with PoolClosedError. */
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
   * Gives the place to another, and waits behind all who wait; who is alone goes on. While one waits that keeps its
   * worker, the place is its: so there is never more than one process beyond the pool's size.
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
          // One that was lost while others had their turn begins again in its own.
          await job.turn;
          return this.retryLost(error, job);
        }),
      );
    } catch (error) {
      // A worker that was ended could not clear up after itself.
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
