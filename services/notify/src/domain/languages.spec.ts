import { drillLanguage, guestLanguage, ownerLanguage, restaurantLanguage } from './languages';

it('a restaurant gets messages and tickets in the language that its owner chose, else in English', () => {
  expect(restaurantLanguage({ messageLanguage: 'it', language: 'de' })).toBe('it');
  expect(restaurantLanguage({ messageLanguage: null, language: 'de' })).toBe('en');
});

it('calls and opening drills are in the language that its owner chose, else in that of its menu', () => {
  expect(drillLanguage({ messageLanguage: 'it', language: 'de' })).toBe('it');
  expect(drillLanguage({ messageLanguage: null, language: 'de-AT' })).toBe('de');
});

it('an owner gets e-mails in the language of their choice, else the restaurant’s, else that of their pages', () => {
  const restaurant = { messageLanguage: 'it', language: 'de' };
  expect(ownerLanguage({ language: 'es', languageChosen: true }, restaurant)).toBe('es');
  expect(ownerLanguage({ language: 'es' }, restaurant)).toBe('it');
  expect(ownerLanguage({ language: 'es' }, { messageLanguage: null, language: 'de' })).toBe('es');
  expect(ownerLanguage({}, { language: 'de' })).toBe('de');
  expect(ownerLanguage({}, {})).toBe('en');
});

it('a guest gets messages in the language that the page was read in, else in that of the menu', () => {
  expect(guestLanguage('fr', { messageLanguage: 'it', language: 'de' })).toBe('fr');
  expect(guestLanguage(undefined, { messageLanguage: 'it', language: 'de' })).toBe('de');
  expect(guestLanguage(undefined, { language: 'ja' })).toBe('en');
});
