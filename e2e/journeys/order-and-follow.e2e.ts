import { PlaceOrderResponse, type BoardOrder } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { settled, violations } from '../support/axe';
import { useBrowser } from '../support/browser';
import { menuReady } from '../support/screens/guest';
import { publish, uploadMenu } from '../support/screens/owner';
import { useSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

const SMALL_PHONE = { width: 360, height: 740 } as const;

/** A phone keeps no sideways scroll, and axe nothing to say. */
async function expectSound(page: Page) {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** One move of the restaurant, with the edit right of the browser that made the menu. */
async function move(owner: Page, shareId: string, orderNumber: string, change: object): Promise<void> {
  const { status, text } = await owner.evaluate(
    async ([id, number, body]) => {
      const board = (await (await fetch(`/api/orders/board/${id}`)).json()) as { orders: BoardOrder[] };
      const order = board.orders.find((one) => one.orderNumber === number);
      const answer = await fetch(`/api/orders/board/${id}/orders/${order?.orderId}/moves`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...(body as object), version: order?.version }) });
      return { status: answer.status, text: await answer.text() };
    },
    [shareId, orderNumber, change] as const,
  );
  expect([status, text]).toEqual([200, expect.anything()]);
}

test('ordered with a note, followed live on a small phone, accepted, ready, completed', async () => {
  const { url } = system();
  const owner = await windows.open(url, { viewport: { width: 1440, height: 900 } });
  await uploadMenu(owner, 'text-menu.pdf');
  const menuPage = await publish(owner);
  const shareId = new URL(menuPage).pathname.split('/').at(-1) ?? '';

  const guest = await windows.open(menuPage, { viewport: SMALL_PHONE });
  await menuReady(guest);
  await guest.getByRole('button', { name: /^Add to Cart: / }).first().click();
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

  await move(owner, shareId, orderNumber, { move: 'accept', minutes: 30 });
  await guest.getByText('The restaurant has accepted your order.').waitFor();
  await guest.getByText(/^Ready about \d/).waitFor();
  await guest.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' });

  await guest.reload();
  await guest.getByText('The restaurant has accepted your order.').waitFor();
  for (const [step, sentence] of [['start', 'The kitchen is working on it.'], ['ready', 'You can pick it up now.'], ['complete', 'Enjoy your meal.']] as const) {
    await move(owner, shareId, orderNumber, { move: step });
    await guest.getByText(sentence).waitFor();
  }
  await expectSound(guest);
  await guest.getByRole('link', { name: 'Back to Menu' }).click();
  await guest.getByRole('link', { name: new RegExp(`Order ${orderNumber}`) }).getByText('Completed').waitFor();
});

test('cancelled while still placed, after asking; an unknown link says so', async () => {
  const { url } = system();
  const guest = await windows.open(`${url}/menu/demo`, { viewport: SMALL_PHONE, expected: [/404/] });
  await menuReady(guest);
  await guest.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await guest.getByRole('link', { name: 'Cart, 1 item' }).click();
  await guest.getByLabel('Name').fill('Ada');
  await guest.getByLabel('Phone').fill('(503) 555-0119');
  await guest.getByRole('button', { name: /^Place Order/ }).click();
  await guest.getByRole('link', { name: /^Order / }).click();
  await guest.getByRole('button', { name: 'Cancel order' }).click();
  await expectSound(guest);
  await guest.getByRole('button', { name: 'Yes, cancel it' }).click();
  await guest.getByText('Nothing is charged.').waitFor();

  await guest.goto(`${url}/order/nothing-of-this-kind`);
  await guest.getByRole('heading', { name: 'Order not found' }).waitFor();
  await expectSound(guest);
});

test('placed offline, it waits in sight of every tab and is sent once', async () => {
  const { url } = system();
  const guest = await windows.open(`${url}/menu/demo`, { viewport: SMALL_PHONE, expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] });
  const context = guest.context();
  const sent: string[] = [];
  context.on('response', (answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST' && sent.push(`${answer.status()} ${answer.request().headers()['idempotency-key']}`));
  await menuReady(guest);
  await guest.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
  await guest.getByRole('link', { name: 'Cart, 1 item' }).click();
  await guest.getByLabel('Name').fill('Ada');
  await guest.getByLabel('Phone').fill('(503) 555-0119');
  const other = await context.newPage();
  await other.goto(`${url}/menu/demo`);
  await menuReady(other);
  await context.setOffline(true);
  await guest.getByRole('button', { name: /^Send when connected/ }).click();
  for (const page of [guest, other]) await page.getByRole('heading', { name: 'An order is waiting to be sent' }).waitFor();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  for (const page of [guest, other]) await page.getByRole('link', { name: /^Order / }).waitFor();
  await guest.getByRole('heading', { name: 'An order is waiting to be sent' }).waitFor({ state: 'detached' });
  expect(sent).toHaveLength(1);
});
