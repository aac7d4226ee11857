import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { boardLink } from '../support/outbox';
import { Restaurant } from '../support/restaurant';
import { accept, boardReady, column, step } from '../support/screens/board';
import { addToCart, fillIn, menuReady, ordersSent, place, toCheckout } from '../support/screens/guest';
import { publish, uploadMenu } from '../support/screens/owner';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

test('ordered with a note, followed live on a small phone while the restaurant works it by the link in its message', async () => {
  const { url } = system();
  const owner = await windows.open(url, { viewport: DESKTOP });
  await uploadMenu(owner, 'text-menu.pdf');
  const menuPage = await publish(owner);

  const guest = await windows.open(menuPage, { viewport: PHONE });
  await menuReady(guest);
  await guest
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click();
  await guest.getByRole('link', { name: 'Cart, 1 item' }).click();
  await guest.getByRole('button', { name: /^Add a note: / }).click();
  await guest.getByLabel(/^Note for the kitchen/).fill('Extra crispy');
  await guest.getByText(/^Ready about/).waitFor();
  await expectSound(guest);
  await guest.getByLabel('Name').fill('Grace Okafor');
  await guest.getByLabel('Phone').fill('(503) 555-0119');
  const [response] = await Promise.all([
    guest.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST'),
    guest.getByRole('button', { name: /^Place Order/ }).click(),
  ]);
  const { orderNumber, trackingUrl } = PlaceOrderResponse.parse(await response.json());
  await guest.getByText('Order Placed Successfully!').waitFor();
  await guest.waitForURL(menuPage);

  const card = guest.getByRole('link', { name: new RegExp(`Order ${orderNumber}`) });
  await card.getByText('Sent to the restaurant').waitFor();
  await expectSound(guest);
  await card.click();
  await guest.waitForURL(url + trackingUrl);
  await guest.getByText('Note: Extra crispy').waitFor();
  await expectSound(guest);

  const kitchen = await windows.open(url + (await boardLink(url, orderNumber)), { viewport: PHONE });
  await boardReady(kitchen);
  await kitchen.getByText('“Extra crispy”').waitFor();
  await accept(kitchen, orderNumber, 30);
  await guest.getByText('The restaurant has accepted your order.').waitFor();
  // Near the restaurant's midnight with the day before the time.
  await guest.getByText(/^Ready about .*\d:\d\d/).waitFor();
  await guest.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' });

  await guest.reload();
  await guest.getByText('The restaurant has accepted your order.').waitFor();
  await column(kitchen, 'kitchen');
  for (const [move, sentence] of [
    ['Start cooking', 'The kitchen is working on it.'],
    ['Ready', 'You can pick it up now.'],
  ] as const) {
    await step(kitchen, move, orderNumber);
    await guest.getByText(sentence).waitFor();
  }
  await column(kitchen, 'leaving');
  await step(kitchen, 'Handed over', orderNumber);
  await guest.getByText('Enjoy your meal.').waitFor();
  await expectSound(guest);
  await guest.getByRole('link', { name: 'Back to Menu' }).click();
  await guest
    .getByRole('link', { name: new RegExp(`Order ${orderNumber}`) })
    .getByText('Completed')
    .waitFor();
});

test('cancelled while still placed, after asking; an unknown link says so', async () => {
  const { url } = system();
  const guest = await windows.open(`${url}/menu/demo`, { viewport: PHONE, expected: [/404/] });
  await addToCart(guest, { item: 'Cacio e Pepe', cents: 1600 });
  await toCheckout(guest);
  await fillIn(guest, { name: 'Ada', phone: '(503) 555-0119' });
  await place(guest);
  await guest.getByRole('link', { name: /^Order / }).click();
  await guest.getByRole('button', { name: 'Cancel order' }).click();
  await expectSound(guest);
  await guest.getByRole('button', { name: 'Yes, cancel it' }).click();
  await guest.getByText('Nothing is charged.').waitFor();

  await guest.goto(`${url}/order/nothing-of-this-kind`);
  await guest.getByRole('heading', { name: 'Order not found' }).waitFor();
  await expectSound(guest);
});

