import type { MenuChange } from '@chalkboard/contracts';
import { chosenOf, otherPriceOf, withAmount } from './chosen-changes';

const price = (id: string, uncertain = false): MenuChange => ({
  id,
  kind: 'price',
  itemId: id,
  name: id,
  category: 'Soups',
  from: '$1.00',
  to: '$2.00',
  uncertain,
});
const dish = (name: string, uncertain = false): MenuChange => ({
  id: `new-${name}`,
  kind: 'new',
  category: 'Soups',
  item: { id: name, name, price: '$3.00' },
  uncertain,
});
const gone = (name: string): MenuChange => ({
  id: `gone-${name}`,
  kind: 'gone',
  itemId: name,
  name,
  category: 'Soups',
});
const chosen = (
  changes: MenuChange[],
  { unchanged = 1, decisions = {} }: { unchanged?: number; decisions?: Record<string, boolean> } = {},
) => chosenOf({ changes, unchanged }, new Map(Object.entries(decisions))).map(({ id }) => id);

test('what is certain is ticked, what is doubtful is not', () => {
  expect(chosen([price('a'), price('b', true), dish('c'), dish('d', true)])).toEqual(['a', 'new-c']);
});

test('a dish that was not found may only have been missed: it is not ticked', () => {
  expect(chosen([price('a'), gone('b')])).toEqual(['a']);
});

test('a dish gives way to one of its own name, as long as that one is ticked', () => {
  expect(chosen([gone('Pizza'), dish('PIZZA')])).toEqual(['gone-Pizza', 'new-PIZZA']);
  expect(chosen([gone('Pizza'), dish('PIZZA')], { decisions: { 'new-PIZZA': false } })).toEqual([]);
  expect(chosen([gone('Pizza'), dish('PIZZA', true)])).toEqual([]);
});

test('when none of the dishes was found again, the photos may be of another menu: nothing is ticked', () => {
  expect(chosen([dish('a'), dish('b')], { unchanged: 0 })).toEqual([]);
});

test('the owner has the last word', () => {
  expect(
    chosen([price('a'), price('b', true), gone('c')], { decisions: { a: false, b: true, 'gone-c': true } }),
  ).toEqual(['b', 'gone-c']);
});

test('a price that was read in two ways takes the amount that the owner took', () => {
  const twice: MenuChange = { ...(price('a', true) as Extract<MenuChange, { kind: 'price' }>), otherPrice: '$2.50' };
  expect(otherPriceOf(twice)).toBe('$2.50');
  expect(withAmount(twice, '$2.50')).toMatchObject({ to: '$2.50' });
  expect(withAmount(twice, undefined)).toBe(twice);
});

test('so does a new dish; where it has sizes its one price is not asked for', () => {
  const doubt = { kind: 'two-readings' as const, otherPrice: '$8.00' };
  const soup: MenuChange = {
    id: 'n',
    kind: 'new',
    category: 'Soups',
    item: { id: 'n', name: 'Soup', price: '$3.00', priceMinor: 300, doubt },
    uncertain: true,
  };
  expect(otherPriceOf(soup)).toBe('$8.00');
  expect(withAmount(soup, '$8.00')).toMatchObject({ item: { price: '$8.00', priceMinor: undefined } });
  expect(
    otherPriceOf({ ...soup, item: { ...soup.item, variants: [{ id: 'v', label: 'Cup', price: '$3.00' }] } }),
  ).toBeUndefined();
  expect(otherPriceOf(gone('a'))).toBeUndefined();
});
