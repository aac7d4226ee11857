import type { Menu } from '@chalkboard/contracts';
import type { Page, Route } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { menuReady } from '../support/screens/guest';
import { useSystem } from '../support/system';

jest.setTimeout(120_000);

const system = useSystem();
const windows = useBrowser();

const SMALL_PHONE = { width: 360, height: 740 } as const;
const KEY = 'cart_demo';

interface Guest {
  readonly name?: string;
  readonly phone?: string;
  readonly delivery?: boolean;
  readonly address?: string;
}

/** The demo menu with another setting, for this window only: what the screen says is under test, the server's own word is in ordering's tests. */
async function withMenu(page: Page, change: Partial<Menu>) {
  const menu = (await (await fetch(`${system().url}/api/menu/demo`)).json()) as Menu;
  await page.route('**/api/menu/demo', (route) => route.fulfill({ json: { ...menu, ...change } }));
  // The menu's own settings decide where the server's word cannot be had.
  await page.route('**/api/orders/quote', (route) => route.abort());
}

/** The checkout with one dish in the cart. */
async function openCheckout(change: Partial<Menu> = {}, expected: readonly RegExp[] = []): Promise<Page> {
  const { url } = system();
  const page = await windows.open(`${url}/pricing`, { viewport: SMALL_PHONE, expected: [/ERR_FAILED/, ...expected] });
  // Answers changed here are those of the network: no worker stands before it.
  await page.context().addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);
  await page.goto(`${url}/menu/demo`);
  await menuReady(page);
  await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  if (Object.keys(change).length > 0) await withMenu(page, change);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  return page;
}

async function fillIn(page: Page, { name, phone, delivery, address }: Guest) {
  if (name !== undefined) await page.getByLabel('Name').fill(name);
  if (phone !== undefined) await page.getByLabel('Phone').fill(phone);
  if (delivery) await page.getByRole('radio', { name: /Delivery/ }).check();
  if (address !== undefined) await page.getByLabel('Delivery address').fill(address);
}

async function expectToast(page: Page, title: string, description: string) {
  await page.getByText(title, { exact: true }).first().waitFor();
  await page.getByText(description, { exact: true }).first().waitFor();
}

const place = (page: Page) => page.getByRole('button', { name: /^Place Order/ }).click();
const ann = { name: 'Ann', phone: '555 0100' } as const;

const REFUSALS: readonly { readonly rule: string; readonly menu?: Partial<Menu>; readonly guest: Guest; readonly title: string; readonly description: string }[] = [
  { rule: 'a name is needed', guest: { phone: '555' }, title: 'Missing Information', description: 'Please fill in your name and phone number.' },
  { rule: 'a phone number is needed', guest: { name: 'Ann' }, title: 'Missing Information', description: 'Please fill in your name and phone number.' },
  { rule: 'who comes before where', guest: { delivery: true }, title: 'Missing Information', description: 'Please fill in your name and phone number.' },
  { rule: 'delivery needs an address', guest: { ...ann, delivery: true }, title: 'Delivery Address Required', description: 'Please enter your delivery address.' },
  { rule: 'where comes before how much', menu: { minimumOrder: '100.00' }, guest: { ...ann, delivery: true }, title: 'Delivery Address Required', description: 'Please enter your delivery address.' },
  { rule: 'the minimum order is reached', menu: { minimumOrder: '100.00' }, guest: ann, title: 'Minimum Order Not Met', description: 'Minimum order is $100.00. Please add more items.' },
  { rule: 'how much comes before how paid', menu: { minimumOrder: '100.00', acceptsCardPickup: false }, guest: ann, title: 'Minimum Order Not Met', description: 'Minimum order is $100.00. Please add more items.' },
  { rule: 'the way to pay is taken at pickup', menu: { acceptsCardPickup: false }, guest: ann, title: 'Payment Method Not Available', description: 'Card payments are not accepted for pickup.' },
  { rule: 'the way to pay is taken at delivery', menu: { acceptsCardDelivery: false }, guest: { ...ann, delivery: true, address: '1 Main St' }, title: 'Payment Method Not Available', description: 'Card payments are not accepted for delivery.' },
];

test.each(REFUSALS)('$rule', async ({ menu, guest, title, description }) => {
  const page = await openCheckout(menu);
  let orders = 0;
  page.on('request', (request) => (orders += request.url().endsWith('/api/orders') && request.method() === 'POST' ? 1 : 0));
  await fillIn(page, guest);
  await place(page);
  await expectToast(page, title, description);
  expect(orders).toBe(0);
});

const OFFERS: readonly { readonly menu: Partial<Menu>; readonly orderType: 'Pickup' | 'Delivery'; readonly offered: readonly string[]; readonly note?: string }[] = [
  { menu: {}, orderType: 'Pickup', offered: ['card', 'cash'] },
  { menu: { acceptsCardPickup: false }, orderType: 'Pickup', offered: ['cash'] },
  { menu: { acceptsCashDelivery: false }, orderType: 'Delivery', offered: ['card'] },
  { menu: { acceptsCardPickup: false, acceptsCashPickup: false }, orderType: 'Pickup', offered: [], note: 'No payment methods available for pickup. Please contact the restaurant.' },
  { menu: { acceptsCardDelivery: false, acceptsCashDelivery: false }, orderType: 'Delivery', offered: [], note: 'No payment methods available for delivery. Please contact the restaurant.' },
];

