import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { seconds } from './steps.mjs';
import { PlatformError, ROOT } from './workspace.mjs';

/** @typedef {Pick<import('./system.mjs').Platform, 'url' | 'admin' | 'stop'>} Running */
/** @typedef {{ port: number, dataDir: string, log: (line: string) => void, signal: AbortSignal }} StartOptions */

/**
 * A command that brings up a system, says where it is, and ends it when it is interrupted.
 * @param {(options: StartOptions) => Promise<Running>} start called when everything is installed
 * @param {{ more?: () => readonly string[] }} [options] `more`: lines about what this command has beside the system
 */
export function runSystem(start, { more = () => [] } = {}) {
  const started = performance.now();
  const interruption = new AbortController();
  /** @type {Running | undefined} */
  let running;

  /** The first signal ends everything in order, the second at once. */
  async function interrupted() {
    if (interruption.signal.aborted) process.exit(130);
    interruption.abort(new PlatformError('Stopped before it was up.'));
    // While it is still starting, the start itself gives up and ends what it had started.
    if (!running) return;
    const from = performance.now();
    log('\nStopping …');
    await running.stop();
    log(`Stopped (${seconds(performance.now() - from)}).`);
    process.exit(0);
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void interrupted());

  async function main() {
    const port = portFrom(process.env.PORT);
    // npm runs us in the workspace's root; a relative DATA_DIR is meant from there.
    const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
    log('Starting');
    await ensureInstalled({ log, signal: interruption.signal });
    running = await start({ port, dataDir, log, signal: interruption.signal });
    log(`\nReady in ${seconds(performance.now() - started)}\n`);
    for (const line of [...(await whereItIs(running, dataDir)), ...more(), '', 'Ctrl-C stops it.']) log(line);
  }

  main().catch((error) => {
    console.error(error instanceof PlatformError ? `\n${error.message}` : error);
    process.exit(interruption.signal.aborted ? 130 : 1);
  });
}

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

/** @param {Running} running @param {string} dataDir */
async function whereItIs({ url, admin }, dataDir) {
  const { secretsFile } = await import('./secrets.mjs');
  const file = path.relative(process.cwd(), secretsFile(dataDir));
  const password = admin.isNew
    ? admin.password
      ? `${admin.password}  (shown this once; kept in ${file})`
      : 'the one you set as ADMIN_PASSWORD'
    : admin.password
      ? `made at the first start, kept in ${file}`
      : 'the one set as ADMIN_PASSWORD at the first start';
  return [
    `  Open            ${url}`,
    `  Demo menu       ${url}/menu/demo`,
    `  Administration  ${url}/admin`,
    `    e-mail        ${admin.email}`,
    `    password      ${password}`,
  ];
}
