import fc from 'fast-check';
import { aMenu, anItem, anOrder, forPickup, forDelivery } from '../testing/order.factory';
import { quote, quoteCart } from './price-order';
import { agreesWithSeen, assertTotalsAgree } from './seen-prices';

describe('an order is priced from the menu', () => {
  const line = (changes = {}) => ({
    name: 'Margherita',
    price: '$12.50',
    quantity: 1,
    total: 12.5,
    itemId: 'margherita',
    ...changes,
  });

  it('by item, quantity and order type', () => {
    const menu = aMenu();
    expect(quote(menu, [line({ quantity: 3 })], forPickup)).toMatchObject({
      subtotal: 3750,
      deliveryFee: 0,
      total: 3750,
    });
    expect(quote(menu, [line({ quantity: 3 })], forDelivery)).toMatchObject({
      subtotal: 3750,
      deliveryFee: 500,
      total: 4250,
    });
  });

  it('by the chosen variant and extras', () => {
    const menu = aMenu({
      items: [
        anItem({
          unitPrice: null,
          variants: [
            { id: 's', label: 'Small', unitPrice: 1000 },
            { id: 'l', label: 'Large', unitPrice: 1400 },
          ],
          addOns: [{ id: 'basil', name: 'Basil', unitPrice: 75 }],
        }),
      ],
    });
    expect(quote(menu, [line({ variantId: 'l', addOnIds: ['basil'], quantity: 2 })], forPickup).lines).toEqual([
      {
        itemId: 'margherita',
        name: 'Margherita',
        options: ['Large', 'Basil'],
        quantity: 2,
        unitPrice: 1475,
        total: 2950,
      },
    ]);
    expect(() => quote(menu, [line()], forPickup)).toThrow(expect.objectContaining({ code: 'ordering.choice_needed' }));
    expect(() => quote(menu, [line({ variantId: 'l', addOnIds: ['gold'] })], forPickup)).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_on_menu' }),
    );
  });

  it('with its category, by which a kitchen shares an order out', () => {
    const [priced] = quote(aMenu({ items: [anItem({ categoryId: 'pizza' })] }), [line()], forPickup).lines;
    expect(priced?.categoryId).toBe('pizza');
  });

  it('with what the dish is said to contain, and with nothing where that is not stated', () => {
    const allergens = { contains: ['Milk'], mayContain: ['Nuts'] };
    expect(quote(aMenu({ items: [anItem({ allergens })] }), [line()], forPickup).lines[0]).toMatchObject({ allergens });
    expect(quote(aMenu(), [line()], forPickup).lines[0]).not.toHaveProperty('allergens');
  });

  it('by name where the cart has no ids, and among equal names by the price that was seen', () => {
    const menu = aMenu({
      items: [
        anItem({ id: 'glass', name: 'House Red', unitPrice: 900 }),
        anItem({ id: 'bottle', name: 'House Red', unitPrice: 3200 }),
      ],
    });
    const seen = (total: number) =>
      quote(menu, [{ name: 'House Red', price: '', quantity: 2, total }], forPickup).lines[0]?.itemId;
    expect(seen(18)).toBe('glass');
    expect(seen(64)).toBe('bottle');
  });

  it('and refuses what cannot be ordered', () => {
    const refusal = (item: object) => () => quote(aMenu({ items: [anItem(item)] }), [line()], forPickup);
    expect(refusal({ id: 'other', name: 'Other' })).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_on_menu' }),
    );
    expect(refusal({ soldOut: true })).toThrow(expect.objectContaining({ code: 'ordering.item_not_available' }));
    expect(refusal({ uncertain: true })).toThrow(expect.objectContaining({ code: 'ordering.item_not_available' }));
    expect(refusal({ unitPrice: null })).toThrow(expect.objectContaining({ code: 'ordering.item_not_available' }));
  });

  it('and refuses a size or an extra that is sold out, and says which; the others can be had', () => {
    const sized = {
      unitPrice: null,
      variants: [
        { id: 's', label: 'Small', unitPrice: 1000 },
        { id: 'l', label: 'Large', unitPrice: 1400, soldOut: true },
      ],
      addOns: [{ id: 'basil', name: 'Basil', unitPrice: 75, soldOut: true }],
    };
    const menu = aMenu({ items: [anItem(sized)] });
    const refusal = (choice: object) => () => quote(menu, [line(choice)], forPickup);
    expect(refusal({ variantId: 'l' })).toThrow(
      expect.objectContaining({
        code: 'ordering.item_not_available',
        detail: '“Large” is sold out for “Margherita”. Please choose again.',
      }),
    );
    expect(refusal({ variantId: 's', addOnIds: ['basil'] })).toThrow(
      expect.objectContaining({
        code: 'ordering.item_not_available',
        detail: '“Basil” is sold out for “Margherita”. Please choose again.',
      }),
    );
    expect(quote(menu, [line({ variantId: 's' })], forPickup).total).toBe(1000);
  });

  it('in whole cents: a total is the sum of its lines, and a line its unit price times its quantity', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ cents: fc.integer({ min: 0, max: 99_999 }), quantity: fc.integer({ min: 1, max: 99 }) }), {
          minLength: 1,
          maxLength: 30,
        }),
        fc.boolean(),
        (wanted, delivered) => {
          const menu = aMenu({
            items: wanted.map(({ cents }, index) => anItem({ id: `i${index}`, unitPrice: cents })),
          });
          const priced = quote(
            menu,
            wanted.map(({ quantity }, index) => line({ itemId: `i${index}`, quantity })),
            delivered ? forDelivery : forPickup,
          );
          const sum = wanted.reduce((total, { cents, quantity }) => total + cents * quantity, 0);
          expect(priced).toMatchObject({ subtotal: sum, total: sum + (delivered ? 500 : 0) });
        },
      ),
    );
  });
});

