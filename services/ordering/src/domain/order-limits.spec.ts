import { countsOf, tooManyOrders, windowOf } from './order-limits';

const NOW = new Date('2026-03-06T18:03:20Z');

describe('how many orders are taken', () => {
  it('is counted by browser, by network at the menu and everywhere, and by menu', () => {
    expect(countsOf('m1', { visitor: 'v', address: 'a' }).map(({ scope, key }) => [scope, key])).toEqual([
      ['visitor', 'v'],
      ['network', 'a m1'],
      ['address', 'a'],
      ['menu', 'm1'],
    ]);
    expect(countsOf('m1', { address: 'a' }).map(({ scope }) => scope)).toEqual(['network', 'address', 'menu']);
  });

  it('is counted in windows of ten minutes', () => expect(windowOf(NOW)).toEqual(new Date('2026-03-06T18:00:00Z')));

  it('is refused with what to do, and when to come again', () => {
    const refused = tooManyOrders('network', NOW, '(207) 555-0142');
    expect(refused.detail).toBe(
      'Many orders came from your network in a short time. Please try again in 7 minutes, or call the restaurant: (207) 555-0142. Your order was not sent; your cart is kept.',
    );
    expect(refused.extras).toEqual({ retryAfterSeconds: 400 });
    expect(tooManyOrders('menu', new Date('2026-03-06T18:09:30Z'), undefined).detail).toMatch(
      /in 1 minute, or ask the restaurant directly/,
    );
  });
});
