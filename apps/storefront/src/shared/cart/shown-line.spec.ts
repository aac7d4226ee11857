import { textReader } from '@chalkboard/menu-rules/menu-texts';
import { menuWith } from '../../testing/menu.factory';
import { lineText, shownLine } from './shown-line';

const menu = menuWith({
  translation: {
    language: 'de',
    texts: [
      { id: 'i5', field: 'name', of: 'Margherita', text: 'Margarethe' },
      { id: 'v2', field: 'name', of: '14 inch', text: '36 cm' },
    ],
  },
});
const german = textReader(menu, 'de');
const line = { name: 'Margherita (14 inch, Anchovies)', itemId: 'i5', variantId: 'v2', addOnIds: ['a1'] };

test('a line reads in the guest’s language, and as printed where there is nothing else', () => {
  expect(shownLine(line, menu, german)).toEqual({
    name: { text: 'Margarethe', lang: 'de' },
    options: [
      { text: '36 cm', lang: 'de' },
      { text: 'Anchovies', lang: 'en' },
    ],
  });
  expect(lineText(line, menu, german)).toBe('Margarethe (36 cm, Anchovies)');
  expect(lineText(line, menu, textReader(menu, 'en'))).toBe(line.name);
});

test('what is not on the menu any more, or is another dish by now, reads as it was put in', () => {
  for (const old of [{ ...line, itemId: 'gone' }, { ...line, name: 'Pizza (14 inch, Anchovies)' }, { name: 'Soup' }])
    expect(lineText(old, menu, german)).toBe(old.name);
});
