import { applyFreshPrices } from './price-changes';

test('takes the new price of the changed line only, and names it', () => {
  const lines = [
    { name: 'Soup', price: '$5.00', quantity: 2, total: 10 },
    { name: 'Pizza', price: '$12.50', quantity: 1, total: 12.5 },
  ];
  expect(applyFreshPrices(lines, [500, 1310], 'USD')).toEqual({
    lines: [lines[0], { name: 'Pizza', price: '$13.10', quantity: 1, total: 13.1 }],
    changes: [{ name: 'Pizza', before: '$12.50', now: '$13.10' }],
  });
});

test('a line without a price stays as it is', () => {
  const lines = [{ name: 'Soup', price: '$5.00', quantity: 1, total: 5 }];
  expect(applyFreshPrices(lines, [undefined], 'USD')).toEqual({ lines, changes: [] });
});
