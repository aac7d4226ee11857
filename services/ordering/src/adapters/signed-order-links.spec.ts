import { FixedClock } from '@chalkboard/service-kit/domain';
import { aPlacedOrder } from '../domain/testing/placed-order.factory';
import { SignedOrderLinks } from './signed-order-links';

const DAY_MS = 86_400_000;
const KEY = 'a key for tests, and for tests alone';
const order = aPlacedOrder();

function linksAt(now: Date, key = KEY) {
  return new SignedOrderLinks(key, new FixedClock(now));
}

const links = linksAt(order.placedAt);
const secretOf = (path: string) => path.split('/')[2]!;
const tracking = secretOf(links.tracking(order));
const board = secretOf(links.board(order, 0));

describe('a link to an order', () => {
  it('leads to its order and to no other', () => {
    expect(links.trackedOrder(tracking)).toBe(order.id);
    expect(links.boardLink(board)).toMatchObject({ orderId: order.id });
  });

  it('is the same each time it is asked for', () => {
    expect(links.tracking(order)).toBe(`/order/${tracking}`);
    expect(links.board(order, 0)).toBe(`/board/${board}`);
  });

  it('carries the version of its menu’s links, and without one is of version 0', () => {
    expect(links.boardLink(board)).toMatchObject({ version: 0 });
    expect(links.boardLink(secretOf(links.board(order, 7)))).toMatchObject({ orderId: order.id, version: 7 });
  });

  it('is none any more when somebody takes its version off', () => {
    const bytes = Buffer.from(secretOf(links.board(order, 7)), 'base64url');
    expect(
      links.boardLink(Buffer.concat([bytes.subarray(0, 20), bytes.subarray(24)]).toString('base64url')),
    ).toBeUndefined();
  });

  it('is good for what it was made for, and for nothing else', () => {
    expect(links.boardLink(tracking)).toBeUndefined();
    expect(links.trackedOrder(board)).toBeUndefined();
  });

  it('ends: 60 days after the order for its customer, 30 for the restaurant', () => {
    const later = (days: number) => linksAt(new Date(order.placedAt.getTime() + days * DAY_MS));
    expect(later(60).trackedOrder(tracking)).toBe(order.id);
    expect(later(60.01).trackedOrder(tracking)).toBeUndefined();
    expect(later(30).boardLink(board)).toEqual({
      orderId: order.id,
      until: new Date(order.placedAt.getTime() + 30 * DAY_MS),
      version: 0,
    });
    expect(later(30.01).boardLink(board)).toBeUndefined();
  });

  it('is worth nothing when a single bit of it is another: neither order nor end nor seal can be changed', () => {
    const bytes = Buffer.from(tracking, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3]! ^= 1 << (bit & 7);
      expect(links.trackedOrder(forged.toString('base64url'))).toBeUndefined();
    }
  });

  it.each(['', 'x', '../..', tracking.slice(1), `${tracking}AAAA`, '0'.repeat(48)])(
    'is not what somebody makes up: %j',
    (madeUp) => {
      expect(links.trackedOrder(madeUp)).toBeUndefined();
      expect(links.boardLink(madeUp)).toBeUndefined();
    },
  );

  it('ends with the key it was sealed by', () => {
    expect(linksAt(order.placedAt, 'another key for tests, as long as it').trackedOrder(tracking)).toBeUndefined();
  });
});
