import type { OrderStatusChangedV1 } from '@chalkboard/contracts';
import {
  answersByItsOwnLink,
  concernsCustomer,
  concernsRestaurant,
  writeToCustomer,
  writeToRestaurant,
} from './status-message';

const ACCEPTED: OrderStatusChangedV1 = {
  orderId: 'o1',
  orderNumber: 'K7F4M',
  shareId: 'demo',
  move: 'accept',
  before: 'placed',
  status: 'accepted',
  by: 'restaurant',
  means: 'link',
  promisedAt: '2026-03-01T02:30:00.000Z',
  changedAt: '2026-03-01T02:05:00.000Z',
};
const REJECTED: OrderStatusChangedV1 = {
  ...ACCEPTED,
  move: 'reject',
  status: 'rejected',
  promisedAt: undefined,
  reason: 'We are closing.',
};
const CANCELLED: OrderStatusChangedV1 = {
  ...REJECTED,
  move: 'cancel',
  before: 'accepted',
  status: 'cancelled',
  reason: 'Out of dough',
};
const toCustomer = (change: OrderStatusChangedV1) =>
  writeToCustomer({
    change,
    restaurantName: 'Trattoria Lavagna',
    restaurantPhone: '(415) 555-0132',
    timeZone: 'America/New_York',
    language: 'en',
    trackingUrl: 'https://menus.example/order/y',
  }).split('\n');

describe('a change of an order', () => {
  it('says first of a test that it is one, to both sides', () => {
    expect(toCustomer({ ...ACCEPTED, test: true })[0]).toBe('TEST ORDER');
    expect(
      writeToRestaurant({
        change: { ...CANCELLED, by: 'customer', test: true },
        restaurantName: 'Trattoria Lavagna',
        language: 'en',
      }),
    ).toMatch(/^TEST ORDER: please do not make it\./);
  });

  it('is told to the customer when it was accepted, turned down, or cancelled by the restaurant', () => {
    expect([ACCEPTED, REJECTED, CANCELLED].map(concernsCustomer)).toEqual([true, true, true]);
    expect(concernsCustomer({ ...REJECTED, by: 'system', means: 'deadline' })).toBe(true);
    for (const quiet of [
      { ...CANCELLED, by: 'customer' },
      { ...ACCEPTED, move: 'start', status: 'preparing' },
      { ...ACCEPTED, move: 'delay' },
    ] as const) {
      expect(concernsCustomer(quiet)).toBe(false);
    }
  });

  it('is told to the restaurant when the order ended without it', () => {
    expect([ACCEPTED, REJECTED, CANCELLED].map(concernsRestaurant)).toEqual([false, false, false]);
    expect(concernsRestaurant({ ...CANCELLED, by: 'customer' })).toBe(true);
    expect(concernsRestaurant({ ...REJECTED, by: 'system' })).toBe(true);
  });

  it('proves whom the restaurant can read when it was done by the link that was sent with this order', () => {
    expect(answersByItsOwnLink({ ...ACCEPTED, linkOrderId: 'o1' })).toBe(true);
    // Of another order, not told which, by the owner's device, by the customer.
    for (const change of [
      { linkOrderId: 'o2' },
      {},
      { means: 'board', linkOrderId: 'o1' },
      { by: 'customer', linkOrderId: 'o1' },
    ] as const) {
      expect(answersByItsOwnLink({ ...ACCEPTED, ...change })).toBe(false);
    }
  });

  it('promises the customer a time by the clock of the restaurant', () => {
    expect(toCustomer(ACCEPTED)).toEqual([
      'Trattoria Lavagna has accepted your order K7F4M.',
      'Expected at 9:30 PM',
      'Follow it: https://menus.example/order/y',
      'Reply STOP to stop these messages',
    ]);
    expect(toCustomer({ ...ACCEPTED, promisedAt: '2026-03-02T02:30:00.000Z' })[1]).toBe(
      'Expected at Mar 1, 2026, 9:30 PM',
    );
  });

  it('gives the customer the reason, and whom to call', () => {
    expect(toCustomer(REJECTED).slice(0, 2)).toEqual([
      'Trattoria Lavagna cannot take your order K7F4M: We are closing.',
      'Questions? Call (415) 555-0132',
    ]);
    expect(toCustomer(CANCELLED)[0]).toBe('Trattoria Lavagna had to cancel your order K7F4M: Out of dough');
  });

  it('keeps the restaurant from making what nobody waits for', () => {
    expect(
      writeToRestaurant({
        change: { ...CANCELLED, by: 'customer', reason: undefined },
        restaurantName: 'Trattoria Lavagna',
        language: 'en',
      }).split('\n')[0],
    ).toBe('Trattoria Lavagna: order K7F4M was cancelled by the customer. Please do not make it.');
    expect(
      writeToRestaurant({ change: { ...REJECTED, by: 'system' }, restaurantName: 'Trattoria Lavagna', language: 'en' }),
    ).toContain('was turned down, since nobody answered it.');
  });
});
