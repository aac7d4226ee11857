import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { middayClock } from '../support/midday';
import { Printer } from '../support/printer';
import { BREAD, Restaurant, ROLL } from '../support/restaurant';
import { openBoard, tool } from '../support/screens/board';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { addToCart, expectPlaced, expectToast, fillCheckout, menuReady, place } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const clock = middayClock();
const { timeZone } = clock;

/** Opens a rule of the page, and gives the part with its fields. */
async function openRule(page: Page, title: string) {
  await page.getByRole('heading', { name: title, exact: true }).click();
  return page.locator('details[open]').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The row of a dish on the menu. */
const row = (page: Page, dish: string) => page.locator('.menu-dish').filter({ hasText: dish });

test('a serving time and a happy hour, from the owner’s switch to the ticket', async () => {
  const printer = await new Printer().switchOn();
  try {
    const restaurant = await Restaurant.open(system(), { timeZone, notificationPrint: true });
    const owner = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE, expected: [/422/] });
    await restaurant.letIn(owner);
    await openChannels(owner, restaurant.menuUrl);
    await addNetworkPrinter(owner, { name: 'Kitchen', host: printer.host });
    await save(owner);

    await owner.goto(`${restaurant.menuUrl}/rules`);
    const serving = await openRule(owner, 'Serving times');
    await serving.getByRole('button', { name: 'Add a serving time' }).click();
    await serving.getByLabel('Name').fill('Dinner');
    await serving.getByLabel('Dinner begins at').fill('17:00');
    await serving.getByLabel('Dinner ends at').fill('17:00');
    await serving.getByText('This ends as it begins. Please choose another end.').waitFor();
    await serving.getByLabel('Dinner ends at').fill('22:00');
    // Without a dish the service says what is missing, and nothing is changed.
    await serving.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(owner, 'Not saved', 'Please choose categories or dishes for “Dinner”.');
    const category = (await restaurant.menu()).categories.find(({ items }) =>
      items.some(({ name }) => name === ROLL.item),
    )!;
    await serving.getByText(`Single dishes of ${category.name}`, { exact: true }).click();
    await serving.getByRole('checkbox', { name: ROLL.item, exact: true }).check();
    await expectSound(owner);
    await serving.getByRole('button', { name: 'Save', exact: true }).click();
    await serving.getByText('Dinner', { exact: true }).waitFor();

    await owner.setViewportSize(DESKTOP);
    const happy = await openRule(owner, 'Happy hours');
    await happy.getByRole('button', { name: 'Add a happy hour' }).click();
    await happy.getByLabel('Happy hour begins at').fill('10:00');
    await happy.getByLabel('Happy hour ends at').fill('15:00');
    const breadCategory = (await restaurant.menu()).categories.find(({ items }) =>
      items.some(({ name }) => name === BREAD.item),
    )!;
    await happy.getByText(`Single dishes of ${breadCategory.name}`, { exact: true }).click();
    await happy.getByRole('checkbox', { name: BREAD.item, exact: true }).check();
    await expectSound(owner);
    await happy.getByRole('button', { name: 'Save', exact: true }).click();
    await happy.getByText('Happy hour 10:00–15:00', { exact: true }).waitFor();
    await until('ordering to hear of the rules', async () => {
      const quote = await owner.request.post(`${system().url}/api/orders/quote`, {
        data: {
          shareId: restaurant.shareId,
          orderType: 'pickup',
          cart: [{ name: BREAD.item, price: '$5.00', quantity: 1, total: 5 }],
        },
      });
      return ((await quote.json()) as { total: number }).total === 400;
    });

    const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    await row(guest, ROLL.item).getByText('from 17:00', { exact: true }).waitFor();
    await row(guest, BREAD.item).getByText('Happy hour until 15:00', { exact: true }).waitFor();
    expect(await row(guest, BREAD.item).locator('.menu-dish-price').innerText()).toMatch(/\$5\.00\s*\$4\.00/);
    await expectSound(guest);
    await addToCart(guest, BREAD);
    await fillCheckout(guest, ROLL);
    await guest.getByText(/Lobster Roll is served from 17:00\. Choose a later time or remove it\./).waitFor();
    await expectSound(guest);
    await guest.getByRole('button', { name: 'Order for Today, 5 PM' }).click();
    await guest.getByText(/Lobster Roll is served from/).waitFor({ state: 'detached' });
    await guest.getByRole('button', { name: /^Place Order.*\$28\.00$/ }).waitFor();
    await place(guest);
    await expectPlaced(guest);

    const [order] = await restaurant.orders();
    expect(order).toMatchObject({ scheduledFor: clock.at(0, '17:00'), total: 2800 });
    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(order!.orderNumber)));
    for (const part of [ROLL.item, BREAD.item, '4.00', '28.00']) expect(ticket).toContain(part);
  } finally {
    await printer.switchOff();
  }
});

test('a dish is sold out until tomorrow, and there again by itself', async () => {
  const restaurant = await Restaurant.open(system(), {
    timeZone,
    openingHours: { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '22:00' })), exceptions: [] },
  });
  const owner = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await restaurant.letIn(owner);
  await openBoard(owner, restaurant.shareId);
  await tool(owner, 'Sold out');
  await owner.getByLabel('Search dishes').fill(ROLL.item);
  await owner.getByRole('checkbox', { name: ROLL.item }).click();
  await owner.getByRole('radio', { name: /^Sold out today/ }).click();
  await owner.getByText(/^Back \w+day, 9:00 AM$/).waitFor();
  await expectSound(owner);

  const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await until(
    'the page of the menu to say so',
    async () => (await guest.getByRole('button', { name: `Add to Cart: ${ROLL.item}` }).count()) === 0,
  );
  // Nobody changes anything: the clock alone brings it back.
  await guest.clock.setFixedTime(new Date(Date.parse(clock.at(1, '09:00')) + 60_000));
  await guest.reload();
  await menuReady(guest);
  await guest.getByRole('button', { name: `Add to Cart: ${ROLL.item}`, exact: true }).waitFor();
});
