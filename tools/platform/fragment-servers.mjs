import fs from 'node:fs';
import path from 'node:path';
import { readReleases } from '../release/release-list.mjs';
import { fragmentServerIn } from '../release/versions.mjs';

const LOOK_MS = 300;
const HERE = '127.0.0.1';

/** @typedef {{ version: string, port: number, script: string }} FragmentServer */

/**
 * The fragment servers that this machine has to run: of each version of the storefront that visitors may get, and of
 * the newest, which may be about to be given.
 * @param {string} dir where the versions lie @returns {FragmentServer[]} the running one first
 */
export function fragmentServersOf(dir) {
  const releases = readReleases(dir).remotes.storefront;
  if (!releases) return [];
  const wanted = [releases.running, releases.canary?.version, releases.before, releases.versions.at(-1)?.version];
  return [...new Set(wanted)].flatMap((version) => {
    const { fragments } = releases.versions.find((one) => one.version === version) ?? {};
    if (!version || !fragments || new URL(fragments).hostname !== HERE) return [];
    const script = path.join(fragmentServerIn(dir, version), 'main.js');
    return fs.existsSync(script) ? [{ version, port: Number(new URL(fragments).port), script }] : [];
  });
}

/**
 * Looks at what is released until it is told to stop, and says which fragment servers there have to be each time that
 * changes.
 * @param {string} dir @param {(servers: FragmentServer[]) => void} changed
 * @returns {() => void} stops it
 */
export function watchFragmentServers(dir, changed) {
  let seen = '';
  const look = () => {
    try {
      const servers = fragmentServersOf(dir);
      const now = JSON.stringify(servers);
      if (now === seen) return;
      seen = now;
      changed(servers);
    } catch {
      // In the middle of a change by hand: the next look sees it whole.
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
