import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';

/**
 * What the menu service holds besides its processes, with room: `docs/capacity.md` has what it held when it was
 * measured (MB).
 */
const SERVICE_MB = 400;

/** @param {string} file of the menu service @param {RegExp} pattern its first group is the number */
function numberIn(file, pattern) {
  const found = pattern.exec(readFileSync(path.join(ROOT, 'services/menu/src', file), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`${file} has no ${pattern}`);
  return Number(found);
}

/**
 * The most that the menu service takes with all its processes at their bounds (MB). @param {number} workers that read
 * menus
 */
export function menuMemoryMb(workers) {
  const worker = numberIn('config.ts', /EXTRACTION_WORKER_MB: .*\.default\((\d+)\)/);
  const atOnce = numberIn('adapters/pictures/picture-processes.ts', /^const AT_ONCE = (\d+);/m);
  const pictures = ['adapters/logo/forked-logo-cleaner.ts', 'adapters/photo/forked-photo-maker.ts'].map((file) =>
    numberIn(file, /memoryMb: (\d+)/),
  );
  return SERVICE_MB + workers * worker + pictures.reduce((sum, mb) => sum + atOnce * mb, 0);
}
