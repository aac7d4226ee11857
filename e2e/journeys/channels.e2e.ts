import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { readOutbox } from '../support/outbox';
import { Printer } from '../support/printer';
import { Restaurant } from '../support/restaurant';
import { addCloudPrinter, addNetworkPrinter, openChannels, save, sendTest } from '../support/screens/channels';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const SMALL = { width: 390, height: 844 } as const;
/** A refused test is what a story is about; a page that is left closes its line. */
const EXPECTED = [/Failed to load resource/];

async function owner(
  phone: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<{ page: Page; restaurant: Restaurant }> {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: phone });
  const page = await windows.open(restaurant.menuUrl, { viewport, expected: EXPECTED });
  await restaurant.letIn(page);
  await openChannels(page, restaurant.menuUrl);
  return { page, restaurant };
}

async function ordered(restaurant: Restaurant): Promise<PlaceOrderResponse> {
  const menu = await restaurant.menu();
  const dish = menu.categories
    .flatMap(({ items }) => items)
    .find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain);
  const { json } = await new Visitor(system().url).call('/api/orders', {
    method: 'POST',
    json: orderFrom(menu, { dish: dish!.name }),
  });
  return PlaceOrderResponse.parse(json);
}

test('a channel is switched on, its printer tried, switched off and tried again; then an order comes out of it', async () => {
  const printer = await new Printer().switchOn();
  try {
    const { page, restaurant } = await owner('(207) 555-0161', SMALL);
    await page.getByRole('checkbox', { name: /^Print/ }).check();
    await page.getByText('Not saved yet.').waitFor();
    await page.getByText('No printer is set up: tickets are printed nowhere.').waitFor();
    await addNetworkPrinter(page, { name: 'Kitchen', host: printer.host });
    await sendTest(page, 'Kitchen');
    await page
      .locator('[data-state="delivered"]')
      .getByText(/Printed\.$/)
      .waitFor();
    expect(printer.tickets).toEqual([expect.stringContaining('Printer: Kitchen')]);
    await expectSound(page);

    await printer.switchOff();
    await sendTest(page, 'Kitchen');
    await page
      .locator('[data-state="failed"]')
      .getByText(/Nothing takes tickets at 127.*switched on\.$/)
      .waitFor();
    await expectSound(page);
    await printer.switchOn();
    await save(page);

    const { orderNumber, notifications } = await ordered(restaurant);
    expect(notifications).toEqual(['sms', 'print', 'board']);
    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(orderNumber)));
    for (const part of ['PICKUP', 'Ada Lindqvist', '(503) 555-0119', 'TOTAL']) expect(ticket).toContain(part);
  } finally {
    await printer.switchOff();
  }
});

test('a test by text message says what became of it, and the WhatsApp chat opens in a tab of its own', async () => {
  const { page } = await owner('(207) 555-0162', DESKTOP);
  await page.getByText('Not confirmed', { exact: true }).waitFor();
  await sendTest(page, '(207) 555-0162');
  // No provider is set up here, and the page does not say otherwise.
  await page
    .locator('[data-state="sent"]')
    .getByText(/Saved here but not sent/)
    .waitFor();
  const { messages } = await readOutbox(system().url);
  expect(messages.filter(({ to }) => to === '+12075550162').map(({ body }) => body)).toEqual([
    expect.stringContaining('this is a test'),
  ]);

  await page.getByRole('checkbox', { name: /^WhatsApp/ }).check();
  const chat = page.getByRole('link', { name: 'Open a test chat' });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/12075550162\?text=This%20is%20a%20test/);
  expect([await chat.getAttribute('target'), await chat.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  await expectSound(page);
});

test('a printer that asks for its tickets is given an address once, prints, and is removed', async () => {
  const { page, restaurant } = await owner('(207) 555-0163', DESKTOP);
  await page.getByRole('checkbox', { name: /^Print/ }).check();
  const address = await addCloudPrinter(page, 'Bar');
  expect(address).toMatch(new RegExp(`^${system().url}/api/notify/cloudprnt/`));
  await page.getByText(/has not asked yet/).waitFor();
  await sendTest(page, 'Bar');
  const ask = async () =>
    (
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ statusCode: '200 OK' }),
      })
    ).json() as Promise<{ jobReady: boolean; jobToken?: string }>;
  const { jobToken } = await until('a ticket to be ready', async () => {
    const answer = await ask();
    return answer.jobReady && answer;
  });
  await page.getByText(/asked last on/).waitFor();
  await page.locator('[data-state="queued"]').waitFor();
  expect(await (await fetch(`${address}?type=text/plain&token=${jobToken}`)).text()).toContain('Printer: Bar');
  await fetch(`${address}?code=200%20OK&token=${jobToken}`, { method: 'DELETE' });
  await page.locator('[data-state="delivered"]').waitFor();
  await expectSound(page);

  await page.getByRole('button', { name: 'Remove Bar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No printer is set up: tickets are printed nowhere.').waitFor();
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  await save(page);
  // Nothing is there to print on, and the order's board says so.
  const { orderNumber } = await ordered(restaurant);
  await until('the failed ticket', async () =>
    (await restaurant.orders())
      .find((order) => order.orderNumber === orderNumber)
      ?.messages.find(({ channel, status }) => channel === 'print' && status === 'failed'),
  );
});
