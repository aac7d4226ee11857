/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { TrackedOrder } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { menuWith } from '../testing/menu.factory';
import '../features/follow-order/payment/pay-order';
import '../features/follow-order/payment/payment-code';
import { OrderPage } from './order';

const at = '2026-11-21T18:00:00.000Z';
const order: TrackedOrder = {
  orderNumber: 'A1',
  shareId: 'abc',
  version: 1,
  status: 'placed',
  orderType: 'pickup',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [
    {
      itemId: 'i1',
      name: 'Cacio e Pepe',
      options: ['Large'],
      notes: 'Extra pepper',
      quantity: 2,
      unitPrice: 1400,
      total: 2800,
    },
  ],
  subtotal: 2800,
  deliveryFee: 0,
  total: 2800,
  placedAt: at,
  restaurantName: 'Osteria Lucia',
  restaurantPhone: '(503) 555-0100',
  timeZone: 'UTC',
  customerName: 'Ann',
  seen: false,
  unanswered: false,
  canCancel: true,
  history: [{ status: 'placed', at }],
};

let fake: ReturnType<typeof fakeApi>;
async function open(change: Partial<TrackedOrder> = {}, more: Parameters<typeof fakeApi>[0] = {}) {
  fake = fakeApi({
    'GET /api/orders/track/s1': { json: { ...order, ...change } },
    'GET /api/orders/track/s1/events': { status: 503, json: {} },
    ...more,
  });
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

test('names the channels that carried the order, and no other', async () => {
  await open({ notifications: ['sms', 'board'] });
  expect(screen.getByText('It is on the restaurant’s order board, and was sent by text message.')).toBeTruthy();
});

test('says that the text could not be sent, and that the board has it', async () => {
  await open({ notifications: ['board'], told: [{ channel: 'sms', status: 'failed' }] });
  screen.getByText(
    'It is on the restaurant’s order board; the text could not be sent. Please call if nobody answers soon.',
  );
});

test('shows address, number and notes as they were given, and numbers as they are read', async () => {
  await open({
    orderType: 'delivery',
    restaurantPhone: '+14155550123',
    customerPhone: '5035550119',
    customerAddress: '4 Pearl Street',
    customerNotes: 'Ring twice',
  });
  for (const text of ['4 Pearl Street', 'Ring twice', '(503) 555-0119']) screen.getByText(text);
  expect(screen.getByRole('link', { name: 'Call (415) 555-0123' }).getAttribute('href')).toBe('tel:+14155550123');
});

test('stands in its restaurant’s name and colours', async () => {
  const { page } = await open(
    {},
    {
      'GET /api/menu/abc': {
        json: menuWith({ backgroundTheme: 'pizza-italian', restaurantAddress: '12 Harbor Street' }),
      },
    },
  );
  screen.getByText('Osteria Lucia');
  screen.getByText('12 Harbor Street');
  expect(page.container.querySelector('.menu-theme')).not.toBeNull();
});

test('a pickup for later can be put into the calendar, and no other order', async () => {
  const { page } = await open({ scheduledFor: '2100-01-01T18:00:00.000Z' });
  expect(screen.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href')).toBe(
    '/api/orders/track/s1/pickup.ics',
  );
  page.unmount();
  fake.restore();
  await open({ scheduledFor: '2100-01-01T18:00:00.000Z', orderType: 'delivery' });
  expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull();
});

test('says when it will be ready and how long that is', async () => {
  await open({
    status: 'accepted',
    canCancel: false,
    promisedAt: new Date(Date.now() + 23 * 60_000).toISOString(),
    history: [...order.history, { status: 'accepted', at }],
  });
  screen.getByText(/^Ready about /);
  screen.getByText('in about 23 minutes');
  screen.getByText('Next: the kitchen starts on it.');
});

test('says what to do where the order is on the board alone', async () => {
  await open({ notifications: ['board'] });
  expect(screen.getByText(/No message went out about it, so please call/)).toBeTruthy();
  expect(screen.queryByText(/sent by/)).toBeNull();
});

test('shows whether text messages come, and changes that', async () => {
  const { host } = await open(
    {},
    {
      'GET /api/orders/track/s1/texts': { json: { agreed: true, stopped: false } },
      'PUT /api/orders/track/s1/texts': { json: { agreed: false, stopped: false } },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Stop texts about this order' }));
  await screen.findByRole('button', { name: 'Text me about this order' });
  expect(fake.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ agreed: false });
  expect(host.toasts[0]).toMatchObject({ title: 'Text messages are off' });
});

test('says that a number has answered STOP, which the page cannot take back', async () => {
  await open({}, { 'GET /api/orders/track/s1/texts': { json: { agreed: true, stopped: true } } });
  await screen.findByText(/has answered STOP/);
  expect(screen.queryByRole('button', { name: /texts? / })).toBeNull();
});

test('leads to what is kept of the guest', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'See or erase what we keep about you' }).getAttribute('href')).toBe(
    '/privacy/my-data',
  );
});

