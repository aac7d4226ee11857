import type { MenuItem } from '@chalkboard/contracts';
import { changedFields, changesOf, openPrices, valuesOf, withPlainPrices, withSizes } from './item-values';

const item: MenuItem = { id: 'pie', name: 'Pie', price: '$5.00', variants: undefined };
const changed = (change: Partial<ReturnType<typeof valuesOf>>, of = item) =>
  changedFields(changesOf(valuesOf(of), of), changesOf({ ...valuesOf(of), ...change }, of));

test('a form that nobody touched changes nothing', () => {
  expect(changed({})).toEqual({});
});

test('only what was written is sent; spaces around it are not', () => {
  expect(changed({ name: ' Apple pie ', description: '  ' })).toEqual({ name: 'Apple pie' });
});

test('an item keeps its name until it has another one', () => {
  expect(changed({ name: ' ', price: '6' })).toEqual({ price: '6' });
});

test('with sizes the prices stand there, and the item has none of its own', () => {
  expect(changed({ sizes: [{ id: 's', label: 'slice', price: '3' }] })).toEqual({
    price: '',
    variants: [{ id: 's', label: 'slice', price: '3', source: undefined }],
  });
});

test('a size without a name waits for one; an empty line is no size', () => {
  expect(changed({ sizes: [{ id: 's', label: '', price: '3' }] })).not.toHaveProperty('variants');
  expect(changed({ sizes: [{ id: 's', label: ' ', price: '' }] })).toEqual({});
});

test('a size that is renamed keeps its place on the paper', () => {
  const source = { page: 1, x: 0, y: 0, width: 0.1, height: 0.1 };
  const ale = { ...item, price: '', variants: [{ id: 's', label: 'smal', price: '$3.00', source }] };
  expect(changed({ sizes: [{ id: 's', label: 'small', price: '$3.00' }] }, ale).variants).toEqual([
    { id: 's', label: 'small', price: '$3.00', source },
  ]);
});

test('of two sizes without a name, the one that stays is no size: its price is the price of the item', () => {
  const one = { id: 'a', label: 'Price 1', price: '$4.00' };
  const two = { id: 'b', label: 'Price 2', price: '$6.00' };
  const jug = { id: 'c', label: 'jug', price: '$9.00' };
  expect(withSizes([one, two], [two])).toEqual({ sizes: [], price: '$6.00' });
  expect(withSizes([one, two, jug], [one, two])).toEqual({ sizes: [one, two] });
  expect(withSizes([one, jug], [jug])).toEqual({ sizes: [jug] });
});

test('allergens are said by an owner who says which, or that there are none; what is printed stays until then', () => {
  const pie = { ...item, allergens: { source: 'printed' as const, names: ['A'] } };
  const confirmed = { state: 'confirmed' as const, names: [] as string[], mayContain: [] as string[], none: false };
  expect(changed({ allergens: confirmed }, pie)).toEqual({});
  expect(changed({ allergens: { ...confirmed, names: ['Gluten'] } }, pie)).toEqual({
    allergens: { source: 'confirmed', names: ['Gluten'] },
  });
  expect(changed({ allergens: { ...confirmed, mayContain: ['Nuts'] } }, pie)).toEqual({
    allergens: { source: 'confirmed', names: [], mayContain: ['Nuts'] },
  });
  expect(changed({ allergens: { ...confirmed, none: true } }, pie)).toEqual({
    allergens: { source: 'confirmed', names: [] },
  });
  expect(changed({ allergens: { state: 'unstated', names: [], mayContain: [], none: false } }, pie)).toEqual({
    allergens: undefined,
  });
});

test('a price that is none, and one of nothing that nobody said is meant, are not sent; the rest is', () => {
  const change = { name: 'Apple pie', price: 'abc' };
  const values = { ...valuesOf(item), ...change };
  expect([...openPrices(values, 'USD', item)]).toEqual(['price']);
  expect(
    changedFields(changesOf(valuesOf(item), item), changesOf(values, item), openPrices(values, 'USD', item)),
  ).toEqual({ name: 'Apple pie' });
  expect([
    ...openPrices({ ...values, price: '0' }, 'USD', item),
    ...openPrices({ ...values, price: '0', free: true }, 'USD', item),
  ]).toEqual(['price']);
  expect([...openPrices({ ...values, sizes: [{ id: 's', label: 'slice', price: '-1' }] }, 'USD', item)]).toEqual([
    'variants',
  ]);
});

test('what stands on the menu already is no typing, whatever it says', () => {
  const odd = { ...item, price: '€.24.00' };
  expect(openPrices(valuesOf(odd), 'USD', odd).size).toBe(0);
  expect(withPlainPrices(valuesOf(odd), 'USD', odd).price).toBe('€.24.00');
});

test('an amount is sent as a plain number, however it is written', () => {
  expect(
    changesOf(
      withPlainPrices(
        { ...valuesOf(item), price: '1.250,00 €', extras: [{ id: 'x', label: 'Cream', price: '+ 1,5' }] },
        'EUR',
        item,
      ),
      item,
    ),
  ).toMatchObject({ price: '1250', addOns: [{ price: '1.5' }] });
});
