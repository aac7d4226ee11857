import type { Page } from 'playwright-core';
import { expectInWidth, expectSound, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { Restaurant } from '../support/restaurant';
import { expectToast } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

const TARGET_PX = 44;
/** Settings are short pages: so many screens of a common phone. */
const SCREENS = 2;

/** Each with the heading of its page, in the order of the row; `long`: it shows a whole menu. */
const SECTIONS = {
  Menu: [
    ['Dishes', 'Review items', 'long'],
    ['Photos', 'Photos', 'long'],
    ['Languages', 'Languages'],
    ['New photo', 'Update from a new photo'],
    ['Diets and allergens', 'Diets and allergens'],
  ],
  Details: [
    ['Details', 'Details'],
    // Six designs to choose from, and the menu in one of them.
    ['Look', 'Look', 'long'],
    ['Hours', 'Hours'],
    ['Ordering', 'Ordering'],
    ['Notifications', 'Notifications'],
    ['Team', 'Team'],
    ['Plan', 'Plan'],
    ['All on one page', 'Edit Restaurant Information', 'long'],
  ],
} as const;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'This menu' });
const sections = (page: Page, tab: string) => page.getByRole('navigation', { name: `Pages of ${tab}` });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const fee = (page: Page) => page.getByRole('spinbutton', { name: /^Delivery fee/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function ownerAt(restaurant: Restaurant, path: string, viewport: typeof COMMON_PHONE | typeof DESKTOP) {
  const page = await windows.open(restaurant.menuUrl, { viewport });
  await restaurant.letIn(page);
  await page.goto(restaurant.menuUrl + path);
  return page;
}

/** Everything to press in the frame is large enough, and names one page as the current one. */
async function expectTargets(page: Page) {
  for (const links of [tabs(page), page.getByRole('navigation', { name: /^Pages of/ })].map((nav) =>
    nav.getByRole('link'),
  )) {
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      const name = await link.textContent();
      expect([name, box!.width >= TARGET_PX, box!.height >= TARGET_PX]).toEqual([name, true, true]);
    }
  }
  expect(await tabs(page).locator('[aria-current="page"]').count()).toBe(1);
}

test.each([
  ['a phone', COMMON_PHONE],
  ['a wide screen', DESKTOP],
] as const)('on %s an owner without an account reaches every page of a menu by its frame', async (_, viewport) => {
  const restaurant = await Restaurant.open(system());
  const page = await ownerAt(restaurant, '/orders', viewport);
  await title(page, 'Orders').waitFor();
  await expectSound(page);

  // A bar in reach of the thumb, or a row in the header.
  const bar = (await tabs(page).boundingBox())!;
  if (viewport === COMMON_PHONE) expect(Math.round(bar.y + bar.height)).toBe(viewport.height);
  else expect(bar.y).toBeLessThan(TARGET_PX);
  await expectTargets(page);
  await page.getByRole('banner').getByText('Draft').waitFor();

  for (const tab of ['Menu', 'Details'] as const) {
    await tabs(page).getByRole('link', { name: tab, exact: true }).click();
    for (const [section, heading, length] of SECTIONS[tab]) {
      await sections(page, tab).getByRole('link', { name: section, exact: true }).click();
      await title(page, heading).waitFor();
      expect(await sections(page, tab).locator('[aria-current="page"]').textContent()).toBe(section);
      await expectTargets(page);
      await expectSound(page);
      const height = await heightOf(page);
      if (length !== 'long')
        expect([section, height, height <= SCREENS * COMMON_PHONE.height]).toEqual([section, height, true]);
    }
  }
  await tabs(page).getByRole('link', { name: 'Share', exact: true }).click();
  await title(page, 'Share').waitFor();
  await expectTargets(page);
  await expectSoundInBoth(page);
  await page.getByRole('banner').getByRole('link', { name: 'Guest view' }).click();
  await page.waitForURL(restaurant.menuUrl);
});

test('the badge says what is true of the menu, also after a pause on the board', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await ownerAt(restaurant, '/orders', COMMON_PHONE);
  const badge = page.getByRole('banner').getByRole('status');
  await badge.filter({ hasText: 'Draft' }).waitFor();
  await tabs(page).getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL((url) => url.pathname === new URL(restaurant.menuUrl).pathname);
  await page.goto(`${restaurant.menuUrl}/orders`);
  await badge.filter({ hasText: 'Live' }).waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Pause or busy' }).click();
  await page.getByRole('button', { name: 'Until I reopen' }).click();
  await page.getByRole('button', { name: 'Take orders again' }).first().waitFor();
  await page.keyboard.press('Escape');
  await badge.filter({ hasText: 'Ordering paused' }).waitFor();
  await restaurant.work({ pausedUntil: null });
  await restaurant.change({
    openingHours: { weekly: [], exceptions: [{ date: '2999-01-01', spans: [{ from: '10:00', to: '11:00' }] }] },
  });
  await page.reload();
  await badge.filter({ hasText: 'Closed' }).waitFor();
});

