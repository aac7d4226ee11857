import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Printer } from '../support/printer';
import { Restaurant } from '../support/restaurant';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { ANN, expectPlaced, expectToast, fillIn, menuReady, place, toCheckout } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

/** A group as an owner makes it on the page of rules. */
async function makeGroup(
  page: Page,
  { name, halves, options, dish }: { name: string; halves?: true; options: [string, string][]; dish: string },
): Promise<void> {
  const section = page.locator('#choices');
  await section.getByRole('button', { name: 'Add a group' }).click();
  await section.getByRole('group', { name: 'New group', exact: true }).getByLabel('Name of the group').fill(name);
  const group = section.getByRole('group', { name, exact: true });
  if (halves) await group.getByRole('radio', { name: /^Half and half/ }).check();
  for (const [at, [option, price]] of options.entries()) {
    await group.getByRole('textbox', { name: `Option ${at + 1}`, exact: true }).fill(option);
    await group.getByRole('textbox', { name: `Price of ${option}` }).fill(price);
  }
  await group.getByLabel('Search dishes').fill(dish);
  await group.getByRole('checkbox', { name: dish, exact: true }).check();
}

test('an owner makes a required group and a half-and-half; a guest chooses, and the ticket says it', async () => {
  const printer = await new Printer().switchOn();
  try {
    const restaurant = await Restaurant.open(system(), { notificationPrint: true });
    const owner = await windows.open(restaurant.menuUrl, { viewport: DESKTOP, expected: [/Failed to load resource/] });
    await restaurant.letIn(owner);
    await openChannels(owner, restaurant.menuUrl);
    await addNetworkPrinter(owner, { name: 'Kitchen', host: printer.host });
    await save(owner);

    await owner.goto(`${restaurant.menuUrl}/rules#choices`);
    await makeGroup(owner, {
      name: 'Sauce',
      options: [
        ['Pesto', '1.50'],
        ['Tomato', ''],
      ],
      dish: 'Lobster Roll',
    });
    await makeGroup(owner, {
      name: 'Halves',
      halves: true,
      options: [
        ['Margherita', ''],
        ['Salami', '3'],
      ],
      dish: 'Grilled Sourdough',
    });
    await expectSound(owner);
    await owner.setViewportSize(COMMON_PHONE);
    await expectSound(owner);
    await owner.locator('#choices').getByRole('button', { name: 'Save' }).click();
    await expectToast(owner, 'Saved', 'Guests see it from now on.');
    await owner.getByText('2 groups on 2 dishes').waitFor();
    await restaurant.change({});

    const guest = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
    await menuReady(guest);
    await guest.getByRole('button', { name: 'Add to Cart: Lobster Roll', exact: true }).click();
    const roll = guest.getByRole('dialog', { name: 'Lobster Roll' });
    await roll.getByRole('button', { name: /^Add to Cart/ }).click();
    await roll.getByText('Choose one of “Sauce”.').waitFor();
    await expectSound(guest);
    await roll.getByRole('radio', { name: /^Pesto/ }).check();
    await roll.getByRole('button', { name: 'Add to Cart $25.50' }).click();
    await roll.waitFor({ state: 'detached' });

    await guest.getByRole('button', { name: 'Add to Cart: Grilled Sourdough', exact: true }).click();
    const bread = guest.getByRole('dialog', { name: 'Grilled Sourdough' });
    await bread.getByRole('checkbox', { name: /^Salami/ }).check();
    await bread.getByRole('checkbox', { name: /^Margherita/ }).check();
    await bread.getByRole('button', { name: 'Add to Cart $8.00' }).click();
    await bread.waitFor({ state: 'detached' });

    await toCheckout(guest);
    await guest.getByText('Lobster Roll (Sauce: Pesto)').first().waitFor();
    await fillIn(guest, ANN);
    await guest.getByRole('button', { name: /^Place Order.*\$33\.50$/ }).waitFor();
    await place(guest);
    await expectPlaced(guest);

    const [order] = await restaurant.orders();
    expect(order).toMatchObject({
      total: 3350,
      lines: [
        { name: 'Lobster Roll', options: ['Sauce: Pesto'], total: 2550 },
        { name: 'Grilled Sourdough', options: ['Half Margherita / half Salami'], total: 800 },
      ],
    });
    const ticket = await until('the ticket', () =>
      printer.tickets.find((one) => one.includes(order!.orderNumber) && one.includes('TOTAL')),
    );
    for (const part of ['Sauce: Pesto', 'Half Margherita / half Salami']) expect(ticket).toContain(part);
  } finally {
    await printer.switchOff();
  }
});
