import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOT_DIST } from '../build/hot-places.mjs';
import { ensureBuilt } from '../platform/build.mjs';
import { EDGE, remotesIn, STOREFRONT_SERVER, systemSlices } from '../platform/slices.mjs';
import { step } from '../platform/steps.mjs';
import { startPlatform } from '../platform/system.mjs';
import { PlatformError } from '../platform/workspace.mjs';
import { readReleases } from '../release/release-list.mjs';
import { openDoor } from './door.mjs';
import { chosenProjects, DEV_PROJECTS } from './projects.mjs';
import { replacing } from './replacing.mjs';
import { embedStorefront } from './storefront-files.mjs';
import { watchBuild } from './watch-build.mjs';

/** The edge gives its port to the door. */
const EDGE_BEHIND_DOOR = 7;
/** The build whose files the storefront's server names in its pages. */
const STOREFRONT_PAGES = 'storefront-own-pages';
/** A debugger finds a program ten ports above the program's own. */
const INSPECTOR = 10;

/** @typedef {import('../platform/slices.mjs').Slice} Slice */
/** @typedef {import('./projects.mjs').DevProject} DevProject */
/** @typedef {{ dir: string, name: string, config: import('@rspack/core').Configuration }} Build */

/**
 * Starts the whole system with the named projects in development: built on each change and replaced while it runs. The
 * shell is always among them when an app is, since React replaces components only where the page's React was built for
 * it.
 * @param {import('../platform/system.mjs').PlatformOptions & { names: readonly string[], port: number, log:
 * import('../platform/steps.mjs').Log }} options
 * @returns {Promise<import('../platform/system.mjs').Platform & { inspectors: Record<string, number> }>} `inspectors`:
 * port of the debugger by program
 * @throws {import('../platform/workspace.mjs').PlatformError} no such name, or as `startPlatform`
 */
