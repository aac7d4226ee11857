import { type HappyHour, type MenuSnapshot, type ServingTime, CURRENCIES } from '@chalkboard/contracts';
import { currencyExponent } from '@chalkboard/menu-rules/currency';
import { happyHoursAt, happyPrice } from '@chalkboard/menu-rules/happy-hours';
import { isServedAt } from '@chalkboard/menu-rules/serving-times';
import { periodsBetween } from '@chalkboard/menu-rules/wall-periods';
import fc from 'fast-check';
import { openPeriods } from '../opening-times';
import { aMenu, anItem } from '../testing/order.factory';
import { timesOfCart } from '../times-of-cart';
import { termsOf } from './order-terms';
import { quote, quoteCart } from './price-order';

const line = { name: 'Margherita', price: '$12.50', quantity: 2, total: 25, itemId: 'margherita' };
const evenings = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '17:00', to: '22:00' }));
const dinner: ServingTime = {
  id: 'd',
  name: 'Dinner',
  when: { weekly: evenings, exceptions: [] },
  for: { categoryIds: [], itemIds: ['margherita'] },
};
const happy: HappyHour = { ...dinner, name: 'Happy hour', off: { kind: 'percent', percent: 20 } };
const withRules = (rules: MenuSnapshot['rules'], changes: Partial<MenuSnapshot> = {}) =>
  aMenu({ timeZone: 'UTC', rules, ...changes });
const at = (placed: string, scheduledFor?: string) => termsOf({ orderType: 'pickup', scheduledFor }, new Date(placed));

describe('a dish with a serving time', () => {
  const menu = withRules({ servingTimes: [dinner] });

  it('is refused outside of it, and the guest is told when it is served', () => {
    expect(() => quote(menu, [line], at('2026-03-02T12:00:00Z'))).toThrow(
      expect.objectContaining({
        code: 'ordering.not_served_then',
        detail: 'Margherita is served from 17:00. Choose a later time or remove it.',
      }),
    );
    expect(() => quote(menu, [line], at('2026-03-02T22:00:00Z'))).toThrow(
      expect.objectContaining({
        detail: 'Margherita is served from 17:00 on Tuesday. Choose a later time or remove it.',
      }),
    );
  });

  it('can be ordered ahead for it, and not for another time while it holds', () => {
    expect(quote(menu, [line], at('2026-03-02T12:00:00Z', '2026-03-02T18:00:00Z')).total).toBe(2500);
    expect(() => quote(menu, [line], at('2026-03-02T18:00:00Z', '2026-03-03T12:00:00Z'))).toThrow(
      expect.objectContaining({ code: 'ordering.not_served_then' }),
    );
  });

  it('is told with its line in a quote, and counts nothing', () => {
    const quoted = quoteCart(menu, [line], at('2026-03-02T12:00:00Z'));
    expect(quoted.total).toBe(0);
    expect(quoted.lines[0]).toMatchObject({ refused: { code: 'ordering.not_served_then' } });
  });

  it('can be entered by the restaurant itself at any time', () =>
    expect(quote(menu, [line], { ...at('2026-03-02T12:00:00Z'), byRestaurant: true }).total).toBe(2500));

  it('leaves those times to choose at which every dish of the cart is served', () => {
    const times = {
      asap: true,
      prepMinutes: 25,
      busy: false,
      slots: ['2026-03-02T16:45:00.000Z', '2026-03-02T17:00:00.000Z', '2026-03-02T22:00:00.000Z'],
    };
    const now = new Date('2026-03-02T12:00:00Z');
    expect(timesOfCart(times, menu, [line], now).slots).toEqual(['2026-03-02T17:00:00.000Z']);
    expect(timesOfCart(times, menu, [], now).slots).toHaveLength(3);
    expect(timesOfCart(times, aMenu(), [line], now)).toBe(times);
  });
});

