import { MENU_THEMES } from '@chalkboard/contracts';
import { adjustedColours, isAdjusted, pageTheme, themeColours } from './menu-theme';

test("the owner's own colours go before the theme's", () => {
  expect(themeColours({ backgroundTheme: 'cafe-warm' })).toEqual({ primary: '#d97706', secondary: '#78350f' });
  expect(themeColours({ backgroundTheme: 'cafe-warm', primaryColor: '#112233' })).toEqual({
    primary: '#112233',
    secondary: '#78350f',
  });
  expect(themeColours({ primaryColor: '#112233' })).toEqual({ primary: '#112233', secondary: '#112233' });
});

test.each([undefined, 'red', '#fff', 'url(x)'])('%s is no colour', (primaryColor) => {
  expect(themeColours({ primaryColor })).toBeUndefined();
});

test.each(MENU_THEMES.map(({ id }) => id))(
  'a menu in %s names it, with colours of its own or without',
  (backgroundTheme) => {
    expect(pageTheme({ backgroundTheme })).toMatchObject({
      className: 'menu-theme',
      'data-menu-theme': backgroundTheme,
    });
    expect(pageTheme({ backgroundTheme, primaryColor: '#112233' })['data-menu-theme']).toBe(backgroundTheme);
  },
);

test('a menu without a theme, or with one that is gone, has the default one in the colours that it has', () => {
  expect(pageTheme({})).toEqual(pageTheme({ backgroundTheme: 'restaurant' }));
  expect(pageTheme({ backgroundTheme: 'neon' })).toEqual(pageTheme({ backgroundTheme: 'restaurant' }));
  expect(pageTheme({ secondaryColor: '#166534', primaryColor: '#dc2626' })).toEqual(
    pageTheme({ backgroundTheme: 'restaurant', secondaryColor: '#166534' }),
  );
});

test('a theme of the night is dark for everybody, the others as their reader has it', () => {
  expect(
    MENU_THEMES.filter(({ id }) => pageTheme({ backgroundTheme: id })['data-scheme'] === 'dark').map(({ id }) => id),
  ).toEqual(['modern-dark']);
  expect(pageTheme({ backgroundTheme: 'cafe-warm' })).not.toHaveProperty('data-scheme');
  const style = pageTheme({ backgroundTheme: 'modern-dark', primaryColor: '#7c2d12' }).style as Record<string, string>;
  for (const name of Object.keys(style).filter((key) => key.startsWith('--light-')))
    expect([name, style[name]]).toEqual([name, style[name.replace('light', 'dark')]]);
});

test('a colour that cannot be read on the page is shown as one that can, and the other stays', () => {
  expect(adjustedColours({ primary: '#fde047', secondary: '#1f2937' }, 'restaurant')).toEqual({
    primary: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  });
  expect(adjustedColours({ primary: '#dc2626', secondary: '#1f2937' }, undefined)).toEqual({});
});

test('what can be read depends on the paper of the theme', () => {
  expect(adjustedColours({ primary: '#fde047', secondary: '#fef9c3' }, 'modern-dark')).toEqual({});
  expect(adjustedColours({ primary: '#cf6a06', secondary: '#111111' }, 'fast-food')).toEqual({});
  expect(adjustedColours({ primary: '#cf6a06', secondary: '#111111' }, 'cafe-warm')).toHaveProperty('primary');
});

test('says when a pair cannot be used as it is', () => {
  expect(isAdjusted({ primary: '#fde047', secondary: '#fef9c3' }, 'restaurant')).toBe(true);
  expect(isAdjusted({ primary: '#d35400', secondary: '#111111' }, 'restaurant')).toBe(false);
  // The edge of a dark slab stands on the second colour; elsewhere the two do not touch.
  expect(isAdjusted({ primary: '#ef4444', secondary: '#dc2626' }, 'modern-dark')).toBe(true);
  expect(isAdjusted({ primary: '#dc2626', secondary: '#166534' }, 'pizza-italian')).toBe(false);
});
