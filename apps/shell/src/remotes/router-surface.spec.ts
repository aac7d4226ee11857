import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const SURFACE = path.join(ROOT, 'tools/build/react-router-dom.surface.mjs');

function sourcesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // A page that is a remote's own brings its own router.
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules|server|own-page)\//.test(file))
      .map((file) => path.join(folder, file))
  );
}

/** Names that a source imports from the router, types aside. */
function routerImports(source: string): string[] {
  return [...source.matchAll(/import (type )?\{([^}]*)\} from 'react-router(?:-dom)?'/g)]
    .filter(([, typeOnly]) => !typeOnly)
    .flatMap(([, , names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
}

test('the shell offers every part of the router that an app uses', () => {
  const offered = new Set(
    [...readFileSync(SURFACE, 'utf8').matchAll(/\b(\w+)\b(?=[^{}]*\} from 'router-source)/g)].map(([name]) => name),
  );
  const used = ['apps', 'libs']
    .flatMap((folder) => sourcesIn(path.join(ROOT, folder)))
    .flatMap((file) => routerImports(readFileSync(file, 'utf8')));
  expect(used).toContain('Link');
  expect(used.filter((name) => !offered.has(name))).toEqual([]);
});
