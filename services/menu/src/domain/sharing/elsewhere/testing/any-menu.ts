import { CURRENCIES, EU_ALLERGENS, Menu, type MenuRules, type OpeningHours } from '@chalkboard/contracts';
import fc from 'fast-check';

const PLAIN = {
  shareId: 'abc',
  version: 4,
  status: 'published',
  restaurantName: 'Lucia',
  language: 'en',
  timeZone: 'UTC',
} as const;

/** A menu with the usual settings. */
export function menuWith(change: Partial<Menu>): Menu {
  return Menu.parse({ ...PLAIN, currency: 'USD', categories: [], ...change });
}

const words = fc.string({ minLength: 1, maxLength: 150 });
const price = fc.option(fc.integer({ min: 0, max: 99_999_999 }), { nil: undefined, freq: 6 });
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const hours: fc.Arbitrary<OpeningHours> = fc.record({
  weekly: fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 7 }), from: clock, to: fc.oneof(clock, fc.constant('24:00')) }),
    { maxLength: 6 },
  ),
  exceptions: fc.constantFrom([], [{ date: '2026-12-24', spans: [] }]),
});
const flag = fc.option(fc.constant(true), { nil: undefined });
const part = fc.record({ priceMinor: price, soldOut: flag });

/** Rules whose dishes, sections and groups are those of a menu with these ids. */
const rulesOf = (dishes: readonly string[], categories: readonly string[]): fc.Arbitrary<MenuRules> => {
  const scope = fc.record({ categoryIds: fc.subarray([...categories]), itemIds: fc.subarray([...dishes]) });
  const groupIds = ['g0', 'g1', 'g2'];
  return fc.record(
    {
      taxes: fc.record({
        included: fc.boolean(),
        rounding: fc.constantFrom('line', 'order'),
        rates: fc.constant([
          { id: 'full', name: 'Full', pickup: 19, delivery: 19 },
          { id: 'low', name: 'Food', pickup: 8.875, delivery: 7 },
        ]),
        defaultRateId: fc.constantFrom('full', 'low'),
        categoryRates: fc.constant({}),
        itemRates: fc.subarray([...dishes]).map((ids) => Object.fromEntries(ids.map((id) => [id, 'low']))),
      }),
      servingTimes: fc.array(fc.record({ id: fc.constant('s'), name: words, when: hours, for: scope }), {
        minLength: 1,
        maxLength: 3,
      }),
      happyHours: fc
        .array(
          fc.record({
            name: words,
            when: hours,
            for: scope,
            off: fc.oneof(
              fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(10, 12.5, 33.333) }),
              fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 500 }) }),
            ),
          }),
          { minLength: 1, maxLength: 3 },
        )
        .map((all) => all.map((hour, at) => ({ ...hour, id: `h${at}` }))),
      choices: fc
        .tuple(
          fc.array(
            fc.record({
              kind: fc.constantFrom('each' as const, 'halves' as const),
              min: fc.integer({ min: 0, max: 2 }),
              max: fc.integer({ min: 2, max: 5 }),
              free: fc.integer({ min: 0, max: 2 }),
              repeats: flag,
              options: fc
                .array(
                  fc.record({
                    unitPrice: fc.integer({ min: 0, max: 5000 }),
                    soldOut: flag,
                    groupIds: fc.option(fc.subarray(groupIds), { nil: undefined }),
                    itemId: fc.option(fc.constantFrom('gone', ...dishes), { nil: undefined }),
                    sizePrices: fc.constantFrom(undefined, { Large: 100 }),
                  }),
                  { minLength: 1, maxLength: 4 },
                )
                .map((all) => all.map((option, at) => ({ ...option, id: `o/${at}`, name: `Option ${at}` }))),
            }),
            { minLength: 3, maxLength: 3 },
          ),
          fc.array(fc.subarray(groupIds, { minLength: 1 }), { minLength: dishes.length, maxLength: dishes.length }),
        )
        .map(([groups, own]) => ({
          groups: groups.map((group, at) => ({ ...group, id: `g${at}`, name: `Group ${at}` })),
          dishes: dishes.map((itemId, at) => ({ itemId, groupIds: own[at]! })),
        })),
    },
    { requiredKeys: [] },
  );
};

/** Any menu: whatever an owner, a reader and the rules can make of one. */
export const anyMenu: fc.Arbitrary<Menu> = fc
  .array(
    fc.array(
      fc.record({
        name: words,
        description: fc.option(fc.string({ maxLength: 1200 }), { nil: undefined }),
        priceMinor: price,
        sizes: fc.array(part, { maxLength: 3 }),
        extras: fc.array(part, { maxLength: 3 }),
        soldOut: flag,
        until: fc.option(fc.constant('2031-01-01T10:00:00.000Z'), { nil: undefined }),
        uncertain: flag,
        dietary: fc.subarray(['Vegan', 'Vegetarian', 'Gluten free', 'Halal', 'Spicy']),
        allergens: fc.option(fc.subarray([...EU_ALLERGENS, 'Lactose']), { nil: undefined }),
      }),
      { maxLength: 4 },
    ),
    { maxLength: 3 },
  )
  .chain((sections) => {
    const categories: Menu['categories'] = sections.map((dishes, at) => ({
      id: `c${at}`,
      name: `Section ${at}`,
      ...(at === 0 && { note: 'From noon on' }),
      items: dishes.map(({ sizes, extras, until, allergens, ...dish }, index) => {
        const id = `c${at}d${index}`;
        return {
          ...dish,
          id,
          price: '',
          ...(sizes.length > 0 && {
            priceMinor: undefined,
            variants: sizes.map((size, of) => ({ ...size, id: `${id}v${of}`, label: `Size ${of}`, price: '' })),
          }),
          addOns: extras.map((extra, of) => ({ ...extra, id: `${id}a${of}`, name: `Extra ${of}`, price: '' })),
          ...(dish.soldOut && until !== undefined && { soldOutUntil: until }),
          ...(allergens && { allergens: { source: 'confirmed' as const, names: allergens } }),
        };
      }),
    }));
    const ids = categories.flatMap(({ items }) => items.map(({ id }) => id));
    return fc
      .record({
        currency: fc.constantFrom(...CURRENCIES),
        language: fc.constantFrom('en', 'en-US', 'zh-Hans', 'fil'),
        openingHours: fc.option(hours, { nil: undefined }),
        currencyAssumed: flag,
        rules: fc.option(
          rulesOf(
            ids,
            categories.map(({ id }) => id),
          ),
          { nil: undefined },
        ),
      })
      .map((house) => ({ ...menuWith({}), ...house, categories }) as Menu);
  });
