import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlobStore, DependencyUnavailableError, FolderBlobStore, type LiveHints } from '@chalkboard/service-kit';
import { Logger } from '@nestjs/common';
import type { Job, UploadedFile } from '../../domain/menu/extraction-job';
import type { JobRepository } from '../../domain/menu/job.repository';
import type { SourceImageRepository } from '../../domain/menu/source-image.repository';
import { MenuReader, type ReadRequest } from '../../domain/reading/menu-reader';
import type { PageFound } from '../../domain/reading/page-found';
import type { ReadProgress } from '../../domain/reading/read-progress';
import type { ReadingOutcome } from '../../domain/reading/reading-outcome';
import { DiskReadingFolders } from '../../persistence/disk-reading-folders';
import { ExtractMenuHandler } from './extract-menu.handler';

const JOB: Job = {
  id: 'j1',
  revision: 1,
  status: 'running',
  stage: 'uploading',
  pages: null,
  visitor: 'me',
  fields: {},
  shareId: null,
  updates: null,
  problem: null,
  attempts: 1,
};

/** Writes one picture, tells what it found, then reads an empty menu, or fails. */
class OnePageReader extends MenuReader {
  constructor(
    private readonly fault?: Error,
    private readonly found: (file: string) => readonly PageFound[] = () => [],
  ) {
    super();
  }

  async read(
    { picturesTo }: ReadRequest,
    onProgress: (progress: ReadProgress) => void,
    onFound: (found: PageFound) => void = () => undefined,
  ): Promise<ReadingOutcome> {
    const file = path.join(picturesTo!, '1.webp');
    writeFileSync(file, 'picture');
    this.found(file).forEach(onFound);
    onProgress({ stage: 'structuring' });
    if (this.fault) throw this.fault;
    return {
      reading: {
        currency: 'USD',
        language: 'en',
        categories: [],
        prices: { seen: 0, placed: 0, unplaced: [] },
        print: { placed: 1, unplaced: [] },
      },
      reader: 'ocr',
      pages: [],
      pictures: [{ page: 1, width: 30, height: 40, file }],
    };
  }
}

let folder: string;
const calls = {
  complete: jest.fn(),
  completeDraft: jest.fn(),
  release: jest.fn(),
  postpone: jest.fn(),
  fail: jest.fn(),
  note: jest.fn(),
  keep: jest.fn(),
  ofJob: jest.fn(),
};
const files = (name: string) => readdirSync(path.join(folder, name));
const store = () => new FolderBlobStore(path.join(folder, 'blobs'));

async function execute(
  reader: MenuReader,
  job: Partial<Job> = {},
  { uploaded = [], blobs = store() }: { uploaded?: readonly UploadedFile[]; blobs?: BlobStore } = {},
): Promise<void> {
  const jobs = { ...calls, keep: jest.fn(), progress: jest.fn() } as unknown as JobRepository;
  const sourceImage = {
    blobsOf: async () => [],
    ofJob: calls.ofJob,
    keep: calls.keep,
  } as unknown as SourceImageRepository;
  const hints = { send: jest.fn() } as unknown as LiveHints;
  const handler = new ExtractMenuHandler(
    jobs,
    sourceImage,
    blobs,
    reader,
    new DiskReadingFolders(path.join(folder, 'reading')),
    hints,
    'UTC',
  );
  await handler.execute({ job: { ...JOB, ...job }, isMembers: false, files: uploaded });
}

