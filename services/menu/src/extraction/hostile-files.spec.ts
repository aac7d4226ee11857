import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { ReadingOutcome } from '../domain/reading/reading-outcome';
import { UnreadableFileError, type UnreadableFileCode } from '../domain/reading/reading.errors';
import { ExtractionPool } from './extraction-pool';
import { buildWorker, fixture, type BuiltWorker } from './testing/built-worker';
import {
  drawingOfItself,
  drawingsOfDrawings,
  imageBomb,
  lengthOfItself,
  manyPages,
  scriptedMenu,
  streamBomb,
  treeOfItself,
} from './testing/hostile-pdfs';
import { blackPng, jpegOfManyScans, jpegWithPdfComment, resizedJpeg } from './testing/hostile-pictures';

type Make = () => Buffer | Promise<Buffer>;

/** Tighter than the service's, so that bombs are soon over. */
const MEMORY_MB = 700;
const PAGE_MS = 45_000;
/** The watch looks ten times a second; so much can be taken between two looks. */
const OVERSHOOT_MB = 250;
const nothing = (): void => undefined;

const scan = (): Buffer => readFileSync(fixture('scanned-menu.jpg'));
const menu = (): Buffer => readFileSync(fixture('text-menu.pdf'));
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

const REFUSED: [what: string, make: Make, code: UnreadableFileCode][] = [
  [
    'a PNG of 60 000 by 60 000 pixels in 2 MB',
    () => blackPng({ width: 60_000, height: 60_000, depth: 1, colour: 0 }),
    'menu.image_too_large',
  ],
  [
    'a PNG that unpacks to 630 MB, just within the limit of pixels',
    () => blackPng({ width: 8900, height: 8900, depth: 16, colour: 6 }),
    'menu.no_text_found',
  ],
  [
    'a PNG as wide as a street',
    () => blackPng({ width: 1_200_000, height: 60, depth: 8, colour: 2 }),
    'menu.file_too_complex',
  ],
  [
    'a JPEG whose header promises four thousand million pixels',
    () => resizedJpeg(scan(), 65_500, 65_500),
    'menu.image_too_large',
  ],
  [
    'a JPEG that refines itself five thousand times',
    async () =>
      jpegOfManyScans(
        await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
          .jpeg({ progressive: true })
          .toBuffer(),
        5000,
      ),
    'menu.corrupt_file',
  ],
  ['half a JPEG', () => half(scan()), 'menu.corrupt_file'],
  ['an SVG with a script, named PNG', () => Buffer.from(SVG), 'menu.corrupt_file'],
  ['an SVG that begins nearly as a PNG does', () => Buffer.from(`xPNG${SVG}`), 'menu.corrupt_file'],
  ['a page of HTML with a script', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'menu.corrupt_file'],
  ['a PDF whose drawing unpacks from 2 KB to a gigabyte', () => streamBomb(' ', 1000), 'menu.file_too_complex'],
  ['a PDF that draws millions of lines', () => streamBomb('0 0 m 9 9 l S ', 200), 'menu.file_too_complex'],
  [
    'a PDF with half a million letters on a page',
    () => streamBomb('BT /F1 9 Tf 9 9 Td (Soup 4.50) Tj ET ', 3),
    'menu.file_too_complex',
  ],
  ['a PDF with a picture of 400 million pixels', () => imageBomb(20_000), 'menu.no_text_found'],
  ['a PDF with a picture of 80 million pixels', () => imageBomb(9000), 'menu.file_too_complex'],
  ['a PDF of 5000 pages', () => manyPages(5000), 'menu.too_many_pages'],
  ['a PDF of 5000 pages that says it has one', () => manyPages(5000, 1), 'menu.no_text_found'],
  ['a PDF that says it has a thousand million pages', () => manyPages(1, 1e9), 'menu.no_text_found'],
  ['a PDF whose pages are a branch of themselves', treeOfItself, 'menu.corrupt_file'],
  ['a PDF with a drawing that draws itself', drawingOfItself, 'menu.no_text_found'],
  ['a PDF whose stream says its own length, in a table that follows itself', lengthOfItself, 'menu.no_text_found'],
  ['half a PDF', () => half(menu()), 'menu.corrupt_file'],
];

