import { messageLanguage } from '../texts/texts';
import { askingWords } from './call-words';

const about = {
  restaurantName: 'Trattoria Lavagna',
  orderNumber: 'K7F4M',
  placedAt: '2026-03-02T17:30:00Z',
  timeZone: 'Europe/Berlin',
};

it('a call is in the language of the menu where it can be, else in English', () => {
  expect(['de-AT', 'IT', 'pt-BR', '', undefined, 'constructor'].map(messageLanguage)).toEqual([
    'de',
    'it',
    'en',
    'en',
    'en',
    'en',
  ]);
});

it('says whose order it is, spells its number and tells the time by the restaurant’s clock', () => {
  expect(askingWords('en', about)).toBe(
    'This is an automatic call for Trattoria Lavagna. Order K 7 F 4 M, placed at 6:30 PM, is waiting for an answer. Press 1 to say that you have seen it.',
  );
  expect(askingWords('de', about)).toContain('Die Bestellung K 7 F 4 M von 18:30 wartet');
});
