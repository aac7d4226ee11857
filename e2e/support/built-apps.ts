import { cpSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, type RemoteName } from '@chalkboard/contracts';

const APPS = path.resolve(__dirname, '../../apps');

/** Copies of the built remotes that a test may take away from under a running edge. */
export class BuiltApps {
  private readonly folder = mkdtempSync(path.join(process.env.TEST_TMP_DIR ?? '', 'apps-'));

  constructor() {
    for (const name of REMOTES) cpSync(path.join(APPS, name, 'dist'), this.folderOf(name), { recursive: true });
  }

  /** Variables by which the edge serves these copies. */
  get env(): Record<string, string> {
    return Object.fromEntries(REMOTES.map((name) => [`${name.toUpperCase()}_DIR`, this.folderOf(name)]));
  }

  takeAway(name: RemoteName): void {
    renameSync(this.folderOf(name), `${this.folderOf(name)}.away`);
  }

  putBack(name: RemoteName): void {
    renameSync(`${this.folderOf(name)}.away`, this.folderOf(name));
  }

  private folderOf(name: RemoteName): string {
    return path.join(this.folder, name);
  }
}
