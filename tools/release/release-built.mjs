import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../platform/ports.mjs';
import { ROOT } from '../platform/workspace.mjs';
import { REMOTES } from './arguments.mjs';
import { changeReleases, rules } from './release-list.mjs';
import { builtOf, listVersion } from './versions.mjs';

/** @typedef {import('./release-list.mjs').RemoteReleases} RemoteReleases */

/**
 * Gives everybody what was built since this was called last; what was released, tried or taken back by hand meanwhile
 * stays so. The versions of the storefront that visitors may get have their fragment servers on ports of this machine:
 * the running one on `port`.
 * @param {string} dir where the versions lie @param {{ port: number }} options
 */
export async function releaseBuilt(dir, { port }) {
  for (const name of REMOTES) {
    if (!fs.existsSync(path.join(ROOT, 'apps', name, 'dist/build.json'))) continue;
    const mark = path.join(dir, name, 'last-built');
    const { version } = builtOf(name);
    const isNew = !fs.existsSync(mark) || fs.readFileSync(mark, 'utf8') !== version;
    await listVersion(dir, name);
    if (isNew)
      await changeReleases(dir, name, (releases) => rules.promoted(/** @type {RemoteReleases} */ (releases), version));
    fs.writeFileSync(mark, version);
    if (name === 'storefront') await placeFragmentServers(dir, port);
  }
}

/** @param {string} dir @param {number} port */
async function placeFragmentServers(dir, port) {
  const others = [await freePort(), await freePort()];
  await changeReleases(dir, 'storefront', (before) => {
    const releases = /** @type {RemoteReleases} */ (before);
    const places = new Map([
      [releases.running, port],
      ...[releases.before, releases.canary?.version]
        .filter((version) => version !== undefined)
        .map((version, index) => /** @type {const} */ ([version, /** @type {number} */ (others[index])])),
    ]);
    return {
      ...releases,
      versions: releases.versions.map((released) =>
        places.has(released.version)
          ? { ...released, fragments: `http://127.0.0.1:${places.get(released.version)}` }
          : released,
      ),
    };
  });
}
