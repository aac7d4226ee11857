import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ReadingFolders } from '../domain/menu/reading-folders';

/** Folders of one parent folder, readable by the service's user only. */
export class DiskReadingFolders extends ReadingFolders {
  constructor(private readonly parent: string) {
    super();
  }

  async use<T>(work: (folder: string) => Promise<T>): Promise<T> {
    await mkdir(this.parent, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(path.join(this.parent, 'pages-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async removeStale(before: Date): Promise<number> {
    const names = await readdir(this.parent).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    let removed = 0;
    for (const folder of names.map((name) => path.join(this.parent, name))) {
      // One that ends its work just now is gone already.
      const found = await stat(folder).catch(() => undefined);
      if (!found || found.mtime >= before) continue;
      await rm(folder, { recursive: true, force: true });
      removed += 1;
    }
    return removed;
  }
}
