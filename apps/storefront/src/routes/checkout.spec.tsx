/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Menu } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '../features/add-tip/tip-choice';
import { setTesting } from '../shared/test-mode';
import { menuWith } from '../testing/menu.factory';
import { CheckoutPage } from './checkout';

type Answers = Parameters<typeof fakeApi>[0];
const placed = {
  status: 201,
  json: {
    success: true,
    orderId: 'o1',
    orderNumber: 'A1',
    total: 28,
    notifications: ['sms', 'print', 'board'],
    trackingUrl: '/order/s1',
  },
};
const mismatch = {
  status: 409,
  json: {
    type: 'about:blank',
    title: 'Prices have changed',
    status: 409,
    code: 'ordering.total_mismatch',
    detail: 'Please look again.',
    lines: [{ name: 'Cacio e Pepe', quantity: 2, unitPrice: 14.5, total: 29 }],
    subtotal: 29,
    deliveryFee: 0,
    total: 29,
  },
};

let fake: ReturnType<typeof fakeApi>;
const orders = () => fake.calls.filter(({ method, path }) => method === 'POST' && path === '/api/orders');

async function open({
  menu = {},
  order = placed,
  quote,
  cart = [{ name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' }],
}: { menu?: Partial<Menu>; order?: Answers[string]; quote?: Answers[string]; cart?: object[] } = {}) {
  fake = fakeApi({
    'GET /api/menu/abc': { json: menuWith(menu) },
    'POST /api/orders': order,
    ...(quote ? { 'POST /api/orders/quote': quote } : {}),
  });
  if (cart.length) localStorage.setItem('cart_abc', JSON.stringify(cart));
  const host = fakeHost();
  const page = renderWithProviders(
    [{ path: '/checkout/:shareId', element: <CheckoutPage host={host} /> }],
    '/checkout/abc',
  );
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return { host, page };
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const place = () => fireEvent.click(screen.getByRole('button', { name: /Place Order/ }));
const ann = () => (fill('Name', 'Ann'), fill('Phone', '555 0100'));

afterEach(() => (fake.restore(), localStorage.clear(), sessionStorage.clear()));

test('an empty cart leads back to the menu', async () => {
  await open({ cart: [] });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse Menu' }).getAttribute('href')).toBe('/menu/abc');
});

test('places the order, says who was told, empties the cart and goes to the menu', async () => {
  const { host, page } = await open();
  ann();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toEqual({
    shareId: 'abc',
    customerInfo: { name: 'Ann', phone: '555 0100', email: '', address: '', notes: '' },
    orderType: 'pickup',
    paymentMethod: 'card',
    cart: [{ name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' }],
    subtotal: 28,
    deliveryFee: 0,
    total: 28,
    textUpdates: false,
    language: 'en',
  });
  expect(host.toasts).toEqual([
    {
      title: 'Order Placed Successfully!',
      description:
        'The restaurant has been notified via text message, printed ticket and its order board and will contact you shortly.',
    },
  ]);
  expect(localStorage.getItem('cart_abc')).toBeNull();
  expect(JSON.parse(localStorage.getItem('order_track_abc')!)).toEqual([{ path: '/order/s1', number: 'A1' }]);
});

test('texts about the order come to who asks for them', async () => {
  const { page } = await open();
  ann();
  fireEvent.click(screen.getByRole('checkbox', { name: /Text me about this order/ }));
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ textUpdates: true });
});

test('in a tab in which orders are tests, the order is sent as one', async () => {
  setTesting('abc', true);
  const { page } = await open();
  ann();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ test: true });
});

test('a double tap is one order; a retry after a lost answer has the same key', async () => {
  let lost = true;
  const { host, page } = await open({ order: () => (lost ? { status: 503, json: {} } : placed) });
  ann();
  const button = screen.getByRole('button', { name: /Place Order/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(host.toasts[0]).toMatchObject({
    title: 'Order Failed',
    description: 'Failed to place order. Please try again or contact the restaurant directly.',
    variant: 'destructive',
  });
  expect(orders()).toHaveLength(1);
  lost = false;
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  const [first, second] = orders().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test.each([
  [
    'an answer that was lost',
    { status: 503, json: {} },
    'The connection was lost, so we cannot see whether your order was sent. It is safe to try again: the same order is taken only once.',
  ],
  [
    'an answer without an order',
    { json: { success: false, error: 'No.' } },
    'Your order was not taken, and the restaurant was not told. It is safe to try again.',
  ],
  [
    'a refusal that is about no field',
    {
      status: 429,
      json: {
        type: 'about:blank',
        title: 'Too many orders',
        status: 429,
        code: 'ordering.too_many_orders',
        detail: 'Please wait ten minutes.',
      },
    },
    'Please wait ten minutes.',
  ],
])(
  'after %s the page says below the button what became of the order, until it is tried again',
  async (_what, answer, words) => {
    const { page } = await open({ order: () => (orders().length > 1 ? placed : answer) });
    ann();
    place();
    await waitFor(() => screen.getByText(words));
    place();
    await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  },
);

/** What takes its time to come to a browser. */
const phoneCheckLoaded = () => act(async () => void (await import('../features/place-order/phone-check')));

test('a number that cannot be one is refused at its field, after the spec’s messages', async () => {
  const { host, page } = await open();
  await phoneCheckLoaded();
  fill('Phone', '12345');
  place();
  expect(host.toasts.at(-1)).toMatchObject({ title: 'Missing Information' });
  fill('Name', 'Ann');
  place();
  expect(host.toasts.at(-1)).toMatchObject({ title: 'Phone Number Not Valid' });
  const phone = screen.getByLabelText('Phone');
  expect([
    document.activeElement,
    phone.getAttribute('aria-invalid'),
    document.getElementById(phone.getAttribute('aria-describedby')!)?.textContent,
  ]).toEqual([phone, 'true', expect.stringMatching(/^This cannot be a phone number\./)]);
  expect(orders()).toHaveLength(0);
  fill('Phone', '(207) 555-0142');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
});

test('a number that the server alone refuses is marked at its field as well', async () => {
  const { host } = await open({
    order: {
      status: 422,
      json: {
        type: 'about:blank',
        title: 'Phone Number Not Valid',
        status: 422,
        code: 'ordering.phone_not_valid',
        detail: 'This cannot be a phone number.',
      },
    },
  });
  ann();
  place();
  await waitFor(() => expect(host.toasts[0]).toMatchObject({ description: 'This cannot be a phone number.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
});

test('a refusal that is about no field of the form stands beside what lacks, which has the focus', async () => {
  await open({ menu: { minimumOrder: '30.00' } });
  ann();
  place();
  const lines = screen.getByRole('region', { name: 'Your order' });
  expect([
    document.activeElement,
    document.getElementById(lines.getAttribute('aria-describedby')!)?.textContent,
  ]).toEqual([lines, 'Minimum order is $30.00. Please add more items.']);
});

test('where no payment is taken, the refusal stands there', async () => {
  const { host } = await open({ menu: { acceptsCardPickup: false, acceptsCashPickup: false } });
  ann();
  place();
  expect(host.toasts[0]).toMatchObject({
    title: 'Payment Method Not Available',
    description: 'Card payments are not accepted for pickup.',
  });
  expect([document.activeElement?.textContent]).toEqual([
    'No payment methods available for pickup. Please contact the restaurant.Card payments are not accepted for pickup.',
  ]);
});

test('the only way to pay is chosen by itself', async () => {
  const { page } = await open({ menu: { acceptsCardPickup: false } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Cash/ }).checked).toBe(true);
  ann();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ paymentMethod: 'cash' });
});

test('several lines are folded to one row, and open at a press or where one of them has to be looked at', async () => {
  const cart = [
    { name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' },
    { name: 'Soup', price: '$5.00', quantity: 1, total: 5 },
  ];
  await open({ cart });
  const fold = screen.getByRole('button', { name: 'Show and change 3 dishes · $33.00' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('2 × Cacio e Pepe, 1 × Soup')).toBeTruthy();
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Soup' }));
  expect(screen.queryByRole('button', { name: /Show and change/ })).toBeNull();
});

test('shows changed prices and sends the new total under a new key when the guest agrees', async () => {
  let changed = true;
  const { host, page } = await open({ order: () => (changed ? mismatch : placed) });
  ann();
  place();
  await waitFor(() => screen.getByText('The menu changed while you were choosing'));
  expect(host.toasts[0]).toMatchObject({ title: 'Prices have changed', description: 'Please look again.' });
  expect(screen.getByRole('button', { name: /Place Order/ }).textContent).toContain('$29.00');
  changed = false;
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[1]!.body).toMatchObject({ subtotal: 29, total: 29, cart: [{ price: '$14.50', total: 29 }] });
  expect(orders()[1]!.headers.get('idempotency-key')).not.toBe(orders()[0]!.headers.get('idempotency-key'));
});

test('asks for what is missing, one thing after the other, and sends nothing meanwhile', async () => {
  const { host } = await open({ menu: { minimumOrder: '30.00', acceptsCashDelivery: false } });
  place();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  ann();
  fireEvent.click(screen.getByRole('radio', { name: /Delivery/ }));
  place();
  fill('Delivery address', '1 Main St');
  place();
  expect(host.toasts.map(({ title }) => title)).toEqual([
    'Missing Information',
    'Delivery Address Required',
    'Minimum Order Not Met',
  ]);
  expect(orders()).toHaveLength(0);
});

test('delivery adds its fee; ways to pay follow the kind of order', async () => {
  await open({ menu: { acceptsCashDelivery: false, acceptsCardPickup: false, acceptsCashPickup: false } });
  expect(screen.getByText('No payment methods available for pickup. Please contact the restaurant.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Delivery/ }));
  expect(screen.queryByRole('radio', { name: /Cash/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Place Order/ }).textContent).toContain('$33.00');
});

test('quantity 0 removes the line, and the last one leaves the empty view', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'One less Cacio e Pepe' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cacio e Pepe' }));
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
});

test('the allergy notice is shown when allergens are listed, and its confirmation goes with the order', async () => {
  const { page } = await open({ menu: { commonAllergens: ['Eggs'] } });
  expect(screen.getByText('Allergy notice')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read this/ }));
  ann();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ allergyConfirmed: true });
});

test('an order placed offline waits in place of the cart, and is shown until it is sent or taken back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    const { host, page } = await open();
    expect(screen.getByText('You are offline')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Send when connected/ }));
    expect(host.toasts[0]).toMatchObject({ title: 'Missing Information' });
    ann();
    fireEvent.click(screen.getByRole('button', { name: /Send when connected/ }));
    await waitFor(() => expect(page.location()).toBe('/menu/abc'));
    expect(host.toasts[1]).toMatchObject({ title: 'Your order is waiting' });
    expect(localStorage.getItem('cart_abc')).toBeNull();
    expect(JSON.parse(localStorage.getItem('order_waiting_abc')!)).toMatchObject({
      body: { total: 28, customerInfo: { name: 'Ann' } },
    });
    expect(orders()).toHaveLength(0);
  } finally {
    online.mockRestore();
  }
});

