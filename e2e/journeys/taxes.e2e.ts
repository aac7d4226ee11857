import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { messageAbout } from '../support/outbox';
import { Printer } from '../support/printer';
import { Restaurant, ROLL } from '../support/restaurant';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { addToCart, ANN, fillIn, toCheckout } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const EXPECTED = [/Failed to load resource/];

/** The owner's page of rules with the part about taxes open. */
async function openTaxes(restaurant: Restaurant, viewport: { readonly width: number; readonly height: number }) {
  const page = await windows.open(restaurant.menuUrl, { viewport, expected: EXPECTED });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/rules#taxes`);
  await page.getByRole('heading', { name: 'Taxes and service charge' }).waitFor();
  return { page, part: page.locator('#taxes') };
}

/** A row of the summary, or of the receipt: its name with its amount. */
const row = (page: Page, name: string, amount: string) =>
  page.locator('dl > div').filter({ hasText: name }).filter({ hasText: amount }).waitFor();

test('sales tax and a service charge that the owner turns on are the same on checkout, receipt, board, ticket and text', async () => {
  const printer = await new Printer().switchOn();
  try {
    const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0171' });
    const channels = await windows.open(restaurant.menuUrl, { viewport: DESKTOP, expected: EXPECTED });
    await restaurant.letIn(channels);
    await openChannels(channels, restaurant.menuUrl);
    await channels.getByRole('checkbox', { name: /^Print/ }).check();
    await addNetworkPrinter(channels, { name: 'Kitchen', host: printer.host });
    await save(channels);

    const { page: owner, part } = await openTaxes(restaurant, PHONE);
    await part.getByText('Off', { exact: true }).waitFor();
    await part.getByRole('checkbox', { name: /^Show and count taxes/ }).check();
    // The menu is in dollars: sales tax is added, and its rate is the owner's to write.
    expect(await part.getByLabel('Start from the usual rates of').inputValue()).toBe('US');
    expect(await part.getByRole('radio', { name: /^Are without tax/ }).isChecked()).toBe(true);
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await part.getByText('Please write a number from 0 to 100, such as 8.25.').first().waitFor();
    await part.getByLabel('Pickup %').fill('8.25');
    expect(await part.getByLabel('Delivery %').inputValue()).toBe('8.25');
    await part.getByRole('checkbox', { name: /^Add a service charge/ }).check();
    await part.getByLabel('Percent of the dishes').fill('5');
    await expectSound(owner);
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await part.getByText('8.25 % added', { exact: true }).waitFor();

    const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    await addToCart(guest, ROLL);
    await guest
      .getByRole('navigation', { name: 'Cart' })
      .getByText('Taxes and charges are added at checkout.')
      .waitFor();
    await toCheckout(guest);
    await fillIn(guest, ANN);
    // 5 % and 8.25 % of 24.00.
    await row(guest, 'Service charge', '$1.20');
    await row(guest, 'Sales tax 8.25 %', '$1.98');
    await guest.getByText('Tax is added as shown; prices are the restaurant’s own.').waitFor();
    await expectSound(guest);
    const [response] = await Promise.all([
      guest.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST'),
      guest.getByRole('button', { name: /^Place Order.*\$27\.18$/ }).click(),
    ]);
    expect(response.status()).toBe(201);
    const placed = PlaceOrderResponse.parse(await response.json());

    await guest.goto(`${system().url}${placed.trackingUrl}`);
    await row(guest, 'Service charge', '$1.20');
    await row(guest, 'Sales tax 8.25 %', '$1.98');
    await row(guest, 'Total', '$27.18');
    expect(await restaurant.orders()).toMatchObject([
      { subtotal: 2400, serviceCharge: { amount: 120 }, tax: { amount: 198 }, total: 2718 },
    ]);
    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(placed.orderNumber)));
    for (const line of [
      /Subtotal +\$24\.00/,
      /Service charge +\$1\.20/,
      /Sales tax 8\.25 % +\$1\.98/,
      /TOTAL +\$27\.18/,
    ])
      expect(ticket).toMatch(line);
    const { body } = await messageAbout(system().url, placed.orderNumber);
    expect(body).toContain('Subtotal: $24.00\nService charge: $1.20\nSales tax 8.25 %: $1.98\nTotal: $27.18');

    await part.getByRole('checkbox', { name: /^Show and count taxes/ }).uncheck();
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await part.getByText('Off', { exact: true }).waitFor();
  } finally {
    await printer.switchOff();
  }
});

test('tax that the prices include leaves the total as it is, by the rate of each dish', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0172' });
  const { page: owner, part } = await openTaxes(restaurant, DESKTOP);
  await part.getByRole('checkbox', { name: /^Show and count taxes/ }).check();
  await part.getByLabel('Start from the usual rates of').selectOption('DE');
  await part.getByRole('group', { name: 'VAT, drinks' }).waitFor();
  await part.getByText('Other rates for categories and dishes').click();
  await part.getByLabel('Find a category or dish').fill('lobster roll');
  await part.getByLabel(/^Rate of Lobster Roll, /).selectOption({ label: 'VAT, drinks 19 %' });
  await expectSound(owner);
  await part.getByRole('button', { name: 'Save', exact: true }).click();
  await part.getByText('2 rates, included', { exact: true }).waitFor();

  const guest = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await addToCart(guest, ROLL);
  await guest.getByRole('link', { name: 'Checkout' }).click();
  await fillIn(guest, ANN);
  // 24.00 − 24.00 / 1.19
  await row(guest, 'incl. 19 % VAT, drinks', '$3.83');
  await guest.getByText('Tax is included in the prices; prices are the restaurant’s own.').waitFor();
  await guest.getByRole('button', { name: /^Place Order.*\$24\.00$/ }).waitFor();
});

test('a restaurant without tax rules says what it said before', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0173' });
  const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await addToCart(guest, ROLL);
  await toCheckout(guest);
  await guest
    .getByText('No tax is added here; prices are the restaurant’s own. You pay the restaurant directly.')
    .waitFor();
  expect(await guest.locator('dl > div dt').allTextContents()).toEqual(['Subtotal', 'Pickup', 'Total']);
});
