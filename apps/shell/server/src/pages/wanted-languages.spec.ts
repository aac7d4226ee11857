import { uiLanguageFor, wantedLanguages } from './wanted-languages';

test.each<[string, Parameters<typeof wantedLanguages>[0], string[]]>([
  ['asks for, the most wanted first', { 'accept-language': 'en;q=0.5, de-AT, fr;q=0.8' }, ['de-at', 'fr', 'en']],
  [
    'chose, before all others',
    { cookie: 'visitor=x; menu_language=it', 'accept-language': 'de,it;q=0.2' },
    ['it', 'de'],
  ],
  [
    'does not want, and what is no language, is left out',
    { cookie: 'menu_language=<script>', 'accept-language': '*, de;q=0, xx-!!, en;q=x' },
    [],
  ],
  ['says nothing of', {}, []],
  ['lists without end', { 'accept-language': 'de,en,fr,it,es,pt,nl' }, ['de', 'en', 'fr', 'it']],
])('what a browser %s', (_, headers, wanted) => expect(wantedLanguages(headers)).toEqual(wanted));

test('the address goes before what was chosen, and that before what the browser asks for', () => {
  const headers = { cookie: 'menu_language=fr', 'accept-language': 'de' };
  expect(wantedLanguages(headers, 'q=soup&lang=it')).toEqual(['it', 'fr', 'de']);
  expect(wantedLanguages(headers, 'lang=<script>')).toEqual(['fr', 'de']);
});

test.each([
  [['es-mx', 'en'], 'es'],
  [['ar', 'de-at'], 'de'],
  [['pt-br'], 'en'],
  [[], 'en'],
])('for who wants %j the words are in “%s”', (wanted, language) => expect(uiLanguageFor(wanted)).toBe(language));
