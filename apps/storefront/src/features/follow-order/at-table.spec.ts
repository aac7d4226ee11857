import { promiseText, nextText, nowText, statusText, toPayText } from './order-words';

const table = { name: '12' };
const order = {
  status: 'ready',
  orderType: 'pickup',
  orderNumber: 'K7F4M',
  seen: true,
  total: 2400,
  currency: 'USD',
  paymentMethod: 'card',
  timeZone: 'UTC',
  table,
} as const;

it('an order at a table comes to it, and ends with "Served"', () => {
  expect(statusText({ table }, 'completed')).toBe('Served');
  expect(statusText({}, 'completed')).toBe('Completed');
  expect([nowText(order), nextText(order)]).toEqual(['It is ready, and comes to your table.', 'Next: it is served.']);
  expect(promiseText({ ...order, status: 'accepted', promisedAt: '2026-03-06T18:30:00Z' }, 0)).toContain(
    'At your table about',
  );
});

it('is paid with the tab, so that nothing has to be at hand', () => {
  expect(toPayText(order)).toBeUndefined();
  expect(toPayText({ ...order, table: undefined } as never)).toContain('$24.00');
});
