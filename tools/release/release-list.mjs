import fs from 'node:fs';
import path from 'node:path';
import { CONTRACTS, evaluator } from '../platform/contract-sources.mjs';
import { ROOT } from '../platform/workspace.mjs';

/** @typedef {import('@chalkboard/contracts').ReleaseList} ReleaseList */
/** @typedef {import('@chalkboard/contracts').RemoteReleases} RemoteReleases */
/** @typedef {import('@chalkboard/contracts').Released} Released */
/** @typedef {import('@chalkboard/contracts').RemoteName} RemoteName */

const evaluate = evaluator();

/** What may be done with releases: the same rules as the edge's. */
export const rules = /** @type {typeof import('@chalkboard/edge/src/releases/release-rules')} */ (
  evaluate(path.join(ROOT, 'apps/shell/server/src/releases/release-rules.ts'))
);
const { ReleaseList } = /** @type {typeof import('@chalkboard/contracts/host/remote-releases')} */ (
  evaluate(path.join(CONTRACTS, 'host/remote-releases.ts'))
);
const { changeFile } = /** @type {typeof import('@chalkboard/service-kit/change-file')} */ (
  evaluate(path.join(ROOT, 'libs/service-kit/src/files/change-file.ts'))
);

/** @param {string} dir where the versions lie */
const fileIn = (dir) => path.join(dir, 'remotes.json');

/** @param {string} text @returns {ReleaseList} */
const parsed = (text) => ReleaseList.parse(JSON.parse(text));

/** The list of an environment, empty where nothing was released yet. @param {string} dir @returns {ReleaseList} */
export function readReleases(dir) {
  const file = fileIn(dir);
  return fs.existsSync(file) ? parsed(fs.readFileSync(file, 'utf8')) : { remotes: {} };
}

/**
 * Changes what is released of a remote, for all readers at once.
 * @param {string} dir @param {RemoteName} name
 * @param {(releases: RemoteReleases | undefined) => RemoteReleases} change
 * @returns {Promise<RemoteReleases>} as it is now
 */
export async function changeReleases(dir, name, change) {
  fs.mkdirSync(dir, { recursive: true });
  /** @type {RemoteReleases | undefined} */
  let changed;
  await changeFile(fileIn(dir), (text) => {
    const list = text === undefined ? { remotes: {} } : parsed(text);
    changed = change(list.remotes[name]);
    return `${JSON.stringify(ReleaseList.parse({ ...list, remotes: { ...list.remotes, [name]: changed } }), undefined, 2)}\n`;
  });
  return /** @type {RemoteReleases} */ (changed);
}
