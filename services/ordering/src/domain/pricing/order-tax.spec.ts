import type { MenuSnapshot, TaxRules } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import fc from 'fast-check';
import { factsOf } from '../board';
import { correctedOrder } from '../order-correction';
import { orderPlaced } from '../order-facts';
import { aMenu, anItem, anOrder, forDelivery, forPickup } from '../testing/order.factory';
import { aPlacedOrder } from '../testing/placed-order.factory';
import { pricedParts, quote, quoteCart } from './price-order';
import { assertTotalsAgree } from './seen-prices';

const rate = (id: string, name: string, pickup: number, delivery = pickup) => ({ id, name, pickup, delivery });
const rules = (changes: Partial<TaxRules> & Pick<TaxRules, 'rates'>): TaxRules => ({
  included: false,
  rounding: 'order',
  defaultRateId: changes.rates[0]!.id,
  categoryRates: {},
  itemRates: {},
  ...changes,
});
const taxed = (taxes: TaxRules, changes: Partial<MenuSnapshot> = {}) => aMenu({ rules: { taxes }, ...changes });
const line = (itemId = 'margherita', quantity = 1) => ({ name: itemId, price: '', quantity, total: 0, itemId });

describe('tax, worked by country', () => {
  it('United States: 8.25 % of sales tax is added once to the order', () => {
    const priced = quote(taxed(rules({ rates: [rate('s', 'Sales tax', 8.25)] })), [line('margherita', 2)], forDelivery);
    expect(priced).toMatchObject({ subtotal: 2500, deliveryFee: 500, total: 3206 });
    // 25.00 × 8.25 % = 2.0625
    expect(priced.tax).toEqual({
      included: false,
      rates: [{ name: 'Sales tax', percent: 8.25, base: 2500, amount: 206 }],
      amount: 206,
    });
  });

  it('Canada: GST is added to the dishes, the delivery fee and the service charge', () => {
    const menu = taxed(
      rules({
        rates: [rate('gst', 'GST', 5)],
        deliveryRateId: 'gst',
        serviceCharge: { name: 'Service', percent: 10, pickup: false, delivery: true, rateId: 'gst' },
      }),
      { currency: 'CAD' },
    );
    // 12.50 + 5.00 + 1.25 = 18.75; 5 % of it = 0.9375
    expect(quote(menu, [line()], forDelivery)).toMatchObject({
      serviceCharge: { name: 'Service', amount: 125 },
      tax: { rates: [{ base: 1875, amount: 94 }], amount: 94 },
      total: 1969,
    });
    expect(quote(menu, [line()], forPickup)).toMatchObject({ tax: { amount: 63 }, total: 1313 });
    expect(quote(menu, [line()], forPickup).serviceCharge).toBeUndefined();
  });

  it('Germany: 7 % for food and 19 % for drinks lie within the prices', () => {
    const menu = taxed(
      rules({
        included: true,
        rates: [rate('r', 'Ermäßigt', 7), rate('n', 'Normal', 19)],
        categoryRates: { drinks: 'n' },
      }),
      {
        currency: 'EUR',
        items: [anItem({ categoryId: 'pizza' }), anItem({ id: 'cola', categoryId: 'drinks', unitPrice: 390 })],
      },
    );
    const priced = quote(menu, [line(), line('cola', 2)], forDelivery);
    // 12.50 − 12.50 / 1.07 = 0.8178; 7.80 − 7.80 / 1.19 = 1.2454. The delivery fee has no rate.
    expect(priced).toMatchObject({ subtotal: 2030, deliveryFee: 500, total: 2530 });
    expect(priced.tax).toEqual({
      included: true,
      rates: [
        { name: 'Normal', percent: 19, base: 655, amount: 125 },
        { name: 'Ermäßigt', percent: 7, base: 1168, amount: 82 },
      ],
      amount: 207,
    });
  });

  it('Switzerland: takeaway and delivery at 2.6 %, alcohol at 8.1 %', () => {
    const menu = taxed(
      rules({
        included: true,
        rates: [rate('r', 'Reduziert', 2.6), rate('n', 'Normal', 8.1)],
        itemRates: { wine: 'n' },
      }),
      { currency: 'CHF', items: [anItem(), anItem({ id: 'wine', unitPrice: 3200 })] },
    );
    // 12.50 − 12.50 / 1.026 = 0.3168; 32.00 − 32.00 / 1.081 = 2.3978
    expect(quote(menu, [line(), line('wine')], forPickup).tax?.rates.map(({ amount }) => amount)).toEqual([240, 32]);
  });

  it('Japan: 8 % on what is taken away, in whole yen', () => {
    const menu = taxed(rules({ included: true, rates: [rate('r', '消費税', 8)] }), {
      currency: 'JPY',
      items: [anItem({ unitPrice: 980 })],
    });
    // 980 − 980 / 1.08 = 72.59
    expect(quote(menu, [line()], forPickup)).toMatchObject({ total: 980, tax: { rates: [{ base: 907, amount: 73 }] } });
  });

  it('rates can differ between pickup and delivery', () => {
    const menu = taxed(rules({ rates: [rate('v', 'VAT', 5, 20)] }));
    expect(quote(menu, [line()], forPickup).tax).toMatchObject({ rates: [{ percent: 5 }], amount: 63 });
    expect(quote(menu, [line()], forDelivery).tax).toMatchObject({ rates: [{ percent: 20 }], amount: 250 });
  });

  it('what is eaten at the table has its own rate and service charge, and those of pickup where there are none', () => {
    const atTable = { ...forPickup, atTable: true } as const;
    const own = rules({
      rates: [{ ...rate('v', 'VAT', 7), table: 19 }],
      serviceCharge: { name: 'Service', percent: 10, pickup: false, delivery: false, table: true },
    });
    expect(quote(taxed(own), [line()], atTable)).toMatchObject({
      tax: { rates: [{ percent: 19 }] },
      serviceCharge: { amount: 125 },
    });
    expect(quote(taxed(own), [line()], forPickup).serviceCharge).toBeUndefined();
    const plain = rules({
      rates: [rate('v', 'VAT', 7)],
      serviceCharge: { name: 'Service', percent: 10, pickup: true, delivery: false },
    });
    expect(quote(taxed(plain), [line()], atTable)).toMatchObject({
      tax: { rates: [{ percent: 7 }] },
      serviceCharge: { amount: 125 },
    });
    const far = aMenu({ fees: { delivery: 500, minimumOrder: 9900 } });
    expect([quote(far, [line()], atTable).minimumOrder, quote(far, [line()], forPickup).minimumOrder]).toEqual([
      0, 9900,
    ]);
  });

  it('rounding each line is not rounding once: three lines of half a cent', () => {
    const items = [1, 2, 3].map((at) => anItem({ id: `i${at}`, unitPrice: 10 }));
    const cart = items.map(({ id }) => line(id));
    const amount = (rounding: TaxRules['rounding']) =>
      quote(taxed(rules({ rounding, rates: [rate('s', 'Tax', 5)] }), { items }), cart, forPickup).tax?.amount;
    expect([amount('line'), amount('order')]).toEqual([3, 2]);
  });
});

