import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@chalkboard/tools/platform/ports.mjs';
import { startPlatform } from '@chalkboard/tools/platform/testing.mjs';
import { TEST_ENVIRONMENT } from './test-environment.mjs';

/** Names the folder with the state of a system that was started once and ended. */
const PREPARED = 'TEST_PREPARED_STATE';

/**
 * Starts a whole system once and ends it, for the systems of many files to begin where it ended: the database is made,
 * its tables are there, and what was built is released. On Windows there is none: each begins with nothing.
 */
export async function prepareState() {
  if (process.platform === 'win32') return;
  const dataDir = path.join(/** @type {string} */ (process.env.TEST_TMP_DIR), 'prepared');
  const platform = await startPlatform({
    dataDir,
    port: await freePort(),
    build: false,
    fsync: false,
    env: TEST_ENVIRONMENT,
  });
  await platform.stop();
  fs.rmSync(path.join(dataDir, 'logs'), { recursive: true });
  process.env[PREPARED] = dataDir;
}

/**
 * Fills the folder of a system that is to be started, where there is a prepared state.
 * @param {string} dataDir empty
 */
export function copyPreparedState(dataDir) {
  const prepared = process.env[PREPARED];
  if (!prepared) return;
  // Node's own copy forgets the owner, and the database runs as another user.
  const { status, stderr } = spawnSync('cp', ['-a', `${prepared}/.`, dataDir]);
  if (status !== 0) throw new Error(`the prepared state could not be copied: ${stderr}`);
}
