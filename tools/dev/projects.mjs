import path from 'node:path';
import { EDGE, STOREFRONT_SERVER } from '../platform/slices.mjs';
import { PlatformError, ROOT } from '../platform/workspace.mjs';

/**
 * @typedef {object} DevProject what `npm run dev` can rebuild and replace
 * @property {string | undefined} app folder of what runs in the browser
 * @property {{ slice: string, dir: string } | undefined} server program of the system, and its folder
 */

/** @param {string} app @param {{ slice: string, dir: string }} [server] @returns {DevProject} */
const appOf = (app, server) => ({
  app: path.join(ROOT, app),
  server: server && { ...server, dir: path.join(ROOT, server.dir) },
});
/** @param {string} slice @returns {DevProject} */
const serviceOf = (slice) => ({ app: undefined, server: { slice, dir: path.join(ROOT, 'services', slice) } });

/** @type {Readonly<Record<string, DevProject>>} */
export const DEV_PROJECTS = {
  shell: appOf('apps/shell', { slice: EDGE, dir: 'apps/shell/server' }),
  storefront: appOf('apps/storefront', { slice: STOREFRONT_SERVER, dir: 'apps/storefront/server' }),
  owner: appOf('apps/owner'),
  admin: appOf('apps/admin'),
  menu: serviceOf('menu'),
  ordering: serviceOf('ordering'),
  identity: serviceOf('identity'),
  notify: serviceOf('notify'),
};

/**
 * @param {readonly string[]} names as given on the command line @throws {PlatformError} none, or one that does not
 * exist
 */
export function chosenProjects(names) {
  const known = Object.keys(DEV_PROJECTS);
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new PlatformError(
      `${unknown.length > 0 ? `There is no "${unknown.join('", "')}". ` : ''}Name what you work on: npm run dev -- ${known.join(' | ')} (one or more).`,
    );
  return [...new Set(names)];
}
