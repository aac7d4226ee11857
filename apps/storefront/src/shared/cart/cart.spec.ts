import type { CartLine } from '@chalkboard/contracts';
import {
  addToCart,
  countOf,
  missingMinorOf,
  parseCart,
  putBack,
  setNotes,
  setQuantity,
  setUnitPrice,
  subtotalMinorOf,
  takeOut,
  type CartChoice,
} from './cart';

const fill = (...choices: CartChoice[]) =>
  choices.reduce<CartLine[]>((lines, choice) => addToCart(lines, choice, 'USD'), []);
const pizza = { name: 'Margherita', unitMinor: 1250, itemId: 'i1' };

test('a new dish is a line of one, in the stored shape', () => {
  expect(fill(pizza)).toEqual([{ name: 'Margherita', price: '$12.50', quantity: 1, total: 12.5, itemId: 'i1' }]);
});

test('the same dish again raises the quantity and the total', () => {
  expect(fill(pizza, pizza)).toMatchObject([{ quantity: 2, total: 25 }]);
});

test('several at once are one line, and no line goes beyond the limit', () => {
  expect(fill({ ...pizza, quantity: 3 }, { ...pizza, quantity: 2 })).toMatchObject([{ quantity: 5, total: 62.5 }]);
  expect(fill({ ...pizza, quantity: 60 }, { ...pizza, quantity: 60 })).toMatchObject([{ quantity: 99 }]);
});

test('what is asked for with a dish makes a line of its own, and blanks ask for nothing', () => {
  const lines = fill(
    pizza,
    { ...pizza, notes: ' no basil ' },
    { ...pizza, notes: 'no basil' },
    { ...pizza, notes: '  ' },
  );
  expect(lines).toMatchObject([{ quantity: 2 }, { quantity: 2, notes: 'no basil' }]);
  expect(lines[0]).not.toHaveProperty('notes');
});

test('lines that differ in what is asked for come back, and are taken out, each by itself', () => {
  const lines = fill(pizza, { ...pizza, notes: 'no basil' });
  expect(putBack([], lines, 'USD')).toEqual(lines);
  expect(takeOut(lines, [lines[1]!], 'USD')).toEqual([lines[0]]);
});

test('lines without ids merge by name', () => {
  const soup = { name: 'Soup', unitMinor: 500 };
  expect(fill(soup, soup)).toHaveLength(1);
});

test('dishes of one name but other ids, variants or add-ons stay apart; the order of add-ons does not matter', () => {
  const large = { ...pizza, variantId: 'l' };
  const lines = fill(
    pizza,
    { ...pizza, itemId: 'i2' },
    large,
    { ...large, addOnIds: ['a', 'b'] },
    { ...large, addOnIds: ['b', 'a'] },
  );
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 2]);
});

test('sums in cents: what decimals would get wrong comes out right', () => {
  const lines = setQuantity(fill({ name: 'A', unitMinor: 10 }, { name: 'B', unitMinor: 20 }), 0, 3, 'USD');
  expect(lines[0]!.total).toBe(0.3);
  expect(subtotalMinorOf(lines, 'USD')).toBe(50);
});

test('a quantity of 0 removes the line, and none goes beyond the limit', () => {
  const lines = fill(pizza, { name: 'Soup', unitMinor: 500 });
  expect(setQuantity(lines, 0, 0, 'USD').map(({ name }) => name)).toEqual(['Soup']);
  expect(setQuantity(lines, 0, 1000, 'USD')[0]!.quantity).toBe(99);
});

test('the count is the sum of quantities', () => {
  expect(countOf(setQuantity(fill(pizza, { name: 'Soup', unitMinor: 500 }), 1, 4, 'USD'))).toBe(5);
});

test('what is missing to the minimum is told, and nothing once it is reached', () => {
  const menu = { minimumOrder: '20.00', currency: 'USD' };
  expect([
    missingMinorOf(fill(pizza), menu),
    missingMinorOf(fill(pizza, pizza), menu),
    missingMinorOf([], { ...menu, minimumOrder: '0.00' }),
  ]).toEqual([750, 0, 0]);
});

test('a fresh price changes the line and its total', () => {
  expect(setUnitPrice(fill(pizza, pizza), 0, 1300, 'USD')[0]).toMatchObject({ price: '$13.00', total: 26 });
});

test('reads prices of a thousand and of currencies without cents', () => {
  expect(subtotalMinorOf(fill({ name: 'Feast', unitMinor: 125000 }), 'USD')).toBe(125000);
  expect(subtotalMinorOf(addToCart([], { name: 'Ramen', unitMinor: 1250 }, 'JPY'), 'JPY')).toBe(1250);
});

test.each([null, '', 'nonsense', '{}', '[null, {"name":"x"}, {"name":"x","price":"$1","quantity":0}]'])(
  'what is no cart is an empty one: %s',
  (stored) => {
    expect(parseCart(stored)).toEqual([]);
  },
);

test('a note stays with its line, also when more of the dish is added; blanks take it away', () => {
  const noted = setNotes(fill(pizza), 0, 'No onions ');
  expect(addToCart(noted, pizza, 'USD')).toMatchObject([{ quantity: 2, notes: 'No onions ' }]);
  expect(setNotes(noted, 0, '  ')[0]).not.toHaveProperty('notes');
  expect(setNotes(noted, 0, 'x'.repeat(300))[0]!.notes).toHaveLength(200);
});

test('lines that come back join what was put into the cart meanwhile', () => {
  expect(
    putBack(fill(pizza), fill(pizza, { name: 'Soup', unitMinor: 500 }), 'USD').map(
      ({ name, quantity }) => `${quantity} ${name}`,
    ),
  ).toEqual(['2 Margherita', '1 Soup']);
});

test('what was ordered leaves the cart, what was added to it meanwhile stays', () => {
  const soup = { name: 'Soup', unitMinor: 500 };
  expect(
    takeOut(fill(pizza, pizza, soup), fill(pizza, soup), 'USD').map(({ name, quantity }) => `${quantity} ${name}`),
  ).toEqual(['1 Margherita']);
  expect(takeOut(fill(soup), fill(pizza), 'USD')).toEqual(fill(soup));
});

test('lines with the same choices are one, in whatever order they were chosen, and other choices are another line', () => {
  const pick = (optionId: string) => ({ groupId: 'g', optionId });
  const lines = fill(
    { ...pizza, choices: [pick('a'), pick('b')] },
    { ...pizza, choices: [pick('b'), { ...pick('a'), quantity: 1 }] },
    { ...pizza, choices: [pick('a')] },
    pizza,
  );
  expect(lines).toMatchObject([{ quantity: 2, choices: [pick('a'), pick('b')] }, { quantity: 1 }, { quantity: 1 }]);
  expect(setQuantity(lines, 0, 3, 'USD')[0]).toMatchObject({ quantity: 3, choices: [pick('a'), pick('b')] });
  expect(putBack(lines, [lines[1]!], 'USD')).toMatchObject([{ quantity: 2 }, { quantity: 2 }, { quantity: 1 }]);
});
