import { MENU_THEMES } from '@chalkboard/contracts';
import fc from 'fast-check';
import { contrast, printedColours, printedDesign } from './printed-colours';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a menu is printed in the colours of its theme', () => {
  expect(printedColours({ backgroundTheme: 'pizza-italian' })).toEqual({
    accent: '#dc2626',
    heading: '#166534',
    band: '#166534',
    onBand: '#ffffff',
  });
});

test('a menu is printed in the design of its theme, and of the first one where it has none', () => {
  expect(printedDesign({ backgroundTheme: 'fast-food' })).toMatchObject({ header: 'banner', rules: 'bars' });
  for (const backgroundTheme of [undefined, 'gone'])
    expect(printedDesign({ backgroundTheme })).toBe(MENU_THEMES[0]!.design);
});

test("the owner's own colours go before the theme's, and the default theme stands in for none", () => {
  expect(printedColours({ backgroundTheme: 'cafe-warm', secondaryColor: '#112233' })).toMatchObject({
    band: '#112233',
  });
  expect(printedColours({ primaryColor: '#112233' })).toMatchObject({ accent: '#112233', band: '#112233' });
  expect(printedColours({})).toMatchObject({ band: MENU_THEMES[0]!.secondary });
  expect(printedColours({ primaryColor: 'url(x)' })).toEqual(printedColours({}));
});

test('a colour too light for text on paper is printed darker, in its own hue', () => {
  const { accent } = printedColours({ primaryColor: '#fde047' });
  expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(accent).toMatch(/^#[4-9a-f].[3-9a-f].[0-3].$/);
});

test('whatever two colours are chosen, text in them can be read', () => {
  fc.assert(
    fc.property(colour, colour, (primaryColor, secondaryColor) => {
      const { accent, heading, band, onBand } = printedColours({ primaryColor, secondaryColor });
      for (const [ink, ground] of [
        [accent, '#ffffff'],
        [heading, '#ffffff'],
        [onBand, band],
      ] as const)
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
