/**
 * Fills a scratch database with a hundred thousand businesses and a million orders, to look at the staff's screens and
 * to measure their lists. npm run seed:load                                   a system of its own in .data-load, to be
 * started then by DATA_DIR=.data-load npm start npm run seed:load -- --database-url postgres://…    one that the
 * services have migrated, as its administrator
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatform } from '../platform/system.mjs';
import { ROOT } from '../platform/workspace.mjs';
import { FULL, seedLoad } from './load.mjs';

const { values: options } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    'data-dir': { type: 'string', default: '.data-load' },
    port: { type: 'string', default: '4700' },
    share: { type: 'string', default: '1' },
  },
});
const log = (/** @type {string} */ line) => console.log(line);
const share = Number(options.share);
const sizes = /** @type {import('./load.mjs').Sizes} */ (
  Object.fromEntries(Object.entries(FULL).map(([name, size]) => [name, Math.max(1, Math.round(size * share))]))
);

if (options['database-url']) {
  await seedLoad(options['database-url'], { sizes, log });
} else {
  const dataDir = path.resolve(ROOT, options['data-dir']);
  const platform = await startPlatform({ port: Number(options.port), dataDir, log });
  try {
    await seedLoad(platform.databaseAdminUrl, { sizes, log });
  } finally {
    await platform.stop();
  }
  log(`Loaded. Look at it: DATA_DIR=${path.relative(ROOT, dataDir)} npm start`);
}
