import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BlobStore } from './blob-store';
import { FolderBlobStore } from './folder-blob-store';

/** One suite for every adapter of the port: a new one is a line here. */
const ADAPTERS: [string, (folder: string) => BlobStore][] = [['a folder', (folder) => new FolderBlobStore(path.join(folder, 'blobs'))]];

describe.each(ADAPTERS)('blobs in %s', (_, make) => {
  let folder: string;
  let store: BlobStore;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
    store = make(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('come back as they were stored, under a name of the store’s own', async () => {
    const name = await store.put(Buffer.from('menu'));
    expect(await store.get(name)).toEqual(Buffer.from('menu'));
    expect(readFileSync(await store.localPath(name), 'utf8')).toBe('menu');
    expect(await store.put(Buffer.from('menu'))).not.toBe(name);
  });

  it('are gone when removed, and removing twice is no fault', async () => {
    const name = await store.put(Buffer.from('menu'));
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
    expect(await store.list()).toEqual([]);
  });

  it('are listed with the time they were stored', async () => {
    const name = await store.put(Buffer.from('menu'));
    const [blob] = await store.list();
    expect(blob?.name).toBe(name);
    expect(Math.abs((blob?.storedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it.each(['../secrets.json', '/etc/passwd', ''])('are never read by a name from outside: %s', async (name) => {
    await expect(store.get(name)).rejects.toThrow('not a name of this store');
  });
});

it('a folder store shows no half-written blob', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blobs-'));
  const store = new FolderBlobStore(folder);
  await store.put(Buffer.from('whole'));
  writeFileSync(path.join(folder, `${'0'.repeat(48)}.part`), 'ha');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await store.list()).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
