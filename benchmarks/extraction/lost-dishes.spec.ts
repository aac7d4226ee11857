import { lostDishes } from './lost-dishes.mjs';

const menu = (item: object, ...unplaced: { text?: string }[]) => ({
  categories: [{ name: 'Soups', items: [{ name: 'Onion Soup', description: '', addOns: [], ...item }] }] as never,
  unplaced,
  placedShare: 1,
});
const lost = (dish: object, read: ReturnType<typeof menu>): string[] =>
  lostDishes([{ name: 'Mushroom Risotto', ...dish }], read).map(({ name }) => name);

describe('A dish that was missed', () => {
  it('is lost when its words are nowhere in the reading', () =>
    expect(lost({}, menu({}, { text: 'Desserts' }))).toEqual(['Mushroom Risotto']));

  it.each([
    ['the name of another dish', { name: 'Onion Soup Mushroom Risotto' }],
    ['a description', { description: 'with mushroom and risotto' }],
    ['an extra', { addOns: ['Mushroom Risotto'] }],
  ])('is not lost when its words stand in %s', (_, item) => expect(lost({}, menu(item))).toEqual([]));

  it('is not lost when its print is named as unplaced, also under another of its names', () => {
    expect(lost({}, menu({}, {}, { text: 'MUSHROOM RISOTTO 14' }))).toEqual([]);
    expect(lost({ alt: ['Risotto Funghi'] }, menu({}, { text: 'Risotto Funghi' }))).toEqual([]);
  });

  it('is lost when only a small part of its name is there, or parts are in different places', () => {
    expect(lost({}, menu({ description: 'mushroom broth' }))).toEqual(['Mushroom Risotto']);
    expect(lost({}, menu({ description: 'mushroom' }, { text: 'Risotto' }))).toEqual(['Mushroom Risotto']);
  });
});
