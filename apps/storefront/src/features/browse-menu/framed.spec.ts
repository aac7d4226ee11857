import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = (css: string) => new Map([...css.matchAll(/(--color-[\w-]+):\s*(oklch\([^)]*\));/g)].map(([, name, value]) => [name!, value!]));

test('a framed menu has the light tokens', () => {
  const source = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  const light = tokens(source('../../../../../libs/ui/src/theme.css'));
  const framed = tokens(source('../../styles.css').split(':root:has([data-framed])')[1]!);
  expect(framed.size).toBeGreaterThan(10);
  for (const [name, value] of framed) expect([name, value]).toEqual([name, light.get(name)]);
});
