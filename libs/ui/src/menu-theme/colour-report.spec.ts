import { MENU_THEMES } from '@chalkboard/contracts';
import fc from 'fast-check';
import { colourReport, figureOf, levelOf, passingColour, schemesOf, type ColourPlace } from './colour-report';
import { isAdjusted, themeColours } from './menu-theme';
import { contrastOf } from './readable-colour';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.constantFrom(...MENU_THEMES.map(({ id }) => id));
const YELLOW = { backgroundTheme: 'restaurant', primaryColor: '#fde047', secondaryColor: '#93c5fd' };

const rowOf = (
  menu: Parameters<typeof colourReport>[0],
  place: ColourPlace,
  scheme = schemesOf(menu.backgroundTheme)[0],
) => colourReport(menu).find((row) => row.place === place && row.scheme === scheme)!;
/** The hue of OKLab is not at hand here; that of HSL tells a turned colour as well. @returns degrees */
function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most === r) return (60 * (g - b)) / (most - least);
  return most === g ? 120 + (60 * (b - r)) / (most - least) : 240 + (60 * (r - g)) / (most - least);
}

test.each([
  [21, true, 'AAA'],
  [7, true, 'AAA'],
  [6.99, true, 'AA'],
  [4.5, true, 'AA'],
  [4.4999, true, 'fails'],
  [3, false, 'AA'],
  [21, false, 'AA'],
  [2.9999, false, 'fails'],
] as const)('a contrast of %d, of text: %s, is %s', (ratio, isText, level) =>
  expect(levelOf(ratio, isText)).toBe(level),
);

test('grey #777 on white is written 4.48:1 and fails, black on white is 21:1', () => {
  const grey = contrastOf('#777777', '#ffffff');
  expect([figureOf(grey), levelOf(grey, true)]).toEqual([4.48, 'fails']);
  expect(figureOf(contrastOf('#000000', '#ffffff'))).toBe(21);
});

test('a figure is not rounded up to a level that it does not reach', () => {
  expect([figureOf(4.4999), figureOf(2.996), figureOf(6.998)]).toEqual([4.49, 2.99, 6.99]);
  expect(figureOf(4.508)).toBe(4.51);
});

test('tells what was chosen, and what the page draws in its place', () => {
  const heading = rowOf(YELLOW, 'heading');
  expect(heading.by).toBe('secondary');
  expect([heading.chosen.ink, heading.chosen.level]).toEqual(['#93c5fd', 'fails']);
  expect(heading.shown.ink).not.toBe('#93c5fd');
  expect(heading.shown.level).toBe('AA');
  expect(rowOf(YELLOW, 'buttonEdge').chosen.level).toBe('fails');
  // Its label is black or white, whichever can be read.
  expect(rowOf(YELLOW, 'button').chosen).toMatchObject({ ink: '#000000', level: 'AAA' });
});

test('a price stands in the first colour in the theme that draws it so, and in ink elsewhere', () => {
  expect(rowOf({ ...YELLOW, backgroundTheme: 'modern-dark' }, 'price').chosen.ink).toBe('#fde047');
  expect(rowOf(YELLOW, 'price')).not.toHaveProperty('by');
});

test('a band has its own pair in place of headings', () => {
  const places = (backgroundTheme: string) => colourReport({ ...YELLOW, backgroundTheme }).map(({ place }) => place);
  expect(places('fast-food')).toContain('band');
  expect(places('fast-food')).not.toContain('heading');
  expect(places('modern-dark')).toContain('bandMark');
  expect(places('restaurant')).not.toContain('band');
});

test('a theme of the night is measured once, the others by day and by night', () => {
  expect([schemesOf('modern-dark'), schemesOf('restaurant'), schemesOf(undefined)]).toEqual([
    ['dark'],
    ['light', 'dark'],
    ['light', 'dark'],
  ]);
});

test('a menu without colours of its own is measured in its theme’s', () => {
  expect(rowOf({ backgroundTheme: 'pizza-italian' }, 'heading').chosen.ink).toBe('#166534');
  expect(rowOf({}, 'heading').chosen.ink).toBe('#1f2937');
});

test('the nearest colour that passes keeps its hue, and just passes', () => {
  for (const [which, place] of [
    ['primary', 'buttonEdge'],
    ['secondary', 'heading'],
  ] as const) {
    const found = passingColour(YELLOW, which)!;
    const { chosen, isText } = rowOf({ ...YELLOW, [`${which}Color`]: found }, place);
    const least = isText ? 4.5 : 3;
    expect(chosen.ratio).toBeGreaterThanOrEqual(least);
    expect(chosen.ratio).toBeLessThan(least + 0.1);
    expect(Math.abs(hueOf(found) - hueOf(YELLOW[`${which}Color`]))).toBeLessThan(12);
  }
});

test('nothing is proposed for a colour that passes, nor where no lightness of it does', () => {
  expect(passingColour({ backgroundTheme: 'restaurant' }, 'primary')).toBeUndefined();
  // On the dark page it would have to be light, and on the pale band dark.
  expect(
    passingColour({ backgroundTheme: 'modern-dark', primaryColor: '#7f1d1d', secondaryColor: '#d4d4d4' }, 'primary'),
  ).toBeUndefined();
});

test('what guests see passes, whatever is chosen', () => {
  fc.assert(
    fc.property(theme, colour, colour, (backgroundTheme, primaryColor, secondaryColor) => {
      const failing = colourReport({ backgroundTheme, primaryColor, secondaryColor }).filter(
        ({ shown }) => shown.level === 'fails',
      );
      expect(failing).toEqual([]);
    }),
  );
});

test('whoever takes what is proposed for both colours sees them used as they are', () => {
  fc.assert(
    fc.property(theme, colour, colour, (backgroundTheme, primaryColor, secondaryColor) => {
      const menu = { backgroundTheme, primaryColor, secondaryColor };
      const second = { ...menu, secondaryColor: passingColour(menu, 'secondary') ?? secondaryColor };
      const both = { ...second, primaryColor: passingColour(second, 'primary') ?? primaryColor };
      const [day] = schemesOf(backgroundTheme);
      const failing = colourReport(both).filter(({ scheme, chosen }) => scheme === day && chosen.level === 'fails');
      // Only the edge of a band leaves no way out: it would have to stand apart from two grounds at once.
      if (failing.length > 0) expect(backgroundTheme).toBe('modern-dark');
      else expect(isAdjusted(themeColours(both)!, backgroundTheme)).toBe(false);
    }),
  );
});
