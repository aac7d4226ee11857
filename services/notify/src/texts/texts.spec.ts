import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts';
import { parse, type Token } from '@messageformat/parser';
import { writeDrillText, writeUnheardText } from '../domain/drill-message';
import { CATALOGUES, type TextPart } from './texts';

const OTHERS = UI_LANGUAGES.filter((language) => language !== 'en');
const PARTS = Object.keys(CATALOGUES.en) as TextPart[];
/** Messages that may read as in English. */
const SAME: readonly string[] = [
  'account.minutes',
  'allergens.Gluten',
  'allergens.Lupin',
  'orders.row',
  'orders.subtotal',
  'orders.table',
  'orders.taxIncluded',
  'orders.total',
  'orders.zone',
  'tickets.station',
  'tickets.total',
  'tickets.trial',
];
/** The letters of GSM 03.38: a text with any other takes more than twice as many parts. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

const messagesOf = (language: UiLanguage, part: TextPart): Record<string, string> => CATALOGUES[language][part];

/** Names of arguments, also within plurals and choices. */
function argumentsOf(message: string): string[] {
  const namesIn = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => [
      ...('arg' in token ? [token.arg] : []),
      ...('cases' in token ? token.cases.flatMap(({ tokens: inner }) => namesIn(inner)) : []),
    ]);
  return [...new Set(namesIn(parse(message)))].sort();
}

describe.each(OTHERS.flatMap((language) => PARTS.map((part) => [language, part] as const)))(
  'the texts of %s/%s',
  (language, part) => {
    const english = messagesOf('en', part);
    const own = messagesOf(language, part);

    it('are those that English has', () => {
      expect(Object.keys(own)).toEqual(Object.keys(english));
    });

    it('have the arguments that English has', () => {
      for (const [key, message] of Object.entries(english))
        expect([key, argumentsOf(own[key] ?? '')]).toEqual([key, argumentsOf(message)]);
    });

    it('are translated', () => {
      const same = Object.keys(english).filter((key) => own[key] === english[key]);
      expect(same.filter((key) => !SAME.includes(`${part}.${key}`))).toEqual([]);
    });
  },
);

it.each(UI_LANGUAGES)('texts to guests and restaurants in %s have only letters of short messages', (language) => {
  const parts = ['account', 'answers', 'guest', 'orders'] as const;
  const isText = (key: string) => /^(text|privacyText|minutes|hours|yourBusiness|aRestaurant)/.test(key);
  const others = parts
    .flatMap((part) => Object.entries(messagesOf(language, part)).filter(([key]) => part !== 'account' || isText(key)))
    .filter(([, message]) => !GSM.test(message));
  expect(others).toEqual([]);
});

it.each(UI_LANGUAGES)('texts of a drill in %s stay within the letters of one short message', (language) => {
  const about = {
    restaurantName: 'Marios',
    timeZone: 'UTC',
    opensAt: '2026-11-23T11:00:00Z',
    language,
    boardUrl: 'https://chalkboard.test/menu/demo/orders',
  };
  expect(writeDrillText(about)).toMatch(GSM);
  expect(writeDrillText(about).length).toBeLessThanOrEqual(160);
  expect(writeUnheardText(about)).toMatch(GSM);
});
