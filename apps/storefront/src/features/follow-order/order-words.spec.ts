import { promiseText, stepsOf } from './order-words';

const at = '2026-11-21T18:00:00.000Z';

test('a pickup takes five steps; what is ahead has no time', () => {
  expect(stepsOf({ status: 'accepted', orderType: 'pickup', history: [{ status: 'placed', at }, { status: 'accepted', at }] })).toEqual([
    { status: 'placed', at, current: false },
    { status: 'accepted', at, current: true },
    { status: 'preparing', current: false },
    { status: 'ready', current: false },
    { status: 'completed', current: false },
  ]);
});

test('a delivery is on its way where a pickup is ready', () => {
  expect(stepsOf({ status: 'out_for_delivery', orderType: 'delivery', history: [{ status: 'placed', at }, { status: 'out_for_delivery', at }] }).map(({ status }) => status)).toEqual(['placed', 'out_for_delivery', 'completed']);
});

test('nothing is ahead of an order that was turned down', () => {
  expect(stepsOf({ status: 'rejected', orderType: 'pickup', history: [{ status: 'placed', at }, { status: 'rejected', at }] })).toHaveLength(2);
});

test('the promise is told by the restaurant’s clock, with its day when that is another', () => {
  const order = { status: 'accepted', orderType: 'pickup', promisedAt: '2026-11-21T23:40:00.000Z', timeZone: 'America/New_York' } as const;
  expect(promiseText(order, Date.parse(at))).toBe('Ready about 6:40 PM');
  expect(promiseText({ ...order, orderType: 'delivery', promisedAt: '2026-11-23T17:00:00.000Z' }, Date.parse(at))).toBe('At your door about Monday at 12 PM');
  expect(promiseText({ ...order, promisedAt: undefined, scheduledFor: '2026-11-21T23:00:00.000Z' }, Date.parse(at))).toBe('Ordered for 6 PM');
  expect(promiseText({ ...order, status: 'ready' }, Date.parse(at))).toBeUndefined();
  expect(promiseText({ ...order, status: 'out_for_delivery', orderType: 'delivery' }, Date.parse(at))).toBe('At your door about 6:40 PM');
  expect(promiseText({ ...order, status: 'completed' }, Date.parse(at))).toBeUndefined();
});
