import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StandInBucket } from '@chalkboard/tools/platform/testing.mjs';
import type { BlobStore, StoredBlob } from './blob-store';
import { FolderBlobStore } from './folder-blob-store';
import { S3BlobStore, type S3Settings } from './s3-blob-store';

/** So many names a store lists at a time here. */
const PORTION = 50;

let folder: string;
let bucket: StandInBucket;
beforeAll(async () => {
  bucket = await StandInBucket.start();
  bucket.page = PORTION;
});
afterAll(() => bucket.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
  bucket.objects.clear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inBucket = (more: Partial<S3Settings> = {}) =>
  S3BlobStore.open({
    bucket: bucket.bucket,
    endpoint: bucket.endpoint,
    region: bucket.region,
    keyId: bucket.keyId,
    secret: bucket.secret,
    pathStyle: true,
    prefix: '',
    ...more,
  });

/** One suite for every adapter of the port: a new one is a line here. */
const ADAPTERS: [string, () => Promise<BlobStore>][] = [
  ['a folder', async () => new FolderBlobStore(path.join(folder, 'blobs'), PORTION)],
  ['a bucket', () => inBucket()],
  ['a bucket, under a prefix', () => inBucket({ prefix: 'chalkboard/files/' })],
];

async function listed(store: BlobStore): Promise<StoredBlob[]> {
  const all: StoredBlob[] = [];
  for await (const some of store.list()) all.push(...some);
  return all;
}

describe.each(ADAPTERS)('blobs in %s', (_, make) => {
  let store: BlobStore;
  beforeEach(async () => {
    store = await make();
  });

  it('come back as they were stored, under a name of the store’s own', async () => {
    const name = await store.put(Buffer.from('menu'));
    expect(await store.get(name)).toEqual(Buffer.from('menu'));
    expect(await store.put(Buffer.from('menu'))).not.toBe(name);
  });

  it('may be empty, and as large as an upload', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(10 * 1024 * 1024, 'menu')]) {
      expect((await store.get(await store.put(bytes)))?.equals(bytes)).toBe(true);
    }
  });

  it('are copied into a file that we alone can read', async () => {
    const file = path.join(folder, 'copy');
    expect(await store.copyTo(await store.put(Buffer.from('menu')), file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('menu');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('are never copied over a file that is there', async () => {
    const file = path.join(folder, 'copy');
    writeFileSync(file, 'of somebody else');
    await expect(store.copyTo(await store.put(Buffer.from('menu')), file)).rejects.toThrow('EEXIST');
    expect(readFileSync(file, 'utf8')).toBe('of somebody else');
  });

  it('are gone when removed, and removing twice is no fault', async () => {
    const name = await store.put(Buffer.from('menu'));
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
    expect(await store.copyTo(name, path.join(folder, 'copy'))).toBe(false);
    expect(existsSync(path.join(folder, 'copy'))).toBe(false);
    expect(await listed(store)).toEqual([]);
  });

  it('are listed with the time they were stored', async () => {
    const name = await store.put(Buffer.from('menu'));
    const [blob] = await listed(store);
    expect(blob?.name).toBe(name);
    expect(Math.abs((blob?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('are listed a part at a time, each once, however many there are', async () => {
    const names: string[] = [];
    while (names.length < 2 * PORTION + 10)
      names.push(...(await Promise.all(Array.from({ length: 10 }, () => store.put(Buffer.from('menu'))))));
    const parts: number[] = [];
    for await (const some of store.list()) parts.push(some.length);
    expect(Math.max(...parts)).toBeLessThanOrEqual(PORTION);
    expect(parts.length).toBeGreaterThan(2);
    expect((await listed(store)).map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it.each(['../secrets.json', '/etc/passwd', '', 'A'.repeat(48)])(
    'are never touched by a name from outside: %s',
    async (name) => {
      await expect(store.get(name)).rejects.toThrow('not a name of this store');
      await expect(store.copyTo(name, path.join(folder, 'copy'))).rejects.toThrow('not a name of this store');
      await expect(store.remove(name)).rejects.toThrow('not a name of this store');
    },
  );
});

it('a folder store shows no half-written blob, and removes one that a crash left', async () => {
  const store = new FolderBlobStore(folder);
  await store.put(Buffer.from('whole'));
  const half = path.join(folder, `${'0'.repeat(48)}.part`);
  writeFileSync(half, 'ha');
  expect(await listed(store)).toHaveLength(1);
  expect(readdirSync(folder)).toHaveLength(2);
  const before = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(half, before, before);
  expect(await listed(store)).toHaveLength(1);
  expect(existsSync(half)).toBe(false);
});
