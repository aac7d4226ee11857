import { MenuSettings, type Menu } from '@chalkboard/contracts';
import { groupsOf } from './menu-entries';
import {
  draftOf,
  entriesOf,
  missingOf,
  sentTranslation,
  stateOf,
  textOf,
  withLanguage,
  withSuggestions,
  withText,
} from './translation-draft';

const size = (id: string, label: string) => ({ id, label, price: '$5.00' });
const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 's',
  version: 1,
  status: 'published',
  restaurantName: 'Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  categories: [
    {
      id: 'c1',
      name: 'Pizza',
      items: [
        { id: 'i1', name: 'Plain', price: '', variants: [size('v1', 'Small'), size('v2', '12')] },
        { id: 'i2', name: 'Hot', description: 'Chilli', price: '', variants: [size('v3', 'Small')] },
      ],
    },
  ],
  translation: {
    language: 'de',
    texts: [
      { id: 'i1', field: 'name', of: 'Plain', text: 'Pur' },
      { id: 'i2', field: 'name', of: 'Spicy', text: 'Scharf' },
      { id: 'v3', field: 'name', of: 'Small', text: 'Klein' },
    ],
  },
};
const groups = groupsOf(menu);
const entries = entriesOf(groups);
const entry = (text: string) => entries.find((one) => one.text === text)!;
const draft = draftOf(menu, groups);

test('every text of a menu is there once, sizes of the same name together, at the end', () => {
  expect(
    groups.map(({ kind, entries: of }) => [kind, ...of.map(({ text, places }) => `${text} ${places.length}`)]),
  ).toEqual([
    ['category', 'Pizza 1', 'Plain 1', 'Hot 1', 'Chilli 1'],
    ['choices', 'Small 2'],
  ]);
});

test('what is missing is counted, and so is what was written for other words', () => {
  expect(entries.map((one) => stateOf(draft, one))).toEqual(['missing', 'done', 'changed', 'missing', 'done']);
  expect(missingOf(draft, entries)).toBe(3);
  expect(missingOf(withText(withText(draft, entry('Hot'), 'Scharf'), entry('Chilli'), ' '), entries)).toBe(2);
});

test('a text is sent for each place of its entry; what was written for other words goes along as such', () => {
  expect(sentTranslation(draft, groups)).toEqual({
    language: 'de',
    texts: [
      { id: 'i1', field: 'name', of: 'Plain', text: 'Pur' },
      { id: 'i2', field: 'name', of: 'Spicy', text: 'Scharf' },
      { id: 'v1', field: 'name', of: 'Small', text: 'Klein' },
      { id: 'v3', field: 'name', of: 'Small', text: 'Klein' },
    ],
  });
  expect(sentTranslation(withLanguage(draft, ''), groups)).toBeNull();
});

test('another language begins empty, and the first one is there again', () => {
  const french = withText(withLanguage(draft, 'fr'), entry('Plain'), 'Nature');
  expect(sentTranslation(french, groups)).toEqual({
    language: 'fr',
    texts: [{ id: 'i1', field: 'name', of: 'Plain', text: 'Nature' }],
  });
  expect(textOf(withLanguage(french, 'de'), entry('Plain'))?.text).toBe('Pur');
});

test('suggestions fill what is empty, are marked until somebody writes, and stay with their language', () => {
  const answer = [
    { id: 'i1', field: 'name', of: 'Plain', text: 'Schlicht' },
    { id: 'c1', field: 'name', of: 'Pizza', text: 'Pizza' },
  ] as const;
  const filled = withSuggestions(draft, 'de', entries, [...answer]);
  expect([textOf(filled, entry('Plain'))?.text, stateOf(filled, entry('Pizza'))]).toEqual(['Pur', 'suggested']);
  expect(stateOf(withText(filled, entry('Pizza'), 'Pizze'), entry('Pizza'))).toBe('done');
  const late = withSuggestions(withLanguage(draft, 'fr'), 'de', entries, [...answer]);
  expect([late.language, textOf(late, entry('Pizza'))]).toEqual(['fr', undefined]);
});
