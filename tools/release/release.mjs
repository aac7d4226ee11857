// Releases a remote: npm run release -- NAME [--canary PERCENT] [--version VERSION] [--to FOLDER] [--fragments URL]
// [--files URL] [--no-build] [--again] Without a name it says what is released.
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../platform/build.mjs';
import { freePort } from '../platform/ports.mjs';
import { PlatformError } from '../platform/workspace.mjs';
import { readArguments, REMOTES, run } from './arguments.mjs';
import { changeReleases, readReleases, rules } from './release-list.mjs';
import { builtOf, listVersion, pruneVersions } from './versions.mjs';

const USAGE = `npm run release -- NAME            builds a remote and gives it to everybody
  --canary PERCENT                 to a share of visitors, and to whoever has the cookie canary=1; 0: to those alone
  --version VERSION                one that is in the list already, instead of building
  --no-build                       what is built already
  --again                          also where this version was tried and taken back
  --to FOLDER                      where the versions lie (default: remotes/ in DATA_DIR)
  --fragments URL, --files URL     of an environment that runs its fragment server, or keeps its files, elsewhere
npm run release                    says what is released`;

const DRAWN_WITHIN_MS = 30_000;
const WARM_UP_PAGES = 5;

run(async () => {
  const { name, dir, values } = readArguments(USAGE, {
    canary: { type: 'string' },
    version: { type: 'string' },
    fragments: { type: 'string' },
    files: { type: 'string' },
    'no-build': { type: 'boolean' },
    again: { type: 'boolean' },
  });
  if (!name) return show(dir);
  const share = values.canary === undefined ? undefined : Number(values.canary);
  if (share !== undefined && !(share >= 0 && share <= 100))
    throw new PlatformError(`--canary is "${values.canary}", but it has to be a number from 0 to 100.`);
  const version = typeof values.version === 'string' ? values.version : await put();

  const before = readReleases(dir).remotes[name];
  if (before?.withdrawn?.version === version && !values.again)
    throw new PlatformError(
      `Version ${version} was tried and taken back: ${before.withdrawn.why}. Add --again to release it all the same.`,
    );
  const released = before && rules.releasedAs(before, version);
  if (released?.fragments) await drawn(released.fragments, version);
  const now = await changeReleases(dir, name, (releases) => {
    if (!releases) throw new PlatformError(`${name} is not in the list of ${dir}.`);
    return share === undefined ? rules.promoted(releases, version) : rules.tried(releases, version, share);
  });
  await pruneVersions(dir, name);
  console.log(
    share === undefined
      ? `  ✓ ${name} ${version} is given to everybody${now.before ? `; before it was ${now.before}` : ''}`
      : `  ✓ ${name} ${version} is given to ${share} % of visitors, the others have ${now.running}`,
  );

  async function put() {
    const remote = /** @type {import('./release-list.mjs').RemoteName} */ (name);
    if (!values['no-build']) {
      console.log(`  … building ${name}`);
      await ensureBuilt({ only: { project: `@chalkboard/${name}`, dir: `apps/${name}` } });
      if (remote === 'storefront')
        await ensureBuilt({ only: { project: '@chalkboard/storefront-server', dir: 'apps/storefront/server' } });
    }
    const built = builtOf(remote).version;
    const known = readReleases(dir).remotes[remote]?.versions.find((one) => one.version === built);
    // Whoever runs the environment starts it there; npm start does when it sees it in the list.
    const fragments =
      typeof values.fragments === 'string'
        ? values.fragments
        : remote === 'storefront' && values.to === undefined && !known
          ? `http://127.0.0.1:${await freePort()}`
          : undefined;
    await listVersion(dir, remote, { fragments, files: typeof values.files === 'string' ? values.files : undefined });
    return built;
  }
});

/**
 * Waits until a fragment server answers for this version: no visitor is to wait for it. @param {string} url @param
 * {string} version
 */
async function drawn(url, version) {
  const until = Date.now() + DRAWN_WITHIN_MS;
  let found = 'nobody';
  while (Date.now() < until) {
    const health = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(1000) }).then(
      (response) => response.json(),
      () => undefined,
    );
    if (health?.version === version) return warmUp(url);
    if (health) found = `version ${health.version}`;
    await sleep(200);
  }
  throw new PlatformError(
    `The fragment server of version ${version} does not answer at ${url} (${found} does). Nothing was changed for visitors; is the system running?`,
  );
}

/** Has it draw a few pages: the first ones take longer than a visitor waits for. @param {string} url */
async function warmUp(url) {
  for (let page = 0; page < WARM_UP_PAGES; page++)
    await fetch(new URL('/fragments/directory', url), { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.text(),
      () => undefined,
    );
}

/** @param {string} dir */
function show(dir) {
  const { remotes } = readReleases(dir);
  for (const name of REMOTES) {
    const releases = remotes[name];
    if (!releases) {
      console.log(`${name}: nothing is released`);
      continue;
    }
    const { running, before, canary, withdrawn, versions } = releases;
    const facts = [
      `${running} for everybody${canary ? ' else' : ''}`,
      canary && `${canary.version} for ${canary.share} %`,
      before && `before ${before}`,
      withdrawn && `${withdrawn.version} was taken back at ${withdrawn.at}: ${withdrawn.why}`,
      `${versions.length} kept`,
    ];
    console.log(`${name}: ${facts.filter(Boolean).join('; ')}`);
  }
}
