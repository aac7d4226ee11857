import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';

/**
 * They stand for a layer, whose place is known before a second file comes, for what a build copies as a whole, or for a
 * language.
 */
const LAYERS = ['adapters', 'domain', 'http', 'migrations', 'persistence', 'public', 'en', 'es', 'fr', 'de', 'it'];
const NOT_OURS = ['node_modules', 'dist', 'dist-dev'];

/** Folders below this one that hold one file and nothing else. */
function foldersOfOneFile(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NOT_OURS.includes(name));
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersOfOneFile(path.join(folder, name)));
  return entries.length === 1 && entries[0]?.isFile() && !LAYERS.includes(path.basename(folder))
    ? [path.relative(ROOT, folder), ...below]
    : below;
}

test.each(['apps', 'services', 'libs'])('every folder of sources in %s/ holds more than one file', (kind) => {
  const sources = readdirSync(path.join(ROOT, kind)).flatMap((project) =>
    readdirSync(path.join(ROOT, kind, project))
      .filter((name) => name === 'src' || name === 'server')
      .map((name) => path.join(ROOT, kind, project, name)),
  );
  expect(sources.length).toBeGreaterThan(2);
  expect(sources.flatMap(foldersOfOneFile)).toEqual([]);
});