const READ: [what: string, make: Make, dish: string][] = [
  [
    'a PDF with scripts wherever it can hold one',
    () => scriptedMenu(['THE QUIET KETTLE', 'SOUPS', 'Tomato Soup 4.50', 'Leek Soup 5.50', 'Onion Soup 6.50']),
    'Leek Soup',
  ],
  [
    'a PDF behind a page of HTML',
    () => Buffer.concat([Buffer.from('<html><script>alert(1)</script>\n'), menu()]),
    'Smoked Trout Dip',
  ],
  [
    'a JPEG that is a ZIP too',
    () => Buffer.concat([scan(), Buffer.from(`PK\x03\x04hidden-file PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]),
    'Bruschetta Classica',
  ],
  ['a JPEG that says it is a PDF', () => jpegWithPdfComment(scan()), 'Bruschetta Classica'],
];

describe('A hostile file', () => {
  let built: BuiltWorker;
  let folder: string;
  let pool: ExtractionPool;
  beforeAll(() => {
    built = buildWorker();
    folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
    pool = new ExtractionPool({
      workers: 1,
      workerFile: built.workerFile,
      bounds: { pageMs: PAGE_MS, memoryMb: MEMORY_MB },
    });
  });
  afterAll(async () => {
    await pool.close();
    built.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Most memory (MB) that the pool's workers held together while `work` went on, as far as this system tells. */
  async function peakDuring(work: Promise<unknown>): Promise<number> {
    let peak = 0;
    const look = (): void => {
      for (const pid of pool.pids) {
        try {
          peak = Math.max(
            peak,
            Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
          );
        } catch {
          // It has just ended.
        }
      }
    };
    const timer = setInterval(look, 20);
    await work.catch(nothing);
    clearInterval(timer);
    return peak;
  }

  async function read(bytes: Buffer, by = pool): Promise<ReadingOutcome> {
    const file = path.join(folder, 'menu');
    writeFileSync(file, bytes);
    // What the sender says of a file is never believed.
    return by.read({ files: [{ path: file, mimeType: 'image/png' }], picturesTo: path.join(folder, 'pages') }, nothing);
  }

  async function expectHealthy(by = pool): Promise<void> {
    const next = await by.read({ files: [{ path: fixture('text-menu.pdf'), mimeType: 'application/pdf' }] }, nothing);
    expect(next.reading.restaurantName).toBe('Harbor & Pine Kitchen');
  }

  it.each(REFUSED)(
    '%s is refused within bounds, with a plain sentence, and leaves nothing behind',
    async (_, make, code) => {
      const reading = read(await make());
      const peak = await peakDuring(reading);
      await expect(reading).rejects.toBeInstanceOf(UnreadableFileError);
      await expect(reading).rejects.toMatchObject({
        code,
        message: expect.stringMatching(/^[A-Z].*\. .*\.$|^[A-Z][^.]*\.$/) as string,
      });
      expect(peak).toBeLessThan(MEMORY_MB + OVERSHOOT_MB);
      expect(readdirSync(folder)).toEqual(['menu']);
      await expectHealthy();
    },
  );

  it.each(READ)('%s is read for its print alone', async (_, make, dish) => {
    const { reading, pictures } = await read(await make());
    expect(reading.categories.flatMap((category) => category.items).map((item) => item.name)).toContain(dish);
    const [picture] = pictures.map(({ file }) => readFileSync(file));
    expect(picture!.subarray(0, 4).toString()).toBe('RIFF');
    for (const trace of ['hidden-file', 'script', '%PDF']) expect(picture!.includes(trace)).toBe(false);
    rmSync(path.join(folder, 'pages'), { recursive: true });
    await expectHealthy();
  });

  it('a PDF whose drawings multiply ten thousand millionfold is ended when its time is over, its worker with it', async () => {
    const hurried = new ExtractionPool({ workers: 1, workerFile: built.workerFile, bounds: { pageMs: 5000 } });
    try {
      const begun = performance.now();
      const reading = read(drawingsOfDrawings(10), hurried);
      await expect(reading).rejects.toMatchObject({ code: 'menu.reading_too_slow' });
      expect(performance.now() - begun).toBeLessThan(15_000);
      expect(hurried.pids).toEqual([]);
      expect(existsSync(path.join(folder, 'pages'))).toBe(false);
      await expectHealthy(hurried);
    } finally {
      await hurried.close();
    }
  });

  it('among good ones is told before they are read in vain, as far as its header tells', async () => {
    const bomb = path.join(folder, 'bomb');
    writeFileSync(bomb, manyPages(5000));
    const stages: unknown[] = [];
    const files = [
      { path: fixture('text-menu.pdf'), mimeType: '' },
      { path: bomb, mimeType: '' },
    ];
    await expect(pool.read({ files }, (progress) => stages.push(progress))).rejects.toMatchObject({
      code: 'menu.too_many_pages',
    });
    expect(stages).toEqual([]);
  });

  it('as many pages over several files as no menu has is refused, though each file alone would do', async () => {
    const twenty = path.join(folder, 'twenty');
    writeFileSync(twenty, manyPages(20));
    const files = [1, 2, 3].map(() => ({ path: twenty, mimeType: '' }));
    await expect(pool.read({ files }, nothing)).rejects.toMatchObject({ code: 'menu.too_many_pages' });
  });
});
