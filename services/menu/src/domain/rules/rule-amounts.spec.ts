import { rulesInDecimals } from './rule-amounts';

it('amounts of rules keep their number when the menu gets a currency of other decimals', () => {
  const zone = {
    id: 'z',
    name: 'Centre',
    area: { kind: 'postcodes' as const, postcodes: ['77002'] },
    fee: 500,
    minimumOrder: 2000,
    freeFrom: 5000,
  };
  expect(rulesInDecimals({ delivery: { offered: true, zones: [zone] } }, { before: 2, after: 0 })).toEqual({
    delivery: { offered: true, zones: [{ ...zone, fee: 5, minimumOrder: 20, freeFrom: 50 }] },
  });
  const choices = {
    groups: [
      {
        id: 'g',
        name: 'Sauce',
        kind: 'each' as const,
        min: 0,
        max: 1,
        free: 0,
        options: [{ id: 'o', name: 'Pesto', unitPrice: 2, sizePrices: { Large: 3 } }],
      },
    ],
    dishes: [],
  };
  expect(rulesInDecimals({ choices }, { before: 0, after: 3 }).choices?.groups[0]?.options).toEqual([
    { id: 'o', name: 'Pesto', unitPrice: 2000, sizePrices: { Large: 3000 } },
  ]);
});

it('rules stay the very same where the decimals do', () => {
  const rules = { delivery: { offered: false, zones: [] } };
  expect(rulesInDecimals(rules, { before: 2, after: 2 })).toBe(rules);
});