const quoteOf = (change: object = {}, line: object = {}) => ({
  json: {
    currency: 'USD',
    timeZone: 'UTC',
    lines: [{ name: 'Cacio e Pepe', options: [], quantity: 2, unitPrice: 1400, total: 2800, ...line }],
    subtotal: 2800,
    deliveryFee: 0,
    total: 2800,
    minimumOrder: 0,
    times: { asap: true, readyAt: '2026-11-21T18:40:00.000Z', prepMinutes: 25, busy: false, slots: [] },
    ...change,
  },
});

test('says when it would be ready, that the kitchen is busy, and what is missing to the minimum', async () => {
  await open({
    quote: quoteOf({
      minimumOrder: 3000,
      times: { asap: true, readyAt: '2026-11-21T18:40:00.000Z', prepMinutes: 45, busy: true, slots: [] },
    }),
  });
  await waitFor(() => screen.getByText('Ready about 6:40 PM'));
  expect(screen.getByText('Orders take longer than usual, about 45 minutes.')).toBeTruthy();
  expect(screen.getByText('Minimum order is $30.00; $2.00 to go.')).toBeTruthy();
});

test('closed now: a time must be chosen, and it goes with the order', async () => {
  const slots = ['2026-11-22T11:00:00.000Z', '2026-11-22T11:15:00.000Z'];
  const { host, page } = await open({
    quote: quoteOf({
      times: { asap: false, why: 'The restaurant is closed right now.', prepMinutes: 25, busy: false, slots },
    }),
  });
  await waitFor(() => screen.getByText(/The restaurant is closed right now\./));
  ann();
  place();
  expect(host.toasts[0]).toMatchObject({ title: 'Time Required' });
  expect(document.activeElement).toBe(screen.getByLabelText('Time'));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: slots[1] } });
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ scheduledFor: slots[1] });
});

