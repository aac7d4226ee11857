import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const SOURCES = ['apps', 'services', 'libs', 'tools', 'package.json', 'tsconfig.base.json'];
const NOT_SOURCE = /(^|[\\/])(node_modules|dist|\.cache)$/;
const OURS = '@chalkboard';

/**
 * The workspace as it is in somebody's next commit: a copy of its sources in which something is changed, built apart
 * from what runs.
 */
export class OtherSources {
  /** @param dir an empty folder */
  constructor(readonly dir: string) {
    for (const source of SOURCES)
      cpSync(path.join(ROOT, source), path.join(dir, source), {
        recursive: true,
        filter: (from) => !NOT_SOURCE.test(from),
      });
    this.linkPackages();
  }

  /** @param text has to be in the file, so that a change that changes nothing is noticed */
  change(file: string, text: string, by: string): this {
    const at = path.join(this.dir, file);
    const before = readFileSync(at, 'utf8');
    if (!before.includes(text)) throw new Error(`${file} does not contain "${text}"`);
    writeFileSync(
      at,
      before.replace(text, () => by),
    );
    return this;
  }

  add(file: string, text: string): this {
    writeFileSync(path.join(this.dir, file), text);
    return this;
  }

  /** Builds the projects in these folders, one after the other. */
  async build(...folders: string[]): Promise<this> {
    for (const folder of folders) await run('npm', ['run', '--silent', 'build'], path.join(this.dir, folder));
    return this;
  }

  /** Runs a command of the tools, as who releases from these sources does. */
  command(script: string, args: readonly string[], env: Record<string, string>): Promise<string> {
    return run(process.execPath, [path.join(this.dir, script), ...args], this.dir, env);
  }

  /** Packages stay where they are; those of the workspace are these. */
  private linkPackages(): void {
    const packages = path.join(ROOT, 'node_modules');
    const linked = path.join(this.dir, 'node_modules');
    mkdirSync(path.join(linked, OURS), { recursive: true });
    for (const name of readdirSync(packages))
      if (name !== OURS) symlinkSync(path.join(packages, name), path.join(linked, name));
    for (const name of readdirSync(path.join(packages, OURS))) {
      const link = path.join(packages, OURS, name);
      if (lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), path.join(linked, OURS, name));
    }
    for (const parent of ['apps', 'services', 'libs', 'apps/shell', 'apps/storefront']) {
      for (const name of readdirSync(path.join(ROOT, parent))) {
        const own = path.join(parent, name, 'node_modules');
        if (existsSync(path.join(ROOT, own)) && existsSync(path.join(this.dir, parent, name)))
          symlinkSync(path.join(ROOT, own), path.join(this.dir, own));
      }
    }
    if (
      existsSync(path.join(ROOT, 'apps/shell/node_modules')) &&
      !existsSync(path.join(this.dir, 'apps/shell/node_modules'))
    )
      symlinkSync(path.join(ROOT, 'apps/shell/node_modules'), path.join(this.dir, 'apps/shell/node_modules'));
  }
}

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(
      `${path.basename(command)} ${args.join(' ')} in ${path.basename(cwd)} ended with ${code}:\n${output}`,
    );
  return output;
}
