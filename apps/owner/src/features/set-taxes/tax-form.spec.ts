import type { TaxRules } from '@chalkboard/contracts';
import { COUNTRY_TAXES } from './country-taxes';
import { nameFault, percentFault, percentOf, summaryOf, toForm, toRule, withCountry, withRates } from './tax-form';

const saved: TaxRules = {
  included: true,
  rounding: 'line',
  rates: [
    { id: 'r1', name: 'VAT', pickup: 7, delivery: 7 },
    { id: 'r2', name: 'VAT, drinks', pickup: 19, delivery: 19 },
  ],
  defaultRateId: 'r1',
  categoryRates: { drinks: 'r2' },
  itemRates: { wine: 'r2' },
  deliveryRateId: 'r2',
  serviceCharge: { name: 'Service', percent: 12.5, pickup: false, delivery: true, rateId: 'r2' },
};
const ofCountry = (code: string) => COUNTRY_TAXES.find(({ country }) => country === code);

it('rules that are saved come back as they were', () => expect(toRule(toForm(saved, undefined))).toEqual(saved));

it('a menu without rules is off, and turning it on proposes the rates of its country', () => {
  const form = toForm(undefined, ofCountry('DE'));
  expect(toRule(form)).toBeNull();
  expect(toRule({ ...form, on: true })).toEqual({
    included: true,
    rounding: 'order',
    rates: [
      { id: 'de-1', name: 'VAT', pickup: 7, delivery: 7 },
      { id: 'de-2', name: 'VAT, drinks', pickup: 19, delivery: 19 },
    ],
    defaultRateId: 'de-1',
    categoryRates: {},
    itemRates: {},
  });
});

it('where the rate differs by place, its owner has to write it', () =>
  expect(toForm(undefined, ofCountry('US')).rates).toEqual([
    { id: 'us-1', name: 'Sales tax', pickup: '', delivery: '', table: '' },
  ]));

it('what named a rate that is removed names none any more', () => {
  const form = toForm(saved, undefined);
  const left = withRates(form, form.rates.slice(0, 1));
  expect(toRule(left)).toEqual({
    ...saved,
    rates: saved.rates.slice(0, 1),
    categoryRates: {},
    itemRates: {},
    deliveryRateId: undefined,
    serviceCharge: { name: 'Service', percent: 12.5, pickup: false, delivery: true },
  });
  expect(withCountry(form, ofCountry('GB'))).toMatchObject({ defaultRateId: 'gb-1', deliveryRateId: '' });
});

it('reads percentages as people type them, and no others', () => {
  expect(['8.25', '8,875 %', '0', '100', ' 19% '].map(percentOf)).toEqual([8.25, 8.875, 0, 100, 19]);
  expect(['', '100.1', '-1', '8.2505', 'ten', '1e2'].map(percentOf)).toEqual(Array(6).fill(undefined));
  expect([percentFault('101'), percentFault('10')]).toEqual([expect.stringMatching(/0 .*100/), undefined]);
});

it('every rate needs a name of its own', () => {
  const rates = ['VAT', 'vat ', ''].map((name, at) => ({
    id: String(at),
    name,
    pickup: '1',
    delivery: '1',
    table: '',
  }));
  expect([0, 1, 2].map((at) => nameFault(rates, at) !== undefined)).toEqual([false, true, true]);
});

it('says in few words what holds', () => {
  const one = { ...saved, included: false, rates: [{ id: 'r1', name: 'Sales tax', pickup: 8.25, delivery: 8.25 }] };
  expect([summaryOf(undefined), summaryOf(one), summaryOf(saved)]).toEqual([
    'Off',
    '8.25 % added',
    '2 rates, included',
  ]);
});
