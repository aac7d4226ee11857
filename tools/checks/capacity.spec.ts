import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';
import { EXTRACTED } from './capacity-figures.mjs';

const DOCS = path.join(ROOT, 'docs');
const text = readFileSync(path.join(DOCS, 'capacity.md'), 'utf8');
const given = Object.fromEntries(
  [...text.matchAll(/^\| `(\w+)` \| ([\d.]+) \|/gm)].map(([, name, value]) => [name, Number(value)]),
);
const RESTAURANTS = [1e3, 1e4, 1e5, 1e6];

/** A product or sum of what is given, as it stands in the table. */
function worked(expression: string, known: Readonly<Record<string, number>>): number {
  if (!/^[\w\s.*/+()]+$/.test(expression)) throw new Error(`${expression} is more than arithmetic`);
  return Function(...Object.keys(known), `return ${expression}`)(...Object.values(known)) as number;
}

const rows = [...text.matchAll(/^\| (.*?) \| `([^`]+)` \| (.*) \|$/gm)].map(
  ([, label = '', expression = '', cells = '']) => ({
    label,
    expression,
    cells: cells.split(' | ').map((cell) => Number(cell.replaceAll(',', ''))),
    name: /\(`(\w)`\)/.exec(label)?.[1],
  }),
);

it('the table is what its formulas give, to two digits', () => {
  expect(rows.length).toBeGreaterThan(10);
  const named: Record<string, number>[] = RESTAURANTS.map((n) => ({ ...given, n }));
  for (const { label, expression, cells, name } of rows) {
    const values = named.map((known) => worked(expression, known));
    expect([label, cells.length]).toEqual([label, RESTAURANTS.length]);
    for (const [index, value] of values.entries()) {
      expect([label, Math.abs((cells[index] as number) - value) <= 0.05 * value]).toEqual([label, true]);
      if (name) named[index]![name] = value;
    }
  }
});

it('what it takes from the sources and the benchmarks stands there', () => {
  for (const { name, file, pattern } of EXTRACTED) {
    const [, found = ''] = pattern.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
    expect([name, given[name]]).toEqual([name, Number(found.replaceAll(/[_,]/g, ''))]);
  }
});

it('says of every figure where it comes from, by links that lead somewhere', () => {
  const measured = text.slice(text.indexOf('## What was measured'), text.indexOf('## The arithmetic'));
  const from = [...measured.matchAll(/^\| `\w+` \| [\d.]+ \| .+? \| (.+) \|$/gm)].map(([, source]) => source);
  expect(from.length).toBe([...measured.matchAll(/^\| `/gm)].length);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link as string);
  expect(links.filter((link) => !existsSync(path.join(DOCS, link)))).toEqual([]);
});
