import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SERVICE = path.resolve(__dirname, '../../..');

/** The files of this service that tests read, by name. */
export function fixture(name: string): string {
  return path.join(SERVICE, 'fixtures', name);
}

/** The service's own build, in a folder of its own inside the workspace, so that packages are found. */
export interface BuiltWorker {
  readonly workerFile: string;
  readonly digitiseFile: string;
  readonly printingThreadFile: string;
  remove(): void;
}

/** Builds the workers and the command line as they ship; throws when the build fails. */
export function buildWorker(): BuiltWorker {
  const parent = path.join(SERVICE, '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'worker-'));
  const manifest = createRequire(__filename).resolve('@rspack/cli/package.json');
  execFileSync(
    process.execPath,
    [
      path.join(path.dirname(manifest), 'bin/rspack.js'),
      'build',
      '--config',
      path.join(__dirname, 'worker.rspack.mjs'),
      '--output-path',
      folder,
    ],
    { cwd: SERVICE, stdio: 'pipe' },
  );
  return {
    workerFile: path.join(folder, 'extraction-worker.js'),
    digitiseFile: path.join(folder, 'digitise.js'),
    printingThreadFile: path.join(folder, 'printing-thread.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
