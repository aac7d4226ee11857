import { wantedLanguages } from './wanted-languages';

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
