import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskReadingFolders } from './disk-reading-folders';

let parent: string;
let folders: DiskReadingFolders;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'folders-'));
  folders = new DiskReadingFolders(path.join(parent, 'reading'));
});
afterEach(() => rmSync(parent, { recursive: true }));

it('a folder is there for the work, for us alone, and gone after it', async () => {
  const folder = await folders.use(async (mine) => {
    writeFileSync(path.join(mine, 'page.webp'), 'picture');
    expect(statSync(mine).mode & 0o077).toBe(0);
    return mine;
  });
  expect(existsSync(folder)).toBe(false);
});

it('a folder is gone when the work fails, too', async () => {
  let mine = '';
  await expect(
    folders.use(async (folder) => Promise.reject(new Error(`failed in ${(mine = folder)}`))),
  ).rejects.toThrow('failed in');
  expect(existsSync(mine)).toBe(false);
});

it('what a crash left is removed when it is old enough; what is in use is not', async () => {
  const hour = 3_600_000;
  expect(await folders.removeStale(new Date())).toBe(0);
  await folders.use(async (old) => {
    utimesSync(old, new Date(Date.now() - 2 * hour), new Date(Date.now() - 2 * hour));
    await folders.use(async (inUse) => {
      expect(await folders.removeStale(new Date(Date.now() - hour))).toBe(1);
      expect([existsSync(old), existsSync(inUse)]).toEqual([false, true]);
    });
  });
});
