import type { CartLine } from '@chalkboard/contracts';
import { correctedOrder, type Correction } from './order-correction';
import { aMenu, anItem } from './testing/order.factory';
import { aPlacedOrder } from './testing/placed-order.factory';

const AT = new Date('2026-03-06T18:10:00Z');
const line = (changes: Partial<CartLine> = {}): CartLine => ({
  name: 'Margherita',
  price: '',
  quantity: 1,
  total: 0,
  itemId: 'margherita',
  ...changes,
});
const to = (changes: Partial<Correction> = {}): Correction => ({
  customer: { name: 'Ada', phone: '555 0100' },
  orderType: 'pickup',
  paymentMethod: 'cash',
  cart: [line()],
  means: 'board',
  at: AT,
  request: 'r',
  ...changes,
});
const accepted = aPlacedOrder({ status: 'accepted', version: 2 });

describe('a corrected order', () => {
  it('costs what the menu says, whatever the screen sent', () => {
    const menu = aMenu({ items: [anItem(), anItem({ id: 'cola', name: 'Cola', unitPrice: 300 })] });
    expect(
      correctedOrder(
        accepted,
        menu,
        to({ cart: [line(), line({ itemId: 'cola', name: 'Cola', quantity: 2, total: 0.01 })] }),
      ),
    ).toMatchObject({ subtotal: 1850, total: 1850, version: 3, status: 'accepted' });
  });

  it('of a table stays there, under the name that its guest gave', () => {
    const table = { tableId: 't', tabId: 'b', name: '12' };
    const at = aPlacedOrder({ status: 'accepted', table, customer: { name: 'Ann', phone: '' } });
    expect(
      correctedOrder(
        at,
        aMenu(),
        to({ orderType: 'delivery', customer: { name: 'Table 12, Ann', phone: '555 0100' } }),
      ),
    ).toMatchObject({ table, orderType: 'pickup', deliveryFee: 0, customer: { name: 'Ann', phone: '555 0100' } });
  });

  it('keeps the price that was agreed for what it held', () => {
    expect(
      correctedOrder(accepted, aMenu({ items: [anItem({ unitPrice: 1500 })] }), to({ cart: [line({ quantity: 3 })] }))
        .total,
    ).toBe(3750);
  });

  it('keeps what it held though it has sold out since, and takes no other dish that has', () => {
    const menu = aMenu({ items: [anItem({ soldOut: true }), anItem({ id: 'cola', name: 'Cola', soldOut: true })] });
    expect(correctedOrder(accepted, menu, to()).total).toBe(1250);
    expect(() => correctedOrder(accepted, menu, to({ cart: [line({ itemId: 'cola', name: 'Cola' })] }))).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_available' }),
    );
  });

  it('keeps a size and an extra that it held though they have sold out since, and takes no other that has', () => {
    const options = ['Large', 'Basil'];
    const held = aPlacedOrder({ status: 'accepted', lines: [{ ...accepted.lines[0]!, options }] });
    const gone = { unitPrice: 1400, soldOut: true };
    const menu = aMenu({
      items: [
        anItem({
          unitPrice: null,
          variants: [
            { id: 's', label: 'Small', ...gone },
            { id: 'l', label: 'Large', ...gone },
          ],
          addOns: [{ id: 'basil', name: 'Basil', ...gone }],
        }),
      ],
    });
    expect(
      correctedOrder(held, menu, to({ cart: [line({ variantId: 'l', addOnIds: ['basil'] })] })).lines[0]!.options,
    ).toEqual(options);
    expect(() => correctedOrder(held, menu, to({ cart: [line({ variantId: 's' })] }))).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_available' }),
    );
  });

  it('keeps choices that it held though they have sold out since, at the price that was agreed, and takes no other', () => {
    const pick = (optionId: string) => ({ groupId: 'sauce', optionId });
    const option = (id: string, itemId?: string) => ({
      id,
      name: id,
      unitPrice: 900,
      ...(itemId ? { itemId } : { soldOut: true }),
    });
    const groups = [
      {
        id: 'sauce',
        name: 'Sauce',
        kind: 'each' as const,
        min: 1,
        max: 2,
        free: 0,
        options: [option('pesto'), option('dip', 'gone'), option('chili')],
      },
    ];
    const menu = aMenu({ rules: { choices: { groups, dishes: [{ itemId: 'margherita', groupIds: ['sauce'] }] } } });
    const lines = [
      { ...accepted.lines[0]!, options: ['Sauce: pesto, dip'], choices: [pick('dip'), pick('pesto')], unitPrice: 1300 },
    ];
    const held = aPlacedOrder({ status: 'accepted', lines });
    expect(correctedOrder(held, menu, to({ cart: [line({ choices: [pick('pesto'), pick('dip')] })] }))).toMatchObject({
      total: 1300,
      lines: [{ options: ['Sauce: pesto, dip'], choices: [pick('dip'), pick('pesto')] }],
    });
    expect(() => correctedOrder(held, menu, to({ cart: [line({ choices: [pick('chili')] })] }))).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_available' }),
    );
    expect(() => correctedOrder(held, menu, to())).toThrow(expect.objectContaining({ code: 'ordering.choice_needed' }));
  });

  it('pays for the way when it is to be brought after all', () => {
    expect(correctedOrder(accepted, aMenu(), to({ orderType: 'delivery' }))).toMatchObject({
      subtotal: 1250,
      deliveryFee: 500,
      total: 1750,
    });
  });

  it('cannot become another kind once it is handed over, and not be corrected at all once it has ended', () => {
    const refused = expect.objectContaining({ code: 'ordering.move_not_allowed' });
    expect(() => correctedOrder(aPlacedOrder({ status: 'ready' }), aMenu(), to({ orderType: 'delivery' }))).toThrow(
      refused,
    );
    expect(() => correctedOrder(aPlacedOrder({ status: 'completed' }), aMenu(), to())).toThrow(refused);
  });

  it('says in its history who corrected it, and when', () => {
    expect(correctedOrder(accepted, aMenu(), to({ cart: [line({ quantity: 2 })] })).history.at(-1)).toEqual({
      version: 3,
      status: 'accepted',
      by: 'restaurant',
      means: 'board',
      at: AT,
      request: 'r',
    });
  });

  it('says what it cost before and costs now, when that is another amount of the same money', () => {
    expect(correctedOrder(accepted, aMenu(), to()).history.at(-1)!.totals).toEqual({ before: 2500, after: 1250 });
    expect(correctedOrder(accepted, aMenu({ currency: 'EUR' }), to()).history.at(-1)!.totals).toBeUndefined();
  });
});
