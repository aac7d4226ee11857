import type { CartLine } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { PHONE, useBrowser } from '../support/browser';
import { BREAD, Restaurant, ROLL } from '../support/restaurant';
import {
  addToCart,
  ANN,
  expectPlaced,
  expectToast,
  fillCheckout,
  fillIn,
  menuReady,
  ordersSent,
  place,
  toCheckout,
} from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

/** What these stories are about: an order is refused, and the browser notes it. */
const EXPECTED = [/409/, /422/];

/** A guest at the checkout with a dish of the restaurant in the cart, all filled in. */
async function atCheckout({ menuUrl }: Restaurant, expected: readonly RegExp[] = EXPECTED): Promise<Page> {
  const page = await windows.open(menuUrl, { viewport: PHONE, expected });
  await fillCheckout(page, ROLL);
  await page.getByText(/^Ready about/).waitFor();
  return page;
}

const stored = (page: Page, { shareId }: Restaurant) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as CartLine[] | null, `cart_${shareId}`);
const changed = (page: Page) => page.getByText('The menu changed while you were choosing');
const total = (page: Page, amount: string) =>
  page.getByRole('button', { name: new RegExp(`^Place Order.*\\${amount}$`) }).waitFor();

describe('what was changed meanwhile', () => {
  test('a price: nothing is ordered, both prices are shown, and ordered again it is the new one', async () => {
    const restaurant = await Restaurant.open(system());
    const page = await atCheckout(restaurant);
    await restaurant.changeDish(ROLL.item, { price: '26.50' });
    await place(page);
    await expectToast(
      page,
      'Prices have changed',
      'Prices have changed since you opened the menu. Please check the new total and order again.',
    );
    await changed(page).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'was $24.00 now $26.50' }).waitFor();
    await total(page, '$26.50');
    expect(await stored(page, restaurant)).toMatchObject([{ price: '$26.50', quantity: 1, total: 26.5 }]);
    expect(await restaurant.orders()).toEqual([]);
    await place(page);
    await expectPlaced(page);
    expect(await restaurant.orders()).toMatchObject([{ total: 2650 }]);
  });

  test('the delivery fee', async () => {
    const restaurant = await Restaurant.open(system());
    const page = await atCheckout(restaurant);
    // The server has said what delivery costs.
    await Promise.all([
      page.waitForResponse('**/api/orders/quote'),
      fillIn(page, { delivery: true, address: '1 Main St' }),
    ]);
    await total(page, '$29.00');
    await restaurant.change({ deliveryFee: '7.50' });
    await place(page);
    await changed(page).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'was $5.00 now $7.50' }).waitFor();
    await total(page, '$31.50');
    await place(page);
    await expectPlaced(page);
    expect(await restaurant.orders()).toMatchObject([{ deliveryFee: 750, total: 3150 }]);
  });

  const REFUSALS: readonly {
    readonly what: string;
    change(restaurant: Restaurant): Promise<void>;
    readonly detail: string;
  }[] = [
    {
      what: 'the minimum order',
      change: (restaurant) => restaurant.change({ minimumOrder: '30.00' }),
      detail: 'Minimum order is $30.00. Please add more items.',
    },
    {
      what: 'the ways to pay',
      change: (restaurant) => restaurant.change({ acceptsCardPickup: false }),
      detail: 'Card payments are not accepted for pickup.',
    },
    {
      what: 'what is sold out',
      change: (restaurant) => restaurant.sellOut(ROLL.item),
      detail: '“Lobster Roll” is sold out. Please remove it from your cart.',
    },
    {
      what: 'what is on the menu',
      change: (restaurant) => restaurant.changeDish(ROLL.item, 'gone'),
      detail: '“Lobster Roll” is not on the menu any more. Please remove it from your cart.',
    },
  ];

  test.each(REFUSALS)('$what: the order has failed, and the toast says why', async ({ change, detail }) => {
    const restaurant = await Restaurant.open(system());
    const page = await atCheckout(restaurant);
    await change(restaurant);
    await place(page);
    await expectToast(page, 'Order Failed', detail);
    expect(await restaurant.orders()).toEqual([]);
  });
});

test('a price that was written into the browser by hand is not taken', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await atCheckout(restaurant);
  await page.evaluate(
    ([key, line]) =>
      localStorage.setItem(
        key,
        JSON.stringify([{ ...(JSON.parse(localStorage.getItem(key) ?? '[]') as object[])[0], ...line }]),
      ),
    [`cart_${restaurant.shareId}`, { price: '$1.00', total: 1 }] as const,
  );
  // The prices cannot be asked for: only placing the order finds out.
  await page.route('**/api/orders/quote', (route) => route.fulfill({ status: 409, json: {} }));
  await page.reload();
  await page.getByText('The restaurant’s prices could not be checked just now.', { exact: false }).waitFor();
  await total(page, '$1.00');
  await place(page);
  await page.getByRole('listitem').filter({ hasText: 'was $1.00 now $24.00' }).waitFor();
  await total(page, '$24.00');
  expect(await restaurant.orders()).toEqual([]);

  await page.unroute('**/api/orders/quote');
  await place(page);
  await expectPlaced(page);
  expect(await restaurant.orders()).toMatchObject([{ total: 2400 }]);
});

