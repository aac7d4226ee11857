import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { FolderBlobStore, type LiveHints } from '@chalkboard/service-kit';
import type { Job } from '../../domain/menu/extraction-job';
import type { JobRepository } from '../../domain/menu/job.repository';
import type { PaperRepository } from '../../domain/menu/paper.repository';
import { MenuReader, type ReadRequest } from '../../domain/reading/menu-reader';
import type { ReadingOutcome } from '../../domain/reading/reading-outcome';
import { DiskPictureFolders } from '../../persistence/disk-picture-folders';
import { ExtractMenuHandler } from './extract-menu.handler';

const JOB: Job = { id: 'j1', revision: 1, status: 'running', stage: 'uploading', pages: null, visitor: 'me', fields: {}, shareId: null, updates: null, problem: null, attempts: 1 };

/** Writes one picture, then reads an empty menu, or fails. */
class OnePageReader extends MenuReader {
  constructor(private readonly fault?: Error) {
    super();
  }

  async read({ picturesTo }: ReadRequest): Promise<ReadingOutcome> {
    const file = path.join(picturesTo!, '1.webp');
    writeFileSync(file, 'picture');
    if (this.fault) throw this.fault;
    return { reading: { currency: 'USD', language: 'en', categories: [], prices: { seen: 0, placed: 0, unplaced: [] }, print: { placed: 1, unplaced: [] } }, reader: 'ocr', pages: [], pictures: [{ page: 1, width: 30, height: 40, file }] };
  }
}

describe('the pictures of a reading', () => {
  let folder: string;
  // The faults below are meant.
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'extract-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const calls = { complete: jest.fn(), completeDraft: jest.fn(), release: jest.fn() };
  const files = (name: string) => readdirSync(path.join(folder, name));

  async function execute(reader: MenuReader, job: Partial<Job> = {}): Promise<void> {
    const jobs = { ...calls, keep: jest.fn(), progress: jest.fn() } as unknown as JobRepository;
    const paper = { blobsOf: async () => [] } as unknown as PaperRepository;
    const hints = { send: jest.fn() } as unknown as LiveHints;
    const handler = new ExtractMenuHandler(jobs, paper, new FolderBlobStore(path.join(folder, 'blobs')), reader, new DiskPictureFolders(path.join(folder, 'reading')), hints, 'UTC');
    await handler.execute({ job: { ...JOB, ...job }, files: [] });
  }

  it('go to the store and are recorded with the menu; their folder goes', async () => {
    calls.complete.mockResolvedValueOnce(true);
    await execute(new OnePageReader());
    const [blob] = files('blobs');
    expect(calls.complete).toHaveBeenLastCalledWith('j1', expect.objectContaining({ editRightHashes: ['me'] }), [{ blob, page: 1, width: 30, height: 40 }]);
    expect(files('reading')).toEqual([]);
  });

  it('are recorded with a draft when the job reads new photos of a menu', async () => {
    calls.completeDraft.mockResolvedValueOnce(true);
    await execute(new OnePageReader(), { updates: 's1' });
    expect(calls.completeDraft).toHaveBeenLastCalledWith('j1', expect.objectContaining({ facts: expect.objectContaining({ reader: 'ocr' }) as object }), [expect.objectContaining({ page: 1 })]);
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
});
