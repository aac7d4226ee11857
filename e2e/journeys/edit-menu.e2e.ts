import { ALLERGENS, Menu } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { held } from '../support/held-calls';
import { Restaurant } from '../support/restaurant';
import { expectToast } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const amount = (page: Page, name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** The edit page of a menu of its own, in a window that may change it and in which calls can be held. */
async function atEdit(viewport: { readonly width: number; readonly height: number }, expected: readonly RegExp[] = []) {
  const restaurant = await Restaurant.open(system());
  const page = await windows.open(restaurant.menuUrl, { viewport, worker: false, expected });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/edit`);
  await save(page).waitFor();
  return { page, restaurant };
}

test('it says that it loads; its title and buttons are there, and lead where they say', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await windows.open(system().url, { viewport: PHONE, worker: false });
  await restaurant.letIn(page);
  const letGo = await held(page, `**/api/menu/${restaurant.shareId}`, 'GET');
  await page.goto(`${restaurant.menuUrl}/edit`);
  await page.getByRole('paragraph').filter({ hasText: 'Loading menu...' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Edit Restaurant Information' }).waitFor();
  expect(await save(page).count()).toBe(0);
  await letGo();
  await save(page).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Edit Restaurant Information' }).waitFor();
  for (const name of ['Back to Menu', 'Preview', 'Cancel'])
    expect([name, await page.getByRole('link', { name, exact: true }).getAttribute('href')]).toEqual([
      name,
      `/menu/${restaurant.shareId}`,
    ]);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL(restaurant.menuUrl);
});

test('a menu that is not there says so, and leads home', async () => {
  const page = await windows.open(`${system().url}/menu/nobody-knows-it/edit`, { viewport: PHONE, expected: [/404/] });
  await page.getByRole('heading', { name: 'Menu Not Found' }).waitFor();
  await page.getByText("The menu you're looking for doesn't exist or has been removed.").waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(`${system().url}/`);
});

test('every setting has its default, is saved, and is there again when the page is opened once more', async () => {
  const { page, restaurant } = await atEdit(DESKTOP);
  const flags = [
    'Card for pickup',
    'Cash for pickup',
    'Card for delivery',
    'Cash for delivery',
    'Vegetarian options',
    'Vegan options',
    'Gluten-free options',
    'Halal options',
    'Kosher options',
  ];
  const notifications = [/^Text message/, /^WhatsApp/, /^Print(?!er)/];
  const checked = async () =>
    Promise.all(
      [
        ...flags.map((name) => page.getByRole('checkbox', { name, exact: true })),
        ...notifications.map((name) => page.getByRole('checkbox', { name }).first()),
      ].map((box) => box.isChecked()),
    );
  const allergens = page.getByRole('group', { name: 'Common allergens' }).getByRole('checkbox');
  const before = await restaurant.menu();

  expect(await field(page, 'Restaurant name').inputValue()).toBe(before.restaurantName);
  expect(await field(page, 'Phone').inputValue()).toBe(before.restaurantPhone);
  expect(await checked()).toEqual([true, true, true, true, false, false, false, false, false, true, false, false]);
  expect([await amount(page, 'Delivery fee').inputValue(), await amount(page, 'Minimum order').inputValue()]).toEqual([
    '5.00',
    '0.00',
  ]);
  expect(
    await page
      .getByLabel(/^(POS|Point-of-sale)/i)
      .first()
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['none', 'square', 'toast', 'clover', 'lightspeed', 'revel', 'other']);
  expect(await allergens.count()).toBe(12);
  for (const allergen of [
    'Peanuts',
    'Tree Nuts',
    'Dairy/Milk',
    'Eggs',
    'Soy',
    'Wheat/Gluten',
    'Shellfish',
    'Fish',
    'Sesame',
    'Sulfites',
    'Corn',
    'Other',
  ])
    expect(ALLERGENS).toContain(allergen);

  await field(page, 'Restaurant name').fill('Café Zoé');
  await field(page, 'Description').fill('By the water.');
  await field(page, 'Address').fill('9 Quay Street');
  await field(page, 'Phone').fill('(207) 555-0177');
  await page
    .getByLabel(/^(POS|Point-of-sale)/i)
    .first()
    .selectOption('clover');
  for (const name of ['Card for pickup', 'Cash for delivery'])
    await page.getByRole('checkbox', { name, exact: true }).uncheck();
  for (const name of ['Vegan options', 'Halal options'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  for (const name of ['Peanuts', 'Fish'])
    await page.getByRole('group', { name: 'Common allergens' }).getByRole('checkbox', { name, exact: true }).check();
  await field(page, 'Allergy note').fill('Fried in peanut oil.');
  await amount(page, 'Delivery fee').fill('3.5');
  await amount(page, 'Minimum order').fill('12');
  await page
    .getByRole('checkbox', { name: /^WhatsApp/ })
    .first()
    .check();

  const letGo = await held(page, `**/api/menu/${restaurant.shareId}`, 'PUT');
  await save(page).click();
  expect(await page.getByRole('button', { name: 'Saving...' }).isDisabled()).toBe(true);
  await letGo();
  await expectToast(page, 'Menu updated successfully!', 'Your restaurant information has been saved.');
  await page.waitForURL(restaurant.menuUrl);
  await page.getByRole('heading', { level: 1, name: 'Café Zoé' }).waitFor();
  await page.locator('summary').filter({ hasText: 'Details' }).click();
  for (const text of ['By the water.', '9 Quay Street']) await page.getByText(text).first().waitFor();
  await page.getByText('Fried in peanut oil.').first().waitFor();
  expect(Menu.parse(await restaurant.menu())).toMatchObject({
    restaurantName: 'Café Zoé',
    restaurantDescription: 'By the water.',
    restaurantAddress: '9 Quay Street',
    restaurantPhone: '(207) 555-0177',
    posSystem: 'clover',
    acceptsCardPickup: false,
    acceptsCashPickup: true,
    acceptsCardDelivery: true,
    acceptsCashDelivery: false,
    deliveryFee: '3.50',
    minimumOrder: '12.00',
    hasVegetarianOptions: false,
    hasVeganOptions: true,
    hasGlutenFreeOptions: false,
    hasHalalOptions: true,
    hasKosherOptions: false,
    commonAllergens: ['Peanuts', 'Fish'],
    allergyNote: 'Fried in peanut oil.',
    notificationSMS: true,
    notificationWhatsApp: true,
    notificationPrint: false,
  });

  await page.getByRole('link', { name: 'Edit Info' }).click();
  await save(page).waitFor();
  expect(await field(page, 'Restaurant name').inputValue()).toBe('Café Zoé');
  expect([await amount(page, 'Delivery fee').inputValue(), await amount(page, 'Minimum order').inputValue()]).toEqual([
    '3.50',
    '12.00',
  ]);
  expect(await checked()).toEqual([false, true, true, false, false, true, false, true, false, true, true, false]);
});

test('a name is needed, amounts are amounts to the cent, and nothing is sent before', async () => {
  const { page, restaurant } = await atEdit(PHONE);
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'PUT' ? 1 : 0));
  const valid = (at: ReturnType<typeof field>) => at.evaluate((input: HTMLInputElement) => input.checkValidity());
  await field(page, 'Restaurant name').fill('');
  await save(page).click();
  await until('the name to be asked for', () =>
    field(page, 'Restaurant name').evaluate((input) => input === document.activeElement),
  );
  expect(await valid(field(page, 'Restaurant name'))).toBe(false);
  await field(page, 'Restaurant name').fill('Café Zoé');
  for (const name of ['Delivery fee', 'Minimum order']) {
    expect(await amount(page, name).getAttribute('step')).toBe('0.01');
    for (const wrong of ['1.234', '-1', '']) {
      await amount(page, name).fill(wrong);
      await save(page).click();
      expect([name, wrong, await valid(amount(page, name))]).toEqual([name, wrong, false]);
    }
    await amount(page, name).fill('4.25');
  }
  expect(sent).toBe(0);
  expect(page.url()).toBe(`${restaurant.menuUrl}/edit`);
  await save(page).click();
  await page.waitForURL(restaurant.menuUrl);
  expect(sent).toBe(1);
});

test('what is not saved is not left without a question: by a link, the way back, or a reload', async () => {
  const { page, restaurant } = await atEdit(PHONE);
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
  const back = page.getByRole('link', { name: 'Back to Menu' });
  await back.click();
  await page.waitForURL(restaurant.menuUrl);
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await field(page, 'Restaurant name').fill('Café Zoé');
  for (const leave of [() => back.click(), () => page.evaluate(() => window.history.back())]) {
    await leave();
    await asks.getByRole('button', { name: 'Stay' }).click();
    await asks.waitFor({ state: 'detached' });
    expect([page.url(), await field(page, 'Restaurant name').inputValue()]).toEqual([
      `${restaurant.menuUrl}/edit`,
      'Café Zoé',
    ]);
  }
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await Promise.race([reloaded, field(page, 'Restaurant name').waitFor()]);
  expect(await field(page, 'Restaurant name').inputValue()).toBe('Café Zoé');
  await back.click();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(restaurant.menuUrl);
  expect((await restaurant.menu()).restaurantName).not.toBe('Café Zoé');
});

test('what could not be saved says so, and stays as it was typed', async () => {
  const { page, restaurant } = await atEdit(PHONE, [/ERR_FAILED|Failed to load/]);
  await field(page, 'Restaurant name').fill('Café Zoé');
  await page.route(`**/api/menu/${restaurant.shareId}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await save(page).click();
  await expectToast(page, 'Update failed', 'Failed to update menu. Please try again.');
  expect(await field(page, 'Restaurant name').inputValue()).toBe('Café Zoé');
  await page.unroute(`**/api/menu/${restaurant.shareId}`);
  await save(page).click();
  await page.waitForURL(restaurant.menuUrl);
});

test('a page that was open for long puts back nothing that somebody else has saved meanwhile', async () => {
  const { page, restaurant } = await atEdit(DESKTOP);
  await restaurant.change({ deliveryFee: '9.00', acceptsCashPickup: false });
  await field(page, 'Description').fill('By the harbor since 1987');
  await save(page).click();
  await page.waitForURL(restaurant.menuUrl);
  expect(await restaurant.menu()).toMatchObject({
    restaurantDescription: 'By the harbor since 1987',
    deliveryFee: '9.00',
    acceptsCashPickup: false,
  });
});
