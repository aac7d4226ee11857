import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseList, RemoteName } from '@chalkboard/contracts';

/** The files of the versions that a system's visitors get, which a test may take away from under its edge. */
export class ReleasedFiles {
  private readonly dir: string;

  /** @param dataDir of the system */
  constructor(dataDir: string) {
    this.dir = path.join(dataDir, 'remotes');
  }

  takeAway(name: RemoteName): void {
    renameSync(this.folderOf(name), `${this.folderOf(name)}.away`);
  }

  putBack(name: RemoteName): void {
    renameSync(`${this.folderOf(name)}.away`, this.folderOf(name));
  }

  private folderOf(name: RemoteName): string {
    const { remotes } = JSON.parse(readFileSync(path.join(this.dir, 'remotes.json'), 'utf8')) as ReleaseList;
    return path.join(this.dir, name, remotes[name]!.running);
  }
}
