import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';
import type { Page, Route } from 'playwright-core';
import { COMMON_PHONE, PHONE, useBrowser } from '../support/browser';
import { Restaurant } from '../support/restaurant';
import {
  addToCart,
  ANN,
  expectPlaced,
  expectToast,
  fillIn,
  menuReady,
  ordersSent,
  place,
  toCheckout,
  type Guest,
} from '../support/screens/guest';
import { useSharedSystem } from '../support/system';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

const KEY = 'cart_demo';

/**
 * The demo menu with another setting, for this window only: what the screen says is under test, the server's own word
 * is in ordering's tests.
 */
async function withMenu(page: Page, change: Partial<Menu>) {
  const menu = (await (await fetch(`${system().url}/api/menu/demo`)).json()) as Menu;
  await page.route('**/api/menu/demo', (route) => route.fulfill({ json: { ...menu, ...change } }));
  // The menu's own settings decide where the server's word cannot be had.
  await page.route('**/api/orders/quote', (route) => route.abort());
}

/** The checkout with one dish in the cart. */
async function openCheckout(change: Partial<Menu> = {}, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await windows.open(`${system().url}/menu/demo`, {
    viewport: PHONE,
    worker: false,
    expected: [/ERR_FAILED/, ...expected],
  });
  await menuReady(page);
  await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  if (Object.keys(change).length > 0) await withMenu(page, change);
  await toCheckout(page);
  return page;
}

const REFUSALS: readonly {
  readonly rule: string;
  readonly menu?: Partial<Menu>;
  readonly guest: Guest;
  readonly title: string;
  readonly description: string;
}[] = [
  {
    rule: 'a name is needed',
    guest: { phone: '555' },
    title: 'Missing Information',
    description: 'Please fill in your name and phone number.',
  },
  {
    rule: 'a phone number is needed',
    guest: { name: 'Ann' },
    title: 'Missing Information',
    description: 'Please fill in your name and phone number.',
  },
  {
    rule: 'who comes before where',
    guest: { delivery: true },
    title: 'Missing Information',
    description: 'Please fill in your name and phone number.',
  },
  {
    rule: 'delivery needs an address',
    guest: { ...ANN, delivery: true },
    title: 'Delivery Address Required',
    description: 'Please enter your delivery address.',
  },
  {
    rule: 'where comes before how much',
    menu: { minimumOrder: '100.00' },
    guest: { ...ANN, delivery: true },
    title: 'Delivery Address Required',
    description: 'Please enter your delivery address.',
  },
  {
    rule: 'where comes before how paid',
    menu: { acceptsCardDelivery: false },
    guest: { ...ANN, delivery: true },
    title: 'Delivery Address Required',
    description: 'Please enter your delivery address.',
  },
  {
    rule: 'blanks are no name and no number',
    guest: { name: '  ', phone: ' ' },
    title: 'Missing Information',
    description: 'Please fill in your name and phone number.',
  },
  {
    rule: 'the minimum order is reached',
    menu: { minimumOrder: '100.00' },
    guest: ANN,
    title: 'Minimum Order Not Met',
    description: 'Minimum order is $100.00. Please add more items.',
  },
  {
    rule: 'how much comes before how paid',
    menu: { minimumOrder: '100.00', acceptsCardPickup: false },
    guest: ANN,
    title: 'Minimum Order Not Met',
    description: 'Minimum order is $100.00. Please add more items.',
  },
  {
    rule: 'the way to pay is taken at pickup',
    menu: { acceptsCardPickup: false, acceptsCashPickup: false },
    guest: ANN,
    title: 'Payment Method Not Available',
    description: 'Card payments are not accepted for pickup.',
  },
  {
    rule: 'the way to pay is taken at delivery',
    menu: { acceptsCardDelivery: false, acceptsCashDelivery: false },
    guest: { ...ANN, delivery: true, address: '1 Main St' },
    title: 'Payment Method Not Available',
    description: 'Card payments are not accepted for delivery.',
  },
];

/** Refusals of one menu are tried on one page: the menu is opened once, and the form begins empty for each. */
const MENUS = new Set(REFUSALS.map(({ menu }) => JSON.stringify(menu)));
const REFUSALS_OF_MENUS = [...MENUS].map((text) => {
  const refusals = REFUSALS.filter(({ menu }) => JSON.stringify(menu) === text);
  return { rules: refusals.map(({ rule }) => rule).join('; '), refusals };
});

