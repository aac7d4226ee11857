import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPlatform } from '@chalkboard/tools/platform/testing.mjs';

/**
 * A system of one's own with the demo restaurant, its state in a temporary folder.
 * @param {string} name of the folder @param {number} port of the edge; the other ports are counted from it
 * @param {Record<string, string | undefined>} [env] more variables for it
 * @param {{ build?: boolean, slices?: (context: import('@chalkboard/tools/platform/testing.mjs').SliceContext) =>
 * import('@chalkboard/tools/platform/testing.mjs').Slice[] }} [options] `build`: false takes what is built already;
 * `slices`: other programs than the system's own
 */
export async function startOwnSystem(name, port, env = {}, { build = true, slices } = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  // The database server runs as another user and has to come through.
  chmodSync(dataDir, 0o755);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const platform = await startPlatform({
      port,
      dataDir,
      build,
      env: { DEMO_DATA: '1', LOG_LEVEL: 'warn', ...env },
      ...(slices && { slices }),
      log: (line) => console.error(line),
    });
    return {
      url: platform.url,
      pids: platform.pids,
      databaseAdminUrl: platform.databaseAdminUrl,
      logFile: platform.logFile,
      end: () => platform.stop().then(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}
