// npm run new -- feature|route|event|remote …: makes one more of what the READMEs say how to add, and registers it.
import '../platform/node-version.mjs';
import { PlatformError, ROOT } from '../platform/workspace.mjs';
import { run } from '../release/arguments.mjs';
import { formatFiles } from './format-files.mjs';
import { newEvent } from './new-event.mjs';
import { newFeature, newRoute } from './new-feature.mjs';
import { newRemote } from './new-remote.mjs';

const USAGE = `npm run new -- feature SERVICE NAME           notify archive-messages, identity/community close-referral
npm run new -- route SERVICE METHOD PATH NAME  notify get /api/notify/summary show-summary
npm run new -- event SERVICE NAME              notify notification-read: aggregate, then what happened
npm run new -- remote NAME                     kitchen: with its first page at /kitchen`;

/**
 * @type {Readonly<Record<string, { takes: number, make(root: string, ...args: string[]):
 * import('./workspace-files.mjs').Made | Promise<import('./workspace-files.mjs').Made> }>>}
 */
const KINDS = {
  feature: { takes: 2, make: (root, service = '', name = '') => newFeature(root, { service, name }) },
  route: {
    takes: 4,
    make: (root, service = '', method = '', path = '', name = '') => newRoute(root, { service, method, path, name }),
  },
  event: { takes: 2, make: (root, service = '', name = '') => newEvent(root, { service, name }) },
  remote: { takes: 1, make: (root, name = '') => newRemote(root, { name }) },
};

run(async () => {
  const [kind = '', ...args] = process.argv.slice(2);
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!known || args.length !== known.takes) throw new PlatformError(`Say what is new:\n${USAGE}`);
  const { files, next } = await known.make(ROOT, ...args);
  await formatFiles(files);
  for (const file of files) console.log(`  ✓ ${file}`);
  for (const step of next) console.log(`  → ${step}`);
});
