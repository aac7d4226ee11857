import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReadingFound } from '@chalkboard/contracts';
import sharp from 'sharp';
import type { PageFound } from '../domain/reading/page-found';
import type { ReadProgress } from '../domain/reading/read-progress';
import { UnreadableFileError } from '../domain/reading/reading.errors';
import { ExtractionPool, poolSize, type ExtractionPoolOptions } from './extraction-pool';
import { ExtractionFaultError, PoolClosedError, WorkerLostError } from './extraction.errors';
import { buildWorker, fixture, type BuiltWorker } from './testing/built-worker';

const PDF = { files: [{ path: fixture('text-menu.pdf'), mimeType: 'application/pdf' }] };
const SCAN = { files: [{ path: fixture('scanned-menu.jpg'), mimeType: 'image/jpeg' }] };
const CORRUPT = { files: [{ path: fixture('bad/corrupt.pdf'), mimeType: 'application/pdf' }] };
const nothing = (): void => undefined;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

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
    const { reading } = await pool.read(PDF, (step) => progress.push(step));
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

  it('tells what is found on a page: its lines, how many of them are read, its picture, its dishes', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
    try {
      const found: PageFound[] = [];
      const sideways = path.join(folder, 'sideways.jpg');
      await sharp(fixture('scanned-menu.jpg')).rotate(90).jpeg({ quality: 95 }).toFile(sideways);
      const { reading, pages } = await pool.read(
        { files: [{ path: sideways, mimeType: 'image/jpeg' }], picturesTo: path.join(folder, 'pages') },
        nothing,
        (one) => found.push(one),
      );

      const notes = found.map((one) =>
        ReadingFound.parse('picture' in one ? { page: one.picture.page, picture: true } : one),
      );
      const [{ lines = [], ...first }] = notes as [ReadingFound];
      const { width, height } = await sharp(fixture('scanned-menu.jpg')).metadata();
      expect(first).toMatchObject({ page: 1, turned: 270, read: 0 });
      expect(first.shape).toBeCloseTo(width / height, 2);
      const reads = notes.flatMap(({ read }) => read ?? []);
      expect(reads).toEqual([...reads].sort((a, b) => a - b));
      expect(reads.at(-1)).toBe(lines.length);
      expect(notes.length).toBeLessThanOrEqual(8);

      const dishes = notes.flatMap((note) => note.dishes ?? []);
      const items = reading.categories.flatMap((category) =>
        category.items.map(({ name }) => ({ heading: category.name, name })),
      );
      expect(dishes.map(({ heading, name }) => ({ heading, name }))).toEqual(items);
      expect(dishes.every(({ price }) => /\d/.test(price))).toBe(true);

      // Each name stands on one of the lines.
      const onLine = ({ x, y, width: across, height: down }: { x: number; y: number; width: number; height: number }) =>
        lines.some(
          ([left, top, wide, high]) =>
            x + across / 2 > left && x + across / 2 < left + wide && y + down / 2 > top && y + down / 2 < top + high,
        );
      const named = reading.categories.flatMap((category) => category.items.flatMap(({ source }) => source.name ?? []));
      expect(named.filter(onLine).length).toBeGreaterThan(0.9 * named.length);
      expect(pages).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('tells the dishes of a photographed page while the next one is read, and takes none of them back', async () => {
    const sent: string[] = [];
    const { reading } = await pool.read(
      { files: [...SCAN.files, ...SCAN.files] },
      (step) => sent.push(step.stage === 'reading' ? `${step.pages.done} read` : step.stage),
      (found) => {
        if ('dishes' in found) sent.push(`dishes of ${found.page}`);
      },
    );
    expect(sent).toEqual([
      '0 read',
      '1 read',
      'dishes of 1',
      '2 read',
      'structuring',
      'categorising',
      'formatting',
      'dishes of 2',
    ]);
    expect(reading.restaurantName).toBe('Olive Street Trattoria');
  });

  it('gives the page as its owner sees it: turned and cut as they wished, with every box in its place on that picture', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
    try {
      const whole = await pool.read(SCAN, nothing);
      const sideways = path.join(folder, 'sideways.jpg');
      await sharp(fixture('scanned-menu.jpg')).rotate(90).jpeg({ quality: 95 }).toFile(sideways);
      const crop = { x: 0, y: 0, width: 1, height: 0.6 };
      const cut = await pool.read(
        {
          files: [{ path: sideways, mimeType: 'image/jpeg', adjustment: { rotate: 270, crop } }],
          picturesTo: path.join(folder, 'pages'),
        },
        nothing,
      );

      const { width = 0, height = 0 } = await sharp(fixture('scanned-menu.jpg')).metadata();
      const [picture] = cut.pictures;
      expect(picture).toMatchObject({ page: 1, file: path.join(folder, 'pages', 'page-1.webp') });
      expect(picture!.width / picture!.height).toBeCloseTo(width / (height * crop.height), 2);
      expect(await sharp(picture!.file).metadata()).toMatchObject({
        format: 'webp',
        width: picture!.width,
        height: picture!.height,
      });

      const [first] = whole.reading.categories.flatMap((category) => category.items);
      const same = cut.reading.categories
        .flatMap((category) => category.items)
        .find((item) => item.name === first!.name);
      const [was, is] = [first!.source.name!, same!.source.name!];
      expect(is.x).toBeCloseTo(was.x, 2);
      expect(is.y * crop.height).toBeCloseTo(was.y, 2);
      expect(is.height * crop.height).toBeCloseTo(was.height, 2);
      expect(cut).toMatchObject({ reader: 'ocr', pages: [{ number: 1, source: 'ocr' }] });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('refuses a damaged file with a sentence for its owner, and goes on', async () => {
    await expect(pool.read(CORRUPT, nothing)).rejects.toMatchObject({
      code: 'menu.corrupt_file',
      message: expect.stringContaining("couldn't open this file") as string,
    });
    await expect(pool.read(PDF, nothing)).resolves.toMatchObject({ reader: 'text-layer', pictures: [] });
  });

  it('does a job again on a new worker when its worker is killed in the middle', async () => {
    let killed: number | undefined;
    const { reading } = await pool.read(SCAN, () => {
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
    worker.send(SCAN);
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
  const poolOf = (workerFile: string, options: Omit<ExtractionPoolOptions, 'workerFile'> = {}): ExtractionPool => {
    const made = new ExtractionPool({
      workers: 1,
      workerFile,
      ...options,
      bounds: { pageMs: 5000, ...options.bounds },
    });
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

  const BAD = { files: [{ path: 'bad', mimeType: '' }] };
  const GOOD = { files: [{ path: 'good', mimeType: '' }] };
  const DONE = `process.send({ type: 'done', outcome: { reader: 'ocr', reading: { categories: [], currency: 'USD', language: 'en' }, pages: [], pictures: [] } })`;
  /** A worker that does `harm` to a job whose file is named bad, and serves the others. */
  const harmful = (name: string, harm: string): string =>
    worker(
      name,
      `process.on('message', ({ files, picturesTo }) => { if (files[0].path === 'bad') { ${harm} } else ${DONE}; });`,
    );
  const PROGRESS = `process.send({ type: 'progress', progress: { stage: 'structuring' } })`;
  const tooSlow = {
    status: 'rejected',
    reason: { code: 'menu.reading_too_slow', message: expect.stringContaining('longer than we can wait') as string },
  };
  const tooMuch = {
    status: 'rejected',
    reason: {
      code: 'menu.file_too_complex',
      message: expect.stringContaining('more memory than we can give') as string,
    },
  };

  it('ends a worker that a page keeps too long, fails its job only, and serves the next', async () => {
    const pool = poolOf(harmful('hangs', 'for (;;);'), { bounds: { pageMs: 1500 } });
    const [first, second] = await Promise.allSettled([pool.read(BAD, nothing), pool.read(GOOD, nothing)]);
    expect(first).toMatchObject(tooSlow);
    expect(second.status).toBe('fulfilled');
  });

  it('ends a worker that goes on and on, though every page is quick', async () => {
    const pool = poolOf(harmful('drips', `setInterval(() => ${PROGRESS}, 50);`), { bounds: { jobMs: 1500 } });
    const [first, second] = await Promise.allSettled([pool.read(BAD, nothing), pool.read(GOOD, nothing)]);
    expect(first).toMatchObject(tooSlow);
    expect(second.status).toBe('fulfilled');
  });

  it('ends a busy worker that holds too much memory outside its heap, and does not try its job again', async () => {
    const begun = path.join(folder, 'begun');
    const pool = poolOf(
      harmful(
        'swells',
        `require('node:fs').appendFileSync(${JSON.stringify(begun)}, 'x'); const held = []; for (;;) held.push(Buffer.alloc(8e6, 1));`,
      ),
      { bounds: { memoryMb: 300 } },
    );
    const [first, second] = await Promise.allSettled([pool.read(BAD, nothing), pool.read(GOOD, nothing)]);
    expect(first).toMatchObject(tooMuch);
    expect(second.status).toBe('fulfilled');
    expect(readFileSync(begun, 'utf8')).toBe('x');
  });

  it.each([
    ['no word of the protocol', `{ type: 'approved' }`],
    ['an outcome without a reading', `{ type: 'done', outcome: { reader: 'ocr', pages: [], pictures: [] } }`],
    ['a reason that is none', `{ type: 'unreadable', code: 'menu.claimed' }`],
  ])('ends a worker that sends %s, and serves the next', async (_what, message) => {
    const pool = poolOf(harmful('lies', `process.send(${message});`));
    const [first, second] = await Promise.allSettled([pool.read(BAD, nothing), pool.read(GOOD, nothing)]);
    expect(first).toMatchObject({ status: 'rejected', reason: expect.any(ExtractionFaultError) as object });
    expect(second.status).toBe('fulfilled');
  });

  it('takes a worker that ran out of heap for one whose file is too much', async () => {
    const pool = poolOf(
      harmful(
        'heap',
        `throw new Error('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory');`,
      ),
    );
    const [first] = await Promise.allSettled([pool.read(BAD, nothing)]);
    expect(first).toMatchObject(tooMuch);
  });

  it('removes the pictures of pages that an ended worker left, and nothing else', async () => {
    const pictures = path.join(folder, 'pictures');
    const kept = path.join(folder, 'kept');
    for (const made of [pictures, kept]) mkdirSync(made);
    writeFileSync(path.join(kept, 'other.txt'), '');
    const pool = poolOf(
      harmful('leaves', `require('node:fs').writeFileSync(picturesTo + '/page-1.webp', ''); for (;;);`),
      { bounds: { pageMs: 1500 } },
    );
    for (const picturesTo of [pictures, kept])
      await expect(pool.read({ ...BAD, picturesTo }, nothing)).rejects.toBeInstanceOf(UnreadableFileError);
    expect(existsSync(pictures)).toBe(false);
    expect(readdirSync(kept)).toEqual(['other.txt']);
  });

  it('replaces a worker that stayed large after its job', async () => {
    const pool = poolOf(
      worker('grows', `let held; process.on('message', () => { held = Buffer.alloc(280e6, 1); ${DONE}; });`),
      { bounds: { memoryMb: 400 } },
    );
    await pool.read(GOOD, nothing);
    expect(pool.pids).toEqual([]);
    await expect(pool.read(GOOD, nothing)).resolves.toBeDefined();
  });

  it('ends a worker that has had nothing to do for a while', async () => {
    const pool = poolOf(worker('idles', `process.on('message', () => ${DONE});`), { idleMs: 200 });
    await pool.read(GOOD, nothing);
    const [pid = 0] = pool.pids;
    expect(isRunning(pid)).toBe(true);
    while (isRunning(pid)) await sleep(20);
    expect(pool.pids).toEqual([]);
    await expect(pool.read(GOOD, nothing)).resolves.toBeDefined();
  });

  it('gives a job up when it crashes a second worker too, and says what the worker said last', async () => {
    const pool = poolOf(worker('crashes', `process.on('message', () => { throw new Error('out of cheese'); });`));
    await expect(pool.read(PDF, nothing)).rejects.toThrow(/out of cheese/);
    await expect(pool.read(PDF, nothing)).rejects.toBeInstanceOf(WorkerLostError);
  });

  it('does not run more jobs at once than it has workers', async () => {
    const pool = poolOf(worker('slow', `process.on('message', () => setTimeout(() => ${DONE}, 100));`));
    let running = 1;
    const jobs = [1, 2, 3].map(() =>
      pool.read(PDF, nothing).then(() => (running = Math.max(running, pool.pids.length))),
    );
    await Promise.all(jobs);
    expect(running).toBe(1);
  });

  /** A worker that reads a page a file, each in `ms` and slow ones for ever, and asks for its turn between two. */
  const pager = (name: string, ms: number): string =>
    worker(
      name,
      `let go; const page = (path) => new Promise((done) => setTimeout(done, path.startsWith('slow') ? 60_000 : ${ms})); const turn = () => new Promise((resolve) => { go = resolve; process.send({ type: 'turn' }); });
       process.on('message', async (order) => {
         if (order === 'go') return go();
         for (const [index, { path }] of order.files.entries()) {
           if (index > 0) await turn();
           process.send({ type: 'found', found: { page: index + 1, read: 0, file: path } });
           await page(path);
         }
         ${DONE};
       });`,
    );
  const pagesOf = (name: string, count: number) => ({
    files: Array.from({ length: count }, (_, index) => ({ path: `${name}${index + 1}`, mimeType: '' })),
  });

  it('lets jobs take turns page by page, one page at a time', async () => {
    const pool = poolOf(pager('pages', 20));
    const sent: string[] = [];
    const tell = (found: PageFound) => sent.push((found as unknown as { file: string }).file);
    const read = (name: string, count: number) => pool.read(pagesOf(name, count), nothing, tell);
    await Promise.all([read('a', 4), read('b', 1), read('c', 2)]);
    expect(sent).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
  });

  it('counts no time in which others had their turn, and all of its own', async () => {
    const pool = poolOf(pager('patient', 300), { bounds: { jobMs: 1500 } });
    const [first, second] = await Promise.allSettled([
      pool.read(pagesOf('a', 3), nothing),
      pool.read(pagesOf('b', 3), nothing),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
    await expect(pool.read(pagesOf('a', 8), nothing)).rejects.toMatchObject({ code: 'menu.reading_too_slow' });
  });

  it('gives a job less time where it has a smaller budget', async () => {
    const pool = poolOf(pager('budget', 150), { bounds: { pageMs: 60_000 } });
    await expect(pool.read({ ...pagesOf('slow', 1), budget: { pages: 20, ms: 400 } }, nothing)).rejects.toMatchObject({
      code: 'menu.reading_too_slow',
    });
  });

  it('ends jobs between two pages too when it is closed', async () => {
    const pool = poolOf(pager('closes', 20));
    let close: Promise<void> | undefined;
    // The first is between its pages when the second has begun.
    const jobs = [
      pool.read(pagesOf('a', 2), nothing),
      pool.read(pagesOf('slow', 1), nothing, () => void (close = pool.close())),
    ];
    for (const outcome of await Promise.allSettled(jobs))
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PoolClosedError) as object });
    await close;
  });

  it('leaves a core to the service, however many workers are wished for', () => {
    expect(poolSize(1)).toBe(1);
    expect(poolSize(1000)).toBe(Math.max(1, availableParallelism() - 1));
    expect(poolSize()).toBe(poolSize(1000));
  });

  it('gives a page no more time for what is found on it', async () => {
    const found = `process.send({ type: 'found', found: { page: 1, read: 1 } })`;
    const pool = poolOf(harmful('finds', `setInterval(() => ${found}, 50);`), { bounds: { pageMs: 1500 } });
    const [first] = await Promise.allSettled([pool.read(BAD, nothing)]);
    expect(first).toMatchObject(tooSlow);
  });

  it('gives its worker none of the environment', async () => {
    const pool = poolOf(
      worker(
        'environment',
        `process.on('message', () => process.send({ type: 'fault', message: 'PATH' in process.env ? 'told' : 'not told' }));`,
      ),
    );
    await expect(pool.read(PDF, nothing)).rejects.toThrow('not told');
  });

  it('ends its workers and refuses its jobs when it is closed', async () => {
    const pool = poolOf(
      worker(
        'waits',
        `process.on('message', () => process.send({ type: 'progress', progress: { stage: 'structuring' } }));`,
      ),
    );
    await new Promise<void>((resolve) => {
      const job = pool.read(PDF, () => {
        const [pid = 0] = pool.pids;
        void pool
          .close()
          .then(() => expect(isRunning(pid)).toBe(false))
          .then(() => expect(job).rejects.toBeInstanceOf(PoolClosedError))
          .then(() => resolve());
      });
    });
    await expect(pool.read(PDF, nothing)).rejects.toBeInstanceOf(PoolClosedError);
  });
});
