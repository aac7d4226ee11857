/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { catalogue, fetchTexts, type TextGroup } from './catalogue';
import { readerLanguage, readerLocale } from './reader-language';

const group = (...names: string[]): TextGroup => {
  const inLanguage = (language: string) => () =>
    Promise.resolve({ default: Object.fromEntries(names.map((name) => [name, { title: `${name} ${language}` }])) });
  return {
    en: inLanguage('en'),
    es: inLanguage('es'),
    fr: inLanguage('fr'),
    de: inLanguage('de'),
    it: inLanguage('it'),
  };
};

test('the words that were read before they came are the same object, filled in the language of the page', async () => {
  document.body.lang = 'de';
  const texts = catalogue<{ title?: string }>('app/menu');
  expect(texts.title).toBeUndefined();
  await fetchTexts([group('app/menu', 'app/table')]);
  expect([texts.title, catalogue('app/table'), readerLanguage(), readerLocale()]).toEqual([
    'app/menu de',
    { title: 'app/table de' },
    'de',
    'de',
  ]);
});

test('a page in a language that there is none of is in English, as in the United States', async () => {
  document.body.lang = 'pt';
  await fetchTexts([group('app/other')]);
  expect([catalogue('app/other'), readerLocale()]).toEqual([{ title: 'app/other en' }, 'en-US']);
});
