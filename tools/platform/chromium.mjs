import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findAllOnPath, isExecutable, program, runs } from './binaries.mjs';
import { PlatformError, ROOT } from './workspace.mjs';

/** Chromium without windows, in a package of its own: the same engine, and a quarter less work for the machine. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for browser tests: `CHROMIUM_BIN`, else the system's, else Playwright's; else it is installed, as root on Debian
 * and Ubuntu by their package manager, elsewhere by Playwright into its cache.
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

  if (mayInstall()) {
    log('installing Chromium with apt-get');
    spawnSync('apt-get', ['update', '-q'], QUIETLY);
    installPackage('chromium');
  } else {
    log('fetching Chromium with Playwright');
    spawnSync(process.execPath, [path.join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], QUIETLY);
  }
  const installed = present();
  if (installed) return installed;
  throw new PlatformError('The browser tests need Chromium and none was found: install Chromium or Google Chrome, or set CHROMIUM_BIN to one.');
}

/**
 * The lighter Chromium for pages that ask for nothing that only a whole browser has, such as the microphone: the system's, and on a machine of CI the one of its
 * package manager. Nobody else's machine gets a second browser.
 * @param {{ log?: (line: string) => void }} [options] `log`: told when something is fetched
 * @returns {string | undefined} absolute path; undefined: use the whole one
 */
export function findChromiumShell({ log = () => undefined } = {}) {
  if (process.env.CHROMIUM_BIN) return undefined;
  if (process.env.CI && mayInstall() && findAllOnPath([SHELL]).length === 0) {
    log(`installing ${SHELL} with apt-get`);
    installPackage(SHELL);
  }
  return findAllOnPath([SHELL]).find((file) => runs(file));
}

const QUIETLY = { stdio: /** @type {const} */ ('ignore'), timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

function mayInstall() {
  return process.getuid?.() === 0 && findAllOnPath(['apt-get']).length > 0;
}

/** @param {string} name */
function installPackage(name) {
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], QUIETLY);
}

/** @returns {string | undefined} */
function present() {
  const onSystem = [...findAllOnPath(NAMES), ...APPLICATIONS.filter(isExecutable)];
  // On Ubuntu `chromium-browser` may be a script that only says how to install a snap, so each one has to answer.
  return [...onSystem, ...fromPlaywright()].find((file) => process.platform === 'win32' || runs(file));
}

/** Browsers in Playwright's cache, the newest first. @returns {string[]} */
function fromPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(os.homedir(), { darwin: 'Library/Caches', win32: 'AppData/Local' }[/** @type {string} */ (process.platform)] ?? '.cache', 'ms-playwright');
  if (!fs.existsSync(cache)) return [];
  const layouts = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    `chrome-win/${program('chrome')}`,
    `chrome-win64/${program('chrome')}`,
  ];
  const versions = fs.readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name)).sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  return versions.flatMap((version) => layouts.map((layout) => path.join(cache, version, layout))).filter(isExecutable);
}