it('a dish counts before its category, a category before the default, and what is not there is passed over', () => {
  const menu = taxed(
    rules({
      rates: [rate('d', 'Default', 10), rate('c', 'Category', 20), rate('i', 'Item', 30)],
      categoryRates: { drinks: 'c', gone: 'c' },
      itemRates: { wine: 'i', gone: 'i' },
    }),
    {
      items: [
        anItem(),
        anItem({ id: 'cola', categoryId: 'drinks' }),
        anItem({ id: 'wine', categoryId: 'drinks' }),
        anItem({ id: 'constructor', categoryId: 'toString' }),
      ],
    },
  );
  const percent = (id: string) => quote(menu, [line(id)], forPickup).tax?.rates[0]?.percent;
  expect(['margherita', 'cola', 'wine', 'constructor'].map(percent)).toEqual([10, 20, 30, 10]);
});

it('an order without tax rules has no field of them', () => {
  const priced = quote(aMenu({ rules: { delivery: { offered: true, zones: [] } } }), [line()], forPickup);
  expect(Object.keys(priced)).toEqual(expect.not.arrayContaining(['tax', 'serviceCharge']));
});

it('a browser that saw another tax or service charge gets the fresh prices', () => {
  const menu = taxed(
    rules({
      rates: [rate('s', 'Sales tax', 8.25)],
      serviceCharge: { name: 'Service', percent: 10, pickup: true, delivery: true },
    }),
  );
  const order = anOrder(menu, { tax: 2.06, serviceCharge: 2.5, total: 29.56 });
  const priced = quote(menu, order.cart, forPickup);
  expect(() => assertTotalsAgree(priced, order, 'USD')).not.toThrow();
  for (const wrong of [{ tax: 2.07 }, { tax: undefined }, { serviceCharge: 2 }, { total: 25 }])
    expect(() => assertTotalsAgree(priced, { ...order, ...wrong }, 'USD')).toThrow(
      expect.objectContaining({
        code: 'ordering.total_mismatch',
        extras: { fresh: expect.objectContaining({ tax: 2.06, serviceCharge: 2.5, total: 29.56 }) },
      }),
    );
});

