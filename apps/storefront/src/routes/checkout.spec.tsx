/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Menu } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { menuWith } from '../testing/menu.factory';
import { CheckoutPage } from './checkout';

type Answers = Parameters<typeof fakeApi>[0];
const placed = { status: 201, json: { success: true, orderId: 'o1', orderNumber: 'A1', total: 28, notifications: ['sms', 'print'] } };
const mismatch = { status: 409, json: { type: 'about:blank', title: 'Prices have changed', status: 409, code: 'ordering.total_mismatch', detail: 'Please look again.', lines: [{ name: 'Cacio e Pepe', quantity: 2, unitPrice: 14.5, total: 29 }], subtotal: 29, deliveryFee: 0, total: 29 } };

let fake: ReturnType<typeof fakeApi>;
const orders = () => fake.calls.filter(({ method }) => method === 'POST');

async function open({ menu = {}, order = placed, cart = [{ name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' }] }: { menu?: Partial<Menu>; order?: Answers[string]; cart?: object[] } = {}) {
  fake = fakeApi({ 'GET /api/menu/abc': { json: menuWith(menu) }, 'POST /api/orders': order });
  if (cart.length) localStorage.setItem('cart_abc', JSON.stringify(cart));
  const host = fakeHost();
  const page = renderWithProviders([{ path: '/checkout/:shareId', element: <CheckoutPage host={host} /> }], '/checkout/abc');
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
  });
  expect(host.toasts).toEqual([{ title: 'Order Placed Successfully!', description: 'The restaurant has been notified via sms, print and will contact you shortly.' }]);
  expect(localStorage.getItem('cart_abc')).toBeNull();
});

test('a double tap is one order; a retry after a lost answer has the same key', async () => {
  let lost = true;
  const { host, page } = await open({ order: () => (lost ? { status: 503, json: {} } : placed) });
  ann();
  const button = screen.getByRole('button', { name: /Place Order/ });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(host.toasts[0]).toMatchObject({ title: 'Order Failed', description: 'Failed to place order. Please try again or contact the restaurant directly.', variant: 'destructive' });
  expect(orders()).toHaveLength(1);
  lost = false;
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  const [first, second] = orders().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
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
  expect(host.toasts.map(({ title }) => title)).toEqual(['Missing Information', 'Delivery Address Required', 'Minimum Order Not Met']);
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
  fireEvent.click(screen.getByRole('checkbox'));
  ann();
  place();
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(orders()[0]!.body).toMatchObject({ allergyConfirmed: true });
});

test('says that it is offline and keeps the order back until it no longer is', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    await open();
    ann();
    expect(screen.getByText('You are offline')).toBeTruthy();
    const waiting = screen.getByRole('button', { name: 'Waiting for a connection' }) as HTMLButtonElement;
    expect(waiting.disabled).toBe(true);
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText('You are offline')).toBeNull();
    expect(screen.getByRole('button', { name: /Place Order/ })).toBeTruthy();
  } finally {
    online.mockRestore();
  }
});
