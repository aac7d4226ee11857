import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { assertBlobName, isBlobName, newBlobName } from './blob-name';
import { BlobStore, type StoredBlob } from './blob-store';

const PORTION = 1000;
const HALF = '.part';
/** Nobody writes a file for so long: what is half written since then was left by a crash. */
const CRASHED_MS = 3_600_000;

/**
 * Blobs as files of one folder, readable by the service's user only. Instances on several machines need one folder that
 * all of them reach, or a bucket.
 */
export class FolderBlobStore extends BlobStore {
  /** @param portion so many names are listed at a time */
  constructor(
    private readonly folder: string,
    private readonly portion = PORTION,
  ) {
    super();
  }

  async put(bytes: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = newBlobName();
    // Written aside and renamed, so that a crash leaves no half blob under a real name.
    const part = path.join(this.folder, `${name}${HALF}`);
    try {
      const file = await open(part, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(part, path.join(this.folder, name));
      return name;
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | undefined> {
    return unlessGone(readFile(this.pathOf(name)));
  }

  async copyTo(name: string, file: string): Promise<boolean> {
    const copied = await unlessGone(
      copyFile(this.pathOf(name), file, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).then(() => true),
    );
    if (copied) await chmod(file, 0o600);
    return copied ?? false;
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** On its way it removes what a crash left half written, which no name leads to. */
  async *list(): AsyncGenerator<readonly StoredBlob[]> {
    const folder = await unlessGone(opendir(this.folder));
    if (!folder) return;
    let names: string[] = [];
    for await (const { name } of folder) {
      if (name.endsWith(HALF)) await this.removeCrashed(name);
      else if (isBlobName(name)) names.push(name);
      if (names.length < this.portion) continue;
      yield await this.stored(names);
      names = [];
    }
    if (names.length > 0) yield await this.stored(names);
  }

  private async removeCrashed(half: string): Promise<void> {
    const file = path.join(this.folder, half);
    const found = await unlessGone(stat(file));
    if (found && found.mtimeMs < Date.now() - CRASHED_MS) await rm(file, { force: true });
  }

  /** Another instance may remove one while it is looked at. */
  private async stored(names: readonly string[]): Promise<StoredBlob[]> {
    const found = await Promise.all(
      names.map(async (name) => ({ name, file: await unlessGone(stat(this.pathOf(name))) })),
    );
    return found.flatMap(({ name, file }) => (file ? [{ name, storedAt: file.mtime }] : []));
  }

  private pathOf(name: string): string {
    assertBlobName(name);
    return path.resolve(this.folder, name);
  }
}

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
