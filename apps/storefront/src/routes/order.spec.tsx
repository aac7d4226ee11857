/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { TrackedOrder } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OrderPage } from './order';

const at = '2026-11-21T18:00:00.000Z';
const order: TrackedOrder = {
  orderNumber: 'A1', shareId: 'abc', version: 1, status: 'placed', orderType: 'pickup', paymentMethod: 'cash', currency: 'USD',
  lines: [{ itemId: 'i1', name: 'Cacio e Pepe', options: ['Large'], notes: 'Extra pepper', quantity: 2, unitPrice: 1400, total: 2800 }],
  subtotal: 2800, deliveryFee: 0, total: 2800, placedAt: at, restaurantName: 'Osteria Lucia', restaurantPhone: '(503) 555-0100', timeZone: 'UTC', customerName: 'Ann',
  seen: false, unanswered: false, canCancel: true, history: [{ status: 'placed', at }],
};

let fake: ReturnType<typeof fakeApi>;
async function open(change: Partial<TrackedOrder> = {}, more: Parameters<typeof fakeApi>[0] = {}) {
  fake = fakeApi({ 'GET /api/orders/track/s1': { json: { ...order, ...change } }, 'GET /api/orders/track/s1/events': { status: 503, json: {} }, ...more });
  const host = fakeHost();
  const page = renderWithProviders([{ path: '/order/:secret', element: <OrderPage host={host} /> }], '/order/s1');
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return { host, page };
}
afterEach(() => (fake.restore(), localStorage.clear()));

test('shows what was ordered, how far it is, and the way back to the menu', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Order A1' })).toBeTruthy();
  expect(screen.getByText('Note: Extra pepper')).toBeTruthy();
  expect(screen.getByText('Cash, at the counter')).toBeTruthy();
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Sent to the restaurant');
  expect(screen.getByRole('link', { name: 'Back to Menu' }).getAttribute('href')).toBe('/menu/abc');
});

test('says when the line is lost', async () => {
  await open();
  await waitFor(() => screen.getByText(/Reconnecting/));
});

test('asks to call when nobody answers', async () => {
  await open({ unanswered: true });
  expect(screen.getByRole('link', { name: 'Call (503) 555-0100' }).getAttribute('href')).toBe('tel:5035550100');
});

test('cancels after asking once', async () => {
  const { host } = await open({}, { 'POST /api/orders/track/s1/cancel': { json: { ...order, version: 2, status: 'cancelled', canCancel: false, history: [...order.history, { status: 'cancelled', at }] } } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(host.toasts[0]).toMatchObject({ title: 'Order cancelled' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  expect(screen.getByText('Nothing is charged.')).toBeTruthy();
});

test('a rejected order says why', async () => {
  await open({ status: 'rejected', reason: 'We are closing.', canCancel: false, history: [...order.history, { status: 'rejected', at }] });
  expect(screen.getByText('We are closing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('a link that has ended says so', async () => {
  await open({}, { 'GET /api/orders/track/s1': { status: 404, json: { type: 'about:blank', title: 'Order not found', status: 404, code: 'ordering.order_not_found' } } });
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeTruthy();
});
