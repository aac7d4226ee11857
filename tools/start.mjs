import './platform/node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './platform/install.mjs';
import { seconds } from './platform/steps.mjs';
import { PlatformError, ROOT } from './platform/workspace.mjs';

const started = performance.now();
const interruption = new AbortController();
/** @type {import('./platform/system.mjs').Platform | undefined} */
let platform;

/** The first signal ends everything in order, the second at once. */
async function interrupted() {
  if (interruption.signal.aborted) process.exit(130);
  interruption.abort(new PlatformError('Stopped before it was up.'));
  // While it is still starting, the start itself gives up and ends what it had started.
  if (!platform) return;
  const from = performance.now();
  log('\nStopping …');
  await platform.stop();
  log(`Stopped (${seconds(performance.now() - from)}).`);
  process.exit(0);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void interrupted());

/** @param {string} line */
function log(line) {
  console.log(line);
}

/** @param {string | undefined} text @returns {number} */
function portFrom(text) {
  const port = Number(text || 4200);
  // The other programs take ports up to 32 above.
  if (Number.isInteger(port) && port > 0 && port + 32 <= 65_535) return port;
  throw new PlatformError(`PORT is "${text}", but it has to be a whole number from 1 to 65503.`);
}

async function main() {
  const port = portFrom(process.env.PORT);
  // npm runs us in the workspace's root; a relative DATA_DIR is meant from there.
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  log('Starting');
  await ensureInstalled({ log, signal: interruption.signal });
  // Not before: what follows uses installed packages.
  const { startPlatform } = await import('./platform/system.mjs');
  platform = await startPlatform({ port, dataDir, log, signal: interruption.signal });
  await sayWhere(platform, dataDir);
}

/** @param {import('./platform/system.mjs').Platform} running @param {string} dataDir */
async function sayWhere({ url, admin }, dataDir) {
  const { secretsFile } = await import('./platform/secrets.mjs');
  const file = path.relative(process.cwd(), secretsFile(dataDir));
  const password = admin.isNew
    ? admin.password
      ? `${admin.password}  (shown this once; kept in ${file})`
      : 'the one you set as ADMIN_PASSWORD'
    : admin.password
      ? `made at the first start, kept in ${file}`
      : 'the one set as ADMIN_PASSWORD at the first start';
  log(`
Ready in ${seconds(performance.now() - started)}

  Open            ${url}
  Demo menu       ${url}/menu/demo
  Administration  ${url}/admin
    e-mail        ${admin.email}
    password      ${password}

Ctrl-C stops it.`);
}

main().catch((error) => {
  console.error(error instanceof PlatformError ? `\n${error.message}` : error);
  process.exit(interruption.signal.aborted ? 130 : 1);
});
