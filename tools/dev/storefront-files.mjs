import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LIST } from '../build/own-pages.rspack.mjs';
import { ROOT } from '../platform/workspace.mjs';

/** By its path: tools are needed by every build, and depend on none. */
const { embeddedRemote } = await import(
  pathToFileURL(path.join(ROOT, 'apps/storefront/server/embedded-remote.mjs')).href
);

/**
 * Writes beside the storefront's server what it has to know of the development build of its remote.
 * @param {{ remote: string, server: string, version: string }} where `remote`, `server`: folders of the two builds;
 * `version`: the one that visitors are given, in whose place this build stands
 * @returns {boolean} whether it differs from what was written before
 */
export function embedStorefront({ remote, server, version }) {
  const ownPages = JSON.parse(fs.readFileSync(path.join(remote, LIST), 'utf8'));
  fs.writeFileSync(path.join(remote, 'build.json'), JSON.stringify({ name: 'storefront', version, ownPages }));
  const text = JSON.stringify(embeddedRemote(remote));
  const file = path.join(server, 'embedded-remote.json');
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  if (text !== before) fs.writeFileSync(file, text);
  return text !== before;
}
