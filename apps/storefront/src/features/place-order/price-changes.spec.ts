import { applyFreshPrices } from './price-changes';

test('takes the new price of the changed line only, and names it', () => {
  const lines = [
    { name: 'Soup', price: '$5.00', quantity: 2, total: 10 },
    { name: 'Pizza', price: '$12.50', quantity: 1, total: 12.5 },
  ];
  const fresh = { lines: [{ name: 'Soup', quantity: 2, unitPrice: 5, total: 10 }, { name: 'Pizza', quantity: 1, unitPrice: 13.1, total: 13.1 }], subtotal: 23.1, deliveryFee: 0, total: 23.1 };
  expect(applyFreshPrices(lines, fresh, 'USD')).toEqual({
    lines: [lines[0], { name: 'Pizza', price: '$13.10', quantity: 1, total: 13.1 }],
    changes: [{ name: 'Pizza', before: '$12.50', now: '$13.10' }],
  });
});