test('placed offline, it waits in sight of every tab, also after a reload, and is sent once', async () => {
  const { url } = system();
  const guest = await windows.open(`${url}/menu/demo`, {
    viewport: PHONE,
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
  });
  const context = guest.context();
  await guest.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await guest.reload();
  await addToCart(guest, { item: 'Cacio e Pepe', cents: 1600 });
  await toCheckout(guest);
  await fillIn(guest, { name: 'Ada', phone: '(503) 555-0119' });
  const other = await context.newPage();
  await other.goto(`${url}/menu/demo`);
  await menuReady(other);
  // What arrives counts: a browser that has just been reloaded may believe in a network that is not there, and try.
  const before = await system().database.count('ordering.orders');
  const arrived = async () => (await system().database.count('ordering.orders')) - before;
  const waits = (page: Page) => page.getByRole('heading', { name: 'An order is waiting to be sent' });

  await context.setOffline(true);
  await guest.getByRole('button', { name: /^Send when connected/ }).click();
  for (const page of [guest, other]) await waits(page).waitFor();
  await guest.reload();
  await waits(guest).waitFor();
  await guest.getByText('1 item, $16.00').waitFor();
  await expectSound(guest);
  expect(await arrived()).toBe(0);

  await context.setOffline(false);
  for (const page of [guest, other]) await page.getByRole('link', { name: /^Order / }).waitFor();
  await waits(guest).waitFor({ state: 'detached' });
  expect(await arrived()).toBe(1);
  // Whoever comes back later finds it sent, not waiting.
  await guest.reload();
  await guest.getByRole('link', { name: /^Order / }).waitFor();
  expect([await waits(guest).count(), await arrived()]).toEqual([0, 1]);
});

test('an order that is taken back while it is being sent is one order, and is shown as sent', async () => {
  const restaurant = await Restaurant.open(system());
  const guest = await windows.open(restaurant.menuUrl, {
    viewport: PHONE,
    worker: false,
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
  });
  await addToCart(guest, { item: 'Lobster Roll', cents: 2400 });
  await toCheckout(guest);
  await fillIn(guest, { name: 'Ada', phone: '(503) 555-0119' });
  await guest.context().setOffline(true);
  await guest.getByRole('button', { name: /^Send when connected/ }).click();
  await guest.getByRole('heading', { name: 'An order is waiting to be sent' }).waitFor();
  let arrive = () => undefined as void;
  const answered = new Promise<void>((resolve) => (arrive = resolve));
  await guest.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await guest.context().setOffline(false);
  await until('the order to be there', async () => (await restaurant.orders()).length > 0);
  await guest.getByRole('button', { name: 'Take it back' }).click();
  arrive();
  await guest
    .getByRole('link', { name: /^Order / })
    .getByText('Sent to the restaurant')
    .waitFor();
  expect(await guest.getByRole('heading', { name: 'An order is waiting to be sent' }).count()).toBe(0);
  expect(await guest.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
  expect(await restaurant.orders()).toHaveLength(1);
});

test('an order that waits offline can be taken back, and nothing is sent', async () => {
  const guest = await windows.open(`${system().url}/menu/demo`, {
    viewport: PHONE,
    expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/],
  });
  await addToCart(guest, { item: 'Cacio e Pepe', cents: 1600 });
  await toCheckout(guest);
  await fillIn(guest, { name: 'Ada', phone: '(503) 555-0119' });
  const sent = ordersSent(guest);
  await guest.context().setOffline(true);
  await guest.getByRole('button', { name: /^Send when connected/ }).click();
  await guest.getByRole('button', { name: 'Take it back' }).click();
  await guest.getByRole('heading', { name: 'Checkout' }).waitFor();
  expect(await guest.getByLabel('Name').inputValue()).toBe('Ada');
  await guest.context().setOffline(false);
  await guest.getByRole('button', { name: /^Place Order.*\$16\.00$/ }).waitFor();
  expect(sent()).toBe(0);
});