describe('a happy hour', () => {
  const menu = withRules({ happyHours: [happy] });

  it('counts when the order is placed, not when it is wanted', () => {
    expect(quote(menu, [line], at('2026-03-02T18:00:00Z')).total).toBe(2000);
    expect(quote(menu, [line], at('2026-03-02T12:00:00Z', '2026-03-02T18:00:00Z')).total).toBe(2500);
  });

  it('lowers sizes, and leaves extras as they are', () => {
    const sized = withRules(
      { happyHours: [happy] },
      {
        items: [
          anItem({
            unitPrice: null,
            variants: [{ id: 'l', label: 'Large', unitPrice: 1000 }],
            addOns: [{ id: 'basil', name: 'Basil', unitPrice: 100 }],
          }),
        ],
      },
    );
    const cart = [{ ...line, quantity: 1, variantId: 'l', addOnIds: ['basil'] }];
    expect(quote(sized, cart, at('2026-03-02T18:00:00Z')).total).toBe(900);
  });
});

describe('a dish that is sold out until tomorrow', () => {
  const menu = aMenu({ items: [anItem({ soldOut: true, soldOutUntil: '2026-03-03T11:00:00Z' })] });

  it('is there again from that instant on, also for an order ahead', () => {
    expect(() => quote(menu, [line], at('2026-03-03T10:59:59Z'))).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_available' }),
    );
    expect(quote(menu, [line], at('2026-03-03T11:00:00Z')).total).toBe(2500);
    expect(quote(menu, [line], at('2026-03-02T18:00:00Z', '2026-03-03T12:00:00Z')).total).toBe(2500);
  });
});

const CLOCK = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const NIGHT = [{ from: '01:30', to: '02:30' }];
const HOURS = fc.record({
  weekly: fc.array(fc.record({ day: fc.integer({ min: 1, max: 7 }), from: CLOCK, to: CLOCK }), { maxLength: 7 }),
  exceptions: fc.array(
    fc.record({ date: fc.constant('2026-03-08'), spans: fc.constant(NIGHT).map((spans) => [...spans]) }),
    { maxLength: 1 },
  ),
});
const OFF = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(5_000) }),
);
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo', 'UTC'];
/** Every instant of two years, and more of those around clock changes. */
const INSTANTS = fc.oneof(
  fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') }),
  fc
    .tuple(
      fc.constantFrom('2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'),
      fc.integer({ min: -7_200_000, max: 7_200_000 }),
    )
    .map(([change, off]) => Date.parse(change) + off),
);

it('the price that a page shows is the price that is charged, in any currency, zone and instant', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES.slice(0, 20)),
      fc.constantFrom(...ZONES),
      INSTANTS,
      fc.array(fc.tuple(HOURS, OFF), { minLength: 1, maxLength: 4 }),
      HOURS,
      fc.nat(100_000),
      fc.integer({ min: 1, max: 9 }),
      (currency, timeZone, now, offers, served, unitPrice, quantity) => {
        const dish = { id: 'margherita', categoryId: 'pizza' };
        const scope = { categoryIds: ['pizza'], itemIds: [] };
        const happyHours = offers.map(([when, off], id) => ({ id: String(id), name: 'H', when, for: scope, off }));
        const servingTimes = [{ id: 's', name: 'S', when: served, for: scope }];
        const menu = aMenu({
          currency,
          timeZone,
          rules: { happyHours, servingTimes },
          items: [anItem({ categoryId: 'pizza', unitPrice })],
        });
        const shown = happyPrice(unitPrice, dish, happyHoursAt(happyHours, timeZone, now)).price;
        const decimal = (shown * quantity) / 10 ** currencyExponent(currency);
        const charged = quoteCart(
          menu,
          [{ ...line, quantity, total: decimal }],
          termsOf({ orderType: 'pickup' }, new Date(now)),
        );
        const isShownServed = isServedAt(servingTimes, dish, timeZone, now);
        expect('priced' in charged.lines[0]!).toBe(isShownServed);
        expect(charged.total).toBe(isShownServed ? shown * quantity : 0);
      },
    ),
  );
});

it('times of day and opening hours read the clock alike, in any zone and at clock changes', () => {
  fc.assert(
    fc.property(HOURS, fc.constantFrom(...ZONES), INSTANTS, (hours, timeZone, now) => {
      const days = openPeriods(hours, timeZone, new Date(now), 9).map(({ opensAt, closesAt }) => [opensAt, closesAt]);
      const until = now + 8 * 86_400_000;
      const known = (periods: number[][]) => periods.filter(([from = 0, to = 0]) => from <= until && to <= until);
      const mine = periodsBetween(hours, timeZone, now, until + 86_400_000).map(({ from, to }) => [from, to]);
      expect(known(mine)).toEqual(known(days));
    }),
  );
});
