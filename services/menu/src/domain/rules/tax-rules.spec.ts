import type { TaxRules } from '@chalkboard/contracts';
import { assertTaxRules } from './tax-rules';

const rate = (id: string, name: string, percent = 8.25) => ({ id, name, pickup: percent, delivery: percent });
const rules = (changes: Partial<TaxRules> = {}): TaxRules => ({
  included: false,
  rounding: 'order',
  rates: [rate('r1', 'Sales tax')],
  defaultRateId: 'r1',
  categoryRates: {},
  itemRates: {},
  ...changes,
});
const charge = { name: 'Service', percent: 10, pickup: true, delivery: true };

it('takes rules of which every named rate is there', () => {
  expect(() =>
    assertTaxRules(
      rules({
        rates: [rate('r1', 'Standard', 0), rate('r2', 'Reduced', 8.875), rate('r3', 'High', 100)],
        categoryRates: { drinks: 'r2' },
        itemRates: { wine: 'r3' },
        deliveryRateId: 'r1',
        serviceCharge: { ...charge, rateId: 'r2' },
      }),
    ),
  ).not.toThrow();
});

it.each<[string, Partial<TaxRules>, RegExp]>([
  ['two rates of one id', { rates: [rate('r1', 'A'), rate('r1', 'B')] }, /same id/],
  ['two rates of one name', { rates: [rate('r1', 'VAT'), rate('r2', 'vat')] }, /called “vat”/],
  ['a rate above 100 %', { rates: [rate('r1', 'VAT', 100.001)] }, /“VAT” is 100.001 %.*between 0 and 100 %/],
  ['a rate below 0 %', { rates: [rate('r1', 'VAT', -1)] }, /between 0 and 100 %/],
  ['a rate of four decimals', { rates: [rate('r1', 'VAT', 8.2505)] }, /at most three decimals/],
  ['a default that is not there', { defaultRateId: 'r9' }, /all other dishes/],
  ['a category of a rate that is not there', { categoryRates: { drinks: 'r9' } }, /category/],
  ['a dish of a rate that is not there', { itemRates: { wine: 'r9' } }, /dish/],
  ['a delivery fee of a rate that is not there', { deliveryRateId: 'r9' }, /delivery fee/],
  ['a service charge of a rate that is not there', { serviceCharge: { ...charge, rateId: 'r9' } }, /service charge/],
  ['a service charge above 100 %', { serviceCharge: { ...charge, percent: 101 } }, /service charge is 101 %/],
  ['a service charge for no order', { serviceCharge: { ...charge, pickup: false, delivery: false } }, /for no order/],
])('refuses %s, and says so', (_what, changes, sentence) => {
  expect(() => assertTaxRules(rules(changes))).toThrow(
    expect.objectContaining({ code: 'menu.invalid_rules', detail: expect.stringMatching(new RegExp(sentence, 'i')) }),
  );
});
