import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findAllOnPath, isExecutable, program, runs } from './binaries.mjs';
import { PlatformError, ROOT } from './workspace.mjs';

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

  if (process.getuid?.() === 0 && findAllOnPath(['apt-get']).length > 0) {
    log('installing Chromium with apt-get');
    const options = { stdio: /** @type {const} */ ('ignore'), timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
  } else {
    log('fetching Chromium with Playwright');
    spawnSync(process.execPath, [path.join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'ignore', timeout: 600_000 });
  }
  const installed = present();
  if (installed) return installed;
  throw new PlatformError('The browser tests need Chromium and none was found: install Chromium or Google Chrome, or set CHROMIUM_BIN to one.');
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
