import fs from 'node:fs';
import path from 'node:path';
import { npmScript, runNode, tail } from './run.mjs';
import { seconds } from './steps.mjs';
import { cacheDir, PlatformError, ROOT } from './workspace.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?:
 * boolean }} LockedPackage
 */

/**
 * Installs the packages when what lies in node_modules is not what package-lock.json says.
 * @param {object} options
 * @param {import('./steps.mjs').Log} options.log
 * @param {AbortSignal} [options.signal]
 */
export async function ensureInstalled({ log, signal }) {
  if (isInstalled()) return;
  const started = performance.now();
  log('  … installing the packages, about a minute');
  const file = path.join(cacheDir(), 'install.log');
  // No package may run code of its own while it is installed; what their scripts would do is done where it is needed.
  const code = await runNode([npmScript(), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    output: file,
    signal,
  });
  if (code !== 0)
    throw new PlatformError(
      `"npm ci" failed (a network or registry fault, most likely); try again. Its output is ${file}:\n${tail(file, 12)}`,
    );
  log(`  ✓ packages installed (${seconds(performance.now() - started)})`);
}

/**
 * npm writes what it has installed into node_modules/.package-lock.json, as its last act.
 * @returns {boolean}
 */
function isInstalled() {
  const wanted = packagesOf(path.join(ROOT, 'package-lock.json'));
  const present = packagesOf(path.join(ROOT, 'node_modules/.package-lock.json'));
  if (!wanted) throw new PlatformError('package-lock.json is missing: this is not a complete checkout.');
  if (!present) return false;
  return Object.entries(wanted).every(([location, locked]) => {
    if (!location.startsWith('node_modules/') && !location.includes('/node_modules/')) return true;
    const installed = present[location];
    if (!installed) return Boolean(locked.optional || locked.devOptional || locked.peer);
    return installed.version === locked.version && installed.integrity === locked.integrity;
  });
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
