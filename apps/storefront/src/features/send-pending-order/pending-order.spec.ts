/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { PlaceOrderRequest } from '@chalkboard/contracts';
import { fakeApi } from '@chalkboard/web-kit/testing';
import { storedCart } from '../../shared/cart/use-cart';
import { agreeToSend, letWait, parsePending, sendPending, takeBack } from './pending-order';
import { storedPending } from './stored-pending';

const soup = { name: 'Soup', price: '$5.00', quantity: 1, total: 5 };
const body: PlaceOrderRequest = {
  shareId: 'abc',
  customerInfo: { name: 'Ann', phone: '555' },
  orderType: 'pickup',
  paymentMethod: 'cash',
  cart: [soup],
  subtotal: 5,
  deliveryFee: 0,
  total: 5,
};
const placed = {
  status: 201,
  json: { success: true, orderId: 'o1', orderNumber: 'A1', total: 5, notifications: [], trackingUrl: '/order/s1' },
};
const HOUR = 60 * 60 * 1000;

let fake: ReturnType<typeof fakeApi>;

/** Locks as browsers give them, which jsdom does not; gone after the test. */
function withLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = (
    name: string,
    ...rest: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
  ) => {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    const before = held.get(name);
    if (before && options.ifAvailable) return Promise.resolve(work(null));
    const done = (before ?? Promise.resolve()).then(() => work({ name, mode: 'exclusive' }));
    const after: Promise<unknown> = done.then((): boolean => held.get(name) === after && held.delete(name));
    held.set(name, after);
    return done;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
const answering = (answer: Parameters<typeof fakeApi>[0][string]) => (fake = fakeApi({ 'POST /api/orders': answer }));
const waiting = () => parsePending(storedPending('abc'));

beforeEach(() => {
  if (!AbortSignal.timeout) AbortSignal.timeout = () => new AbortController().signal;
  localStorage.setItem('cart_abc', JSON.stringify([soup]));
  letWait(body, 'USD');
});
afterEach(() => (fake?.restore(), localStorage.clear(), Reflect.deleteProperty(navigator, 'locks')));

test('waits in place of its cart, and is sent once under its key', async () => {
  answering(placed);
  const key = waiting()?.key;
  expect(storedCart('abc')).toEqual([]);
  const outcomes = await Promise.all([sendPending('abc', Date.now())]);
  expect([...outcomes, await sendPending('abc', Date.now())].map(({ outcome }) => outcome)).toEqual([
    'placed',
    'nothing',
  ]);
  expect(fake.calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([key]);
  expect(JSON.parse(localStorage.getItem('order_track_abc')!)).toEqual([{ path: '/order/s1', number: 'A1' }]);
});

test('is not replaced by another one, whose cart stays', () => {
  const before = waiting();
  localStorage.setItem('cart_abc', JSON.stringify([soup]));
  expect(letWait({ ...body, total: 6 }, 'USD')).toBe(false);
  expect(waiting()).toEqual(before);
  expect(storedCart('abc')).toHaveLength(1);
});

test('goes on waiting under the same key while the restaurant cannot be reached', async () => {
  answering({ status: 503, json: {} });
  const before = waiting();
  expect(await sendPending('abc', Date.now())).toEqual({ outcome: 'unreachable' });
  expect(waiting()).toEqual(before);
});

test('asks instead of sending when prices have changed, and says which', async () => {
  answering({
    status: 409,
    json: {
      type: 'about:blank',
      title: 'Prices have changed',
      status: 409,
      code: 'ordering.total_mismatch',
      detail: 'Please look again.',
      lines: [{ name: 'Soup', quantity: 1, unitPrice: 6, total: 6 }],
      subtotal: 6,
      deliveryFee: 0,
      total: 6,
    },
  });
  await sendPending('abc', Date.now());
  expect(waiting()?.asks).toEqual({
    detail: 'Please look again.',
    changes: [{ name: 'Soup', before: '$5.00', now: '$6.00' }],
  });
  await sendPending('abc', Date.now());
  expect(fake.calls).toHaveLength(1);
});

test('asks before it sends what has waited for long, and sends it once that is agreed', async () => {
  answering(placed);
  expect(await sendPending('abc', Date.now() + HOUR)).toEqual({ outcome: 'asks' });
  expect(fake.calls).toHaveLength(0);
  agreeToSend('abc');
  expect(await sendPending('abc', Date.now())).toMatchObject({ outcome: 'placed' });
});

test('can be taken back: its lines join the cart and nothing is sent', async () => {
  answering(placed);
  expect((await takeBack('abc'))?.body.customerInfo.name).toBe('Ann');
  expect(storedCart('abc')).toEqual([soup]);
  expect(await sendPending('abc', Date.now())).toEqual({ outcome: 'nothing' });
});

/** The restaurant's answer to the next order comes when it is told to. */
function answeringLater(answer: typeof placed | { status: number; json: object }) {
  let give = () => undefined as void;
  const given = new Promise<typeof answer>((resolve) => (give = () => resolve(answer)));
  answering(() => given);
  return () => give();
}

describe('taken back while it is being sent', () => {
  test('is kept until the answer, and is then sent, not in the cart', async () => {
    withLocks();
    const answer = answeringLater(placed);
    const sent = sendPending('abc', Date.now());
    const back = takeBack('abc');
    await Promise.resolve();
    expect(storedCart('abc')).toEqual([]);
    answer();
    expect([(await sent).outcome, await back, storedCart('abc')]).toEqual(['placed', undefined, []]);
  });

  test('and the restaurant refuses it: is in the cart, and does not wait any more', async () => {
    withLocks();
    const answer = answeringLater({ status: 422, json: {} });
    const sent = sendPending('abc', Date.now());
    const back = takeBack('abc');
    answer();
    expect([(await sent).outcome, (await back)?.key !== undefined, storedCart('abc'), waiting()]).toEqual([
      'asks',
      true,
      [soup],
      undefined,
    ]);
  });

  describe('where the browser has no locks', () => {
    test('leaves the cart again once it turns out to be sent; what was added meanwhile stays', async () => {
      const answer = answeringLater(placed);
      const sent = sendPending('abc', Date.now());
      await takeBack('abc');
      const bread = { name: 'Bread', price: '$2.00', quantity: 1, total: 2 };
      localStorage.setItem('cart_abc', JSON.stringify([...storedCart('abc'), bread]));
      answer();
      expect([(await sent).outcome, storedCart('abc'), waiting()]).toEqual(['placed', [bread], undefined]);
    });

    test('does not wait again when it is refused', async () => {
      const answer = answeringLater({ status: 422, json: {} });
      const sent = sendPending('abc', Date.now());
      await takeBack('abc');
      answer();
      expect([(await sent).outcome, storedCart('abc'), waiting()]).toEqual(['nothing', [soup], undefined]);
    });
  });
});
