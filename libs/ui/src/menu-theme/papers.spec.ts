import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MENU_THEMES } from '@chalkboard/contracts';
import fc from 'fast-check';
import { INKS } from './inks';
import { themeStyle } from './menu-theme';
import { PAPERS } from './papers';
import { contrastOf, toHex } from './readable-colour';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const SCHEMES = ['light', 'dark'] as const;
const GROUNDS = ['paper', 'surface', 'sunken'];
const STATES = ['placed', 'accepted', 'ready', 'failed', 'uncertain'];
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** What the stylesheet says of a theme: "light-paper" → "#rrggbb". */
function paperOf(id: string): Record<string, string> {
  const block =
    new RegExp(`:root:has\\(main\\[data-menu-theme='${id}'\\][^{]*\\{([^}]*)\\}`).exec(read('papers.css'))?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

/** Colours of states, which are the same in all themes: name → "#rrggbb". */
function statesOf(scheme: 'light' | 'dark'): Record<string, string> {
  const tokens = [
    ...read(scheme === 'light' ? '../theme.css' : '../dark.css').matchAll(
      /--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g,
    ),
  ];
  return Object.fromEntries(
    tokens.map(([, name, l, c, h]) => [name!, toHex([Number(l), Number(c), (Number(h) * Math.PI) / 180])]),
  );
}

/** Pairs of which one stands on the other and that cannot be told apart well enough (WCAG AA). */
function unreadable(pairs: readonly (readonly [what: string, ink: string, ground: string, least: number])[]): string[] {
  return pairs
    .filter(([, ink, ground, least]) => contrastOf(ink, ground) < least)
    .map(([what, ink, ground]) => `${what}: ${ink} on ${ground}`);
}

describe.each(MENU_THEMES.map((theme) => [theme.id, theme] as const))(
  'the paper of %s',
  (id, { design, primary, secondary }) => {
    const paper = paperOf(id);

    test('is that of the table of themes, which print and shared pictures use', () => {
      expect(paper['light-paper']).toBe(design.paper);
    });

    test.each(SCHEMES)('is what the colours of an owner are computed on, in %s', (scheme) => {
      const byLight = GROUNDS.map((name) => paper[`${scheme}-${name}`]!).sort(
        (a, b) => contrastOf(a, '#ffffff') - contrastOf(b, '#ffffff'),
      );
      const dark = scheme === 'dark' || design.base === 'dark';
      expect(PAPERS[id][scheme]).toEqual({
        surface: paper[`${scheme}-surface`],
        hardest: dark ? byLight[0] : byLight[2],
      });
    });

    test.each(SCHEMES)('is what the report of colours measures on, in %s', (scheme) => {
      const { paper: ground, ink, quiet } = INKS[id][scheme];
      expect({ ground, ink, quiet }).toEqual({
        ground: paper[`${scheme}-paper`],
        ink: paper[`${scheme}-ink`],
        quiet: paper[`${scheme}-quiet`],
      });
    });

    test.each(SCHEMES)('can be read on in %s', (scheme) => {
      const of = (name: string) => paper[`${scheme}-${name}`]!;
      const states = statesOf(design.base === 'dark' ? 'dark' : scheme);
      expect(
        unreadable([
          ...GROUNDS.flatMap((ground) =>
            ['ink', 'quiet'].map((ink) => [`${ink} on ${ground}`, of(ink), of(ground), 4.5] as const),
          ),
          ...['paper', 'surface'].flatMap((ground) => [
            ['edge of a control', of('control'), of(ground), 3] as const,
            ...STATES.map((state) => [state, states[state]!, of(ground), 4.5] as const),
          ]),
        ]),
      ).toEqual([]);
    });

    const expectReadable = (colours: { readonly primary: string; readonly secondary: string }) => {
      const style = themeStyle(colours, id) as Record<string, string>;
      const own = (name: string) => style[`--${name}`]!;
      expect(
        unreadable([
          ...SCHEMES.flatMap((scheme) => {
            const [accent, wash] = [own(`${scheme}-accent`), own(`${scheme}-accent-wash`)];
            return [
              ['text on the accent', own(`${scheme}-on-accent`), accent, 4.5] as const,
              [
                'text on the accent under the pointer',
                own(`${scheme}-on-accent`),
                own(`${scheme}-accent-hover`),
                4.5,
              ] as const,
              ['accent on its tint', own(`${scheme}-accent-ink`), wash, 4.5] as const,
              ...['ink', 'quiet'].map((ink) => [`${ink} on the tint`, paper[`${scheme}-${ink}`]!, wash, 4.5] as const),
              ...GROUNDS.map((name) => paper[`${scheme}-${name}`]!).flatMap((ground) => [
                ['text in the accent', own(`${scheme}-accent-ink`), ground, 4.5] as const,
                ['heading', own(`${scheme}-heading`), ground, 4.5] as const,
                ['accent', accent, ground, 3] as const,
              ]),
            ];
          }),
          ['text on the band', own('menu-on-band'), own('menu-band'), 4.5],
          ['mark on the band', own('menu-band-mark'), own('menu-band'), 3],
        ]),
      ).toEqual([]);
    };

    test('bears the colours of the theme', () => expectReadable({ primary, secondary }));
    test('and any two of an owner', () =>
      fc.assert(fc.property(colour, colour, (one, other) => expectReadable({ primary: one, secondary: other }))));
  },
);

test('a theme of the night is the same by day, and is not black', () => {
  const night = MENU_THEMES.filter(({ design }) => design.base === 'dark');
  expect(night).not.toEqual([]);
  for (const { id } of night) {
    const paper = paperOf(id);
    for (const [name, value] of Object.entries(paper).filter(([key]) => key.startsWith('light-')))
      expect([name, paper[name.replace('light', 'dark')]]).toEqual([name, value]);
    expect(contrastOf(paper['light-paper']!, '#000000')).toBeGreaterThan(1.1);
  }
});
