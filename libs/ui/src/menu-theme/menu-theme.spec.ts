import { MENU_THEMES } from '@chalkboard/contracts';
import fc from 'fast-check';
import { adjustedColours, isAdjusted, themeColours, themeStyle } from './menu-theme';
import { contrastOf } from './readable-colour';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Every pair that stands on one another: ink, ground, least contrast. */
function pairs(style: Record<string, string>): [string, string, number][] {
  const of = (name: string) => style[`--${name}`]!;
  return [
    ...(['light', 'dark'] as const).flatMap((scheme): [string, string, number][] => {
      const ground = { light: '#f4eee6', dark: '#232019' }[scheme];
      const wash = of(`${scheme}-accent-wash`);
      const [ink, quiet] = { light: ['#1f1b16', '#635b51'], dark: ['#f1ece4', '#b5aea5'] }[scheme] as [string, string];
      return [
        [of(`${scheme}-on-accent`), of(`${scheme}-accent`), 4.5],
        [of(`${scheme}-on-accent`), of(`${scheme}-accent-hover`), 4.5],
        [of(`${scheme}-accent-ink`), wash, 4.5],
        [ink, wash, 4.5],
        [quiet, wash, 4.5],
        [of(`${scheme}-accent-ink`), ground, 4.5],
        [of(`${scheme}-heading`), ground, 4.5],
        [of(`${scheme}-accent`), ground, 3],
      ];
    }),
    [of('menu-on-band'), of('menu-band'), 4.5],
    [of('menu-band-mark'), of('menu-band'), 3],
  ];
}

function expectReadable(primary: string, secondary: string) {
  for (const [ink, ground, least] of pairs(themeStyle({ primary, secondary }) as Record<string, string>)) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(least);
}

test.each(MENU_THEMES.map(({ id, primary, secondary }) => [id, primary, secondary] as const))('everything of %s can be read', (_, primary, secondary) => expectReadable(primary, secondary));

test('and of any two colours', () => {
  fc.assert(fc.property(colour, colour, expectReadable));
});

test("the owner's own colours go before the theme's", () => {
  expect(themeColours({ backgroundTheme: 'cafe-warm' })).toEqual({ primary: '#d97706', secondary: '#78350f' });
  expect(themeColours({ backgroundTheme: 'cafe-warm', primaryColor: '#112233' })).toEqual({ primary: '#112233', secondary: '#78350f' });
  expect(themeColours({ primaryColor: '#112233' })).toEqual({ primary: '#112233', secondary: '#112233' });
});

test.each([undefined, 'red', '#fff', 'url(x)'])('%s is no colour', (primaryColor) => {
  expect(themeColours({ primaryColor })).toBeUndefined();
  expect(themeStyle(undefined)).toBeUndefined();
});

test('a colour that cannot be read on the page is shown as one that can, and the other stays', () => {
  expect(adjustedColours({ primary: '#fde047', secondary: '#1f2937' })).toEqual({ primary: expect.stringMatching(/^#[0-9a-f]{6}$/) as string });
  expect(adjustedColours({ primary: '#dc2626', secondary: '#1f2937' })).toEqual({});
});

test('says when a pair cannot be used as it is', () => {
  expect(isAdjusted({ primary: '#fde047', secondary: '#fef9c3' })).toBe(true);
  expect(isAdjusted({ primary: '#d35400', secondary: '#111111' })).toBe(false);
});