test.each(REFUSALS_OF_MENUS)('an order is refused: $rules', async ({ refusals }) => {
  const page = await openCheckout(refusals[0]?.menu);
  const sent = ordersSent(page);
  for (const { guest, title, description } of refusals) {
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await fillIn(page, guest);
    await place(page);
    await expectToast(page, title, description);
  }
  expect(sent()).toBe(0);
});

test.each([
  { chosenFor: 'Delivery', notFor: 'Pickup', menu: { acceptsCashPickup: false } },
  { chosenFor: 'Pickup', notFor: 'Delivery', menu: { acceptsCashDelivery: false } },
])(
  'cash chosen for $chosenFor is not offered for $notFor, where card is chosen by itself as all there is',
  async ({ chosenFor, notFor, menu }) => {
    const page = await openCheckout(menu);
    await fillIn(page, { ...ANN, delivery: true, address: '1 Main St' });
    await page.getByRole('radio', { name: new RegExp(`^${chosenFor}`) }).check();
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await page.getByRole('radio', { name: new RegExp(`^${notFor}`) }).check();
    expect(await page.getByRole('radio', { name: /^Cash/ }).count()).toBe(0);
    expect(await page.getByRole('radio', { name: /^Card/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: new RegExp(`^${chosenFor}`) }).check();
    expect(await page.getByRole('radio', { name: /^Cash/ }).isChecked()).toBe(true);
  },
);

test('a number that cannot be one is refused kindly, at its field', async () => {
  const page = await openCheckout({}, [/422/]);
  await fillIn(page, { name: 'Ann', phone: '12345' });
  await place(page);
  await expectToast(
    page,
    'Phone Number Not Valid',
    'This cannot be a phone number. Please check it; a number of another country needs its country code, such as +44.',
  );
  expect(
    await page
      .getByLabel('Phone')
      .evaluate((field) => field === document.activeElement && field.getAttribute('aria-invalid')),
  ).toBe('true');
  await fillIn(page, ANN);
  await place(page);
  await expectPlaced(page);
});

test('a delivery order with notes and allergens fits 1400 pixels of a phone, with the button in reach', async () => {
  const restaurant = await Restaurant.open(system(), {
    commonAllergens: ['Peanuts', 'Dairy/Milk', 'Wheat/Gluten'],
    allergyNote: 'Please ask us before you order.',
    deliveryFee: '4.50',
    minimumOrder: '10.00',
  });
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await addToCart(page, { item: 'Lobster Roll', cents: 2400 });
  await addToCart(page, { item: 'Clam Chowder', variant: 'Bowl', cents: 950 });
  await toCheckout(page);
  await page.getByRole('button', { name: /^Show and change 2 dishes/ }).click();
  await page.getByRole('button', { name: 'Add a note: Lobster Roll' }).click();
  await page.getByLabel('Note for the kitchen: Lobster Roll').fill('No mayonnaise, please');
  await page.getByRole('button', { name: /^Show and change 2 dishes/ }).click();
  await fillIn(page, { ...ANN, delivery: true, address: '48 Harbor Street, Apartment 12\nPortland, ME 04101' });
  await page
    .getByRole('textbox', { name: /^Special instructions/ })
    .fill('Ring twice. My son is allergic to peanuts; please keep them away from his dish.');
  await page.getByText(/^At your door about/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1400);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1400);
  await page.setViewportSize(COMMON_PHONE);
  const bar = await page.getByRole('button', { name: /^Place Order.*\$38\.00$/ }).boundingBox();
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(COMMON_PHONE.height);
});

test('an email is not needed, but has to be one', async () => {
  const page = await openCheckout();
  await fillIn(page, ANN);
  await page.getByLabel('Email').fill('ann at example');
  await place(page);
  await expectToast(page, 'Email Not Valid', 'Please correct your email address, or leave it empty.');
  await page.getByText('This is not an email address yet.').waitFor();
  await page.getByLabel('Email').fill('ann@example.com ');
  await place(page);
  await expectPlaced(page);
});

test('what is missing is marked at its field, which has the focus', async () => {
  const page = await openCheckout();
  await fillIn(page, { name: 'Ann' });
  await place(page);
  await page.getByText('Please fill in your phone number.').waitFor();
  expect(
    await page
      .getByLabel('Phone')
      .evaluate((field) => field === document.activeElement && field.getAttribute('aria-invalid')),
  ).toBe('true');
});

