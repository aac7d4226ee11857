import { folderOf, pictureName, plainName } from './archive-names';

test('names become what every system can write', () => {
  expect(plainName('Crème brûlée & Café')).toBe('creme-brulee-cafe');
  expect(plainName('  Ada’s Harbour!! ')).toBe('ada-s-harbour');
  expect(plainName('寿司')).toBe('');
  expect(plainName('a'.repeat(39) + ' b c')).toBe('a'.repeat(39));
});

test('folders are numbered, so that two menus of one name have two', () => {
  expect([folderOf('La Trattoria', 0), folderOf('La Trattoria', 1), folderOf('寿司', 11)]).toEqual([
    '01-la-trattoria',
    '02-la-trattoria',
    '12-menu',
  ]);
});

test('a picture is found by the end of its name', () => {
  const hash = 'ab'.repeat(32);
  expect(pictureName('Margherita', hash)).toBe('pictures/margherita-abababababababab.webp');
  expect(pictureName('寿司', hash)).toBe('pictures/abababababababab.webp');
});
