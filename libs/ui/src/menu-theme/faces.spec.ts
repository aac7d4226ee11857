import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MENU_THEMES } from '@chalkboard/contracts';

/** What a theme may cost beyond the two faces of our own pages. */
const MAX_BYTES = 60 * 1024;
const OWN = ['fraunces', 'inter'];
const FACES = readFileSync(path.join(__dirname, 'faces.css'), 'utf8');

/** A family as the table of themes writes it: "Lora Variable" → "lora". */
const slug = (family: string) =>
  family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replace(/ /g, '-');
const blocks = [...FACES.matchAll(/@font-face \{([^}]*)\}/g)].map(([, block]) => block!);
const family = (block: string) => /font-family: '([^']+)'/.exec(block)![1]!;
const files = blocks.flatMap((block) => {
  const file = /url\('([^']+)'\)/.exec(block)?.[1];
  return file
    ? [{ face: slug(family(block)), family: family(block), bytes: statSync(require.resolve(file)).size }]
    : [];
});

describe.each(MENU_THEMES)('$name', ({ id, design }) => {
  const css = readFileSync(path.join(__dirname, `${id}.css`), 'utf8');
  const wanted = [...new Set([design.display, design.text])].filter((face) => !OWN.includes(face));

  test('is set in the faces of the table, and in no others', () => {
    const set = [...css.matchAll(/--font-(?:serif|sans): '([^']+)', '([^']+)'/g)];
    expect(set.map(([, face]) => slug(face!)).sort()).toEqual([...wanted].sort());
    for (const [, face, fallback] of set) expect(blocks.map(family)).toEqual(expect.arrayContaining([face, fallback]));
  });

  test('costs no more than a page on a poor line can bear', () => {
    const used = files.filter(({ face }) => wanted.some((name) => name === face));
    expect(used.map(({ face }) => face).sort()).toEqual([...wanted].sort());
    expect(used.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

test('every face shows its text at once, in a fallback as wide and as high', () => {
  for (const { family: name } of files)
    expect(blocks.find((block) => family(block) === name)).toContain('font-display: swap');
  const fallbacks = blocks.filter((block) => family(block).endsWith(' Fallback'));
  // For Linux, for Android, and for the others.
  expect(fallbacks).toHaveLength(3 * files.length);
  for (const block of fallbacks)
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
      expect(block).toContain(metric);
});
