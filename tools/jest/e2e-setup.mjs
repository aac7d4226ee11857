import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../platform/workspace.mjs';
import { startTestPlatform } from './test-platform.mjs';

/** By its path: these tools are there where no stories are, such as in a workspace that a generator is tried in. */
const PREPARED_STATE = path.join(ROOT, 'e2e/support/prepared-state.mjs');

/** Files at a time from which on they gain more by it than it takes to prepare. */
const WORTH_PREPARING = 3;

/**
 * The whole system is started by the tests themselves, with servers of its own; where several files run beside each
 * other, each begins with a copy of what one left that was prepared.
 * @param {{ maxWorkers: number }} run
 */
export default async function setUp({ maxWorkers }) {
  await startTestPlatform({ chromium: true, log: (line) => console.error(line) });
  if (maxWorkers < WORTH_PREPARING) return;
  /** @type {{ prepareState(): Promise<void> }} */
  const { prepareState } = await import(pathToFileURL(PREPARED_STATE).href);
  await prepareState();
}
