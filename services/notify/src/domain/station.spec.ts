import type { PrinterStation } from '@chalkboard/contracts';
import fc from 'fast-check';
import { EVERYTHING, shareOut, type StationLine } from './station';

const station = (categoryIds: string[], itemIds: string[] = []): PrinterStation => ({
  prints: 'chosen',
  dishes: { categoryIds, itemIds },
});
const printer = (id: string, of: PrinterStation) => ({ id, station: of });
const GRILL = printer('grill', station(['meat'], ['halloumi']));
const BAR = printer('bar', station(['drinks']));
const BAG = printer('bag', { prints: 'bag' });
const PASS = printer('pass', EVERYTHING);
const STEAK = { itemId: 'steak', categoryId: 'meat' };
const HALLOUMI = { itemId: 'halloumi', categoryId: 'starters' };
const WINE = { itemId: 'wine', categoryId: 'drinks' };
const CAKE = { itemId: 'cake', categoryId: 'desserts' };

const shared = (printers: readonly ReturnType<typeof printer>[], lines: readonly StationLine[]) =>
  Object.fromEntries(
    shareOut(printers, lines).map((share) => [
      share.printer.id,
      [share.lines.map(({ itemId }) => itemId), share.unassigned.map(({ itemId }) => itemId)],
    ]),
  );

describe('the lines of an order', () => {
  it('go to the stations of their categories, and single dishes to the station that names them', () =>
    expect(shared([GRILL, BAR], [STEAK, WINE, HALLOUMI])).toEqual({
      grill: [['steak', 'halloumi'], []],
      bar: [['wine'], []],
    }));

  it('that nobody names go to the first station, and not to a bag before it', () =>
    expect(shared([BAG, GRILL, BAR], [WINE, CAKE])).toEqual({
      bag: [['wine', 'cake'], []],
      grill: [[], ['cake']],
      bar: [['wine'], []],
    }));

  it('that nobody names are printed by the printer that prints everything, and by no station', () =>
    expect(shared([GRILL, PASS], [CAKE])).toEqual({ pass: [['cake'], []] }));

  it('of an order from before categories were kept go to the first station, unless a dish is named', () =>
    expect(shared([BAR, GRILL], [{ itemId: 'steak' }, { itemId: 'halloumi' }])).toEqual({
      bar: [[], ['steak']],
      grill: [['halloumi'], []],
    }));

  it('are all printed by one printer that prints everything, as ever', () =>
    expect(shared([PASS], [STEAK, WINE])).toEqual({ pass: [['steak', 'wine'], []] }));

  it('leave a station without a ticket that has nothing to make', () =>
    expect(shared([GRILL, BAR], [STEAK])).toEqual({ grill: [['steak'], []] }));

  it('are each on at least one ticket that is cooked by, whatever the stations are', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const stations: fc.Arbitrary<PrinterStation> = fc.oneof(
      fc.constant(EVERYTHING),
      fc.constant<PrinterStation>({ prints: 'bag' }),
      fc.constant<PrinterStation>({ prints: 'chosen' }),
      fc
        .record({ categoryIds: fc.array(ids), itemIds: fc.array(ids) })
        .map((dishes): PrinterStation => ({ prints: 'chosen', dishes })),
    );
    const lines = fc.array(fc.record({ itemId: ids, categoryId: fc.option(ids, { nil: undefined }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(stations, { minLength: 1, maxLength: 4 }), lines, (all, order) => {
        const shares = shareOut(
          all.map((of, index) => printer(String(index), of)),
          order,
        );
        const cooked = shares.filter((share) => share.printer.station.prints !== 'bag');
        const counted = all.every(({ prints }) => prints === 'bag') ? shares : cooked;
        return order.every((line) =>
          counted.some((share) => share.lines.includes(line) || share.unassigned.includes(line)),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
