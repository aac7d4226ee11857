import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from '../platform/chromium.mjs';
import { findNatsServer } from '../platform/nats-binary.mjs';
import { startPostgres } from '../platform/postgres.mjs';
import { endLeftover, isAlive, waitForExit } from '../platform/processes.mjs';
import { NAME } from '../platform/workspace.mjs';

const PREFIX = `${NAME}-test-`;
const ENDING_MS = 30_000;
/** @typedef {{ stop(): Promise<void> }} TestPlatform */
/** Setup and teardown are loaded apart from each other; the process is what they share. */
const holder = /** @type {Record<symbol, TestPlatform | undefined>} */ (/** @type {unknown} */ (globalThis));
const KEY = Symbol.for(`${NAME}.test-platform`);

/**
 * Brings what a kind of test needs and tells the tests by environment variables: `TEST_TMP_DIR` (a folder that is
 * removed at the end), `NATS_SERVER_BIN`, and as asked `TEST_POSTGRES_URL` (superuser) with `TEST_POSTGRES_IS_OWN`
 * where that server ends with the run, `CHROMIUM_BIN` and `CHROMIUM_SHELL_BIN` (the same where there is no lighter
 * one). Those that are set already are kept.
 * @param {{ postgres?: boolean, chromium?: boolean, log?: (line: string) => void }} needs
 */
export async function startTestPlatform({ postgres = false, chromium = false, log = () => undefined }) {
  await sweep();
  process.env.NATS_SERVER_BIN = findNatsServer({ log });
  if (chromium) {
    const whole = findChromium({ log });
    process.env.CHROMIUM_SHELL_BIN = findHeadlessShell() ?? whole;
    process.env.CHROMIUM_BIN = whole;
  }

  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  if (!process.env.TEST_TMP_DIR) {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
    // PostgreSQL may run as another user.
    fs.chmodSync(dir, 0o755);
    process.env.TEST_TMP_DIR = dir;
    stops.push(async () => fs.rmSync(dir, { recursive: true, force: true }));
  }
  if (postgres && !process.env.TEST_POSTGRES_URL) {
    const server = await startPostgres({
      dir: path.join(process.env.TEST_TMP_DIR, 'postgres'),
      password: 'test',
      durable: false,
      maxConnections: 300,
    });
    process.env.TEST_POSTGRES_URL = server.url;
    process.env.TEST_POSTGRES_IS_OWN = '1';
    stops.push(() => server.stop());
  }
  if (chromium) stops.push(endSharedSystems);
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  holder[KEY] = { stop };
}

/** Ends what `startTestPlatform` started. */
export async function stopTestPlatform() {
  await holder[KEY]?.stop();
  holder[KEY] = undefined;
}

/** Systems that files of stories shared (`e2e/support/shared-system.mjs`) end with their workers; this waits for it. */
async function endSharedSystems() {
  const dir = /** @type {string} */ (process.env.TEST_TMP_DIR);
  for (const name of fs.readdirSync(dir).filter((file) => /^shared-\d+\.json$/.test(file))) {
    const { pid } = JSON.parse(fs.readFileSync(path.join(dir, name), 'utf8'));
    if (isAlive(pid)) process.kill(pid, 'SIGTERM');
    await waitForExit(pid, ENDING_MS);
  }
}

/** Ends and removes what test runs left behind that were killed. */
async function sweep() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (!Number.isInteger(owner) || isAlive(owner)) continue;
    const dir = path.join(os.tmpdir(), name);
    for (const file of /** @type {string[]} */ (fs.readdirSync(dir, { recursive: true }))) {
      const isPidFile = ['postmaster.pid', 'nats.pid'].includes(path.basename(file));
      if (isPidFile)
        await endLeftover({
          pid: Number.parseInt(fs.readFileSync(path.join(dir, file), 'utf8'), 10),
          marks: [dir],
          signal: 'SIGINT',
        });
    }
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
