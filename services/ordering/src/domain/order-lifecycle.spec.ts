import { FINAL_STATUSES, ORDER_ACTORS, ORDER_MOVES, type OrderMove } from '@chalkboard/contracts';
import fc from 'fast-check';
import type { Order } from './order';
import { isFinal, moved, movesOf, type MoveRequest } from './order-lifecycle';
import { OrderError } from './order.errors';
import { aPlacedOrder } from './testing/placed-order.factory';

const AT = new Date('2026-03-06T18:05:00Z');

function byRestaurant(move: OrderMove, more: Partial<MoveRequest> = {}): MoveRequest {
  return { move, by: 'restaurant', means: 'board', at: AT, ...more };
}

/** The order after these moves of the restaurant. */
function after(moves: readonly OrderMove[], order = aPlacedOrder()): Order {
  return moves.reduce((before, move) => moved(before, byRestaurant(move, { reason: 'We are closing.' })), order);
}

const refusal = (code: string) => expect.objectContaining({ code });

describe('an order', () => {
  it('for pickup is accepted, prepared, ready and fetched', () => {
    expect(after(['accept', 'start', 'ready', 'complete']).history.map(({ status }) => status)).toEqual([
      'placed',
      'accepted',
      'preparing',
      'ready',
      'completed',
    ]);
  });

  it('for delivery is accepted, prepared, sent and brought', () => {
    const order = after(['accept', 'start', 'dispatch', 'complete'], aPlacedOrder({ orderType: 'delivery' }));
    expect(order.history.map(({ status }) => status)).toEqual([
      'placed',
      'accepted',
      'preparing',
      'out_for_delivery',
      'completed',
    ]);
  });

  it('need not be marked at every step by a busy kitchen', () => {
    expect(after(['accept', 'ready']).status).toBe('ready');
    expect(after(['accept', 'complete']).status).toBe('completed');
  });

  it('for pickup is not sent out, and one for delivery does not wait at the counter', () => {
    expect(() => after(['accept', 'dispatch'])).toThrow(refusal('ordering.move_not_allowed'));
    expect(() => after(['accept', 'ready'], aPlacedOrder({ orderType: 'delivery' }))).toThrow(
      refusal('ordering.move_not_allowed'),
    );
  });

  it('for delivery is not brought before it was sent', () => {
    expect(() => after(['accept', 'complete'], aPlacedOrder({ orderType: 'delivery' }))).toThrow(
      refusal('ordering.move_not_allowed'),
    );
  });

  it('is accepted once', () => {
    expect(() => after(['accept', 'accept'])).toThrow(refusal('ordering.move_not_allowed'));
  });

  it('is turned down only before it was accepted, and cancelled by the restaurant only after', () => {
    expect(after(['reject'])).toMatchObject({ status: 'rejected', reason: 'We are closing.' });
    expect(after(['accept', 'cancel'])).toMatchObject({ status: 'cancelled', reason: 'We are closing.' });
    expect(() => after(['accept', 'reject'])).toThrow(refusal('ordering.move_not_allowed'));
    expect(() => after(['cancel'])).toThrow(refusal('ordering.move_not_allowed'));
  });

  it('is not turned down without a reason', () => {
    expect(() => moved(aPlacedOrder(), byRestaurant('reject'))).toThrow(refusal('ordering.reason_needed'));
    expect(() => moved(after(['accept']), byRestaurant('cancel'))).toThrow(refusal('ordering.reason_needed'));
  });

  it('is cancelled by its customer while nobody has accepted it, without saying why', () => {
    const cancel: MoveRequest = { move: 'cancel', by: 'customer', means: 'tracking', at: AT };
    expect(moved(aPlacedOrder(), cancel).status).toBe('cancelled');
    expect(() => moved(after(['accept']), cancel)).toThrow(
      expect.objectContaining({ detail: 'Order K7F4M was accepted already. Please call the restaurant.' }),
    );
  });

  it('is turned down by a deadline, which can do nothing else', () => {
    expect(movesOf(aPlacedOrder(), 'system')).toEqual(['reject']);
    expect(movesOf(after(['accept']), 'system')).toEqual([]);
  });

  it('keeps its status when it is delayed, and is promised for later', () => {
    const promisedAt = new Date('2026-03-06T18:45:00Z');
    expect(moved(after(['accept']), byRestaurant('delay', { promisedAt }))).toMatchObject({
      status: 'accepted',
      promisedAt,
      version: 3,
    });
  });

  it('has been seen by whoever acts on it for the restaurant, and not by its customer', () => {
    expect(after(['accept']).seenAt).toEqual(AT);
    expect(moved(aPlacedOrder(), { move: 'cancel', by: 'customer', means: 'tracking', at: AT }).seenAt).toBeUndefined();
  });

  it('offers exactly the moves that are then allowed', () => {
    expect(movesOf(aPlacedOrder(), 'restaurant')).toEqual(['accept', 'reject']);
    expect(movesOf(after(['accept']), 'restaurant')).toEqual(['start', 'delay', 'ready', 'complete', 'cancel']);
    expect(movesOf(after(['accept', 'ready']), 'restaurant')).toEqual(['complete', 'cancel']);
    expect(movesOf(after(['reject']), 'restaurant')).toEqual([]);
  });
});

