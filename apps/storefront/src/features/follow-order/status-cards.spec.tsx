/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { TrackedOrder } from '@chalkboard/contracts';
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { keepOrder } from '../../shared/orders/kept-orders';
// What is fetched when it is needed is at hand here: no test waits for a busy machine.
import './status-card';
import { StatusCards } from './status-cards';

const at = '2026-11-21T18:00:00.000Z';
const order: TrackedOrder = {
  orderNumber: 'A1',
  shareId: 'abc',
  version: 1,
  status: 'accepted',
  orderType: 'pickup',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [],
  subtotal: 2800,
  deliveryFee: 0,
  total: 2800,
  placedAt: at,
  promisedAt: new Date(Date.now() + 23 * 60_000).toISOString(),
  restaurantName: 'Osteria Lucia',
  restaurantPhone: '+15035550100',
  timeZone: 'UTC',
  customerName: 'Ann',
  seen: true,
  unanswered: false,
  canCancel: false,
  history: [
    { status: 'placed', at },
    { status: 'accepted', at },
  ],
};

let fake: ReturnType<typeof fakeApi>;
async function open(change: Partial<TrackedOrder> = {}) {
  fake = fakeApi({
    'GET /api/orders/track/s1': { json: { ...order, ...change } },
    'GET /api/orders/track/s1/events': { status: 503, json: {} },
  });
  keepOrder('abc', { path: '/order/s1', number: 'A1' });
  renderWithProviders([{ path: '/menu/:shareId', element: <StatusCards shareId="abc" /> }], '/menu/abc');
  return within(await screen.findByRole('region', { name: 'Your orders' }));
}
afterEach(() => (fake.restore(), localStorage.clear()));

test('says at a glance when it will be ready and what comes next, and leads to the page of the order and to the telephone', async () => {
  const card = await open();
  const link = within(await card.findByRole('link', { name: /^Order A1/ }));
  await link.findByText('Accepted');
  link.getByText(/^Ready about /);
  link.getByText(/in about 23 minutes/);
  link.getByText('Next: the kitchen starts on it.');
  expect(card.getByRole('link', { name: /^Order A1/ }).getAttribute('href')).toBe('/order/s1');
  expect(card.getByRole('link', { name: 'Call Osteria Lucia' }).getAttribute('href')).toBe('tel:+15035550100');
});

test('says truly by what the restaurant was told', async () => {
  const card = await open({ status: 'placed', promisedAt: undefined, told: [{ channel: 'sms', status: 'failed' }] });
  await card.findByText('The board has it; the text could not be sent');
});

test('asks to call when nobody answers', async () => {
  const card = await open({ status: 'placed', unanswered: true, promisedAt: undefined });
  await card.findByText('The restaurant has not answered yet');
  card.getByText('Please call to make sure they have your order.');
});

test('of a finished order it says how it ended, and nothing else', async () => {
  const card = await open({ status: 'completed' });
  await card.findByText('Completed');
  expect(card.queryByRole('link', { name: /^Call/ })).toBeNull();
  expect(card.queryByText(/Next:|Ready about/)).toBeNull();
});
