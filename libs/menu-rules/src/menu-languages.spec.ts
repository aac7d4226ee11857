import { MENU_LANGUAGES } from '@chalkboard/contracts/menu-languages';
import { bestLanguage, menuLanguage } from './menu-languages';

test.each<[readonly [string, ...string[]], string[], string]>([
  [['en', 'de'], ['de-AT', 'en'], 'de'],
  [['en', 'de'], ['en-US', 'de'], 'en'],
  [['en', 'de'], ['fr', 'de'], 'de'],
  [['en', 'de'], ['ja'], 'en'],
  [['en', 'de'], [], 'en'],
  [['en', 'de'], ['*', '', '???', 'de'], 'de'],
  [['pt', 'pt-BR'], ['pt-BR'], 'pt-BR'],
  [['pt-BR', 'pt-PT'], ['pt-PT'], 'pt-PT'],
  [['en', 'zh-Hant'], ['zh-CN', 'zh-TW'], 'zh-Hant'],
  [['en', 'nb'], ['no'], 'nb'],
])('of %j who wants %j reads %s', (offered, wanted, best) => expect(bestLanguage(offered, wanted)).toBe(best));

test('every language is listed once under a tag that stands for it', () => {
  expect(new Set(MENU_LANGUAGES.map(({ tag }) => tag)).size).toBe(MENU_LANGUAGES.length);
  for (const { tag } of MENU_LANGUAGES) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(menuLanguage('ar').rightToLeft).toBe(true);
  expect(menuLanguage('tlh').name).toBe('tlh');
});