describe('in currencies of no, two and three decimals', () => {
  const CURRENCIES =
    'USD EUR GBP CHF CAD AUD SEK NOK DKK PLN CZK INR MXN BRL ZAR TRY ILS JPY KRW CLP ISK KWD BHD TND'.split(' ');
  const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
  const rateIds = ['r0', 'r1', 'r2'] as const;
  const anyRules = fc.record({
    included: fc.boolean(),
    rounding: fc.constantFrom('line' as const, 'order' as const),
    rates: fc
      .tuple(...rateIds.map(() => fc.tuple(percent, percent)))
      .map((all) => all.map(([pickup, delivery], at) => rate(`r${at}`, `Rate ${at}`, pickup, delivery))),
    defaultRateId: fc.constantFrom(...rateIds),
    categoryRates: fc.dictionary(fc.constantFrom('c0', 'c1'), fc.constantFrom(...rateIds)),
    itemRates: fc.dictionary(fc.constantFrom('i0', 'i1', 'i2'), fc.constantFrom(...rateIds)),
    deliveryRateId: fc.option(fc.constantFrom(...rateIds), { nil: undefined }),
    serviceCharge: fc.option(
      fc.record({
        name: fc.constant('Service'),
        percent,
        pickup: fc.boolean(),
        delivery: fc.boolean(),
        rateId: fc.option(fc.constantFrom(...rateIds), { nil: undefined }),
      }),
      { nil: undefined },
    ),
  }) as fc.Arbitrary<TaxRules>;
  const anyOrder = fc.record({
    taxes: anyRules,
    currency: fc.constantFrom(...CURRENCIES),
    fee: fc.integer({ min: 0, max: 100_000 }),
    terms: fc.constantFrom(forPickup, forDelivery),
    wanted: fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { minLength: 1, maxLength: 12 },
    ),
  });
  const priceOf = ({
    taxes,
    currency,
    fee,
    terms,
    wanted,
  }: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) => {
    const menu = taxed(taxes, {
      currency,
      fees: { delivery: fee, minimumOrder: 0 },
      items: wanted.map(({ price }, at) => anItem({ id: `i${at}`, categoryId: `c${at % 3}`, unitPrice: price })),
    });
    const cart = wanted.map(({ quantity }, at) => line(`i${at}`, quantity));
    return { menu, cart, priced: quote(menu, cart, terms) };
  };

  it('nothing is negative, the rates add up to the tax, and the total is the sum of its parts', () =>
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { priced } = priceOf(order);
        const { subtotal, deliveryFee, serviceCharge, tax, total } = priced;
        const amounts = tax!.rates.flatMap(({ base, amount }) => [base, amount]);
        for (const amount of [...amounts, tax!.amount, serviceCharge?.amount ?? 0, total]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(tax!.rates.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax!.amount);
        const plain = subtotal + deliveryFee + (serviceCharge?.amount ?? 0);
        expect(total).toBe(order.taxes.included ? plain : plain + tax!.amount);
        // What was taxed: the lines, and fee and service charge where they have a rate.
        const { deliveryRateId, serviceCharge: service } = order.taxes;
        const gross =
          subtotal +
          (deliveryRateId ? deliveryFee : 0) +
          (service?.rateId !== undefined ? (serviceCharge?.amount ?? 0) : 0);
        const bases = tax!.rates.reduce((sum, { base, amount }) => sum + base + (tax!.included ? amount : 0), 0);
        expect(bases).toBe(gross);
      }),
    ));

  it('a tax that is included never changes the total', () =>
    fc.assert(
      fc.property(anyOrder, (order) => {
        const included = priceOf({ ...order, taxes: { ...order.taxes, included: true } }).priced;
        const untaxed = priceOf({
          ...order,
          taxes: { ...order.taxes, rates: rateIds.map((id) => rate(id, id, 0)), included: true },
        }).priced;
        expect(included.total).toBe(untaxed.total);
      }),
    ));

  it('rounding by line and by order differ by at most half a unit for each part', () =>
    fc.assert(
      fc.property(anyOrder, (order) => {
        const [byLine, byOrder] = (['line', 'order'] as const).map(
          (rounding) => priceOf({ ...order, taxes: { ...order.taxes, rounding } }).priced.tax!.amount,
        );
        expect(Math.abs(byLine! - byOrder!)).toBeLessThanOrEqual((order.wanted.length + 2) / 2);
      }),
    ));

  it('quote, order, event and board have the same charges, and the browser sends them back exactly', () =>
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { menu, cart, priced } = priceOf(order);
        const { currency } = menu;
        const { subtotal, deliveryFee, serviceCharge, tax, total } = quoteCart(menu, cart, order.terms);
        const placed = aPlacedOrder({ currency, orderType: order.terms.orderType, ...pricedParts(priced) });
        for (const told of [placed, orderPlaced(placed), factsOf(placed)])
          expect(told).toMatchObject({
            subtotal,
            deliveryFee,
            tax,
            total,
            ...(serviceCharge && { serviceCharge }),
          });
        const decimal = (minor: number) => minorToDecimal(minor, currency);
        expect(() =>
          assertTotalsAgree(
            priced,
            anOrder(menu, {
              cart: cart.map((sent, at) => ({ ...sent, total: decimal(priced.lines[at]!.total) })),
              subtotal: decimal(subtotal),
              deliveryFee: decimal(deliveryFee),
              ...(serviceCharge && { serviceCharge: decimal(serviceCharge.amount) }),
              ...(tax && !tax.included && { tax: decimal(tax.amount) }),
              total: decimal(total),
            }),
            currency,
          ),
        ).not.toThrow();
      }),
    ));

  it('a correction that changes nothing costs the same, and one that changes a line adds up again', () =>
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 1, max: 99 }), (order, quantity) => {
        const { menu, cart, priced } = priceOf(order);
        const placed = aPlacedOrder({
          currency: menu.currency,
          orderType: order.terms.orderType,
          status: 'accepted',
          version: 2,
          ...pricedParts(priced),
        });
        const corrected = (lines: typeof cart) =>
          correctedOrder(placed, menu, {
            customer: placed.customer,
            orderType: placed.orderType,
            paymentMethod: 'cash',
            cart: lines,
            means: 'board',
            at: placed.placedAt,
            request: 'r',
          });
        const same = corrected(cart);
        expect([same.total, same.tax, same.serviceCharge]).toEqual([placed.total, placed.tax, placed.serviceCharge]);
        const other = corrected([{ ...cart[0]!, quantity }, ...cart.slice(1)]);
        const added = other.tax!.included ? 0 : other.tax!.amount;
        expect(other.total).toBe(other.subtotal + other.deliveryFee + (other.serviceCharge?.amount ?? 0) + added);
        expect(other.tax!.rates.reduce((sum, { amount }) => sum + amount, 0)).toBe(other.tax!.amount);
      }),
    ));
});

it('a correction counts tax of the prices that were agreed, and adds none to an order that had none', () => {
  const taxes = rules({ rates: [rate('s', 'Sales tax', 10)] });
  const dearer = taxed(taxes, { items: [anItem({ unitPrice: 2000 })] });
  const correction = {
    customer: { name: 'Ada', phone: '555 0100' },
    orderType: 'pickup' as const,
    paymentMethod: 'cash' as const,
    cart: [line('margherita', 1)],
    means: 'board' as const,
    at: new Date('2026-03-06T18:10:00Z'),
    request: 'r',
  };
  const placed = aPlacedOrder({ ...pricedParts(quote(taxed(taxes), [line('margherita', 2)], forPickup)) });
  expect(correctedOrder(placed, dearer, correction)).toMatchObject({
    subtotal: 1250,
    tax: { amount: 125 },
    total: 1375,
  });
  const untaxed = correctedOrder(aPlacedOrder(), dearer, correction);
  expect([untaxed.total, untaxed.tax]).toEqual([1250, undefined]);
});
