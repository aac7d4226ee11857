import { writeFileSync } from 'node:fs';
import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { messageAbout } from '../support/outbox';
import { pdfText } from '../support/printed';
import { Printer } from '../support/printer';
import { Restaurant, ROLL } from '../support/restaurant';
import { accept, boardReady, card, moreMoves, openBoard } from '../support/screens/board';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { addToCart, expectPlaced, menuReady, toCheckout } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

/** A code that has ended and a table that is shut are what this story is about. */
const EXPECTED = [/Failed to load resource/];

/** Turns ordering at tables on, as an owner does, and adds tables. */
async function withTables(names: string): Promise<{ restaurant: Restaurant; owner: Page }> {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0171' });
  const owner = await windows.open(restaurant.menuUrl, { viewport: DESKTOP, expected: EXPECTED });
  await restaurant.letIn(owner);
  await owner.goto(`${restaurant.menuUrl}/rules#tables`);
  const part = owner.locator('#tables');
  await part.getByText('Off', { exact: true }).waitFor();
  await part.getByRole('checkbox', { name: /^Guests can order at their table/ }).check();
  await part.getByRole('button', { name: 'Save', exact: true }).click();
  await part.getByText('No tables yet.').waitFor();
  await part.getByLabel('Add tables').fill(names);
  await part.getByRole('button', { name: 'Add', exact: true }).click();
  await part.getByText('Table 1', { exact: true }).waitFor();
  return { restaurant, owner };
}

/** Where the code of a table leads, as it is printed. */
async function codeOf(owner: Page, restaurant: Restaurant, name: string): Promise<string> {
  const answer = await owner.request.get(`${system().url}/api/orders/board/${restaurant.shareId}/tables`);
  const { tables } = (await answer.json()) as { tables: { name: string; path: string }[] };
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`there is no table ${name}`);
  return `${system().url}${table.path}`;
}

/** A guest's phone that scans the code. */
const scan = (url: string) => windows.open(url, { viewport: COMMON_PHONE, expected: EXPECTED });
const tableOf = (page: Page) => page.getByRole('region', { name: 'Your table' });

async function orderAt(page: Page, table: string): Promise<PlaceOrderResponse> {
  await addToCart(page, ROLL);
  await toCheckout(page);
  await page.getByText(`Your order comes to ${table}.`).waitFor();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST'),
    page.getByRole('button', { name: new RegExp(`^Order to ${table}`) }).click(),
  ]);
  expect(response.status()).toBe(201);
  return PlaceOrderResponse.parse(await response.json());
}

