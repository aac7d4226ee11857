import { MENU_THEMES } from '@chalkboard/contracts/themes';
import type { Page } from 'playwright-core';
import { expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { drawnPage } from '../support/drawn-page';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const DESCRIPTION =
  'Slow-cooked for twelve hours with tomatoes, garlic and basil from the garden, and finished with the new oil';

/** Ninety dishes in nine categories, each described at more length than a row shows. */
const NINETY = Array.from({ length: 9 }, (_, category) => ({
  name: `Course ${category + 1}`,
  items: Array.from({ length: 10 }, (_, dish) => ({
    name: `Braised dish ${category * 10 + dish + 1}`,
    description: DESCRIPTION,
    price: `$${dish + 9}.50`,
    dietary: dish % 3 === 0 ? ['Vegetarian', 'Gluten-Free'] : [],
  })),
}));

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await Restaurant.open(system(), {
    restaurantDescription: 'Handmade pasta and wood-fired pizza since 1987',
    deliveryFee: '4.50',
    minimumOrder: '10.00',
  });
  const { version } = await restaurant.menu();
  await restaurant.change({ categories: NINETY, baseVersion: version });
}, 120_000);

/** How many dishes begin above the lower edge of the window. */
const dishesBegun = (page: Page) =>
  page
    .getByRole('heading', { level: 3 })
    .evaluateAll((names) => names.filter((name) => name.getBoundingClientRect().top < window.innerHeight).length);
const current = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]');

test('on a phone the first screen shows the header, what is true now, the categories, the search, and six dishes', async () => {
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await menuReady(page);
  await page.getByText('Pickup in 25 min').waitFor();
  await page.getByText('Delivery $4.50, from $10').waitFor();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('navigation', { name: 'Categories' }),
    page.getByRole('searchbox'),
  ])
    expect((await part.boundingBox())?.y).toBeLessThan(COMMON_PHONE.height);
  expect(await dishesBegun(page)).toBeGreaterThanOrEqual(6);
});

test.each(MENU_THEMES.map(({ id }) => id))(
  'also in the theme %s, with a name of two lines',
  async (backgroundTheme) => {
    await restaurant.change({ restaurantName: 'Osteria del Vecchio Porto e Mare', backgroundTheme });
    await until('the page to wear it', async () =>
      (await drawnPage(restaurant.menuUrl)).includes(`data-menu-theme="${backgroundTheme}"`),
    );
    const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
    await menuReady(page);
    expect(await dishesBegun(page)).toBeGreaterThanOrEqual(6);
  },
);

test('the categories follow the reading, up to the last one at the end of the page', async () => {
  const page = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await menuReady(page);
  await page
    .getByRole('heading', { name: 'Braised dish 45', exact: true })
    .evaluate((dish) => dish.scrollIntoView({ block: 'center' }));
  await current(page).getByText('Course 5').waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await current(page).getByText('Course 9').waitFor();
  await page.setViewportSize(COMMON_PHONE);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await current(page).getByText('Course 9').waitFor();
  const { left, right } = await current(page).evaluate((link) => link.getBoundingClientRect());
  expect([left >= 0, right <= COMMON_PHONE.width]).toEqual([true, true]);
});

test('a dish opens and closes by the keyboard, moves nothing, and is sound on any screen', async () => {
  const page = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await menuReady(page);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  const dish = page.getByRole('button', { name: 'Details: Braised dish 2', exact: true });
  await dish.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Braised dish 2' });
  await dialog.getByText(DESCRIPTION, { exact: true }).waitFor();
  expect((await page.locator('h1').boundingBox())?.x).toBe(before?.x);
  await expectSoundInBoth(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await dish.evaluate((button) => button === document.activeElement)).toBe(true);

  for (const viewport of [{ width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(viewport);
    await expectSoundInBoth(page);
  }
  await dish.click();
  await dialog.getByRole('button', { name: 'One more Braised dish 2' }).click();
  await dialog.getByRole('textbox', { name: 'Note for the kitchen' }).fill('no garlic');
  await expectSoundInBoth(page);
  await dialog.getByRole('button', { name: 'Add 2 $21.00' }).click();
  await page.getByText('Added to cart').waitFor();
  expect(
    await page.evaluate((id) => JSON.parse(localStorage.getItem(`cart_${id}`) ?? '[]') as unknown, restaurant.shareId),
  ).toMatchObject([{ name: 'Braised dish 2', quantity: 2, total: 21, notes: 'no garlic' }]);
});

test('a pause is said on the menu as soon as it is looked at again', async () => {
  const page = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await menuReady(page);
  await page.getByText('Pickup in 25 min').waitFor();
  await restaurant.work({ pausedUntil: '9999-12-31T00:00:00Z' });
  await page.reload();
  await page.getByText('No orders right now').waitFor();
});
