import { readFileSync } from 'node:fs';
import path from 'node:path';

type Tokens = Record<string, [number, number, number]>;

/** The colour tokens of a stylesheet: name → lightness, chroma, hue. */
function tokensOf(file: string): Tokens {
  const css = readFileSync(path.join(__dirname, file), 'utf8');
  return Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ?([\d.]*)\)/g)].map(([, name, l, c, h]) => [
      name!,
      [Number(l), Number(c), Number(h || 0)],
    ]),
  );
}

/** Relative luminance (WCAG) of an OKLCH colour, clipped to sRGB as screens do. */
function luminance([l, c, h]: [number, number, number]): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [L, M, S] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((x) => x ** 3) as [number, number, number];
  const clip = (x: number) => Math.min(1, Math.max(0, x));
  return (
    0.2126 * clip(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S) +
    0.7152 * clip(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S) +
    0.0722 * clip(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S)
  );
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [high, low] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const light = tokensOf('theme.css');
const schemes: readonly [string, Tokens][] = [
  ['light', light],
  ['dark', { ...light, ...tokensOf('dark.css') }],
];
const states = ['placed', 'accepted', 'ready', 'failed', 'uncertain'];
const text: readonly [string, string][] = [
  ...['paper', 'surface', 'sunken'].flatMap(
    (ground) =>
      [
        ['ink', ground],
        ['quiet', ground],
        ['accent-ink', ground],
      ] as [string, string][],
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['ink', 'accent-wash'],
  ['quiet', 'accent-wash'],
  ['accent-ink', 'accent-wash'],
  ...states.flatMap(
    (state) =>
      [
        [state, `${state}-wash`],
        [state, 'surface'],
        [state, 'paper'],
      ] as [string, string][],
  ),
];

describe.each(schemes)('%s scheme', (_, tokens) => {
  test.each(text)('%s can be read on %s', (ink, ground) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['paper', 'surface'])('edges of controls can be seen on %s', (ground) => {
    expect(contrast(tokens.control!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
