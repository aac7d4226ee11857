import { boardOrderOf, clockOf, dateOf, inWorkingOrder } from './board';
import { aPlacedOrder } from './testing/placed-order.factory';

const at = (time: string) => new Date(`2026-03-06T${time}:00Z`);

describe('a board', () => {
  it('shows first what is due first: as promised, as wanted, or at once', () => {
    const orders = [
      aPlacedOrder({ id: 'tonight', placedAt: at('17:00'), scheduledFor: at('20:00') }),
      aPlacedOrder({ id: 'promised', placedAt: at('17:10'), status: 'accepted', promisedAt: at('18:30') }),
      aPlacedOrder({ id: 'new', placedAt: at('18:00') }),
    ];
    expect(inWorkingOrder(orders).map(({ id }) => id)).toEqual(['new', 'promised', 'tonight']);
  });

  it('shows finished orders below, the latest first', () => {
    const finished = (id: string, time: string) =>
      aPlacedOrder({
        id,
        status: 'completed',
        history: [{ version: 1, status: 'completed', by: 'restaurant', means: 'board', at: at(time) }],
      });
    expect(
      inWorkingOrder([finished('early', '12:00'), finished('late', '13:00'), aPlacedOrder({ id: 'new' })]).map(
        ({ id }) => id,
      ),
    ).toEqual(['new', 'late', 'early']);
  });

  it('tells a correction from a move, also one that was made before its totals were kept', () => {
    const done = { version: 1, by: 'restaurant', means: 'board', at: at('18:00') } as const;
    const { history } = boardOrderOf(
      aPlacedOrder({
        history: [
          { ...done, status: 'placed' },
          { ...done, status: 'accepted', move: 'accept' },
          { ...done, status: 'accepted' },
          { ...done, status: 'accepted', totals: { before: 1250, after: 2500 } },
        ],
      }),
      { messages: [], escalations: [] },
    );
    expect(history.map(({ correction }) => correction)).toEqual([
      undefined,
      undefined,
      {},
      { totalBefore: 1250, total: 2500 },
    ]);
  });

  it("counts days by the restaurant's clock", () => {
    const midnightInLondon = new Date('2026-03-07T00:30:00Z');
    expect(dateOf(midnightInLondon, 'America/New_York')).toBe('2026-03-06');
    expect(dateOf(midnightInLondon, 'Asia/Tokyo')).toBe('2026-03-07');
    expect(clockOf({ timeZone: 'Mars/Olympus' })).toBe('UTC');
  });
});