test('a time that is chosen asks for no new prices, another kind of order does', async () => {
  const slots = ['2026-11-22T11:00:00.000Z', '2026-11-22T11:15:00.000Z'];
  const asked = () => fake.calls.filter(({ path }) => path === '/api/orders/quote').length;
  await open({ quote: quoteOf({ times: { asap: false, why: 'Closed.', prepMinutes: 25, busy: false, slots } }) });
  await waitFor(() => screen.getByLabelText('Time'));
  jest.useFakeTimers();
  try {
    const aWhile = () => act(() => jest.advanceTimersByTimeAsync(2000));
    fireEvent.click(screen.getByRole('radio', { name: /At a time you choose/ }));
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: slots[1] } });
    await aWhile();
    expect(asked()).toBe(1);
    fireEvent.click(screen.getByRole('radio', { name: /Delivery/ }));
    await aWhile();
    expect(asked()).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

test('delivery that costs something else by now is told, and not slipped into the total', async () => {
  await open({ quote: quoteOf({ deliveryFee: 750, total: 3550 }) });
  fireEvent.click(screen.getByRole('radio', { name: /Delivery/ }));
  await waitFor(() => screen.getByText('The menu changed while you were choosing'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/was \$5\.00 now \$7\.50/),
  );
  expect(screen.getByRole('button', { name: /Place Order/ }).textContent).toContain('$35.50');
});