export async function startDevSystem({ names, ...options }) {
  if (process.env.NODE_ENV === 'production')
    throw new PlatformError('NODE_ENV is "production": development builds are for development alone.');
  const { log, port, dataDir, signal, build = true } = options;
  const chosen = chosenProjects(names);
  const apps = chosen.some((name) => project(name).app)
    ? [...new Set(['shell', ...chosen.filter((name) => project(name).app)])]
    : [];
  const servers = chosen.flatMap((name) => project(name).server ?? []);
  const hotOf = (/** @type {string} */ dir) => path.join(dir, HOT_DIST);
  const scripts = Object.fromEntries(servers.map(({ slice, dir }) => [slice, path.join(hotOf(dir), 'main.js')]));

  if (build)
    await step(
      log,
      'building what changed',
      () => ensureBuilt({ signal }),
      (result) => (result === 'unchanged' ? 'slices are built already' : 'slices built'),
    );
  const door =
    apps.length > 0
      ? openDoor({
          edge: port + EDGE_BEHIND_DOOR,
          builds: Object.fromEntries(
            apps
              .filter((name) => name !== 'shell')
              .map((name) => [name, hotOf(/** @type {string} */ (project(name).app))]),
          ),
        })
      : undefined;

  /** Nothing is replaced before the system runs. @type {(slice: string) => void} */
  let replace = () => undefined;
  const embed = () => {
    const version = readReleases(remotesIn(dataDir)).remotes.storefront?.running;
    const { app, server } = project('storefront');
    return version && app && server
      ? embedStorefront({ remote: hotOf(app), server: hotOf(server.dir), version })
      : false;
  };
  /** @type {import('./watch-build.mjs').WatchedBuild[]} */
  const watched = [];
  for (const { name, config } of await buildsOf(
    apps.map((app) => ({ name: app, dir: /** @type {string} */ (project(app).app) })),
  )) {
    const onBuilt = (/** @type {string} */ hash, /** @type {boolean} */ isFirst) => {
      door?.tell(name, hash);
      if (isFirst) return;
      log(`  ✓ ${name} built: pages replace what changed`);
      if (name === STOREFRONT_PAGES && embed()) replace(STOREFRONT_SERVER);
    };
    watched.push(watchBuild({ name, config, log, onBuilt }));
  }
  for (const { name, config, dir } of await buildsOf(servers.map(({ slice, dir: at }) => ({ name: slice, dir: at })))) {
    const output = { ...config.output, path: hotOf(dir), clean: false };
    watched.push(
      watchBuild({
        name,
        config: { ...config, output, devtool: 'cheap-module-source-map' },
        log,
        onBuilt: (_, isFirst) => isFirst || replace(name),
      }),
    );
  }
  const close = async () => {
    await Promise.all(watched.map((build) => build.close()));
    door?.close();
  };

  let isEnding = false;
  try {
    await step(
      log,
      'building for development',
      () => Promise.race([Promise.all(watched.map(({ first }) => first)), aborted(signal)]),
      () => `${watched.length} development builds`,
    );
    /** @type {Slice[]} */
    let slices = [];
    const platform = await startPlatform({
      ...options,
      build: false,
      slices: (context) => {
        if (scripts[STOREFRONT_SERVER]) embed();
        slices = systemSlices(context).map((slice) =>
          inDevelopment(slice, { script: scripts[slice.name], hasDoor: door !== undefined }),
        );
        door?.listen(port).catch((error) => log(`  ✗ port ${port} cannot be had: ${error.message}`));
        return slices;
      },
    });
    replace = replacing({
      platform,
      slices: Object.fromEntries(
        slices.flatMap(({ name, port: own }) => (scripts[name] ? [[name, { port: own, script: scripts[name] }]] : [])),
      ),
      log,
      isEnding: () => isEnding,
    });
    const stop = async () => {
      isEnding = true;
      await close();
      await platform.stop();
    };
    return {
      ...platform,
      stop,
      inspectors: Object.fromEntries(
        slices.flatMap(({ name, port: own }) => (scripts[name] ? [[name, own + INSPECTOR]] : [])),
      ),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} name @returns {DevProject} */
function project(name) {
  return /** @type {DevProject} */ (DEV_PROJECTS[name]);
}

/**
 * The development builds of folders; a folder may have more than one. @param {readonly { name: string, dir: string }[]}
 * folders @returns {Promise<Build[]>}
 */
async function buildsOf(folders) {
  const builds = await Promise.all(
    folders.map(async ({ name, dir }) => {
      fs.rmSync(path.join(dir, HOT_DIST), { recursive: true, force: true });
      const { default: made } = await import(pathToFileURL(path.join(dir, 'rspack.config.mjs')).href);
      const configs = [typeof made === 'function' ? made({ HOT: true }) : made].flat();
      // Each is watched by itself.
      return configs.map(({ dependencies: _, ...config }) => ({ name: config.output.uniqueName ?? name, dir, config }));
    }),
  );
  return builds.flat();
}

/** @param {Slice} slice @param {{ script: string | undefined, hasDoor: boolean }} options @returns {Slice} */
function inDevelopment(slice, { script, hasDoor }) {
  const port = slice.name === EDGE && hasDoor ? slice.port + EDGE_BEHIND_DOOR : slice.port;
  return {
    ...slice,
    port,
    script: script ?? slice.script,
    env: {
      ...slice.env,
      PORT: String(port),
      ...(script && { DRAIN_MS: '0' }),
      ...(slice.name === EDGE &&
        hasDoor && { SHELL_DIR: path.join(/** @type {string} */ (project('shell').app), HOT_DIST) }),
    },
    ...(script && {
      nodeArgs: [`--inspect=127.0.0.1:${slice.port + INSPECTOR}`],
      standby: [path.join(import.meta.dirname, 'standby.cjs'), script, String(slice.port + INSPECTOR)],
    }),
  };
}

/** @param {AbortSignal | undefined} signal @returns {Promise<never>} */
function aborted(signal) {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
