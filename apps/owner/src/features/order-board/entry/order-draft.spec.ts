import { boardOrder } from '../board.factory';
import type { BoardItem } from './found-items';
import { cartOf, draftOf, newLine, onMenu, problemOf, subtotalOf } from './order-draft';

const ravioli: BoardItem = {
  id: 'i1',
  category: 'Pasta',
  name: 'Ravioli',
  soldOut: false,
  orderable: true,
  unitPrice: null,
  variants: [
    { id: 'v1', label: 'Small', unitPrice: 1100 },
    { id: 'v2', label: 'Large', unitPrice: 1500 },
  ],
  addOns: [{ id: 'a1', name: 'Truffle', unitPrice: 400 }],
};

test('a dish with sizes begins with the first one that has a price', () => {
  expect(cartOf([newLine(ravioli, 0)], 'USD')).toEqual([
    { name: 'Ravioli', price: '$11.00', quantity: 1, total: 11, itemId: 'i1', variantId: 'v1' },
  ]);
});

test('extras count, times the quantity', () => {
  const line = { ...newLine(ravioli, 0), addOnIds: ['a1'], quantity: 3 };
  expect(subtotalOf([line])).toBe(4500);
});

test('an order is found again on the menu by the names of its options', () => {
  const [line] = draftOf(boardOrder(), { items: [ravioli] });
  expect([line!.variantId, line!.quantity, line!.notes]).toEqual(['v2', 2, 'No sage']);
});

test('a dish that is not on the menu as it was ordered keeps the order from being sent', () => {
  const lines = draftOf(boardOrder(), { items: [{ ...ravioli, variants: [ravioli.variants[0]!] }] });
  expect(lines[0]!.item).toBeUndefined();
  expect(cartOf(lines, 'USD')).toBeUndefined();
});

test('a line without an exact price says what lacks it: the size, an extra, the dish', () => {
  const line = { ...newLine(ravioli, 0), addOnIds: ['a1'] };
  const sizes = (small: number | null, large: number | null) => [
    { ...ravioli.variants[0]!, unitPrice: small },
    { ...ravioli.variants[1]!, unitPrice: large },
  ];
  expect(problemOf(line)).toBeUndefined();
  expect(problemOf({ ...line, item: { ...ravioli, variants: sizes(null, 1500) } })).toBe('size');
  expect(problemOf({ ...line, item: { ...ravioli, addOns: [{ ...ravioli.addOns[0]!, unitPrice: null }] } })).toBe(
    'extra',
  );
  expect(problemOf({ ...line, item: { ...ravioli, variants: sizes(null, null) } })).toBe('price');
});

test('a size or an extra that is sold out is not begun with, and keeps an order that has it from being sent', () => {
  const gone: BoardItem = {
    ...ravioli,
    variants: [{ ...ravioli.variants[0]!, soldOut: true }, ravioli.variants[1]!],
    addOns: [{ ...ravioli.addOns[0]!, soldOut: true }],
  };
  expect(newLine(gone, 0).variantId).toBe('v2');
  const small = { ...newLine(gone, 0), variantId: 'v1' };
  expect([problemOf(small), problemOf({ ...newLine(gone, 0), addOnIds: ['a1'] }), cartOf([small], 'USD')]).toEqual([
    'sizeGone',
    'extraGone',
    undefined,
  ]);
});

test('what an order held can stay in it though it has sold out since', () => {
  const gone: BoardItem = { ...ravioli, variants: ravioli.variants.map((variant) => ({ ...variant, soldOut: true })) };
  const [line] = draftOf(boardOrder(), { items: [gone] });
  expect(problemOf(line!)).toBeUndefined();
  expect(problemOf({ ...line!, variantId: 'v1' })).toBe('sizeGone');
});

test('a menu that changes below an order changes its prices, and takes out what is gone', () => {
  const line = newLine(ravioli, 0);
  expect(
    subtotalOf([onMenu(line, { items: [{ ...ravioli, variants: [{ ...ravioli.variants[0]!, unitPrice: 1300 }] }] })]),
  ).toBe(1300);
  expect(problemOf(onMenu(line, { items: [{ ...ravioli, variants: [ravioli.variants[1]!] }] }))).toBe('gone');
  expect(problemOf(onMenu(line, { items: [] }))).toBe('gone');
});

describe('choices', () => {
  const choices = {
    groups: [
      {
        id: 'sauce',
        name: 'Sauce',
        kind: 'each' as const,
        min: 1,
        max: 1,
        free: 0,
        options: [
          { id: 'pesto', name: 'Pesto', unitPrice: 100, soldOut: true },
          { id: 'sage', name: 'Sage', unitPrice: 50 },
        ],
      },
    ],
    dishes: [{ itemId: 'i1', groupIds: ['sauce'] }],
  };
  const menu = { items: [ravioli], choices };
  const pick = (optionId: string) => ({ groupId: 'sauce', optionId });

  test('a dish with a required group is entered once it is chosen, and what is chosen costs and is sent', () => {
    const line = newLine(ravioli, 0, menu);
    expect([problemOf(line), cartOf([line], 'USD')]).toEqual(['choices', undefined]);
    expect(problemOf({ ...line, picks: [pick('pesto')] })).toBe('choices');
    expect(cartOf([{ ...line, picks: [pick('sage')] }], 'USD')).toMatchObject([
      { price: '$11.50', variantId: 'v1', choices: [pick('sage')] },
    ]);
  });

  test('an order keeps its choices when it is corrected, though they have sold out since', () => {
    const [before] = boardOrder().lines;
    const lines = draftOf(
      { lines: [{ ...before!, options: ['Large', 'Truffle', 'Sauce: Pesto'], choices: [pick('pesto')] }] },
      menu,
    );
    expect(lines[0]).toMatchObject({ variantId: 'v2', addOnIds: ['a1'], picks: [pick('pesto')] });
    expect(lines.map((line) => problemOf(onMenu(line, menu)))).toEqual([undefined]);
    expect(cartOf(lines, 'USD')).toMatchObject([{ choices: [pick('pesto')] }]);
  });
});
