import { menuWith } from '../../testing/menu.factory';
import { languageShown } from './language-shown';

const inTwo = menuWith({ translation: { language: 'de', texts: [] } });

test.each([
  ['', ['de-CH', 'en'], 'de'],
  ['', ['fr'], 'en'],
  ['q=soup&lang=de', ['en'], 'de'],
  ['lang=fr', ['de'], 'de'],
])('at “%s”, for who reads %j, the menu is in “%s”', (search, wanted, shown) => expect(languageShown(inTwo, { search, wanted })).toBe(shown));

test('a menu without a second language is in its own', () => expect(languageShown(menuWith(), { search: 'lang=de', wanted: ['de'] })).toBe('en'));