test('a dish that is sold out says so on the menu and at the checkout, and is not sent', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await atCheckout(restaurant);
  await page.goto(restaurant.menuUrl);
  await addToCart(page, BREAD);
  await restaurant.sellOut(ROLL.item);
  // The menu learns of it by an event, and its readers share an answer for half a second.
  await until('the menu to say so', async () => {
    await page.reload();
    await menuReady(page);
    return page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: ROLL.item }) })
      .getByText('Sold out')
      .isVisible();
  });
  expect(await page.getByRole('button', { name: `Add to Cart: ${ROLL.item}` }).count()).toBe(0);

  await toCheckout(page);
  await page.getByText('“Lobster Roll” is sold out. Please remove it from your cart.').waitFor();
  await total(page, '$5.00');
  const sent = ordersSent(page);
  await place(page);
  await expectToast(
    page,
    'Please look at your order',
    'Lobster Roll cannot be ordered any more. Remove it or choose again.',
  );
  expect(sent()).toBe(0);
  await page.getByRole('button', { name: 'Choose again: Lobster Roll' }).click();
  await page.waitForURL(restaurant.menuUrl);
  expect(await stored(page, restaurant)).toMatchObject([{ name: BREAD.item, quantity: 1, total: 5 }]);
});

test('sizes and extras are lines of their own, each with its note, and arrive so', async () => {
  const restaurant = await Restaurant.open(system());
  await restaurant.changeDish('Clam Chowder', { addOns: [{ name: 'Extra bacon', price: '2.00' }] });
  const page = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await addToCart(page, { item: 'Clam Chowder', variant: 'Cup', cents: 650 });
  await addToCart(page, { item: 'Clam Chowder', variant: 'Bowl', cents: 950 });
  await page.getByRole('button', { name: 'Add to Cart: Clam Chowder' }).click();
  const choice = page.getByRole('dialog', { name: 'Clam Chowder' });
  await choice.getByRole('radio', { name: 'Bowl' }).check();
  await choice.getByRole('checkbox', { name: /^Extra bacon/ }).check();
  await choice.getByRole('button', { name: 'Add to Cart $11.50' }).click();
  await addToCart(page, { item: 'Clam Chowder', variant: 'Cup', cents: 650 });
  expect(await stored(page, restaurant)).toMatchObject([
    { name: 'Clam Chowder (Cup)', price: '$6.50', quantity: 2, total: 13 },
    { name: 'Clam Chowder (Bowl)', price: '$9.50', quantity: 1, total: 9.5 },
    { name: 'Clam Chowder (Bowl, Extra bacon)', price: '$11.50', quantity: 1, total: 11.5 },
  ]);

  await toCheckout(page);
  await page.getByRole('button', { name: /^Show and change 4 dishes/ }).click();
  await page.getByRole('button', { name: 'Add a note: Clam Chowder (Bowl)' }).click();
  await page.getByLabel('Note for the kitchen: Clam Chowder (Bowl)', { exact: true }).fill('No oyster crackers');
  await fillIn(page, ANN);
  await total(page, '$34.00');
  await place(page);
  await expectPlaced(page);
  expect((await restaurant.orders())[0]?.lines).toMatchObject([
    { name: 'Clam Chowder', options: ['Cup'], quantity: 2, total: 1300 },
    { name: 'Clam Chowder', options: ['Bowl'], notes: 'No oyster crackers', total: 950 },
    { name: 'Clam Chowder', options: ['Bowl', 'Extra bacon'], total: 1150 },
  ]);
});

test('an order that waited offline asks before it is sent at another price', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await atCheckout(restaurant, [...EXPECTED, /ERR_INTERNET_DISCONNECTED/, /Failed to load resource/]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Send when connected/ }).click();
  await page.getByRole('heading', { name: 'An order is waiting to be sent' }).waitFor();
  await restaurant.changeDish(ROLL.item, { price: '26.50' });
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Your order was not sent' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'was $24.00 now $26.50' }).waitFor();
  expect(await restaurant.orders()).toEqual([]);
  await page.getByRole('button', { name: 'Look at it and order again' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await total(page, '$26.50');
  await place(page);
  await expectPlaced(page);
  expect(await restaurant.orders()).toMatchObject([{ total: 2650 }]);
});
