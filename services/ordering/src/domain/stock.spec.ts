import * as fc from 'fast-check';
import type { OrderLine } from './order';
import { fewLeft, inTurn, notEnoughLeft, portionsChanged, portionsOf, shortageOf, type Portions } from './stock';
import { aPlacedOrder } from './testing/placed-order.factory';

const line = (itemId: string, quantity: number): OrderLine => ({
  itemId,
  name: itemId,
  options: [],
  quantity,
  unitPrice: 100,
  total: 100 * quantity,
});
const order = (...lines: OrderLine[]) => aPlacedOrder({ lines });
const portions = (all: Record<string, number>): Portions => new Map(Object.entries(all));

describe('portions that are counted', () => {
  it('are taken by all lines of an order together', () => {
    expect([...portionsOf(order(line('lasagne', 2), line('soup', 1), line('lasagne', 1)))]).toEqual([
      ['lasagne', 3],
      ['soup', 1],
    ]);
  });

  it('are taken by the dishes of a combo as well, as many as its portions have', () => {
    const combo = { ...line('combo', 2), includes: [{ itemId: 'cola', name: 'Cola', quantity: 2 }] };
    const wanted = order(combo, line('cola', 1));
    expect([...portionsOf(wanted)]).toEqual([
      ['combo', 2],
      ['cola', 5],
    ]);
    expect(shortageOf(wanted, portions({ cola: 4 }))).toEqual({ itemId: 'cola', name: 'Cola', remaining: 4 });
    const take = inTurn(portions({ cola: 5, combo: 9 }));
    expect(take({ ...combo, quantity: 3 })).toEqual({ itemId: 'cola', name: 'Cola', remaining: 5, forLine: 2 });
    expect(take(combo)).toBeUndefined();
    expect(take(line('cola', 2))?.forLine).toBe(1);
  });

  it('are not taken by a test order', () => {
    expect(portionsOf({ ...order(line('lasagne', 2)), test: true }).size).toBe(0);
  });

  it('are missing only where more is wanted than is left of a counted item', () => {
    const wanted = order(line('lasagne', 2), line('soup', 9));
    expect(shortageOf(wanted, portions({}))).toBeUndefined();
    expect(shortageOf(wanted, portions({ lasagne: 2 }))).toBeUndefined();
    expect(shortageOf(wanted, portions({ lasagne: 1 }))).toEqual({ itemId: 'lasagne', name: 'lasagne', remaining: 1 });
  });

  it.each([
    [0, '“Lasagne” is sold out. Please remove it from your cart.'],
    [1, 'Only 1 of “Lasagne” is left.'],
    [2, 'Only 2 of “Lasagne” are left.'],
  ])('are refused with the words for %i left', (remaining, words) => {
    expect(notEnoughLeft({ itemId: 'l', name: 'Lasagne', remaining })).toMatchObject({
      code: 'ordering.item_not_available',
      detail: words,
    });
  });

  it('are given to the lines of a cart one after the other; a line without enough takes nothing', () => {
    const take = inTurn(portions({ lasagne: 3 }));
    expect([2, 2, 1, 1].map((quantity) => take(line('lasagne', quantity))?.forLine)).toEqual([
      undefined,
      1,
      undefined,
      0,
    ]);
    expect(take(line('soup', 50))).toBeUndefined();
  });

  it('are shown to guests when five or fewer are left', () => {
    expect(fewLeft(portions({ a: 0, b: 5, c: 6 }))).toEqual([
      { itemId: 'a', remaining: 0 },
      { itemId: 'b', remaining: 5 },
    ]);
  });
});

describe('a change of an order', () => {
  const before = order(line('lasagne', 2));

  it('gives back all that it holds when it is rejected or cancelled', () => {
    for (const status of ['rejected', 'cancelled'] as const)
      expect([
        ...portionsChanged(before, { ...before, status }, portions({ lasagne: 2 }), portions({ lasagne: 0 })),
      ]).toEqual([['lasagne', -2]]);
  });

  it('takes or gives back the difference when it is corrected, and nothing where it stays', () => {
    const changed = (...lines: OrderLine[]) => [
      ...portionsChanged(before, order(...lines), portions({ lasagne: 2 }), portions({ lasagne: 0, soup: 4 })),
    ];
    expect(changed(line('lasagne', 2))).toEqual([]);
    expect(changed(line('lasagne', 1))).toEqual([['lasagne', -1]]);
    expect(changed(line('lasagne', 3), line('soup', 1))).toEqual([
      ['lasagne', 1],
      ['soup', 1],
    ]);
  });

  it('gives back nothing that it had before the item was counted', () => {
    expect(portionsChanged(before, order(), portions({}), portions({ lasagne: 4 })).size).toBe(0);
  });

  it('never leaves an order with less than nothing, whatever it held', () => {
    const quantities = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 9 }), {
      noNullPrototype: true,
    });
    const lines = quantities.map((all) => Object.entries(all).map(([itemId, quantity]) => line(itemId, quantity)));
    fc.assert(
      fc.property(lines, lines, quantities, (had, wants, held) => {
        const changed = portionsChanged(order(...had), order(...wants), portions(held), portions({ a: 5, b: 0 }));
        for (const [itemId, more] of changed) expect((held[itemId] ?? 0) + more).toBeGreaterThanOrEqual(0);
        expect(changed.has('c')).toBe(false);
      }),
    );
  });
});