const OFFERS: readonly {
  readonly menu: Partial<Menu>;
  readonly orderType: 'Pickup' | 'Delivery';
  readonly offered: readonly string[];
  readonly note?: string;
}[] = [
  { menu: {}, orderType: 'Pickup', offered: ['card', 'cash'] },
  { menu: { acceptsCardPickup: false }, orderType: 'Pickup', offered: ['cash'] },
  { menu: { acceptsCashDelivery: false }, orderType: 'Delivery', offered: ['card'] },
  {
    menu: { acceptsCardPickup: false, acceptsCashPickup: false },
    orderType: 'Pickup',
    offered: [],
    note: 'No payment methods available for pickup. Please contact the restaurant.',
  },
  {
    menu: { acceptsCardDelivery: false, acceptsCashDelivery: false },
    orderType: 'Delivery',
    offered: [],
    note: 'No payment methods available for delivery. Please contact the restaurant.',
  },
];

test.each(OFFERS)('$orderType offers $offered', async ({ menu, orderType, offered, note }) => {
  const page = await openCheckout(menu);
  expect(await page.getByRole('radio', { name: /^Pickup/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: new RegExp(`^${orderType}`) }).check();
  if (note) await page.getByText(note).waitFor();
  expect(
    await page
      .locator('input[type=radio][value=card], input[type=radio][value=cash]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(offered);
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
  const stored = async () =>
    JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? 'null') as object[] | null;
  expect(await stored()).toMatchObject([{ name: 'Cacio e Pepe', price: '$16.00', quantity: 1, total: 16 }]);
  await page.getByRole('button', { name: 'One more Cacio e Pepe' }).click();
  expect(await stored()).toMatchObject([{ quantity: 2, total: 32 }]);
  await page.getByRole('button', { name: 'One less Cacio e Pepe' }).click();
  expect(await stored()).toMatchObject([{ quantity: 1, total: 16 }]);
  await page.getByRole('button', { name: 'One more Cacio e Pepe' }).click();
  await page.getByRole('button', { name: 'Remove Cacio e Pepe from the cart' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await stored()).toBeNull();
  await page.getByRole('link', { name: 'Browse Menu' }).click();
  await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await toCheckout(page);
  // One less than one is none.
  await page.getByRole('button', { name: 'Remove Cacio e Pepe', exact: true }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(await stored()).toBeNull();
  await page.getByRole('link', { name: 'Browse Menu' }).click();
  await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).waitFor();
  expect(await page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
});

test('the count is read again each second and when another tab writes; lines merge by name', async () => {
  const { url } = system();
  const page = await windows.open(`${url}/menu/demo`, { viewport: PHONE });
  await menuReady(page);
  // Written by this very tab there is no storage event: only the second's reading finds it.
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify([{ name: 'Soup', price: '$5.00', quantity: 3, total: 15 }])),
    KEY,
  );
  await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor({ timeout: 2000 });
  const other = await page.context().newPage();
  await other.goto(`${url}/menu/demo`);
  await menuReady(other);
  await other.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await other.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await other.getByText('Added to cart').waitFor();
  await page.getByRole('link', { name: 'Cart, 5 items' }).waitFor();
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as object[], KEY)).toMatchObject([
    { name: 'Soup', quantity: 3, total: 15 },
    { name: 'Cacio e Pepe', quantity: 2, total: 32 },
  ]);
});

test('the message of a dish that was added leaves the cart in reach', async () => {
  const page = await windows.open(`${system().url}/menu/demo`, { viewport: PHONE });
  await menuReady(page);
  await page.getByRole('button', { name: 'Add to Cart: Bruschetta al Pomodoro' }).click();
  await page.getByTestId('toast').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  // A pointer that the message held back would fail it.
  await page.getByRole('link', { name: 'Cart, 1 item' }).click({ trial: true, timeout: 1000 });
  await page.getByRole('link', { name: /^View cart/ }).click({ trial: true, timeout: 1000 });
});

test.each([true, false])(
  'the allergy notice is shown where the restaurant lists allergens; confirmed: %s, the order keeps that and is placed',
  async (confirmed) => {
    const restaurant = await Restaurant.open(system(), {
      commonAllergens: ['Peanuts', 'Sesame'],
      allergyNote: 'Please ask us.',
    });
    const page = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    await addToCart(page, { item: 'Lobster Roll', cents: 2400 });
    await toCheckout(page);
    const notice = page.getByRole('region', { name: 'Allergy notice' });
    await notice.getByText('This kitchen uses Peanuts, Sesame. Please ask us.').waitFor();
    expect(await notice.getByRole('checkbox').isChecked()).toBe(false);
    if (confirmed) await notice.getByRole('checkbox').check();
    await fillIn(page, ANN);
    await place(page);
    await expectPlaced(page);
    expect(await restaurant.orders()).toMatchObject([{ allergyConfirmed: confirmed }]);
  },
);

