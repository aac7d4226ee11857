import { boardOrder } from '../board.factory';
import { ageEdge } from './age-edge';

const LIMITS = { escalateAfter: { secondMessage: 3, backup: 6, tellCustomer: 10 }, autoRejectMinutes: null };
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

describe('the edge of a new order', () => {
  const order = boardOrder({ placedAt: '2026-11-21T18:00:00.000Z' });

  it.each([
    ['18:00:00', 0, 'calm', 'answer', 10],
    ['18:02:30', 0.25, 'calm', 'answer', 8],
    ['18:05:00', 0.5, 'soon', 'answer', 5],
    ['18:10:00', 1, 'late', 'late', 0],
    ['18:14:30', 1, 'late', 'late', 4],
  ] as const)('is at %s filled by %f and %s', (time, share, level, kind, minutes) =>
    expect(ageEdge(order, LIMITS, at(time))).toEqual({ share, level, words: { kind, minutes } }),
  );

  it('runs to the minute at which the restaurant turns orders down by itself, where it does', () =>
    expect(ageEdge(order, { ...LIMITS, autoRejectMinutes: 20 }, at('18:05:00'))!.share).toBe(0.25));

  it('is empty when the clock of the device is behind', () =>
    expect(ageEdge(order, LIMITS, at('17:59:00'))!.share).toBe(0));
});

describe('the edge of an order in work', () => {
  const inWork = boardOrder({
    status: 'preparing',
    placedAt: '2026-11-21T18:00:00.000Z',
    promisedAt: '2026-11-21T18:22:00.000Z',
    history: [
      { status: 'placed', at: '2026-11-21T18:00:00.000Z', by: 'customer', means: 'checkout' },
      { status: 'accepted', at: '2026-11-21T18:02:00.000Z', by: 'restaurant', means: 'board' },
    ],
  });

  it.each([
    ['18:02:00', 0, 'calm', 'ready', 20],
    ['18:12:00', 0.5, 'calm', 'ready', 10],
    ['18:18:00', 0.8, 'soon', 'ready', 4],
    ['18:25:00', 1, 'late', 'late', 3],
  ] as const)('runs from its acceptance to the promised time: at %s %f, %s', (time, share, level, kind, minutes) =>
    expect(ageEdge(inWork, LIMITS, at(time))).toEqual({ share, level, words: { kind, minutes } }),
  );

  it('is gone when it is ready, and where nothing was promised', () => {
    expect(ageEdge({ ...inWork, status: 'ready' }, LIMITS, at('18:25:00'))).toBeUndefined();
    expect(ageEdge({ ...inWork, promisedAt: undefined }, LIMITS, at('18:25:00'))).toBeUndefined();
  });
});
