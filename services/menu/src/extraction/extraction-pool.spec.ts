import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ReadProgress } from '../domain/reading/read-progress';
import { ExtractionPool } from './extraction-pool';
import { ExtractionTimeoutError, PoolClosedError, WorkerLostError } from './extraction.errors';
import { buildWorker, fixture, type BuiltWorker } from './testing/built-worker';

const PDF = [{ path: fixture('text-menu.pdf'), mimeType: 'application/pdf' }];
const SCAN = [{ path: fixture('scanned-menu.jpg'), mimeType: 'image/jpeg' }];
const CORRUPT = [{ path: fixture('bad/corrupt.pdf'), mimeType: 'application/pdf' }];
const nothing = (): void => undefined;

describe('The extraction pool with the real worker', () => {
  let built: BuiltWorker;
  let pool: ExtractionPool;
  beforeAll(() => {
    built = buildWorker();
    pool = new ExtractionPool({ workers: 1, workerFile: built.workerFile });
  });
  afterAll(async () => {
    await pool.close();
    built.remove();
  });

  it('reads a menu, tells each stage when it is entered, and keeps its worker warm', async () => {
    const progress: ReadProgress[] = [];
    const reading = await pool.read(PDF, (step) => progress.push(step));
    expect(reading.restaurantName).toBe('Harbor & Pine Kitchen');
    expect(progress).toEqual([
      { stage: 'reading', pages: { done: 0, total: 1 } },
      { stage: 'reading', pages: { done: 1, total: 1 } },
      { stage: 'structuring' },
      { stage: 'categorising' },
      { stage: 'formatting' },
    ]);
    const [pid] = pool.pids;
    await pool.read(PDF, nothing);
    expect(pool.pids).toEqual([pid]);
  });

  it('refuses a damaged file with a sentence for its owner, and goes on', async () => {
    await expect(pool.read(CORRUPT, nothing)).rejects.toMatchObject({ code: 'menu.corrupt_file', message: expect.stringContaining("couldn't open this file") as string });
    await expect(pool.read(PDF, nothing)).resolves.toHaveProperty('categories');
  });

  it('does a job again on a new worker when its worker is killed in the middle', async () => {
    let killed: number | undefined;
    const reading = await pool.read(SCAN, () => {
      if (killed !== undefined) return;
      [killed] = pool.pids;
      if (killed !== undefined) process.kill(killed, 'SIGKILL');
    });
    expect(killed).toBeDefined();
    expect(reading.restaurantName).toBe('Olive Street Trattoria');
    expect(pool.pids).not.toContain(killed);
  });

  it('has workers that end at once when the service is gone, in the middle of a page too', async () => {
    const worker = fork(built.workerFile, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    worker.send({ files: SCAN });
    await once(worker, 'message');
    const lost = performance.now();
    worker.disconnect();
    await once(worker, 'exit');
    expect(performance.now() - lost).toBeLessThan(1000);
  });

  it('leaves the thread of the service free while it reads', async () => {
    let longest = 0;
    let last = performance.now();
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await pool.read(SCAN, nothing);
    clearInterval(clock);
    expect(longest).toBeLessThan(1000);
  });
});

describe('The extraction pool with a worker that misbehaves', () => {
  let folder: string;
  const worker = (name: string, source: string): string => {
    const file = path.join(folder, `${name}.js`);
    writeFileSync(file, source);
    return file;
  };
  const pools: ExtractionPool[] = [];
  const poolOf = (workerFile: string, timeoutMs = 5000): ExtractionPool => {
    const made = new ExtractionPool({ workers: 1, workerFile, timeoutMs });
    pools.push(made);
    return made;
  };
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'extraction-'));
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  const DONE = `process.send({ type: 'done', reading: { currency: 'USD', language: 'en', categories: [], prices: { seen: 0, placed: 0 } } })`;

  it('ends a worker that hangs, fails its job only, and serves the next', async () => {
    const pool = poolOf(worker('hangs', `process.on('message', ({ files }) => { if (files[0].path === 'bad') for (;;); ${DONE}; });`), 700);
    const [first, second] = await Promise.allSettled([pool.read([{ path: 'bad', mimeType: '' }], nothing), pool.read([{ path: 'good', mimeType: '' }], nothing)]);
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(ExtractionTimeoutError) as Error });
    expect(second.status).toBe('fulfilled');
  });

  it('gives a job up when it crashes a second worker too, and says what the worker said last', async () => {
    const pool = poolOf(worker('crashes', `process.on('message', () => { throw new Error('out of cheese'); });`));
    await expect(pool.read(PDF, nothing)).rejects.toThrow(/out of cheese/);
    await expect(pool.read(PDF, nothing)).rejects.toBeInstanceOf(WorkerLostError);
  });

  it('does not run more jobs at once than it has workers', async () => {
    const pool = poolOf(worker('slow', `process.on('message', () => setTimeout(() => ${DONE}, 100));`));
    let running = 1;
    const jobs = [1, 2, 3].map(() => pool.read(PDF, nothing).then(() => (running = Math.max(running, pool.pids.length))));
    await Promise.all(jobs);
    expect(running).toBe(1);
  });

  it('gives its worker none of the environment', async () => {
    const pool = poolOf(worker('environment', `process.on('message', () => process.send({ type: 'fault', message: 'PATH' in process.env ? 'told' : 'not told' }));`));
    await expect(pool.read(PDF, nothing)).rejects.toThrow('not told');
  });

  it('ends its workers and refuses its jobs when it is closed', async () => {
    const pool = poolOf(worker('waits', `process.on('message', () => process.send({ type: 'progress', progress: { stage: 'structuring' } }));`));
    await new Promise<void>((resolve) => {
      const job = pool.read(PDF, () => {
        void pool.close().then(() => expect(job).rejects.toBeInstanceOf(PoolClosedError)).then(() => resolve());
      });
    });
    await expect(pool.read(PDF, nothing)).rejects.toBeInstanceOf(PoolClosedError);
  });
});