test('without allergens there is no notice', async () => {
  const page = await openCheckout({ commonAllergens: [] });
  await page.getByRole('region', { name: 'Allergy notice' }).waitFor({ state: 'detached' });
});

const TOLD: readonly { readonly by: string; readonly settings: UpdateMenuRequest; readonly channels: string }[] = [
  { by: 'text message', settings: { notificationSMS: true }, channels: 'text message and its order board' },
  { by: 'its board alone', settings: { notificationSMS: false }, channels: 'its order board' },
];

test.each(TOLD)(
  'an order of which the restaurant is told by $by: the guest reads how, and the cart is empty',
  async ({ settings, channels }) => {
    const restaurant = await Restaurant.open(system(), settings);
    const page = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    await addToCart(page, { item: 'Lobster Roll', cents: 2400 });
    await toCheckout(page);
    await fillIn(page, ANN);
    await place(page);
    await expectToast(
      page,
      'Order Placed Successfully!',
      `The restaurant has been notified via ${channels} and will contact you shortly.`,
    );
    await page.waitForURL(restaurant.menuUrl);
    expect(await page.evaluate((key) => localStorage.getItem(key), `cart_${restaurant.shareId}`)).toBeNull();
  },
);

test('where the restaurant takes orders by WhatsApp, the message to it opens in a tab of its own', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '+12075550142', notificationWhatsApp: true });
  const page = await windows.open(restaurant.menuUrl, {
    viewport: PHONE,
    expected: [/^foreign host: https:\/\/wa\.me\//],
  });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await addToCart(page, { item: 'Lobster Roll', cents: 2400 });
  await toCheckout(page);
  await fillIn(page, ANN);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), place(page)]);
  await tab.waitForURL(/^https:\/\/wa\.me\/12075550142\?text=/);
  await expectPlaced(page);
});

const FAILURES: readonly { readonly failure: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { failure: 'the network fails', answer: (route) => route.abort() },
  {
    failure: 'the server says that it had no success',
    answer: (route) => route.fulfill({ json: { success: false, error: 'No.' } }),
  },
  { failure: 'the server fails', answer: (route) => route.fulfill({ status: 503, body: '' }) },
];

test.each(FAILURES)('when $failure the order has failed, and placed again it has the same key', async ({ answer }) => {
  // An answer that is not as it is defined is told to us as well.
  const page = await openCheckout({}, [/503/, /The answer could not be read/]);
  const keys: (string | undefined)[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/orders') && keys.push(request.headers()['idempotency-key']),
  );
  await page.route('**/api/orders', answer);
  await fillIn(page, ANN);
  await place(page);
  await expectToast(
    page,
    'Order Failed',
    'Failed to place order. Please try again or contact the restaurant directly.',
  );
  await page.getByText(/ It is safe to try again/).waitFor();
  await page.reload();
  await page.unroute('**/api/orders');
  await place(page);
  await expectPlaced(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('two quick taps make one order', async () => {
  const page = await openCheckout();
  await fillIn(page, ANN);
  const sent = ordersSent(page);
  await page.getByRole('button', { name: /^Place Order/ }).dblclick();
  await expectPlaced(page);
  expect(sent()).toBe(1);
});

test('two tabs of one cart make one order', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await addToCart(page, { item: 'Lobster Roll', cents: 2400 });
  await toCheckout(page);
  await fillIn(page, ANN);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await fillIn(other, ANN);
  // A tab that hears of the other's order before it is pressed has an empty cart, and nothing to press any more.
  const told = (one: Page) =>
    one
      .getByText(/^(Order Placed Successfully!|Already ordered|Your cart is empty)$/)
      .first()
      .waitFor();
  await Promise.all([page, other].map((one) => Promise.race([place(one), told(one)])));
  const placed = (one: Page) => one.getByText('Order Placed Successfully!').waitFor();
  await Promise.all([Promise.any([page, other].map(placed)), ...[page, other].map(told)]);
  expect(await restaurant.orders()).toHaveLength(1);
});

test('a menu that cannot be fetched says so, and one that is gone is Menu Not Found', async () => {
  const page = await openCheckout({}, [/503/, /404/]);
  await page.route('**/api/menu/demo', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await page.getByRole('heading', { name: 'The menu cannot be shown right now' }).waitFor();
  await page.unroute('**/api/menu/demo');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.route('**/api/menu/demo', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.getByRole('heading', { name: 'Menu Not Found' }).waitFor();
  await page.getByText("The menu you're looking for doesn't exist or has been removed.").waitFor();
});
