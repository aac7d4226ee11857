/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { keepLanguage, keptLanguage, onLanguageKept } from './kept-language';

const refuse = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError');
};
afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'menu_language=; Path=/; Max-Age=0';
  localStorage.clear();
});

test('is kept in a cookie for the next visit, and told to the page at once', () => {
  const received = jest.fn();
  const end = onLanguageKept(received);
  expect(keptLanguage()).toBeUndefined();
  keepLanguage('de');
  end();
  keepLanguage('fr');
  expect([keptLanguage(), document.cookie, localStorage.length, received.mock.calls.length]).toEqual([
    'fr',
    'menu_language=fr',
    0,
    1,
  ]);
});

test('is kept elsewhere where no cookie is taken, and in the cookie again when it is', () => {
  const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  keepLanguage('de');
  expect([keptLanguage(), localStorage.getItem('menu_language')]).toEqual(['de', 'de']);
  cookie.mockRestore();
  keepLanguage('it');
  expect([keptLanguage(), document.cookie, localStorage.length]).toEqual(['it', 'menu_language=it', 0]);
});

test('lasts as long as the page where all storage is refused', () => {
  for (const access of ['get', 'set'] as const)
    jest.spyOn(document, 'cookie', access as 'get').mockImplementation(refuse);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(keptLanguage()).toBeUndefined();
  keepLanguage('de');
  expect(keptLanguage()).toBe('de');
  keepLanguage('fr');
  expect(keptLanguage()).toBe('fr');
});
