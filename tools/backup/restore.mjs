import '../platform/node-version.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../platform/install.mjs';
import { PlatformError, ROOT } from '../platform/workspace.mjs';

const USAGE =
  'Say it as "npm run restore -- FOLDER", with the folder of a backup; --force moves aside what the data folder holds.';

/** @returns {{ folder: string, force: boolean }} */
function options() {
  let parsed;
  try {
    parsed = parseArgs({ options: { force: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch {
    throw new PlatformError(USAGE);
  }
  const [folder, ...more] = parsed.positionals;
  if (!folder || more.length > 0) throw new PlatformError(USAGE);
  return { folder: path.resolve(ROOT, folder), force: parsed.values.force };
}

async function main() {
  const { folder, force } = options();
  await ensureInstalled({ log: console.log });
  const { restoreBackup } = await import('./restore-backup.mjs');
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  const { manifest, aside } = await restoreBackup({ folder, dataDir, force });
  console.log(`Restored ${dataDir} as it was on ${manifest.madeAt} (version ${manifest.version}).`);
  if (aside) console.log(`What it held before lies in ${aside}`);
  console.log(
    'Start it with "npm start". What was erased after that time has to be erased again: docs/runbooks/restore.md.',
  );
}

main().catch((error) => {
  console.error(error instanceof PlatformError ? error.message : error);
  process.exitCode = 1;
});