test('from the owner’s switch to the ticket: two phones order on one tab, call a waiter and ask for the bill', async () => {
  const printer = await new Printer().switchOn();
  try {
    const { restaurant, owner } = await withTables('1-3, Terrace 1');
    await expectSound(owner);
    const codes = await owner.request.get(`${system().url}/api/menu/${restaurant.shareId}/table-codes.pdf`);
    expect([codes.status(), codes.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const file = `${system().dataDir}/table-codes.pdf`;
    writeFileSync(file, await codes.body());
    for (const name of ['Table 1', 'Table 2', 'Table 3', 'Terrace 1']) expect(pdfText(file)).toContain(name);

    await openChannels(owner, restaurant.menuUrl);
    await owner.getByRole('checkbox', { name: /^Print/ }).check();
    await addNetworkPrinter(owner, { name: 'Kitchen', host: printer.host });
    await save(owner);
    await openBoard(owner, restaurant.shareId);
    await boardReady(owner);

    // Who only reads the menu sees nothing of tables.
    const reader = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
    await menuReady(reader);
    expect(await tableOf(reader).count()).toBe(0);

    const code = await codeOf(owner, restaurant, '2');
    const first = await scan(code);
    await tableOf(first).getByRole('heading', { name: 'Table 2' }).waitFor();
    // The secret does not stay in the address.
    expect(first.url()).toBe(restaurant.menuUrl);
    await expectSound(first);
    await addToCart(first, ROLL);
    await toCheckout(first);
    await first.getByRole('heading', { name: 'At the table' }).waitFor();
    expect(await first.getByRole('radio', { name: /^(Pickup|Delivery)/ }).count()).toBe(0);
    await expectSound(first);
    await first.getByLabel('Name').fill('Ann');
    const [answer] = await Promise.all([
      first.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
      first.getByRole('button', { name: /^Order to Table 2/ }).click(),
    ]);
    const one = PlaceOrderResponse.parse(await answer.json());
    await expectPlaced(first);
    await tableOf(first).getByText('On the tab: 1 order').waitFor();

    const second = await scan(code);
    await tableOf(second).getByText('On the tab: 1 order').waitFor();
    const two = await orderAt(second, 'Table 2');
    await tableOf(second).getByText('On the tab: 2 orders').waitFor();
    // The other phone hears of it by itself.
    await tableOf(first).getByText('On the tab: 2 orders').waitFor();

    const ticket = await until('the ticket', () => printer.tickets.find((text) => text.includes(one.orderNumber)));
    for (const line of ['TABLE 2', 'At the table', 'Ann', 'with the tab']) expect(ticket).toContain(line);
    const message = await messageAbout(system().url, two.orderNumber);
    expect(message.body).toContain('TABLE 2');
    expect(message.body).not.toContain('Phone:');

    await card(owner, one.orderNumber).getByText('Table 2, Ann').waitFor();
    await card(owner, two.orderNumber).getByText('At the table', { exact: true }).waitFor();
    await tableOf(second).getByRole('button', { name: 'Call a waiter' }).click();
    await tableOf(first).getByText('A waiter is on the way').waitFor();
    await owner.getByText('Table 2 calls a waiter').waitFor();
    await expectSound(owner);
    await owner.getByRole('button', { name: 'On my way: Table 2 calls a waiter' }).click();
    await tableOf(first).getByRole('button', { name: 'Call a waiter' }).waitFor();

    await accept(owner, one.orderNumber, 20);
    await moreMoves(owner, one.orderNumber);
    await owner.getByRole('button', { name: `Served: order ${one.orderNumber}` }).click();
    await first.goto(`${system().url}${one.trackingUrl}`);
    await first.getByText('Served', { exact: true }).first().waitFor();
    await first
      .getByText(/Table 2/)
      .first()
      .waitFor();
    await expectSound(first);

    await tableOf(second).getByRole('button', { name: 'Bill, please' }).click();
    await tableOf(second).getByRole('button', { name: 'Bill, please: we pay by card' }).click();
    await owner.getByText('Table 2 asks for the bill, by card').waitFor();
    await owner.getByRole('button', { name: 'Table 2 2 orders · $48.00' }).click();
    await owner.getByRole('dialog').getByText('1 order not served yet.').waitFor();
    await expectSound(owner);
    await owner.getByRole('button', { name: 'Paid by card' }).click();
    await owner.getByRole('button', { name: /^Table 2 / }).waitFor({ state: 'detached' });
    await tableOf(second)
      .getByText(/The tab of this table was closed/)
      .waitFor();
    await tableOf(second).getByRole('button', { name: 'Close' }).click();
    await tableOf(second).waitFor({ state: 'detached' });
  } finally {
    await printer.switchOff();
  }
});

test('a stranger with a photograph of the code is shut out by one press, and guests who sit there are not', async () => {
  const { restaurant, owner } = await withTables('1');
  const photograph = await codeOf(owner, restaurant, '1');
  await openBoard(owner, restaurant.shareId);
  const stranger = await scan(photograph);
  const { orderNumber } = await orderAt(stranger, 'Table 1');
  await owner.getByRole('button', { name: `This was nobody at the table: order ${orderNumber}` }).click();
  await owner.getByText('Table 1 takes no orders.').waitFor();
  await tableOf(stranger).getByText('This table takes no orders right now. Please ask the staff.').waitFor();
  await tableOf(stranger).getByRole('button', { name: 'Close' }).click();
  const again = await scan(photograph);
  await tableOf(again).getByText('This table takes no orders right now. Please ask the staff.').waitFor();

  // Guests sit down: staff opens the table, and a new code leaves the photograph behind for good.
  await owner.getByRole('button', { name: 'Open again: Table 1' }).click();
  await owner.goto(`${restaurant.menuUrl}/rules#tables`);
  await owner.getByRole('button', { name: 'New code for Table 1' }).click();
  await owner.getByText('Table 1 has a new code').waitFor();
  const late = await scan(photograph);
  await tableOf(late)
    .getByText(/This code is not in use any more/)
    .waitFor();
  const guest = await scan(await codeOf(owner, restaurant, '1'));
  await orderAt(guest, 'Table 1');

  await openBoard(owner, restaurant.shareId);
  await owner.getByRole('button', { name: 'Turn off ordering at tables' }).click();
  await owner.getByText('Ordering at tables is off').first().waitFor();
  await tableOf(guest)
    .getByText(/Ordering at the table is turned off right now/)
    .waitFor();
});
