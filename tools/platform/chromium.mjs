import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findAllOnPath, isExecutable, program, runs } from './binaries.mjs';
import { PlatformError, ROOT } from './workspace.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const LAYOUTS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  `chrome-win/${program('chrome')}`,
  `chrome-win64/${program('chrome')}`,
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for browser tests: `CHROMIUM_BIN`, else the system's, else Playwright's; else it is installed, as root on
 * Debian and Ubuntu by their package manager, elsewhere by Playwright into its cache.
 * @param {{ log?: (line: string) => void }} [options] `log`: told when something is fetched
 * @returns {string} absolute path
 * @throws {PlatformError} none, with what to install
 */
export function findChromium({ log = () => undefined } = {}) {
  const wanted = process.env.CHROMIUM_BIN;
  if (wanted) {
    if (isExecutable(wanted)) return path.resolve(wanted);
    throw new PlatformError(`CHROMIUM_BIN is ${wanted}, but there is no program.`);
  }
  const found = present();
  if (found) return found;

  if (process.getuid?.() === 0 && findAllOnPath(['apt-get']).length > 0) {
    log('installing Chromium with apt-get');
    const options = {
      stdio: /** @type {const} */ ('ignore'),
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
    // Debian has it, Ubuntu does not.
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', SHELL], options);
  } else {
    log('fetching Chromium with Playwright');
    spawnSync(process.execPath, [path.join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: 600_000,
    });
  }
  const installed = present();
  if (installed) return installed;
  throw new PlatformError(
    'The browser tests need Chromium and none was found: install Chromium or Google Chrome, or set CHROMIUM_BIN to one.',
  );
}

/**
 * Chromium without its windows, which takes about half of the processor time for the same pages: `CHROMIUM_SHELL_BIN`,
 * else the system's, else Playwright's. It has no sound and no dialogs of its own.
 * @returns {string | undefined} absolute path; undefined: there is none, or `CHROMIUM_BIN` names the browser to use
 */
export function findHeadlessShell() {
  const wanted = process.env.CHROMIUM_SHELL_BIN;
  if (wanted) return isExecutable(wanted) ? path.resolve(wanted) : undefined;
  if (process.env.CHROMIUM_BIN) return undefined;
  const { platform, arch } = process;
  const system = `${{ darwin: 'mac', win32: 'win' }[/** @type {string} */ (platform)] ?? 'linux'}${platform === 'darwin' ? `-${arch}` : '64'}`;
  const layouts = [
    `chrome-headless-shell-${system}/${program('chrome-headless-shell')}`,
    `chrome-linux/${program('headless_shell')}`,
  ];
  return [...findAllOnPath([SHELL]), ...fromPlaywright('chromium_headless_shell', layouts)].find(
    (file) => platform === 'win32' || runs(file),
  );
}

/** @returns {string | undefined} */
function present() {
  const onSystem = [...findAllOnPath(NAMES), ...APPLICATIONS.filter(isExecutable)];
  // On Ubuntu `chromium-browser` may be a script that only says how to install a snap, so each one has to answer.
  return [...onSystem, ...fromPlaywright('chromium', LAYOUTS)].find(
    (file) => process.platform === 'win32' || runs(file),
  );
}

/**
 * Browsers in Playwright's cache, the newest first. @param {string} name @param {readonly string[]} layouts where it
 * lies in the folder of a version @returns {string[]}
 */
function fromPlaywright(name, layouts) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(
      os.homedir(),
      { darwin: 'Library/Caches', win32: 'AppData/Local' }[/** @type {string} */ (process.platform)] ?? '.cache',
      'ms-playwright',
    );
  if (!fs.existsSync(cache)) return [];
  const number = (/** @type {string} */ folder) => Number(folder.slice(name.length + 1));
  const versions = fs
    .readdirSync(cache)
    .filter((folder) => folder.startsWith(`${name}-`) && number(folder) > 0)
    .sort((a, b) => number(b) - number(a));
  return versions.flatMap((version) => layouts.map((layout) => path.join(cache, version, layout))).filter(isExecutable);
}
