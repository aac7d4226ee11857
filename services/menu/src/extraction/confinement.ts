import { fork, spawnSync, type ChildProcess, type ForkOptions } from 'node:child_process';
import path from 'node:path';

/**
 * A user namespace of its own lets a process look into no other, whoever it runs as; in its network namespace there is
 * no network at all.
 */
const NAMESPACES = ['--user', '--net', '--'];
const PROBE_MS = 5000;

/**
 * Node's permission model, by the name that this version has for it. It holds for scripts, such as those that a PDF
 * smuggles in, and not for native code.
 */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Folders that a confined process reaches, besides its own program and packages. */
export interface Reach {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

export interface ConfinedOptions {
  readonly args?: readonly string[];
  /** Heap (MB). */
  readonly heapMb: number;
  readonly env: NodeJS.ProcessEnv;
  readonly stdio: ForkOptions['stdio'];
  readonly serialization?: ForkOptions['serialization'];
  /** Undefined: all files that its user can read. */
  readonly reach?: Reach;
}

let namespaces: boolean | undefined;

/**
 * Whether the platform lets a process have namespaces of its own: many containers do not, and systems other than Linux
 * have none.
 */
function hasNamespaces(): boolean {
  namespaces ??=
    process.platform === 'linux' &&
    spawnSync('unshare', [...NAMESPACES, process.execPath, '--version'], { stdio: 'ignore', timeout: PROBE_MS })
      .status === 0;
  return namespaces;
}

/** For the operator: what keeps a process that opens strangers' files from the rest. */
export function describeConfinement(): string {
  if (hasNamespaces())
    return 'Files of strangers are opened in processes without network, which can look into no other process.';
  return 'Files of strangers are opened in processes that only Node’s permission model confines: this platform lets them have no namespaces of their own, so that they share its network.';
}

/**
 * Starts a Node program that opens strangers' files, as confined as the platform allows. It gets no environment but the
 * given one.
 */
export function forkConfined(
  file: string,
  { args = [], heapMb, env, stdio, serialization, reach }: ConfinedOptions,
): ChildProcess {
  const node = [`--max-old-space-size=${heapMb}`, ...(reach ? permissions(file, reach) : [])];
  const launch = hasNamespaces()
    ? { execPath: 'unshare', execArgv: [...NAMESPACES, process.execPath, ...node] }
    : { execArgv: node };
  // `unshare` becomes the program: its process id is the program's.
  return fork(file, args, { ...launch, env, stdio, serialization });
}

/** Threads and native libraries are needed to read; both take the folders' limits with them as far as Node sees. */
function permissions(file: string, { read, write }: Reach): string[] {
  // Node 20 crashes where a folder is named twice.
  const unique = (folders: readonly string[]) => [...new Set(folders.map((folder) => path.resolve(folder)))];
  const readable = unique([path.dirname(file), ...packagesFor(file), ...read, ...write]);
  return [
    '--no-warnings',
    PERMISSION,
    '--allow-worker',
    '--allow-addons',
    ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
    ...unique(write).map((folder) => `--allow-fs-write=${folder}/*`),
  ];
}

/** Where packages are looked for from a file on: `node_modules` beside it and in every folder above. */
function packagesFor(file: string): string[] {
  const folders: string[] = [];
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    if (path.basename(folder) !== 'node_modules') folders.push(path.join(folder, 'node_modules'));
    if (folder === path.dirname(folder)) return folders;
  }
}