test.each(OFFERS)('$orderType offers $offered', async ({ menu, orderType, offered, note }) => {
  const page = await openCheckout(menu);
  expect(await page.getByRole('radio', { name: /^Pickup/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: new RegExp(`^${orderType}`) }).check();
  if (note) await page.getByText(note).waitFor();
  expect(await page.locator('input[type=radio][value=card], input[type=radio][value=cash]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(offered);
  if (offered[0] === 'card') expect(await page.locator('input[value=card]').isChecked()).toBe(true);
});

test('pickup is free, delivery adds the fee', async () => {
  const page = await openCheckout({ deliveryFee: '5.00' });
  await page.getByRole('button', { name: /^Place Order.*\$16\.00$/ }).waitFor();
  await page.getByRole('radio', { name: /^Delivery/ }).check();
  await page.getByRole('button', { name: /^Place Order.*\$21\.00$/ }).waitFor();
});

test('the cart keeps the spec’s shape under its key, merges, and an emptied one shows the empty view', async () => {
  const page = await openCheckout();
  const stored = async () => JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? 'null') as object[] | null;
  expect(await stored()).toMatchObject([{ name: 'Cacio e Pepe', price: '$16.00', quantity: 1, total: 16 }]);
  await page.getByRole('button', { name: 'One more Cacio e Pepe' }).click();
  expect(await stored()).toMatchObject([{ quantity: 2, total: 32 }]);
  await page.getByRole('button', { name: 'One less Cacio e Pepe' }).click();
  await page.getByRole('button', { name: 'Remove Cacio e Pepe', exact: true }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await stored()).toBeNull();
  await page.getByRole('link', { name: 'Browse Menu' }).click();
  await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).waitFor();
});

test('the count is read again each second and when another tab writes; lines merge by name', async () => {
  const { url } = system();
  const page = await windows.open(`${url}/menu/demo`, { viewport: SMALL_PHONE });
  await menuReady(page);
  // Written by this very tab there is no storage event: only the second's reading finds it.
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify([{ name: 'Soup', price: '$5.00', quantity: 3, total: 15 }])), KEY);
  await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor({ timeout: 2000 });
  const other = await page.context().newPage();
  await other.goto(`${url}/menu/demo`);
  await menuReady(other);
  await other.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await other.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await other.getByText('Added to cart').waitFor();
  await page.getByRole('link', { name: 'Cart, 5 items' }).waitFor();
});

test('the allergy notice is shown where the restaurant lists allergens, and is not enforced', async () => {
  const page = await openCheckout({ commonAllergens: ['Peanuts'] });
  await page.getByRole('heading', { name: 'Allergy notice' }).waitFor();
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  await page.unroute('**/api/orders/quote');
  await fillIn(page, ann);
  await place(page);
  await page.getByText('Order Placed Successfully!').waitFor();
});

const FAILURES: readonly { readonly failure: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { failure: 'the network fails', answer: (route) => route.abort() },
  { failure: 'the server fails', answer: (route) => route.fulfill({ status: 503, body: '' }) },
];

test.each(FAILURES)('when $failure the order has failed, and placed again it has the same key', async ({ answer }) => {
  const page = await openCheckout({}, [/503/]);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => request.url().endsWith('/api/orders') && keys.push(request.headers()['idempotency-key']));
  await page.route('**/api/orders', answer);
  await fillIn(page, ann);
  await place(page);
  await expectToast(page, 'Order Failed', 'Failed to place order. Please try again or contact the restaurant directly.');
  await page.reload();
  await page.unroute('**/api/orders');
  await place(page);
  await page.getByText('Order Placed Successfully!').waitFor();
  await page.waitForURL(/\/menu\/demo$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('two tabs of one cart make one order', async () => {
  const page = await openCheckout();
  await fillIn(page, ann);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await fillIn(other, ann);
  await Promise.all([place(page), place(other)]);
  await Promise.race([page, other].map((one) => one.waitForURL(/\/menu\/demo$/)));
  // Both tabs know what was placed: each order has its own card.
  await other.goto(page.url().replace('checkout', 'menu'));
  await other.getByRole('link', { name: /^Order / }).waitFor();
  expect(await other.getByRole('link', { name: /^Order / }).count()).toBe(1);
});

test('a menu that cannot be fetched says so, and one that is gone is Menu Not Found', async () => {
  const page = await openCheckout({}, [/503/, /404/]);
  await page.route('**/api/menu/demo', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await page.getByRole('heading', { name: 'The menu cannot be shown right now' }).waitFor();
  await page.unroute('**/api/menu/demo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.goto(`${system().url}/menu/nowhere`);
  await page.getByText("The menu you're looking for doesn't exist or has been removed.").waitFor();
});
