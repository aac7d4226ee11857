import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BlobStore } from './blob-store';

const NAME = /^[0-9a-f]{48}$/;

/** Blobs as files of one folder, readable by the service's user only. */
export class FolderBlobStore extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(bytes: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = randomBytes(24).toString('hex');
    // Written aside and renamed, so that a crash leaves no half blob under a real name.
    const part = path.join(this.folder, `${name}.part`);
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path.join(this.folder, name));
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async list(): Promise<{ name: string; storedAt: Date }[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const blobs = await Promise.all(names.map(async (name) => ({ name, storedAt: (await stat(path.join(this.folder, name))).mtime })));
    return blobs.filter(({ name }) => NAME.test(name));
  }

  async localPath(name: string): Promise<string> {
    return this.pathOf(name);
  }

  /** @throws when the name is not one of the store's */
  private pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('not a name of this store');
    return path.resolve(this.folder, name);
  }
}
