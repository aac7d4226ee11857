import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { readOutbox } from '../support/outbox';
import { Printer } from '../support/printer';
import { Restaurant, ROLL } from '../support/restaurant';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { expectPlaced, expectToast, fillCheckout, fillIn, place } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const EXPECTED = [/422/];

const total = (page: Page, amount: string) =>
  page.getByRole('button', { name: new RegExp(`^Place Order.*\\${amount}$`) }).waitFor();
const postcode = (page: Page) => page.getByLabel('Postcode');

async function atCheckout({ menuUrl }: Restaurant): Promise<Page> {
  const page = await windows.open(menuUrl, { viewport: PHONE, expected: EXPECTED });
  await fillCheckout(page, ROLL);
  await page.getByText(/^Ready about/).waitFor();
  return page;
}

/** The owner's page of rules with the zones open. */
async function rulesOf(restaurant: Restaurant): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/rules#delivery`);
  await page.getByRole('checkbox', { name: /^We deliver/ }).waitFor();
  return page;
}

async function addZone(page: Page, { name, postcodes, fee }: Readonly<Record<'name' | 'postcodes' | 'fee', string>>) {
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await page.locator('#delivery').getByLabel('Name').fill(name);
  await page.getByLabel('Postcodes', { exact: true }).last().fill(postcodes);
  await page
    .locator('#delivery')
    .getByLabel(/^Delivery fee/)
    .fill(fee);
}

const saveRules = async (page: Page) => {
  await page.locator('#delivery').getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Saved', 'Guests see it from now on.');
};

test('two zones by postcodes: a guest outside is offered pickup, one inside pays the fee, and the ticket says the zone', async () => {
  const printer = await new Printer().switchOn();
  try {
    const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0171' });
    const owner = await rulesOf(restaurant);
    await openChannels(owner, restaurant.menuUrl);
    await owner.getByRole('checkbox', { name: /^Print/ }).check();
    await addNetworkPrinter(owner, { name: 'Kitchen', host: printer.host });
    await save(owner);
    await owner.goto(`${restaurant.menuUrl}/rules#delivery`);
    await owner.getByText('One fee everywhere').waitFor();

    await addZone(owner, { name: 'Centre', postcodes: '77002, 770 1*', fee: '3' });
    await owner.getByLabel(/^Free from/).fill('50');
    await owner.getByLabel('Minutes on the way').fill('20');
    await addZone(owner, { name: 'Edge', postcodes: ' ,', fee: '7.00' });
    await owner.locator('#delivery').getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Please write at least one postcode.').waitFor();
    await owner.getByLabel('Postcodes', { exact: true }).last().fill('77*');
    await expectSound(owner);
    await saveRules(owner);
    await owner.getByText('2 zones').waitFor();
    await owner.setViewportSize(PHONE);
    await expectSound(owner);
    await heard(restaurant);

    const page = await atCheckout(restaurant);
    await page.getByRole('radio', { name: /^Delivery ?from \$3\.00/ }).check();
    await page.getByLabel('Delivery address').fill('1 Main St');
    await page.getByRole('button', { name: /^Place Order.*\+ delivery$/ }).click();
    await expectToast(page, 'Postcode Required', 'Please enter your postcode. The delivery fee depends on it.');
    expect(await postcode(page).evaluate((field) => field === document.activeElement)).toBe(true);

    await postcode(page).fill('90210');
    const outside = page.getByRole('status').filter({ hasText: 'outside the area the restaurant delivers to' });
    await outside.waitFor();
    await expectSound(page);
    await place(page);
    await page.getByText('Outside the Delivery Area').waitFor();
    await outside.getByRole('button', { name: 'Switch to pickup' }).click();
    expect(await page.getByRole('radio', { name: /^Pickup/ }).isChecked()).toBe(true);
    await total(page, '$24.00');

    await page.getByRole('radio', { name: /^Delivery/ }).check();
    await postcode(page).fill('77 002');
    await page.getByText('Delivery to Centre').waitFor();
    await page.getByText('Free delivery from $50.00: $26.00 more.').waitFor();
    await total(page, '$27.00');
    await expectSound(page);
    await place(page);
    await expectPlaced(page);
    const [order] = await restaurant.orders();
    expect(order).toMatchObject({ deliveryFee: 300, total: 2700, zone: 'Centre' });
    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(order!.orderNumber)));
    for (const part of ['Zone: Centre', '1 Main St, 77 002', '$3.00', '$27.00']) expect(ticket).toContain(part);
    const { messages } = await readOutbox(system().url);
    expect(messages.find(({ body }) => body.includes(order!.orderNumber))?.body).toContain('Zone: Centre');
  } finally {
    await printer.switchOff();
  }
});

test('where the owner switches delivery off, guests are offered pickup alone', async () => {
  const restaurant = await Restaurant.open(system());
  const owner = await rulesOf(restaurant);
  await owner.getByRole('checkbox', { name: /^We deliver/ }).uncheck();
  await saveRules(owner);
  await owner.getByText('Pickup only').waitFor();
  await heard(restaurant);
  const page = await atCheckout(restaurant);
  expect(await page.getByRole('radio', { name: /^Pickup/ }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: /^Delivery/ }).count()).toBe(0);
  await place(page);
  await expectPlaced(page);
});

test('with nothing switched on the checkout has the fields of before', async () => {
  const page = await atCheckout(await Restaurant.open(system()));
  const fields = () =>
    page
      .locator('form :is(input, textarea, select)')
      .evaluateAll((all) =>
        all.map((field) => field.getAttribute('name') ?? '').map((name) => name.replace(/^_.*/, 'radio')),
      );
  const radios = Array.from({ length: 6 }, () => 'radio');
  expect((await fields()).toSorted()).toEqual([...radios, 'name', 'phone', 'email', 'notes', ''].toSorted());
  await fillIn(page, { delivery: true });
  expect((await fields()).toSorted()).toEqual([...radios, 'name', 'phone', 'address', 'email', 'notes', ''].toSorted());
});

/** Ordering knows the rules as they are saved now. */
async function heard(restaurant: Restaurant): Promise<void> {
  const { version } = await restaurant.menu();
  await until(
    'ordering to hear of the rules',
    async () =>
      (await system().database.count('ordering.menus', 'share_id = $1 AND version >= $2', [
        restaurant.shareId,
        version,
      ])) > 0,
  );
}
