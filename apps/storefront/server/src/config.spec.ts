import { readConfig } from './config';

test('names every fault at once', () => {
  expect(() => readConfig({ PORT: 'x', MENU_URL: 'nowhere' })).toThrow(/PORT.*\n.*MENU_URL.*\n.*PUBLIC_URL/);
});

test('the public address has no slash at its end', () => {
  expect(readConfig({ PORT: '1', MENU_URL: 'http://menu:8080', PUBLIC_URL: 'https://menus.example/' }).publicUrl).toBe(
    'https://menus.example',
  );
});
