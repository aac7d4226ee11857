import { textReader } from '@chalkboard/menu-rules/menu-texts';
import { menuWith } from '../../testing/menu.factory';
import { shownOrderLine } from './shown-order-line';

const menu = menuWith({
  translation: {
    language: 'de',
    texts: [
      { id: 'i5', field: 'name', of: 'Margherita', text: 'Margarethe' },
      { id: 'v2', field: 'name', of: '14 inch', text: '36 cm' },
    ],
  },
});
const line = { itemId: 'i5', name: 'Margherita', options: ['14 inch', 'Anchovies'] };

test('an order reads in the guest’s language, with what the kitchen reads', () => {
  expect(shownOrderLine(line, menu, textReader(menu, 'de'))).toEqual({
    name: { text: 'Margarethe', lang: 'de' },
    options: [
      { text: '36 cm', lang: 'de' },
      { text: 'Anchovies', lang: 'en' },
    ],
    printed: { text: 'Margherita (14 inch, Anchovies)', lang: 'en' },
  });
});

test('where both read the same, or the menu is gone or has changed, there is only what was ordered', () => {
  expect(shownOrderLine(line, menu, textReader(menu, 'en'))).toEqual({
    name: { text: 'Margherita', lang: 'en' },
    options: [
      { text: '14 inch', lang: 'en' },
      { text: 'Anchovies', lang: 'en' },
    ],
  });
  expect(shownOrderLine(line, undefined, textReader(menu, 'de')).name.text).toBe('Margherita');
  expect(shownOrderLine({ ...line, name: 'Pizza', options: [] }, menu, textReader(menu, 'de'))).toEqual({
    name: { text: 'Pizza', lang: 'en' },
    options: [],
  });
});
