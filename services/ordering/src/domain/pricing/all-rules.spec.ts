import {
  OrderPlacedV1,
  type CartLine,
  type ChoiceGroup,
  type MenuRules,
  type MenuSnapshot,
} from '@chalkboard/contracts';
import { chargeRows } from '@chalkboard/menu-rules/charge-rows';
import { currencyExponent, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { percentOf } from '@chalkboard/menu-rules/tax-rounding';
import { tipRows, toPayOf } from '@chalkboard/menu-rules/tip';
import fc from 'fast-check';
import { factsOf } from '../board';
import { exportHeader, exportRow } from '../order-export';
import { orderPlaced } from '../order-facts';
import { aMenu, anItem, anOrder } from '../testing/order.factory';
import { aPlacedOrder } from '../testing/placed-order.factory';
import { withTotal } from './order-charges';
import type { OrderTerms } from './order-terms';
import { tipOf } from './order-tip';
import { pricedParts, quote, quoteCart, type Quote } from './price-order';
import { assertTotalsAgree } from './seen-prices';

/** Of no, two and three decimals. */
const CURRENCIES =
  'USD EUR GBP CHF CAD AUD SEK NOK DKK PLN CZK INR MXN BRL ZAR TRY ILS JPY KRW CLP ISK KWD BHD TND'.split(' ');
const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Lord_Howe', 'UTC'];
const DISHES = ['d0', 'd1', 'd2', 'd3'] as const;
const RATES = ['r0', 'r1', 'r2'] as const;

const amount = fc.integer({ min: 0, max: 500_000 });
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const taxes = fc.record(
  {
    included: fc.boolean(),
    rounding: fc.constantFrom('line' as const, 'order' as const),
    rates: fc
      .array(fc.tuple(percent, percent), { minLength: 3, maxLength: 3 })
      .map((all) => all.map(([pickup, delivery], at) => ({ id: `r${at}`, name: `Rate ${at}`, pickup, delivery }))),
    defaultRateId: fc.constantFrom(...RATES),
    categoryRates: fc.dictionary(fc.constantFrom('c0', 'c1'), fc.constantFrom(...RATES)),
    itemRates: fc.dictionary(fc.constantFrom(...DISHES), fc.constantFrom(...RATES)),
    deliveryRateId: fc.constantFrom(...RATES),
    serviceCharge: fc.record(
      {
        name: fc.constant('Service'),
        percent,
        pickup: fc.boolean(),
        delivery: fc.boolean(),
        rateId: fc.constantFrom(...RATES),
      },
      { requiredKeys: ['name', 'percent', 'pickup', 'delivery'] },
    ),
  },
  { requiredKeys: ['included', 'rounding', 'rates', 'defaultRateId', 'categoryRates', 'itemRates'] },
);

const zone = (id: string, postcodes: string[]) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Zone ${id}`),
    area: fc.constant({ kind: 'postcodes' as const, postcodes }),
    fee: amount,
    minimumOrder: amount,
    freeFrom: maybe(amount),
    minutes: maybe(fc.integer({ min: 0, max: 90 })),
  });

const always = {
  weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day: day as 1, from: '00:00', to: '24:00' })),
  exceptions: [],
};
const happyHour = fc.record({
  id: fc.constant('h'),
  name: fc.constant('Happy'),
  when: fc.constantFrom(always, { ...always, weekly: [{ day: 1 as const, from: '11:00', to: '15:00' }] }),
  for: fc.record({ categoryIds: fc.subarray(['c0', 'c1']), itemIds: fc.subarray([...DISHES]) }),
  off: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent }),
    fc.record({ kind: fc.constant('amount' as const), amount }),
  ),
});

/** Groups of three options, of which nobody has to choose more than he can; the second lies within the first's. */
const group = (id: string, nested: readonly string[]) =>
  fc
    .record({
      kind: fc.constantFrom('each' as const, 'halves' as const),
      free: fc.integer({ min: 0, max: 2 }),
      options: fc.array(fc.record({ unitPrice: amount, large: maybe(amount) }), { minLength: 3, maxLength: 3 }),
    })
    .map(({ kind, free, options }): ChoiceGroup => ({
      id,
      name: id,
      kind,
      free: kind === 'halves' ? 0 : free,
      min: 2,
      max: 2,
      options: options.map(({ unitPrice, large }, at) => ({
        id: `${id}-${at}`,
        name: `Option ${at}`,
        unitPrice,
        ...(large !== undefined && { sizePrices: { LARGE: large } }),
        ...(nested.length > 0 && at === 0 && { groupIds: [...nested] }),
      })),
    }));
const choices = fc.tuple(group('outer', ['inner']), group('inner', [])).map(([outer, inner]) => ({
  groups: [outer, inner],
  dishes: [{ itemId: 'd0', groupIds: ['outer'] }],
}));

const rules: fc.Arbitrary<MenuRules> = fc.record(
  {
    delivery: fc
      .tuple(zone('near', ['100*']), zone('far', ['10*', '2000']))
      .map((zones) => ({ offered: true, zones: [...zones] })),
    taxes,
    servingTimes: fc.constant([
      { id: 's', name: 'All day', when: always, for: { categoryIds: ['c0', 'c1'], itemIds: [] } },
    ]),
    happyHours: fc.array(happyHour, { minLength: 1, maxLength: 3 }),
    choices,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<MenuRules>;

const dish = fc.record({ unitPrice: amount, large: maybe(amount), extra: maybe(amount) });
const anyOrder = fc
  .record({
    rules,
    currency: fc.constantFrom(...CURRENCIES),
    timeZone: fc.constantFrom(...ZONES),
    dishes: fc.array(dish, { minLength: DISHES.length, maxLength: DISHES.length }),
    fees: fc.record({ delivery: amount, minimumOrder: amount }),
    orderType: fc.constantFrom('pickup' as const, 'delivery' as const),
    postcode: fc.constantFrom('10001', '10999', '2000'),
    /** Of the dishes, in hundredths; the guest's own amount. */
    tipped: maybe(fc.integer({ min: 0, max: 100 })),
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
    wanted: fc.array(
      fc.record({
        dish: fc.integer({ min: 0, max: DISHES.length - 1 }),
        quantity: fc.integer({ min: 1, max: 50 }),
        large: fc.boolean(),
        extra: fc.boolean(),
        outer: fc.constantFrom([0, 1], [0, 2], [1, 2]),
        inner: fc.constantFrom([0, 1], [0, 2], [1, 2]),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ dishes, rules: on, currency, timeZone, fees, orderType, postcode, tipped, at, wanted }) => {
    const menu = aMenu({
      currency,
      timeZone,
      fees,
      rules: on,
      items: dishes.map(({ unitPrice, large, extra }, index) =>
        anItem({
          id: `d${index}`,
          name: `Dish ${index}`,
          categoryId: `c${index % 2}`,
          unitPrice,
          variants: large === undefined ? [] : [{ id: 'large', label: 'Large', unitPrice: large, soldOut: false }],
          addOns: extra === undefined ? [] : [{ id: 'extra', name: 'Extra', unitPrice: extra, soldOut: false }],
        }),
      ),
    });
    const cart = wanted.map((one): CartLine => {
      const { large, extra } = dishes[one.dish]!;
      const isChosenOf = one.dish === 0 && on.choices;
      return {
        name: `Dish ${one.dish}`,
        price: '',
        quantity: one.quantity,
        total: 0,
        itemId: `d${one.dish}`,
        ...(large !== undefined && { variantId: 'large' }),
        ...(extra !== undefined && one.extra && { addOnIds: ['extra'] }),
        ...(isChosenOf && {
          choices: one.outer.map((option) => ({
            groupId: 'outer',
            optionId: `outer-${option}`,
            ...(option === 0 && {
              choices: one.inner.map((inner) => ({ groupId: 'inner', optionId: `inner-${inner}` })),
            }),
          })),
        }),
      };
    });
    const terms: OrderTerms = { orderType, destination: { postcode }, pricedAt: at, wantedAt: at };
    return { menu, cart, terms, tipped };
  });

/** What a browser sends that saw this quote. */
function asSeen(menu: MenuSnapshot, cart: readonly CartLine[], seen: Quote) {
  const decimal = (minor: number) => minorToDecimal(minor, menu.currency);
  const { serviceCharge, tax } = seen;
  return anOrder(menu, {
    cart: cart.map((line, at) => ({ ...line, total: decimal(seen.lines[at]!.total) })),
    subtotal: decimal(seen.subtotal),
    deliveryFee: decimal(seen.deliveryFee),
    ...(serviceCharge && { serviceCharge: decimal(serviceCharge.amount) }),
    ...(tax && !tax.included && { tax: decimal(tax.amount) }),
    total: decimal(seen.total),
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('zones, taxes, service charge, happy hours, sizes, extras, choices and tips together', () => {
  const priced = anyOrder.map(({ menu, cart, terms, tipped }) => ({
    menu,
    cart,
    terms,
    ...quoted(menu, cart, terms, tipped),
  }));
  function quoted(menu: MenuSnapshot, cart: readonly CartLine[], terms: OrderTerms, tipped = 0) {
    const plain = quote(menu, cart, terms);
    const { subtotal } = plain;
    const { currency } = menu;
    // As a page sends it: a decimal number of the currency.
    const given = minorToDecimal(percentOf(subtotal, tipped), currency);
    const order = { ...plain, ...tipOf(given, { tips: { shares: [] }, subtotal, currency }) };
    return {
      order,
      placed: aPlacedOrder({ currency: menu.currency, orderType: terms.orderType, ...pricedParts(order) }),
    };
  }

  it('every amount is a whole number of cents and none is negative', () =>
    fc.assert(
      fc.property(priced, ({ order }) => {
        const amounts = [
          ...order.lines.flatMap(({ unitPrice, total }) => [unitPrice, total]),
          ...(order.tax?.rates.flatMap(({ base, amount }) => [base, amount]) ?? []),
          order.subtotal,
          order.deliveryFee,
          order.serviceCharge?.amount ?? 0,
          order.tax?.amount ?? 0,
          order.tip ?? 0,
          order.total,
          toPayOf(order),
        ];
        for (const one of amounts) {
          expect(Number.isSafeInteger(one)).toBe(true);
          expect(one).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    ));

  it('lines add up to the subtotal, rates to the tax, and what a receipt lists to the total', () =>
    fc.assert(
      fc.property(priced, ({ order }) => {
        const { lines, subtotal, deliveryFee, tax, total } = order;
        for (const { unitPrice, quantity, total: ofLine } of lines) expect(ofLine).toBe(unitPrice * quantity);
        expect(sum(lines.map((line) => line.total))).toBe(subtotal);
        expect(sum(tax?.rates.map((rate) => rate.amount) ?? [])).toBe(tax?.amount ?? 0);
        expect(subtotal + deliveryFee + sum(chargeRows(order).added.map((row) => row.amount))).toBe(total);
        // The tip is in none of it: neither the total nor what is taxed knows of it.
        const { tip = 0, ...untipped } = order;
        expect(tipRows(order).at(-1)?.amount ?? total).toBe(total + tip);
        expect(withTotal(untipped)).toEqual(untipped);
        expect(tip).toBeLessThanOrEqual(subtotal);
      }),
      { numRuns: 500 },
    ));

  it('a rule never makes dishes dearer by happy hours, nor a way dearer than its zone’s fee', () =>
    fc.assert(
      fc.property(priced, ({ menu, cart, terms, order }) => {
        const { happyHours: _, ...others } = menu.rules!;
        const usual = quote({ ...menu, rules: others }, cart, terms);
        order.lines.forEach((line, at) => expect(line.unitPrice).toBeLessThanOrEqual(usual.lines[at]!.unitPrice));
        const zones = menu.rules?.delivery?.zones ?? [];
        const dearest = zones.length > 0 ? Math.max(...zones.map(({ fee }) => fee)) : menu.fees.delivery;
        expect(order.deliveryFee).toBeLessThanOrEqual(terms.orderType === 'delivery' ? dearest : 0);
      }),
    ));

  it('quote, order, event, board and the row for the books say the same', () =>
    fc.assert(
      fc.property(priced, ({ menu, cart, terms, order, placed }) => {
        const { lines: quotedLines, subtotal, deliveryFee, serviceCharge, tax, total } = quoteCart(menu, cart, terms);
        const charges = {
          subtotal,
          deliveryFee,
          total,
          ...(tax && { tax }),
          ...(serviceCharge && { serviceCharge }),
          ...(order.tip && { tip: order.tip }),
        };
        const lineTotals = order.lines.map((line) => line.total);
        expect(quotedLines.map((line) => 'priced' in line && line.priced.total)).toEqual(lineTotals);
        const event = OrderPlacedV1.schema.parse(JSON.parse(JSON.stringify(orderPlaced(placed))));
        for (const told of [placed, event, factsOf(placed)]) {
          expect(told).toMatchObject(charges);
          expect(told.lines.map((line) => line.total)).toEqual(lineTotals);
        }

        const rates = tax?.rates.map(({ name, percent: at }) => ({ name, percent: at })) ?? [];
        const row = Object.fromEntries(
          exportRow(placed, rates, menu.timeZone).map((cell, at) => [exportHeader(rates)[at]!, cell]),
        );
        const minor = (cell: unknown) => Math.round(Number(cell) * 10 ** currencyExponent(menu.currency));
        expect(
          ['Subtotal', 'Delivery fee', 'Service charge', 'Tax added', 'Total', 'Tip'].map((name) => minor(row[name])),
        ).toEqual([
          subtotal,
          deliveryFee,
          serviceCharge?.amount ?? 0,
          tax && !tax.included ? tax.amount : 0,
          total,
          order.tip ?? 0,
        ]);
        for (const { name, percent: at, base, amount: paid } of tax?.rates ?? [])
          expect([minor(row[`Net at ${at} % ${name}`]), minor(row[`Tax at ${at} % ${name}`])]).toEqual([base, paid]);
      }),
      { numRuns: 500 },
    ));

  it('the price shown is the price charged: what a browser saw is taken, a cent less is not', () =>
    fc.assert(
      fc.property(priced, ({ menu, cart, order }) => {
        const seen = asSeen(menu, cart, order);
        expect(() => assertTotalsAgree(order, seen, menu.currency)).not.toThrow();
        const cheaper = { ...seen, total: minorToDecimal(order.total - 1, menu.currency) };
        expect(() => assertTotalsAgree(order, cheaper, menu.currency)).toThrow(
          expect.objectContaining({ code: 'ordering.total_mismatch' }),
        );
      }),
    ));
});
