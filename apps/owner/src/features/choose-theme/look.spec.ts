import { MENU_THEMES } from '@chalkboard/contracts/themes';
import { colourFrom, hasOwnColours, lookOf, lookOfTheme, NO_LOOK } from './look';

const [classic] = MENU_THEMES;

test('colours that were not chosen are the theme’s', () => {
  expect(lookOf({ backgroundTheme: 'cafe-warm' })).toEqual({
    backgroundTheme: 'cafe-warm',
    primaryColor: '#d97706',
    secondaryColor: '#78350f',
  });
  expect(lookOf({ backgroundTheme: 'cafe-warm', primaryColor: '#112233' })).toMatchObject({
    primaryColor: '#112233',
    secondaryColor: '#78350f',
  });
});

test('a menu that was given no look has none, and neither has one of a theme that is gone', () => {
  expect(lookOf({})).toEqual(NO_LOOK);
  expect(lookOf({ backgroundTheme: 'neon', primaryColor: 'red' })).toEqual(NO_LOOK);
});

test('own colours are those that differ from the theme’s, or stand without one', () => {
  expect(hasOwnColours(lookOfTheme(classic!))).toBe(false);
  expect(hasOwnColours({ ...lookOfTheme(classic!), secondaryColor: '#000000' })).toBe(true);
  expect(hasOwnColours(NO_LOOK)).toBe(false);
  expect(hasOwnColours({ ...NO_LOOK, primaryColor: '#112233' })).toBe(true);
});

test.each([
  ['#B45309', '#b45309'],
  [' b45309 ', '#b45309'],
  ['#b53', '#bb5533'],
  ['red', undefined],
  ['#12345', undefined],
  ['', undefined],
])('"%s" is the colour %s', (text, colour) => expect(colourFrom(text)).toBe(colour));
