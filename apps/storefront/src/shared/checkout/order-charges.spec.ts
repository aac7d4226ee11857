import type { TaxRules } from '@chalkboard/contracts';
import { menuWith } from '../../testing/menu.factory';
import { addedMinorOf, chargesOf } from './order-charges';

const taxes: TaxRules = {
  included: false,
  rounding: 'order',
  rates: [
    { id: 'a', name: 'Sales tax', pickup: 8.25, delivery: 10 },
    { id: 'b', name: 'Pasta tax', pickup: 5, delivery: 5 },
  ],
  defaultRateId: 'a',
  categoryRates: { c1: 'b' },
  itemRates: { i5: 'a' },
  deliveryRateId: 'a',
  serviceCharge: { name: 'Service', percent: 10, pickup: false, delivery: true },
};
const lines = [
  { name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' },
  { name: 'Margherita', price: '$12.50', quantity: 1, total: 12.5, itemId: 'i5' },
];
const ask = { quote: undefined, lines, feeMinor: 0, orderType: 'pickup' as const };

it('without an answer the page counts by the rules of the menu', () => {
  const pickup = chargesOf({ ...ask, menu: menuWith({ rules: { taxes } }) });
  expect(pickup.tax?.rates).toEqual([
    { name: 'Sales tax', percent: 8.25, base: 1250, amount: 103 },
    { name: 'Pasta tax', percent: 5, base: 2800, amount: 140 },
  ]);
  expect(addedMinorOf(pickup)).toBe(243);
  const delivery = chargesOf({ ...ask, menu: menuWith({ rules: { taxes } }), orderType: 'delivery', feeMinor: 500 });
  // 10 % of 40.50 as service; 5 % of 28.00; 10 % of 12.50 + 5.00.
  expect(addedMinorOf(delivery)).toBe(405 + 140 + 175);
});

it('the answer of the server counts before that, also where it says that there is no tax', () => {
  const tax = { included: true, rates: [], amount: 7 };
  expect(chargesOf({ ...ask, menu: menuWith({ rules: { taxes } }), quote: { tax } })).toEqual({ tax });
  expect(chargesOf({ ...ask, menu: menuWith({ rules: { taxes } }), quote: {} })).toEqual({});
});

it('a restaurant without tax rules charges nothing else', () => {
  expect(chargesOf({ ...ask, menu: menuWith() })).toEqual({});
  expect(addedMinorOf({})).toBe(0);
});
