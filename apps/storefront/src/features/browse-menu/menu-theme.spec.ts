import { menuTheme } from './menu-theme';

test.each([['#dc2626', '#fff'], ['#1f2937', '#fff'], ['#ca8a04', '#000'], ['#fde047', '#000']])('text on %s is %s', (primary, on) => {
  expect(menuTheme(primary)).toMatchObject({ '--color-accent': primary, '--color-on-accent': on });
});

test.each([undefined, 'red', '#fff', 'url(x)'])('%s leaves the accent alone', (primary) => {
  expect(menuTheme(primary)).toBeUndefined();
});
