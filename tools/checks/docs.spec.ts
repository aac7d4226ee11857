import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';

/** Installed, made or kept while it runs. */
const NOT_OURS = /^(node_modules|dist|dist-dev|\..*)$/;

/** Markdown files in a folder and below it, from the workspace's root. */
function pagesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? pagesIn(name) : name.endsWith('.md') ? [name] : [];
  });
}

const PAGES = pagesIn('').sort();
const textOf = (page: string) => readFileSync(path.join(ROOT, page), 'utf8');

/** Targets of links within the repository, without the part behind "#". */
function linksOf(text: string): string[] {
  // What stands in code is an example.
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
}

it.each(PAGES)('%s links to files that exist', (page) => {
  expect(linksOf(textOf(page)).filter((target) => !existsSync(path.join(ROOT, path.dirname(page), target)))).toEqual(
    [],
  );
});

const WALKS = PAGES.filter((page) => page.startsWith('docs/walks/'));

it.each(WALKS)('%s has ten steps, each to a part that the file has', (page) => {
  const steps = [...textOf(page).matchAll(/^\| (\d+) \| \[[^\]]+\]\(([^)]+)\) \| `(\w+)` \|/gm)].map(
    ([, number, file = '', part = '']) => ({ number: Number(number), file, part }),
  );
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const missing = steps.filter(
    ({ file, part }) =>
      !new RegExp(`^export .*\\b${part}\\b`, 'm').test(readFileSync(path.join(ROOT, path.dirname(page), file), 'utf8')),
  );
  expect(missing).toEqual([]);
});
