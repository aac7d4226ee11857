import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { messageAbout } from '../support/outbox';
import { scanQr } from '../support/printed';
import { Printer } from '../support/printer';
import { Restaurant, ROLL } from '../support/restaurant';
import { accept, card, column, openBoard, tool } from '../support/screens/board';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { addToCart, fillCheckout, toCheckout } from '../support/screens/guest';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

const OWNER = { name: 'Lucia Neri', email: 'lucia@neri.example', phone: '(207) 555-0144' } as const;
const EXPECTED = [/Failed to load resource/];

/** A row of the summary, or of the receipt: its name with its amount. */
const row = (page: Page, name: string, amount: string) =>
  page.locator('dl > div').filter({ hasText: name }).filter({ hasText: amount }).waitFor();
const details = (page: Page, number: string) =>
  page.getByRole('button', { name: `Details of order ${number}` }).click();
const payLink = (page: Page) => page.getByRole('link', { name: 'Pay $27.60 at paypal.me' });
/** What can be filled in or pressed on the checkout. */
const controlsOf = (page: Page) =>
  page
    .locator('form')
    .locator('input, textarea, select, button')
    .evaluateAll((all) => all.map((one) => one.id || one.getAttribute('aria-label') || one.textContent || one.tagName));

test('from the owner’s switch to the ticket: a tip at the checkout, the restaurant’s own link after acceptance, and its word that it is paid', async () => {
  const printer = await new Printer().switchOn();
  try {
    const { url } = system();
    const business = await Business.open(system(), OWNER);
    const shareId = await business.upload();
    const menuUrl = `${url}/menu/${shareId}`;
    const named = { restaurantName: 'Osteria Lucia', restaurantPhone: OWNER.phone };
    expect((await business.owner.call(`/api/menu/${shareId}`, { method: 'PUT', json: named })).status).toBe(200);

    const owner = await windows.open(menuUrl, { viewport: COMMON_PHONE, expected: EXPECTED });
    await business.letIn(owner);
    await openChannels(owner, menuUrl);
    await owner.getByRole('checkbox', { name: /^Print/ }).check();
    await addNetworkPrinter(owner, { name: 'Kitchen', host: printer.host });
    await save(owner);

    // The switch: a link that anybody could read is refused, a known provider gets the amount by itself.
    await owner.goto(`${menuUrl}/rules#payment`);
    const part = owner.locator('#payment');
    await part.getByText('Off', { exact: true }).waitFor();
    await part.getByRole('checkbox', { name: /^Guests can pay by my own link/ }).check();
    const link = part.getByLabel('Your payment link');
    await link.fill('http://paypal.me/lucia');
    await link.blur();
    await part.getByText('The link has to begin with https://').waitFor();
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await part.getByText('The link has to begin with https://').waitFor();
    await link.fill('https://paypal.me/lucia');
    await link.blur();
    expect(await link.inputValue()).toBe('https://paypal.me/lucia/{amount}{currency}');
    await part.getByText('https://paypal.me/lucia/23.40USD').waitFor();
    await part.getByText('Guests do not see the link yet').waitFor();
    await part.getByRole('checkbox', { name: /^Guests can add a tip/ }).check();
    await expectSound(owner);
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await part.getByText('paypal.me, Tips', { exact: true }).waitFor();

    // The tip: none is chosen, too much is refused, a share is counted of the dishes.
    const guest = await windows.open(menuUrl, { viewport: COMMON_PHONE, expected: EXPECTED });
    await fillCheckout(guest, ROLL);
    await guest.getByText('Shares are counted of the dishes, $24.00.').waitFor();
    expect(await guest.locator('button[aria-pressed="true"]').count()).toBe(0);
    await guest.getByRole('button', { name: /^Place Order.*\$24\.00$/ }).waitFor();
    await guest.getByLabel('Your own amount').fill('24.01');
    await guest.getByRole('button', { name: /^Place Order.*\$24\.00$/ }).click();
    await guest.getByText('A tip is at most as much as the dishes cost, $24.00.').first().waitFor();
    await guest.getByRole('button', { name: '15 % $3.60' }).click();
    await row(guest, 'Tip', '$3.60');
    await row(guest, 'To pay', '$27.60');
    await expectSound(guest);
    const [answer] = await Promise.all([
      guest.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
      guest.getByRole('button', { name: /^Place Order.*\$27\.60$/ }).click(),
    ]);
    expect(answer.status()).toBe(201);
    const { orderNumber, trackingUrl } = PlaceOrderResponse.parse(await answer.json());

    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(orderNumber)));
    for (const line of [/TOTAL +\$24\.00/, /Tip +\$3\.60/, /To pay +\$27\.60/]) expect(ticket).toMatch(line);
    expect(ticket).not.toContain('PAID');
    const { body } = await messageAbout(url, orderNumber);
    expect(body).toContain('Total: $24.00\nTip: $3.60\nTo pay: $27.60');

    // Accepted, but the platform does not know the business: no link. It is approved: the link is there.
    await guest.goto(url + trackingUrl);
    await row(guest, 'Tip', '$3.60');
    await openBoard(owner, shareId);
    await card(owner, orderNumber).getByText('with tip $3.60').waitFor();
    await accept(owner, orderNumber, 20);
    await guest.getByText('Accepted', { exact: true }).first().waitFor();
    expect(await payLink(guest).count()).toBe(0);
    await (await StaffDesk.open(system())).decide(OWNER.email, 'approved');
    await until(
      'ordering to hear of it',
      async () =>
        (await system().database.count('ordering.businesses', 'id = $1 AND status = $2', [business.id, 'approved'])) >
        0,
    );
    await guest.reload();
    await payLink(guest).waitFor();
    const address = 'https://paypal.me/lucia/27.60USD';
    expect([
      await payLink(guest).getAttribute('href'),
      await payLink(guest).getAttribute('rel'),
      await payLink(guest).getAttribute('target'),
    ]).toEqual([address, 'noopener noreferrer', '_blank']);
    await guest.getByRole('button', { name: 'Show a code to scan' }).click();
    const code = guest.getByRole('img', { name: /^QR code of the page at paypal\.me/ });
    await code.waitFor();
    expect(await scanQr(await code.screenshot())).toBe(address);
    await expectSound(guest);

    // Paid is what the restaurant says, and the guest's page hears of it; what was a slip is taken back.
    await column(owner, 'kitchen');
    await details(owner, orderNumber);
    const sheet = owner.getByRole('dialog', { name: `Order ${orderNumber}` });
    await sheet.getByRole('button', { name: 'Mark as paid' }).click();
    await guest.getByText('The restaurant has this order marked as paid').waitFor();
    expect(await payLink(guest).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Not paid after all' }).click();
    await payLink(guest).waitFor();
    await sheet.getByRole('button', { name: 'Mark as paid' }).click();
    await guest.getByText('The restaurant has this order marked as paid').waitFor();
    await expectSound(guest);
    await sheet.getByText('Mark of paid taken back').waitFor();
    await expectSound(owner);
    await sheet.getByRole('button', { name: 'Print again in the kitchen' }).click();
    await until('the ticket that says so', () => printer.tickets.find((one) => /DUPLICATE[^]*PAID/.test(one)));
    await owner.keyboard.press('Escape');
    await card(owner, orderNumber).getByText('Paid', { exact: true }).waitFor();

    // In the day's totals and in the file the tip stands apart from what was sold.
    await tool(owner, 'History');
    await owner.getByText('Tips: $3.60').waitFor();
    await owner.getByText('1 order, $24.00').first().waitFor();
    await expectSound(owner);
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const file = await business.owner.call(`/api/orders/board/${shareId}/history/csv?from=${day(-1)}&to=${day(1)}`);
    expect(file.text.split('\r\n').find((one) => one.startsWith(orderNumber))).toMatch(
      /,24,3\.6,\d{4}-\d\d-\d\d \d\d:\d\d$/,
    );
  } finally {
    await printer.switchOff();
  }
});

test('without the switches the checkout has not one field more, and no order leads anywhere to pay', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0145' });
  const guest = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await addToCart(guest, ROLL);
  await toCheckout(guest);
  await guest.getByText('No tax is added here; prices are the restaurant’s own.').waitFor();
  const plain = await controlsOf(guest);
  expect(plain.filter((name) => /tip|%|amount/i.test(name))).toEqual([]);
  expect(await guest.locator('dl > div dt').allTextContents()).toEqual(['Subtotal', 'Pickup', 'Total']);

  // With tips on there are as many more as there are shares, and an amount of one's own.
  await restaurant.payBy({ tips: { shares: [10, 15, 20] } });
  await guest.reload();
  await guest.getByLabel('Your own amount').waitFor();
  expect((await controlsOf(guest)).length).toBe(plain.length + 4);

  await restaurant.payBy({});
  await guest.reload();
  await guest.getByText('No tax is added here; prices are the restaurant’s own.').waitFor();
  expect(await controlsOf(guest)).toEqual(plain);
});