describe('whatever is tried with an order, in whatever sequence', () => {
  const attempts = fc.array(
    fc.record({
      move: fc.constantFrom(...ORDER_MOVES),
      by: fc.constantFrom(...ORDER_ACTORS),
      minutes: fc.integer({ min: 1, max: 240 }),
      reason: fc.option(fc.constantFrom('We are closing.', 'No more dough.'), { nil: undefined }),
    }),
    { maxLength: 25 },
  );
  const promises = (move: OrderMove) => move === 'accept' || move === 'delay';

  it('final stays final, versions grow by one, the history agrees with the order, and only accepting and delaying promise', () => {
    fc.assert(
      fc.property(fc.constantFrom('pickup' as const, 'delivery' as const), attempts, (orderType, tried) => {
        let order = aPlacedOrder({ orderType });
        for (const [minute, { move, by, minutes, reason }] of tried.entries()) {
          const at = new Date(AT.getTime() + minute * 60_000);
          const allowed = movesOf(order, by).includes(move);
          const before = order;
          try {
            order = moved(before, {
              move,
              by,
              means: 'board',
              at,
              reason,
              ...(promises(move) && { promisedAt: new Date(at.getTime() + minutes * 60_000) }),
            });
          } catch (error) {
            // Refused: for a rule of the machine when it was not offered, for want of a reason otherwise.
            expect((error as OrderError).code).toBe(allowed ? 'ordering.reason_needed' : 'ordering.move_not_allowed');
            if (allowed) expect(reason).toBeUndefined();
            continue;
          }
          expect(allowed).toBe(true);
          expect(isFinal(before)).toBe(false);
          expect(order.version).toBe(before.version + 1);
          expect(order.history).toHaveLength(before.history.length + 1);
          expect(order.history.slice(0, -1)).toEqual(before.history);
          expect(order.history.at(-1)).toMatchObject({ version: order.version, status: order.status, move, by, at });
          if (!promises(move)) expect(order.promisedAt).toEqual(before.promisedAt);
          if (order.reason !== undefined) expect(['rejected', 'cancelled']).toContain(order.status);
        }
        expect(order.history.map(({ version }) => version)).toEqual(order.history.map((_, index) => index + 1));
        expect(isFinal(order)).toBe(FINAL_STATUSES.includes(order.history.at(-1)!.status));
        expect(order.total).toBe(2500);
      }),
      { numRuns: 500 },
    );
  });

  it('every status can be reached, and none but the final ones is a dead end for the restaurant', () => {
    const seen = new Set<string>();
    const walk = (order: Order): void => {
      seen.add(order.status);
      const moves = movesOf(order, 'restaurant');
      expect(moves.length > 0).toBe(!isFinal(order));
      for (const move of moves)
        if (move !== 'delay') walk(moved(order, byRestaurant(move, { reason: 'We are closing.' })));
    };
    walk(aPlacedOrder());
    walk(aPlacedOrder({ orderType: 'delivery' }));
    expect([...seen].sort()).toEqual([
      'accepted',
      'cancelled',
      'completed',
      'out_for_delivery',
      'placed',
      'preparing',
      'ready',
      'rejected',
    ]);
  });
});
