import { menuWith } from '../../testing/menu.factory';
import { languageAsked, languageShown } from './language-shown';

const inTwo = menuWith({ translation: { language: 'de', texts: [] } });

test.each([
  ['', ['de-CH', 'en'], 'de'],
  ['', ['fr'], 'en'],
  ['q=soup&lang=de', ['en'], 'de'],
  ['lang=fr', ['de'], 'de'],
  ['lang=DE-at', ['en'], 'de'],
])('at “%s”, for who reads %j, the menu is in “%s”', (search, wanted, shown) =>
  expect(languageShown(inTwo, { search, wanted })).toBe(shown),
);

test.each<[string, string | undefined]>([
  ['lang=de', 'de'],
  ['lang=de-CH', 'de'],
  ['lang=EN', 'en'],
  ['lang=fr', undefined],
  ['lang=', undefined],
  ['', undefined],
])('the address “%s” asks for %s', (search, asked) => expect(languageAsked(inTwo, search)).toBe(asked));

test('a menu without a second language is in its own', () =>
  expect(languageShown(menuWith(), { search: 'lang=de', wanted: ['de'] })).toBe('en'));