// The faults below are meant.
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'extract-'));
  Object.values(calls).forEach((call) => call.mockReset());
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the pictures of a reading', () => {
  it('are taken from their own folder alone, whatever path a worker names', async () => {
    const secret = path.join(folder, 'secret.webp');
    writeFileSync(secret, 'of somebody else');
    await execute(
      new OnePageReader(new Error('lost'), () => [{ picture: { page: 1, width: 30, height: 40, file: secret } }]),
    );
    expect(calls.keep).not.toHaveBeenCalled();
    expect(calls.note).not.toHaveBeenCalled();
  });

  it('go to the store and are recorded with the menu; their folder goes', async () => {
    calls.complete.mockResolvedValueOnce(true);
    await execute(new OnePageReader());
    const [blob] = files('blobs');
    expect(calls.complete).toHaveBeenLastCalledWith('j1', expect.objectContaining({ editRightHashes: ['me'] }), [
      { blob, page: 1, width: 30, height: 40 },
    ]);
    expect(files('reading')).toEqual([]);
  });

  it('are recorded with a draft when the job reads new photos of a menu', async () => {
    calls.completeDraft.mockResolvedValueOnce(true);
    await execute(new OnePageReader(), { updates: 's1' });
    expect(calls.completeDraft).toHaveBeenLastCalledWith(
      'j1',
      expect.objectContaining({ facts: expect.objectContaining({ reader: 'ocr' }) as object }),
      [expect.objectContaining({ page: 1 })],
    );
  });

  it('do not stay when another has ended the job meanwhile', async () => {
    calls.complete.mockResolvedValueOnce(false);
    await execute(new OnePageReader());
    expect(files('blobs')).toEqual([]);
  });

  it('do not stay when the database is not reached', async () => {
    calls.complete.mockRejectedValueOnce(new Error('away'));
    await execute(new OnePageReader());
    expect([files('blobs'), files('reading')]).toEqual([[], []]);
    expect(calls.release).toHaveBeenCalledWith('j1');
  });

  it('do not stay when reading fails half way', async () => {
    await execute(new OnePageReader(new Error('lost')));
    expect(files('reading')).toEqual([]);
  });

  const picture = (file: string): PageFound => ({ picture: { page: 1, width: 30, height: 40, file } });

  it('are kept as soon as they are written, once', async () => {
    calls.keep.mockResolvedValueOnce(true);
    calls.complete.mockResolvedValueOnce(true);
    calls.ofJob.mockImplementation(async () => ({ pages: [calls.keep.mock.calls[0]![1]] }));
    await execute(new OnePageReader(undefined, (file) => [picture(file)]));
    const [blob] = files('blobs');
    expect(files('blobs')).toHaveLength(1);
    expect(calls.note).toHaveBeenCalledWith('j1', { page: 1, picture: true });
    expect(calls.complete.mock.calls[0]![2]).toEqual([{ blob, page: 1, width: 30, height: 40 }]);
  });

  it('do not lie in the store twice when an attempt before this one kept them', async () => {
    const before = { blob: 'before', page: 1, width: 30, height: 40 };
    calls.keep.mockResolvedValueOnce(false);
    calls.complete.mockResolvedValueOnce(true);
    calls.ofJob.mockResolvedValue({ pages: [before] });
    await execute(new OnePageReader(undefined, (file) => [picture(file)]));
    expect(files('blobs')).toEqual([]);
    expect(calls.complete.mock.calls[0]![2]).toEqual([before]);
  });

  it('that were kept stay when the job is given back: the next attempt goes on with them', async () => {
    calls.keep.mockResolvedValueOnce(true);
    await execute(new OnePageReader(new Error('lost'), (file) => [picture(file)]));
    expect(files('blobs')).toHaveLength(1);
    expect(calls.release).toHaveBeenCalledWith('j1');
  });

  it('come with what was found on the page; what a worker must not say is left out, and the menu is read all the same', async () => {
    calls.complete.mockResolvedValueOnce(true);
    const lines: PageFound = { page: 1, turned: 0, shape: 0.7, lines: [[0.1, 0.2, 0.3, 0.02]], read: 0 };
    const beyond: PageFound = { page: 1, lines: [[0.1, 7, 0.3, 0.02]] };
    const dishes: PageFound = { page: 1, dishes: [{ name: 'Soup', price: '$5.00' }] };
    await execute(new OnePageReader(undefined, () => [lines, beyond, dishes]));
    expect(calls.note.mock.calls).toEqual([
      ['j1', lines],
      ['j1', dishes],
    ]);
    expect(calls.complete).toHaveBeenCalledTimes(1);
  });

  it('are taken along with no more notes than a menu needs', async () => {
    calls.complete.mockResolvedValueOnce(true);
    await execute(
      new OnePageReader(undefined, () => Array.from({ length: 2000 }, (_, read) => ({ page: 1, read: read % 400 }))),
    );
    expect(calls.note.mock.calls.length).toBeLessThanOrEqual(400);
  });
});

describe('the files of a reading', () => {
  /** Tells what it was given to read. */
  class Witness extends OnePageReader {
    readonly given: { path: string; text: string }[] = [];

    override async read(request: ReadRequest): Promise<ReadingOutcome> {
      for (const file of request.files) this.given.push({ path: file.path, text: readFileSync(file.path, 'utf8') });
      return super.read(request, () => undefined);
    }
  }
  const uploaded = (blob: string): UploadedFile => ({
    blob,
    mimeType: 'image/jpeg',
    bytes: 4,
    hash: '',
    adjustment: null,
  });

  it('are copies, in their order, which go with the folder of the reading', async () => {
    calls.complete.mockResolvedValueOnce(true);
    const witness = new Witness();
    await execute(
      witness,
      {},
      { uploaded: [uploaded(await store().put(Buffer.from('one'))), uploaded(await store().put(Buffer.from('two')))] },
    );
    expect(witness.given.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(witness.given.every(({ path: file }) => file.startsWith(path.join(folder, 'reading')))).toBe(true);
    expect(files('reading')).toEqual([]);
  });

  it('that the store cannot give now are read later, and no attempt is used up', async () => {
    const away = Object.assign(Object.create(store()) as BlobStore, {
      copyTo: () => Promise.reject(new DependencyUnavailableError('The store of files')),
    });
    await execute(new OnePageReader(), { attempts: 3 }, { uploaded: [uploaded('0'.repeat(48))], blobs: away });
    expect(calls.postpone).toHaveBeenCalledWith('j1');
    expect(calls.release).not.toHaveBeenCalled();
    expect(calls.fail).not.toHaveBeenCalled();
    expect(files('reading')).toEqual([]);
  });

  it('that are gone end the job once it was tried often enough', async () => {
    await execute(new OnePageReader(), { attempts: 3 }, { uploaded: [uploaded('0'.repeat(48))] });
    expect(calls.fail).toHaveBeenCalledWith('j1', expect.objectContaining({ code: 'menu.extraction_failed' }));
  });
});
