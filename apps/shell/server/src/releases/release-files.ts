import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FILE, RemoteBuild, type Released, type RemoteName } from '@chalkboard/contracts';

/** Bytes of files that are kept in memory: those of the versions that are in use. */
const KEPT_BYTES = 64 * 1024 * 1024;
const ASK_MS = 5000;

/**
 * Files of released remotes, from a folder or from where their record says. What does not have the hash that was
 * released is never given.
 */
export class ReleaseFiles {
  private readonly builds = new Map<string, Promise<RemoteBuild>>();
  private readonly kept = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  /** @param dir holds `<name>/<version>/` of what lies nowhere else */
  constructor(private readonly dir: string) {}

  /** What lies in a version's folder. @throws Error where it is not there, or not what was released */
  build(name: RemoteName, released: Released): Promise<RemoteBuild> {
    const key = `${name}@${released.version}`;
    const known = this.builds.get(key);
    if (known) return known;
    const reading = this.readBuild(name, released);
    this.builds.set(key, reading);
    reading.catch(() => this.builds.delete(key));
    return reading;
  }

  /** @param file one of the build's `files` @throws Error as `build` */
  async read(name: RemoteName, released: Released, file: string): Promise<Buffer> {
    const key = `${name}@${released.version}/${file}`;
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const { files } = await this.build(name, released);
    const reading = this.fetch(name, released, file).then((content) => verified(content, files[file], key));
    this.kept.set(key, reading);
    try {
      this.bytes += (await reading).length;
      await this.makeRoom();
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
    return reading;
  }

  /** Why a version cannot be served as it was released; undefined when it can. Looks at its place, whatever is kept. */
  async faultOf(name: RemoteName, released: Released): Promise<string | undefined> {
    let build: RemoteBuild;
    try {
      build = await this.readBuild(name, released);
    } catch {
      return `version ${released.version} is not where it was released to`;
    }
    const needed = new Set([
      build.entry,
      ...build.scripts,
      ...build.styles,
      ...Object.values(build.texts ?? {}).flat(),
      ...Object.values(build.ownPages).flatMap(({ scripts, styles, texts = {} }) => [
        ...scripts,
        ...styles,
        ...Object.values(texts).flat(),
      ]),
    ]);
    const missing: string[] = [];
    await Promise.all([...needed].map((file) => this.find(name, released, file).catch(() => missing.push(file))));
    return missing.length ? `misses ${missing.sort().join(', ')}` : undefined;
  }

  private async readBuild(name: RemoteName, released: Released): Promise<RemoteBuild> {
    const content = verified(
      await this.fetch(name, released, BUILD_FILE),
      released.integrity,
      `${name}@${released.version}/${BUILD_FILE}`,
    );
    return RemoteBuild.parse(JSON.parse(content.toString('utf8')));
  }

  private async fetch(name: RemoteName, released: Released, file: string): Promise<Buffer> {
    if (!released.files) return readFile(path.join(this.dir, name, released.version, file));
    const response = await fetch(addressOf(released.files, file), { signal: AbortSignal.timeout(ASK_MS) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${file} is answered by ${response.status}`);
    }
    return Buffer.from(await response.arrayBuffer());
  }

  private async find(name: RemoteName, released: Released, file: string): Promise<void> {
    if (!released.files) return access(path.join(this.dir, name, released.version, file));
    const response = await fetch(addressOf(released.files, file), {
      method: 'HEAD',
      signal: AbortSignal.timeout(ASK_MS),
    });
    if (!response.ok) throw new Error(`${file} is answered by ${response.status}`);
  }

  private async makeRoom(): Promise<void> {
    for (const [key, reading] of this.kept) {
      if (this.bytes <= KEPT_BYTES) return;
      this.kept.delete(key);
      this.bytes -= (await reading.catch(() => Buffer.alloc(0))).length;
    }
  }
}

function addressOf(base: string, file: string): string {
  return new URL(file, base.endsWith('/') ? base : `${base}/`).href;
}

function verified(content: Buffer, integrity: string | undefined, what: string): Buffer {
  if (integrity === undefined) throw new Error(`${what} is no file of its build`);
  const found = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`${what} is not what was released`);
  return content;
}
