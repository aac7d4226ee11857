import { chargeRows } from './charge-rows';

const rate = (name: string, percent: number, amount: number) => ({ name, percent, base: 1200, amount });

it('tax that is added stands above the total, after the service charge', () =>
  expect(
    chargeRows({
      serviceCharge: { name: 'Service', amount: 125 },
      tax: { included: false, rates: [rate('Sales tax', 8.25, 99), rate('Exempt', 0, 0)], amount: 99 },
    }),
  ).toEqual({
    added: [
      { name: 'Service', amount: 125 },
      { name: 'Sales tax 8.25 %', amount: 99 },
    ],
    included: [],
  }));

it('tax that is included stands below it, by rate', () =>
  expect(chargeRows({ tax: { included: true, rates: [rate('VAT', 10, 120)], amount: 120 } })).toEqual({
    added: [],
    included: [{ name: 'incl. 10 % VAT', amount: 120 }],
  }));

it('an order without rules has no rows', () => expect(chargeRows({})).toEqual({ added: [], included: [] }));
