import './platform/node-version.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './platform/build.mjs';
import { ensureInstalled } from './platform/install.mjs';
import { PlatformError, ROOT } from './platform/workspace.mjs';

async function main() {
  // npm runs us in the workspace's root; files are meant from where the command was given.
  const files = process.argv.slice(2).map((file) => path.resolve(process.env.INIT_CWD ?? '.', file));
  if (files.length === 0)
    throw new PlatformError('Name at least one picture or PDF: npm run --silent digitise -- FILE [FILE…]');
  // Standard output carries the menu and nothing else.
  await ensureInstalled({ log: (line) => console.error(line) });
  await ensureBuilt({ only: { project: '@chalkboard/menu', dir: 'services/menu' } });
  const child = spawn(process.execPath, [path.join(ROOT, 'services/menu/dist/digitise.js'), ...files], {
    stdio: 'inherit',
  });
  child.once('exit', (code) => process.exit(code ?? 1));
}

main().catch((error) => {
  console.error(error instanceof PlatformError ? error.message : error);
  process.exit(1);
});
