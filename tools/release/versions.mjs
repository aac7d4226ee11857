import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlatformError, ROOT } from '../platform/workspace.mjs';
import { changeReleases, rules } from './release-list.mjs';

/** @typedef {import('./release-list.mjs').Released} Released */
/** @typedef {import('./release-list.mjs').RemoteName} RemoteName */

const BUILD_FILE = 'build.json';

/** Where the fragment server of a version lies, where the versions lie. @param {string} dir @param {string} version */
export const fragmentServerIn = (dir, version) => path.join(dir, 'fragments', version);

/**
 * What was built of a remote last. @param {RemoteName} name @returns {import('@chalkboard/contracts').RemoteBuild}
 * @throws {PlatformError} nothing was
 */
export function builtOf(name) {
  const file = path.join(ROOT, 'apps', name, 'dist', BUILD_FILE);
  if (!fs.existsSync(file)) throw new PlatformError(`${name} is not built: npx nx build @chalkboard/${name}`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/**
 * Puts what was built of a remote where versions lie, and into the list; nobody is given it yet, unless it is the
 * first.
 * @param {string} dir @param {RemoteName} name @param {{ fragments?: string, files?: string }} [where] `fragments`:
 * origin of its fragment server; `files`: where its files lie instead
 * @returns {Promise<Released>}
 */
export async function listVersion(dir, name, { fragments, files } = {}) {
  const { version, host, react, entry } = builtOf(name);
  const dist = path.join(ROOT, 'apps', name, 'dist');
  if (!files) copyOnce(dist, path.join(dir, name, version));
  const server = path.join(ROOT, 'apps', name, 'server/dist');
  if (fs.existsSync(server)) copyOnce(server, fragmentServerIn(dir, version));
  const integrity = `sha256-${createHash('sha256')
    .update(fs.readFileSync(path.join(dist, BUILD_FILE)))
    .digest('base64')}`;
  const releases = await changeReleases(dir, name, (before) => {
    const known = before?.versions.find((one) => one.version === version);
    const released = {
      ...known,
      version,
      releasedAt: known?.releasedAt ?? new Date().toISOString(),
      entry,
      host,
      react,
      integrity,
      ...(files && { files }),
      ...(fragments && { fragments }),
    };
    return rules.listed(before, released);
  });
  return rules.releasedAs(releases, version);
}

/**
 * Removes the versions that nobody has been given for long, the list first. @param {string} dir @param {RemoteName}
 * name
 */
export async function pruneVersions(dir, name) {
  /** @type {readonly Released[]} */
  let gone = [];
  await changeReleases(dir, name, (before) => {
    if (!before) throw new PlatformError(`${name} is not released here.`);
    const pruned = rules.pruned(before, new Date());
    gone = pruned.gone;
    return pruned.releases;
  });
  for (const { version } of gone) {
    fs.rmSync(path.join(dir, name, version), { recursive: true, force: true });
    if (name === 'storefront') fs.rmSync(fragmentServerIn(dir, version), { recursive: true, force: true });
  }
}

/**
 * Copies a folder under its final name when all of it is there. What is there already is the same. @param {string} from
 * @param {string} to
 */
function copyOnce(from, to) {
  if (fs.existsSync(to)) return;
  const half = `${to}.half-${process.pid}`;
  fs.cpSync(from, half, { recursive: true });
  try {
    fs.renameSync(half, to);
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    // Somebody else was first.
    if (!fs.existsSync(to)) throw error;
  }
}
