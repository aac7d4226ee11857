import path from 'node:path';
import { ReleaseList, type RemoteName, type RemoteReleases } from '@chalkboard/contracts';
import { changeFile } from '@chalkboard/service-kit/change-file';
import { watchedFile } from '../pages/watched-file';
import { withdrawn } from './release-rules';

const FILE = 'remotes.json';
const NOTHING: ReleaseList = { remotes: {} };

/** `remotes.json` of the environment: read again when it has changed, so that a release needs no restart. */
export class ReleaseListFile {
  private readonly file: string;
  private readonly now: () => Promise<ReleaseList | undefined>;
  private last: ReleaseList | undefined;

  /** @param dir where it lies */
  constructor(dir: string) {
    this.file = path.join(dir, FILE);
    this.now = watchedFile(this.file, (text) => ReleaseList.parse(JSON.parse(text)));
  }

  /** As it is; a file that is away or broken changes nothing. */
  async read(): Promise<ReleaseList> {
    const list = await this.now();
    if (list) this.last = list;
    return this.last ?? NOTHING;
  }

  /** Why it cannot be read; undefined when it can. */
  async fault(): Promise<string | undefined> {
    return (await this.now()) ? undefined : `${FILE} is missing or broken`;
  }

  /** Takes back the version that is tried, if it still is that one. */
  async withdraw(name: RemoteName, version: string, why: string): Promise<void> {
    await changeFile(this.file, (text) => {
      if (text === undefined) return undefined;
      const list = ReleaseList.parse(JSON.parse(text));
      const releases: RemoteReleases | undefined = list.remotes[name];
      if (!releases) return undefined;
      const changed = withdrawn(releases, { version, at: new Date().toISOString(), why });
      return changed === releases
        ? undefined
        : `${JSON.stringify({ ...list, remotes: { ...list.remotes, [name]: changed } }, undefined, 2)}\n`;
    });
  }
}