test('a dish that has run out is marked, counts nothing and can be chosen again', async () => {
  const { host, page } = await open({
    quote: quoteOf(
      { subtotal: 0, total: 0 },
      {
        unitPrice: undefined,
        total: undefined,
        problem: { code: 'ordering.item_not_available', detail: 'Cacio e Pepe is sold out.' },
      },
    ),
  });
  await waitFor(() => screen.getByText(/Cacio e Pepe is sold out\./));
  ann();
  place();
  expect(host.toasts[0]).toMatchObject({ title: 'Please look at your order' });
  fireEvent.click(screen.getByRole('button', { name: 'Choose again: Cacio e Pepe' }));
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(localStorage.getItem('cart_abc')).toBeNull();
});

test('a line that wants more than is left says so, and takes what there is', async () => {
  await open({
    quote: quoteOf(
      { subtotal: 0, total: 0 },
      {
        unitPrice: undefined,
        total: undefined,
        problem: { code: 'ordering.item_not_available', detail: 'Only 1 of “Cacio e Pepe” is left.' },
        left: 1,
      },
    ),
  });
  await waitFor(() => screen.getByText(/Only 1 of “Cacio e Pepe” is left\./));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more Cacio e Pepe' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Order 1 instead: Cacio e Pepe' }));
  expect(JSON.parse(localStorage.getItem('cart_abc')!)).toMatchObject([{ quantity: 1, total: 14 }]);
});

test('a price that the server names otherwise is taken over and shown', async () => {
  await open({ quote: quoteOf({ subtotal: 2900, total: 2900 }, { unitPrice: 1450, total: 2900 }) });
  await waitFor(() => screen.getByText('The menu changed while you were choosing'));
  expect(JSON.parse(localStorage.getItem('cart_abc')!)).toMatchObject([{ price: '$14.50', total: 29 }]);
});

