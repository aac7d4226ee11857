import type { ChoiceGroup, MenuItem } from '@chalkboard/contracts';
import { menuWith } from './testing/any-menu';
import { uberEatsMenu } from './uber-eats-menu';

const dish = (change: Partial<MenuItem>): MenuItem => ({
  id: 'd',
  name: 'Pad Thai',
  price: '',
  priceMinor: 1250,
  ...change,
});
const menuOf = (item: Partial<MenuItem>, change: Parameters<typeof menuWith>[0] = {}) =>
  menuWith({ categories: [{ id: 'c', name: 'Noodles', items: [dish(item)] }], ...change });
const itemsOf = (menu: ReturnType<typeof menuWith>) =>
  new Map(uberEatsMenu(menu).body.items.map((item) => [item.id, item]));

test('sizes are a group of which one is chosen, on top of the lowest price', () => {
  const menu = menuOf({
    priceMinor: undefined,
    variants: [
      { id: 'l', label: 'Large', price: '', priceMinor: 1700 },
      { id: 's', label: 'Small', price: '', priceMinor: 1250, soldOut: true },
      { id: 'x', label: 'Party', price: 'MP' },
    ],
  });
  const items = itemsOf(menu);
  expect(items.get('d')).toMatchObject({ price_info: { price: 1250 }, modifier_group_ids: { ids: ['d.sizes'] } });
  expect(items.get('d.sizes.l')!.price_info.price).toBe(450);
  expect(items.get('d.sizes.s')).toMatchObject({ price_info: { price: 0 }, suspension_info: {} });
  const { body, notExported } = uberEatsMenu(menu);
  expect(body.modifier_groups).toMatchObject([{ quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } } }]);
  expect(notExported).toEqual(['Left out, because there is no exact price: Pad Thai, Party.']);
});

test('a dish that is sold out comes back when it does here, or when somebody says so', () => {
  const until = (item: Partial<MenuItem>) => itemsOf(menuOf(item)).get('d')!.suspension_info?.suspension.suspend_until;
  expect(until({ soldOut: true, soldOutUntil: '2030-01-01T00:00:00.000Z' })).toBe(1893456000);
  expect(until({ soldOut: true })).toBe(2147483647);
  expect(until({})).toBeUndefined();
});

test('serving times are told day by day, a night on both of its days', () => {
  const menu = menuOf(
    {},
    {
      rules: {
        servingTimes: [
          {
            id: 's',
            name: 'Late',
            when: { weekly: [{ day: 7, from: '22:00', to: '02:00' }], exceptions: [] },
            for: { categoryIds: ['c'], itemIds: [] },
          },
        ],
      },
    },
  );
  expect(itemsOf(menu).get('d')!.visibility_info!.hours[0]!.hours_of_week).toEqual([
    { day_of_week: 'monday', time_periods: [{ start_time: '00:00', end_time: '02:00' }] },
    { day_of_week: 'sunday', time_periods: [{ start_time: '22:00', end_time: '23:59' }] },
  ]);
});

test('taxes within prices and on top of them have each their own field, and are those of a delivery', () => {
  const taxes = (included: boolean) => ({
    included,
    rounding: 'order' as const,
    rates: [{ id: 'r', name: 'Food', pickup: 19, delivery: 7 }],
    defaultRateId: 'r',
    categoryRates: {},
    itemRates: {},
  });
  expect(itemsOf(menuOf({}, { rules: { taxes: taxes(true) } })).get('d')!.tax_info).toEqual({ vat_rate_percentage: 7 });
  expect(itemsOf(menuOf({}, { rules: { taxes: taxes(false) } })).get('d')!.tax_info).toEqual({ tax_rate: 7 });
  expect(uberEatsMenu(menuOf({}, { rules: { taxes: taxes(true) } })).notExported).toEqual([
    'The tax is that of a delivery; pickup has another one here.',
    'How taxes are rounded is not in the file.',
  ]);
});

test('groups to choose from keep how many are chosen; what cannot be told so is said', () => {
  const group = (change: Partial<ChoiceGroup>): ChoiceGroup => ({
    id: 'g',
    name: 'Sides',
    kind: 'each',
    min: 1,
    max: 3,
    free: 1,
    options: [{ id: 'o', name: 'Rice', unitPrice: 150, sizePrices: { Large: 200 } }],
    ...change,
  });
  const menu = menuOf(
    {},
    {
      rules: {
        choices: {
          groups: [group({}), group({ id: 'h', name: 'Half and half', kind: 'halves' })],
          dishes: [{ itemId: 'd', groupIds: ['g', 'h'] }],
        },
      },
    },
  );
  const { body, notExported } = uberEatsMenu(menu);
  expect(body.modifier_groups).toMatchObject([
    { id: 'choice.g', quantity_info: { quantity: { min_permitted: 1, max_permitted: 3, charge_above: 1 } } },
  ]);
  expect(itemsOf(menu).get('choice.g.o')!.price_info.price).toBe(150);
  expect(notExported).toEqual([
    'Which choices are free is counted there from the first ones chosen, not from the dearest: Sides.',
    'Choices whose price depends on the size have the price they have without a size: Rice.',
    'Half-and-half choices are left out: there, both halves would be charged: Half and half.',
  ]);
});

test('what is not certain is left out and named; of many, the first two and how many more', () => {
  const items = ['A', 'B', 'C', 'D'].map((name) => dish({ id: name, name, uncertain: true }));
  expect(uberEatsMenu(menuWith({ categories: [{ id: 'c', name: 'Noodles', items }] }))).toMatchObject({
    body: { categories: [], items: [] },
    notExported: ['Left out, because the reading is still to check: A, B and 2 more.'],
  });
});
