import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kept } from './kept.mjs';

describe('Words that are kept', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(path.join(os.tmpdir(), 'kept-'))));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('are read once', async () => {
    const read = jest.fn(() => Promise.resolve([{ words: ['Soup'] }]));
    const folder = path.join(dir, 'words');
    expect(await kept(folder, 'menu-1', read)).toEqual([{ words: ['Soup'] }]);
    expect(await kept(folder, 'menu-1', read)).toEqual([{ words: ['Soup'] }]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are read each time where no folder is named', async () => {
    const read = jest.fn(() => Promise.resolve([]));
    await kept(undefined, 'menu-1', read);
    await kept(undefined, 'menu-1', read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