test('one field changed on two devices: each tells of the other, and neither loses anything', async () => {
  const restaurant = await Restaurant.open(system());
  const [phone, laptop] = [
    await ownerAt(restaurant, '/details/ordering', COMMON_PHONE),
    await ownerAt(restaurant, '/details/ordering', DESKTOP),
  ];
  for (const page of [phone, laptop]) await fee(page).waitFor();

  // Another field of the same page: told at once, and loaded by a press; what was typed here stays.
  await phone.getByRole('spinbutton', { name: /^Minimum order/ }).fill('15');
  await laptop.getByRole('checkbox', { name: 'Card for delivery' }).uncheck();
  await save(laptop).click();
  await expectToast(laptop, 'Menu updated successfully!', 'Your restaurant information has been saved.');
  await phone.getByText('Somebody else has changed this meanwhile: “Card for delivery”.').waitFor();
  await expectSound(phone);
  await phone.getByRole('button', { name: 'Load it' }).click();
  expect(await phone.getByRole('checkbox', { name: 'Card for delivery' }).isChecked()).toBe(false);
  await save(phone).click();
  await expectToast(phone, 'Menu updated successfully!', 'Your restaurant information has been saved.');
  expect(await restaurant.menu()).toMatchObject({ minimumOrder: '15.00', acceptsCardDelivery: false });

  // The same field: nothing is overwritten before somebody says which one is right.
  await fee(laptop).fill('7');
  await fee(phone).fill('9');
  await save(phone).click();
  await expectToast(phone, 'Menu updated successfully!', 'Your restaurant information has been saved.');
  await laptop.getByText(/You have changed it here as well: “Delivery fee/).waitFor();
  await save(laptop).click();
  await expectToast(
    laptop,
    'Not saved yet',
    'Somebody else has changed the same meanwhile. Please say which is right.',
  );
  expect((await restaurant.menu()).deliveryFee).toBe('9.00');
  expect(await fee(laptop).inputValue()).toBe('7');
  await expectSound(laptop);
  await laptop.getByRole('button', { name: 'Keep mine' }).click();
  await save(laptop).click();
  await until('the fee that was kept', async () => (await restaurant.menu()).deliveryFee === '7.00');
  await phone.getByRole('button', { name: 'Load it' }).click();
  expect(await fee(phone).inputValue()).toBe('7.00');

  // What is not saved is not left without a question, whichever way leads away.
  await fee(phone).fill('8');
  await tabs(phone).getByRole('link', { name: 'Share', exact: true }).click();
  await phone.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await phone.getByRole('button', { name: 'Undo changes' }).click();
  expect(await fee(phone).inputValue()).toBe('7.00');
  await tabs(phone).getByRole('link', { name: 'Share', exact: true }).click();
  await title(phone, 'Share').waitFor();
});

test('an owner of several menus goes from one to the other on the same page; team and plan are those of the business', async () => {
  const business = await Business.open(system(), {
    name: 'Ida',
    email: 'ida@frame.example',
    phone: '(503) 555-0171',
  });
  const [one, other] = [await business.upload(), await business.upload()];
  const long = 'The Old Harbormaster’s House and Garden at the End of the Long Pier, since 1887';
  await business.owner.call(`/api/menu/${other}`, { method: 'PUT', json: { restaurantName: long } });
  const page = await windows.open(`${system().url}/menu/${one}`, { viewport: COMMON_PHONE });
  await business.letIn(page);
  await page.goto(`${system().url}/menu/${one}/details/hours`);
  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: long });
  await page.waitForURL(`${system().url}/menu/${other}/details/hours`);
  await page.getByRole('banner').getByText(long).first().waitFor();
  await expectSoundInBoth(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectInWidth(page);
  await page.setViewportSize(COMMON_PHONE);

  await sections(page, 'Details').getByRole('link', { name: 'Team' }).click();
  await page.getByRole('heading', { name: 'Team of Ida’s' }).waitFor();
  await expectSound(page);
  await sections(page, 'Details').getByRole('link', { name: 'Plan' }).click();
  await page.getByRole('button', { name: /^Change plan/ }).waitFor();
  await expectSound(page);
});

test('whoever may not change a menu is offered none of its tabs', async () => {
  const restaurant = await Restaurant.open(system());
  const stranger = await windows.open(`${restaurant.menuUrl}/share`, { viewport: COMMON_PHONE });
  await title(stranger, 'Share').waitFor();
  expect(await tabs(stranger).count()).toBe(0);
  await stranger.goto(`${restaurant.menuUrl}/details/hours`);
  await title(stranger, 'This device may not change this menu').waitFor();
  expect(await tabs(stranger).count()).toBe(0);
  await expectSound(stranger);
});

test('the settings say what the point-of-sale system is for, and a link to a rule still leads to it', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await ownerAt(restaurant, '/details', COMMON_PHONE);
  await page.getByLabel('POS system').waitFor();
  await page.getByText(/^Noted with your menu\. Orders do not go into it/).waitFor();
  await page.goto(`${restaurant.menuUrl}/rules#taxes`);
  await page.waitForURL(`${restaurant.menuUrl}/details/ordering#taxes`);
  await page.getByRole('heading', { name: 'Taxes' }).waitFor();
  expect(await page.locator('details#taxes').evaluate((rule: HTMLDetailsElement) => rule.open)).toBe(true);
});