test('says when the line is lost', async () => {
  await open();
  await waitFor(() => screen.getByText(/Reconnecting/));
});

test('asks to call when nobody answers', async () => {
  await open({ unanswered: true, scheduledFor: new Date(Date.now() + 3_600_000).toISOString() });
  expect(screen.getByRole('alert').textContent).toContain('The restaurant has not answered yet');
  screen.getByText(/^Ordered for /);
  expect(screen.queryByText(/will answer shortly|^Next:/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Call (503) 555-0100' }).getAttribute('href')).toBe('tel:5035550100');
});

test('cancels after asking once', async () => {
  const { host } = await open(
    {},
    {
      'POST /api/orders/track/s1/cancel': {
        json: {
          ...order,
          version: 2,
          status: 'cancelled',
          canCancel: false,
          history: [...order.history, { status: 'cancelled', at }],
        },
      },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await waitFor(() => expect(host.toasts[0]).toMatchObject({ title: 'Order cancelled' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  expect(screen.getByText('Nothing is charged.')).toBeTruthy();
});

test('a rejected order says why', async () => {
  await open({
    status: 'rejected',
    reason: 'We are closing.',
    canCancel: false,
    history: [...order.history, { status: 'rejected', at }],
  });
  expect(screen.getByText('We are closing.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('a link that has ended says so', async () => {
  await open(
    {},
    {
      'GET /api/orders/track/s1': {
        status: 404,
        json: { type: 'about:blank', title: 'Order not found', status: 404, code: 'ordering.order_not_found' },
      },
    },
  );
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeTruthy();
});

test('once it is done the guest is asked how it was; before that nobody is', async () => {
  const { page } = await open();
  expect(screen.queryByRole('link', { name: 'Leave Voice Review' })).toBeNull();
  page.unmount();
  fake.restore();
  await open({ status: 'completed', canCancel: false, history: [...order.history, { status: 'completed', at }] });
  expect(screen.getByRole('link', { name: 'Leave Voice Review' }).getAttribute('href')).toBe('/feedback#order=s1');
});

test('reads in the guest’s language, with what the kitchen’s ticket says', async () => {
  document.cookie = 'menu_language=de; Path=/';
  try {
    const menu = menuWith({
      translation: {
        language: 'de',
        texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Käse und Pfeffer' }],
      },
    });
    await open({}, { 'GET /api/menu/abc': { json: menu } });
    await waitFor(() => expect(screen.getByText('Käse und Pfeffer').getAttribute('lang')).toBe('de'));
    expect(screen.getByText('Cacio e Pepe (Large)').getAttribute('lang')).toBe('en');
  } finally {
    document.cookie = 'menu_language=; Path=/; Max-Age=0';
  }
});

describe('the restaurant’s own payment link', () => {
  const payment = { host: 'paypal.me', url: 'https://paypal.me/lucia/31.00USD', withAmount: true };

  test('names where it leads and how much it is, and tells that page nothing of this one', async () => {
    await open({ status: 'accepted', tip: 300, payment });
    const link = await screen.findByRole('link', { name: 'Pay $31.00 at paypal.me' });
    expect([link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
      payment.url,
      'noopener noreferrer',
      '_blank',
    ]);
    screen.getByText('Tip');
    screen.getByText('To pay');
    fireEvent.click(screen.getByRole('button', { name: 'Show a code to scan' }));
    await screen.findByRole('img', { name: 'QR code of the page at paypal.me on which this order is paid' });
  });

  test('says what is to be typed where the link takes no amount', async () => {
    await open({
      status: 'ready',
      payment: { host: 'buy.stripe.com', url: 'https://buy.stripe.com/a', withAmount: false },
    });
    await screen.findByText('Type $28.00 there, and the order’s number, A1.');
  });

  test('is gone once the restaurant has marked the order as paid, and nothing is to be paid any more', async () => {
    await open({ status: 'ready', paidAt: at });
    await screen.findByText(/The restaurant has this order marked as paid/);
    expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
    expect(screen.queryByText(/^To pay:/)).toBeNull();
  });

  test('of an order that was paid and is not made leads to the restaurant', async () => {
    await open({ status: 'cancelled', reason: 'No gas.', paidAt: at });
    await screen.findByText(/marked as paid.*please ask the restaurant about your money/);
  });

  test('is not on the page of a restaurant that has none', async () => {
    await open({ status: 'ready' });
    await screen.findByText(/^To pay: \$28\.00/);
    expect(screen.queryByText('Pay the restaurant')).toBeNull();
  });
});