test('a note is kept with its line and sent', async () => {
  const { page } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add a note: Cacio e Pepe' }));
  fill('Note for the kitchen: Cacio e Pepe', 'Extra pepper');
  ann();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ cart: [{ notes: 'Extra pepper' }] });
});

test('a cart that another tab has ordered is not ordered again', async () => {
  const { host } = await open();
  ann();
  localStorage.removeItem('cart_abc');
  place();
  await waitFor(() => expect(host.toasts[0]).toMatchObject({ title: 'Already ordered' }));
  expect(orders()).toHaveLength(0);
});

test('the cart reads in the guest’s language; what is ordered is what is printed', async () => {
  document.cookie = 'menu_language=de; Path=/';
  try {
    await open({
      menu: {
        commonAllergens: ['Eggs'],
        allergyNote: 'Ask us.',
        translation: {
          language: 'de',
          texts: [
            { id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Käse und Pfeffer' },
            { id: 'menu', field: 'note', of: 'Ask us.', text: 'Fragen Sie uns.' },
          ],
        },
      },
    });
    expect([
      screen.getByText('Käse und Pfeffer').getAttribute('lang'),
      screen.getByText('Fragen Sie uns.').getAttribute('lang'),
    ]).toEqual(['de', 'de']);
    expect(screen.queryByText('Cacio e Pepe')).toBeNull();
    ann();
    place();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]!.body).toMatchObject({ cart: [{ name: 'Cacio e Pepe', itemId: 'i1' }] });
  } finally {
    document.cookie = 'menu_language=; Path=/; Max-Age=0';
  }
});

describe('tips', () => {
  const TIPS = {
    shares: [
      { percent: 10, amount: 280 },
      { percent: 15, amount: 420 },
    ],
    highest: 2800,
  };
  const share = (name: string) => screen.findByRole('button', { name });

  test('are not asked for where the restaurant takes none', async () => {
    await open({ quote: quoteOf() });
    await waitFor(() => screen.getByText(/No tax is added here/));
    expect(screen.queryByText(/tip/i)).toBeNull();
  });

  test('are chosen by the guest alone, stand beside the total and are sent', async () => {
    const { page } = await open({ quote: quoteOf({ tips: TIPS }) });
    const fifteen = await share('15 % $4.20');
    expect(fifteen.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('button', { name: /Place Order/ }).textContent).toContain('$28.00');
    fireEvent.click(fifteen);
    expect(screen.getByRole('button', { name: /Place Order/ }).textContent).toContain('$32.20');
    screen.getByText('To pay');
    ann();
    place();
    await waitFor(() => expect(page.location()).toBe('/menu/abc'));
    expect(orders()[0]!.body).toMatchObject({ subtotal: 28, total: 28, tip: 4.2 });
  });

  test('are taken back by pressing the same again', async () => {
    await open({ quote: quoteOf({ tips: TIPS }) });
    fireEvent.click(await share('10 % $2.80'));
    fireEvent.click(await share('10 % $2.80'));
    expect(screen.getByRole('button', { name: /Place Order/ }).textContent).toContain('$28.00');
  });

  test('that are no amount hold the order back at their field, and nothing is sent', async () => {
    await open({ quote: quoteOf({ tips: TIPS }) });
    await share('10 % $2.80');
    for (const [typed, why] of [
      ['-5', /Please write an amount such as 12.50/],
      ['2.505', /Please write an amount such as 12.50/],
      ['28.01', /at most as much as the dishes cost, \$28.00/],
    ] as const) {
      fill('Your own amount', typed);
      ann();
      place();
      await waitFor(() => expect(screen.getAllByText(why).length).toBeGreaterThan(0));
      expect(document.activeElement).toBe(screen.getByLabelText('Your own amount'));
    }
    expect(orders()).toHaveLength(0);
    fill('Your own amount', '3');
    place();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]!.body).toMatchObject({ tip: 3 });
  });
});
