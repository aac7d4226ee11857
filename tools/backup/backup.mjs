import '../platform/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../platform/install.mjs';
import { seconds } from '../platform/steps.mjs';
import { PlatformError, ROOT } from '../platform/workspace.mjs';

const USAGE = 'Say it as "npm run backup", "npm run backup -- --to FOLDER" or "npm run backup -- --keep 14".';

/** @returns {{ to?: string, keep?: number }} */
function options() {
  let values;
  try {
    ({ values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }));
  } catch {
    throw new PlatformError(USAGE);
  }
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new PlatformError(USAGE);
  return { to: values.to && path.resolve(ROOT, values.to), keep };
}

async function main() {
  const started = performance.now();
  const asked = options();
  if (process.env.DATABASE_URL)
    throw new PlatformError(
      'DATABASE_URL names a server of its own: back that up by its own means (docs/runbooks/restore.md).',
    );
  await ensureInstalled({ log: console.log });
  const { makeBackup } = await import('./make-backup.mjs');
  const { folder, bytes, removed } = await makeBackup({
    dataDir: path.resolve(ROOT, process.env.DATA_DIR || '.data'),
    ...asked,
  });
  console.log(`Saved ${(bytes / 1_000_000).toFixed(1)} MB in ${seconds(performance.now() - started)}: ${folder}`);
  for (const old of removed) console.log(`Removed the older ${old}`);
}

main().catch((error) => {
  console.error(error instanceof PlatformError ? error.message : error);
  process.exitCode = 1;
});
