import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';

const APPS = path.join(ROOT, 'apps');

/** Apps in whose pages the languages of `web-kit` stand. */
const SHOWING = readdirSync(APPS).filter((app) => {
  const sources = path.join(APPS, app, 'src');
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).some(
    (file) => file.endsWith('.tsx') && readFileSync(path.join(sources, file), 'utf8').includes('<PageLanguages'),
  );
});

test('there are such apps', () => expect(SHOWING).toEqual(expect.arrayContaining(['owner', 'shell', 'storefront'])));

test.each(SHOWING)('the stylesheet of %s has the classes of the parts that web-kit draws', (app) => {
  expect(readFileSync(path.join(APPS, app, 'src/styles.css'), 'utf8')).toContain('@chalkboard/web-kit/class-names.css');
});
