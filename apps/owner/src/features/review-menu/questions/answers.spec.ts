import type { MenuItem } from '@chalkboard/contracts';
import { applyAll } from '../draft/edit-operations';
import { itemsOf, type Draft } from '../draft/menu-draft';
import type { MaybeEdit } from '../draft/menu-edits';
import { confirmItems, dishOfPrint, givePrice, givePriceToAll, headingOfPrint, leaveUnpriced } from './answers';

const at = (y: number, x = 0.1) => ({ page: 1, x, y, width: 0.3, height: 0.02 });
const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: id,
  price: '$5.00',
  priceMinor: 500,
  uncertain: true,
  ...more,
});
const draft: Draft = [
  {
    id: 'soups',
    name: 'Soups',
    items: [
      item('Leek', { source: { name: at(0.1) } }),
      item('Pea', { price: '', priceMinor: undefined, source: { name: at(0.2) } }),
      item('Miso', { uncertain: undefined, source: { name: at(0.4) } }),
    ],
  },
  { id: 'mains', name: 'Mains', items: [item('Duck', { source: { name: at(0.6) } })] },
];
const after = (edit: MaybeEdit) => applyAll(draft, edit?.operations ?? []);
const open = (menu: Draft) => itemsOf(menu).flatMap(({ id, uncertain }) => (uncertain ? [id] : []));

describe('Answers of an owner', () => {
  it('find several dishes right in one edit', () =>
    expect(open(after(confirmItems(draft, ['Leek', 'Duck'], '2 dishes')))).toEqual(['Pea']));

  it('give a price, and settle the dish', () => {
    const pea = itemsOf(after(givePrice(draft, 'Pea', '6.50'))).find(({ id }) => id === 'Pea');
    expect(pea).toMatchObject({ price: '6.50', uncertain: undefined });
  });

  it('give one price to several dishes in one edit', () =>
    expect(
      itemsOf(after(givePriceToAll(draft, ['Leek', 'Pea'], { price: '7', name: '2 dishes' }))).map(
        ({ price }) => price,
      ),
    ).toEqual(['7', '7', '$5.00', '$5.00']));

  it('leave dishes without a price, which is settled as well', () =>
    expect(open(after(leaveUnpriced(draft, ['Pea'], 'Pea')))).toEqual(['Leek', 'Duck']));

  it('make a dish of print, where it stands, with the words and the price of its line', () => {
    const made = dishOfPrint(draft, { source: at(0.3), text: 'Gazpacho 6.50' }, 'New item')!;
    expect(after(made.edit)[0]!.items.map(({ name, price }) => [name, price])).toEqual([
      ['Leek', '$5.00'],
      ['Pea', ''],
      ['Gazpacho', '6.50'],
      ['Miso', '$5.00'],
    ]);
  });

  it('make a heading of print: the dishes below it are its own', () => {
    const made = headingOfPrint(draft, { source: at(0.3), text: 'Noodles' }, 'New category');
    expect(after(made.edit).map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      ['Soups', ['Leek', 'Pea']],
      ['Noodles', ['Miso']],
      ['Mains', ['Duck']],
    ]);
  });
});
