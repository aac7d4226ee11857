import { Board, BoardItems, Menu, OwnedLocations } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import {
  addToCart,
  ANN,
  expectPlaced,
  expectToast,
  fillIn,
  menuReady,
  place,
  toCheckout,
} from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

const ROLL = { item: 'Lobster Roll', cents: 2400 } as const;
const zone = (postcode: string, fee: number) => ({
  delivery: {
    offered: true,
    zones: [{ id: 'z', name: 'Near', area: { kind: 'postcodes', postcodes: [postcode] }, fee, minimumOrder: 0 }],
  },
});

test('an owner adds a second restaurant with a price of its own; a guest is sent there by postcode, orders, and pays that price', async () => {
  const business = await Business.open(system(), {
    name: 'Ada',
    email: 'ada@locations.example',
    phone: '(503) 555-0142',
  });
  const call = async (path: string, method = 'GET', json?: unknown) => {
    const answer = await business.owner.call(path, { method, json });
    if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}: ${answer.text}`);
    return answer.json;
  };
  const menuOf = async (shareId: string) => Menu.parse(await call(`/api/menu/${shareId}`));
  const rollOf = ({ categories }: Menu) =>
    categories.flatMap(({ items }) => items).find(({ name }) => name === ROLL.item)!;
  const heard = async (shareId: string) => {
    const { version } = await menuOf(shareId);
    await until(
      'ordering to hear of the menu',
      async () =>
        (await system().database.count('ordering.menus', 'share_id = $1 AND version >= $2', [shareId, version])) > 0,
    );
  };
  const settle = async (shareId: string, changes: object) => {
    const { version } = await menuOf(shareId);
    await call(`/api/menu/${shareId}`, 'PUT', { ...changes, baseVersion: version });
  };
  const main = await business.upload();
  const page = (shareId: string, below = '') => `${system().url}/menu/${shareId}${below}`;
  await settle(main, {
    restaurantName: 'Ada’s Harbour',
    restaurantAddress: '1 Elm St, Portland, OR 97201',
    rules: zone('97201', 300),
  });
  await call(`/api/menu/${main}/publish`, 'POST');
  const alone = await menuOf(main);
  expect(alone).not.toHaveProperty('locationsOf');

  // The owner, on a phone.
  const owner = await windows.open(page(main), { viewport: PHONE });
  await business.letIn(owner);
  await owner.goto(page(main, '/edit'));
  await owner.getByRole('link', { name: 'Manage locations' }).click();
  await owner.getByRole('heading', { name: 'Locations', level: 1 }).waitFor();
  await owner.getByText(/^No other location yet/).waitFor();
  await expectSound(owner);
  await owner.getByRole('button', { name: 'Add a location' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add a location' });
  await dialog.getByLabel('Name').fill('Ada’s Pier');
  await dialog.getByLabel('Address').fill('9 Pier St, Portland, OR 97202');
  await dialog.getByLabel('Phone number').fill('(503) 555-0143');
  await expectSound(owner);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await owner.getByText('Draft', { exact: true }).waitFor();
  const { locations } = OwnedLocations.parse(await call(`/api/menu/${main}/own-locations`));
  const pier = locations[0]!.shareId;

  await owner.getByRole('link', { name: 'Prices of Ada’s Pier' }).click();
  const field = owner.getByRole('textbox', { name: `Price here: ${ROLL.item}`, exact: true });
  await field.fill('market price');
  await owner.getByText('Please write an amount, or leave it empty.').waitFor();
  await field.fill('26.50');
  await expectSound(owner);
  await shot(owner, 'prices-390');
  await owner.getByRole('button', { name: 'Save prices' }).click();
  await expectToast(owner, 'Prices saved', 'Guests of this location see them at once.');
  await owner.setViewportSize(DESKTOP);
  await expectSound(owner);
  await shot(owner, 'prices-1440');
  await owner.setViewportSize(PHONE);

  await owner.goto(page(pier, '/review'));
  await owner.getByText('This is a location of your main menu').waitFor();
  await owner.goto(page(pier, '/edit'));
  await owner.getByRole('link', { name: 'All locations' }).waitFor();
  expect(await owner.getByLabel('Currency').count()).toBe(0);
  await expectSound(owner);
  await settle(pier, { restaurantName: 'Ada’s Pier', rules: zone('97202', 450) });
  await owner.getByRole('link', { name: 'All locations' }).click();
  await owner.getByRole('button', { name: 'Publish Ada’s Pier' }).click();
  await expectToast(owner, 'Ada’s Pier is published', 'Guests can choose it now.');
  await expectSound(owner);
  await shot(owner, 'list-390');
  await owner.setViewportSize(DESKTOP);
  await shot(owner, 'list-1440');

  const { id: dish } = rollOf(await menuOf(main));
  for (const shareId of [main, pier]) {
    await heard(shareId);
    await call(`/api/orders/board/${shareId}/items/${dish}/stock`, 'PUT', { remaining: 9 });
  }

  // The guest begins at the main menu and is sent by postcode.
  const guest = await windows.open(page(main), { viewport: PHONE });
  await menuReady(guest);
  await guest.getByRole('heading', { name: 'Choose your restaurant' }).waitFor();
  await guest.getByText('9 Pier St, Portland, OR 97202').waitFor();
  await expectSound(guest);
  await shot(guest, 'choose-390');
  await addToCart(guest, ROLL);
  await guest.getByText('Your dish comes along, at the prices of the restaurant that you choose.').waitFor();
  const where = guest.getByLabel('Postcode or address');
  await where.fill('10115');
  await guest.getByRole('button', { name: 'Find it' }).click();
  await guest.getByText('None of our restaurants delivers there. You can pick up at one of these:').waitFor();
  await where.fill('5 Oak St, Portland, OR 97202');
  await guest.getByRole('button', { name: 'Find it' }).click();
  const found = guest.getByRole('status').filter({ hasText: 'Ada’s Pier delivers to you.' });
  await found.getByText('Delivery $4.50').waitFor();
  await expectSound(guest);
  await shot(guest, 'found-390');
  await found.getByRole('button', { name: 'Order from Ada’s Pier' }).click();
  await guest.waitForURL(page(pier));
  await menuReady(guest);
  await guest.getByText('You are ordering from').waitFor();
  await expectSound(guest);
  await shot(guest, 'location-390');
  expect(await guest.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    '"parentOrganization"',
  );
  await toCheckout(guest);
  expect(await guest.getByRole('radio', { name: /^Delivery/ }).isChecked()).toBe(true);
  expect(await guest.getByLabel('Postcode').inputValue()).toBe('97202');
  await fillIn(guest, ANN);
  await guest.getByRole('button', { name: /^Place Order.*\$31\.00$/ }).waitFor();
  await place(guest);
  await expectPlaced(guest);

  const boardOf = async (shareId: string) => Board.parse(await call(`/api/orders/board/${shareId}`));
  const [order] = (await boardOf(pier)).orders;
  expect(order).toMatchObject({ subtotal: 2650, deliveryFee: 450, total: 3100, zone: 'Near' });
  expect((await boardOf(main)).orders).toEqual([]);
  const left = async (shareId: string) =>
    BoardItems.parse(await call(`/api/orders/board/${shareId}/items`)).items.find(({ id }) => id === dish)?.remaining;
  expect([await left(main), await left(pier)]).toEqual([9, 8]);

  // What is changed at the main menu is on the location's page, at the location's price.
  const menu = await menuOf(main);
  await settle(main, {
    restaurantName: menu.restaurantName,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item.id === dish ? { ...item, name: 'Harbour Roll' } : item)),
    })),
  });
  // The edge shares what it read of a menu for half a second.
  const changed = await until('the location to have it', async () => {
    const all = (await menuOf(pier)).categories.flatMap(({ items }) => items);
    return all.find(({ name }) => name === 'Harbour Roll');
  });
  expect(changed).toMatchObject({ id: dish, price: '$26.50' });
  const row = guest.locator('.menu-dish').filter({ has: guest.getByRole('heading', { name: 'Harbour Roll' }) });
  // A page may be drawn from what the edge has read a moment ago.
  await until('the page to show it', async () => {
    await guest.goto(page(pier));
    await menuReady(guest);
    return (await row.getByText('$26.50').count()) > 0;
  });

  // The guest goes back by hand, with what is in the cart; the choice is remembered.
  await guest.getByRole('button', { name: 'Change restaurant' }).click();
  await expectSound(guest);
  await guest.getByRole('button', { name: 'Order here: Ada’s Harbour' }).click();
  await guest.waitForURL(page(main));
  await menuReady(guest);
  await guest.getByText('You are ordering from').waitFor();

  // A restaurant that is removed is off the net, and the main menu is alone again.
  await owner.setViewportSize(PHONE);
  await owner.goto(page(main, '/locations'));
  await owner.getByRole('button', { name: 'Remove Ada’s Pier' }).click();
  // Not before it says which orders are under way there.
  await owner.getByText(`1 order is under way there: ${order!.orderNumber}. Finish them first if you can`).waitFor();
  await expectSound(owner);
  await shot(owner, 'remove-390');
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await owner.getByRole('button', { name: 'Put back: Ada’s Pier' }).waitFor();
  await expectSound(owner);
  expect((await business.owner.call(`/api/menu/${pier}`)).status).toBe(404);
  expect(await menuOf(main)).not.toHaveProperty('locationsOf');
  await until('ordering to refuse it', async () =>
    (await business.owner.call(`/api/orders/now/${pier}`)).text.includes('closed for good'),
  );
});

/** `SCREENS_DIR=…` keeps what the story shows as pictures. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENS_DIR'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
