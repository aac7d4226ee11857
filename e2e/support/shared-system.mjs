// A system that the stories of several files use one after another: node shared-system.mjs DATA_DIR PORT STATE_FILE. A
// process of its own, since each file of Jest ends with all that it holds. It writes where the system is into the state
// file, and ends with the worker that started it, or when it is asked to.
import fs from 'node:fs';
import { startPlatform } from '@chalkboard/tools/platform/testing.mjs';

const LOOK_MS = 1000;
const [dataDir, port, stateFile] = /** @type {[string, string, string]} */ (
  /** @type {unknown} */ (process.argv.slice(2))
);

const worker = process.ppid;
const platform = await startPlatform({
  port: Number(port),
  dataDir,
  build: false,
  fsync: false,
  env: JSON.parse(process.env.SYSTEM_ENV ?? '{}'),
});
/** @type {Promise<void> | undefined} */
let ending;
const end = () => (ending ??= platform.stop().finally(() => process.exit(0)));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void end());
setInterval(() => process.ppid !== worker && void end(), LOOK_MS);
// Whole or not there, for who waits for it.
fs.writeFileSync(
  `${stateFile}.part`,
  JSON.stringify({ url: platform.url, databaseAdminUrl: platform.databaseAdminUrl, dataDir, pid: process.pid }),
);
fs.renameSync(`${stateFile}.part`, stateFile);
