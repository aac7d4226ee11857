import { fetchTexts } from '@chalkboard/web-kit/texts';
import { doubtText } from './doubt-text';
import { languageName } from './language-name';

const item = { uncertainReason: 'We found no price for this item.', doubt: { kind: 'no-price' } } as const;

afterEach(() => fetchTexts([], 'en'));

test('in English a doubt is said in the words of the reading', () => {
  expect(doubtText(item)).toBe('We found no price for this item.');
});

test('in another language a doubt is said by its kind', async () => {
  await fetchTexts([], 'de');
  expect(doubtText(item)).toBe('Wir haben für diesen Artikel keinen Preis gefunden.');
});

test('a doubt without a kind stays as the server wrote it', async () => {
  await fetchTexts([], 'de');
  expect(doubtText({ uncertainReason: 'Something is odd.' })).toBe('Something is odd.');
});

test('a language is called as its reader calls it', async () => {
  expect(languageName('it')).toBe('Italian');
  await fetchTexts([], 'fr');
  expect(languageName('it')).toBe('italien');
});