describe('a quote of a cart', () => {
  const line = (itemId: string, quantity = 1, changes = {}) => ({
    name: itemId,
    price: '',
    quantity,
    total: 0,
    itemId,
    ...changes,
  });

  it('does not fail for one line: that one says why, and counts nothing', () => {
    const menu = aMenu({ items: [anItem(), anItem({ id: 'gone', name: 'Gone', soldOut: true })] });
    const priced = quoteCart(menu, [line('gone', 3), line('margherita', 2)], forDelivery);
    expect(priced).toMatchObject({
      subtotal: 2500,
      deliveryFee: 500,
      total: 3000,
      lines: [{ refused: { code: 'ordering.item_not_available' } }, { priced: { total: 2500 } }],
    });
  });

  it('agrees with what the customer saw where every line can be ordered at its total', () => {
    const menu = aMenu();
    const seen = (total: number, itemId = 'margherita') => {
      const cart = [line(itemId, 2, { total })];
      return agreesWithSeen(quoteCart(menu, cart, forPickup), cart, 'USD');
    };
    expect([seen(25), seen(24), seen(25, 'nothing')]).toEqual([true, false, false]);
  });

  it('keeps what is asked for with a dish, and no blanks', () => {
    const asked = (notes: string) => quote(aMenu(), [line('margherita', 1, { notes })], forPickup).lines[0]?.notes;
    expect([asked(' no basil '), asked('  ')]).toEqual(['no basil', undefined]);
  });

  it('is the sum of its lines in whole minor units, whatever is chosen and whatever cannot be had', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 99_999 }));
    const item = fc.record({
      unitPrice: amount,
      sizes: fc.array(amount, { maxLength: 3 }),
      extras: fc.array(amount, { maxLength: 3 }),
      soldOut: fc.boolean(),
      uncertain: fc.boolean(),
    });
    const wanted = fc.record({
      item,
      quantity: fc.integer({ min: 1, max: 99 }),
      size: fc.integer({ min: 0, max: 3 }),
      extra: fc.integer({ min: 0, max: 3 }),
      seen: fc.double({ min: 0, max: 1e6, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(wanted, { maxLength: 12 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        fc.constantFrom('pickup', forDelivery),
        (wishes, currency, orderType) => {
          const items = wishes.map(({ item: { sizes, extras, ...rest } }, index) =>
            anItem({
              ...rest,
              id: `i${index}`,
              variants: sizes.map((unitPrice, at) => ({ id: `s${at}`, label: `Size ${at}`, unitPrice })),
              addOns: extras.map((unitPrice, at) => ({ id: `e${at}`, name: `Extra ${at}`, unitPrice })),
            }),
          );
          const cart = wishes.map(({ quantity, size, extra, seen }, index) =>
            line(`i${index}`, quantity, {
              total: seen,
              variantId: `s${size}`,
              addOnIds: extra < 3 ? [`e${extra}`] : [],
            }),
          );
          const priced = quoteCart(
            aMenu({ currency, items }),
            cart,
            orderType === 'delivery' ? forDelivery : forPickup,
          );
          const lines = priced.lines.flatMap((quoted) => ('priced' in quoted ? [quoted.priced] : []));
          expect(lines.every(({ unitPrice, quantity, total }) => total === unitPrice * quantity)).toBe(true);
          expect(priced.subtotal).toBe(lines.reduce((sum, { total }) => sum + total, 0));
          expect(priced.total).toBe(priced.subtotal + priced.deliveryFee);
          for (const money of [
            priced.subtotal,
            priced.deliveryFee,
            priced.total,
            ...lines.flatMap(({ unitPrice, total }) => [unitPrice, total]),
          ])
            expect(Number.isSafeInteger(money)).toBe(true);
        },
      ),
    );
  });
});

describe('what the customer saw is compared with what the menu says', () => {
  it('agreeing when it is the same to the cent, binary noise aside', () => {
    const menu = aMenu({ items: [anItem({ unitPrice: 10 })] });
    const order = anOrder(menu);
    expect(() =>
      assertTotalsAgree(
        quote(menu, order.cart, forPickup),
        { ...order, subtotal: 0.1 + 0.1, total: 0.30000000000000004 - 0.1 },
        'USD',
      ),
    ).not.toThrow();
  });

  it.each(['subtotal', 'deliveryFee', 'total'] as const)('refusing another %s with the fresh prices', (field) => {
    const menu = aMenu();
    const order = anOrder(menu);
    expect(() => assertTotalsAgree(quote(menu, order.cart, forPickup), { ...order, [field]: 99 }, 'USD')).toThrow(
      expect.objectContaining({
        code: 'ordering.total_mismatch',
        extras: {
          fresh: {
            lines: [{ name: 'Margherita', quantity: 2, unitPrice: 12.5, total: 25 }],
            subtotal: 25,
            deliveryFee: 0,
            total: 25,
          },
        },
      }),
    );
  });
});
