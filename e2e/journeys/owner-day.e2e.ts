import type { Page } from 'playwright-core';
import { expectSound, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Restaurant } from '../support/restaurant';
import { placeRush } from '../support/rush';
import {
  accept,
  boardReady,
  cardIn,
  column,
  hearSound,
  openBoard,
  openReject,
  sendReject,
  step,
  tool,
} from '../support/screens/board';
import { expectToast } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(300_000);

const system = useSharedSystem();
const windows = useBrowser();

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'This menu' }).getByRole('link', { name, exact: true });
const badge = (page: Page) => page.getByRole('banner').getByRole('status');
const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

/** In the morning a dish is out. */
async function sellOut(page: Page, dish: string) {
  await tool(page, 'Sold out');
  await page.getByLabel('Search dishes').fill(dish);
  await page.getByRole('checkbox', { name: dish }).click();
  await page.getByText('1 sold out.').waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
}

/** An order from the first tap to the bag that is handed over. */
async function serve(page: Page, number: string) {
  await accept(page, number, 20);
  await column(page, 'kitchen');
  await cardIn(page, 'kitchen', number).waitFor();
  await step(page, 'Start cooking', number);
  await step(page, 'Ready', number);
  await column(page, 'leaving');
  await step(page, 'Handed over', number);
  await column(page, 'done');
  await cardIn(page, 'done', number).waitFor();
}

test.each([
  ['a phone', COMMON_PHONE, '+15035550211'],
  ['a wide screen', DESKTOP, '+15035550212'],
] as const)(
  'an owner’s day on %s: from the first dish that is out to the figures of the evening',
  async (_, viewport, phone) => {
    const restaurant = await Restaurant.open(system(), { restaurantPhone: phone });
    const page = await windows.open(restaurant.menuUrl, { viewport });
    await restaurant.letIn(page);
    await openBoard(page, restaurant.shareId);
    await hearSound(page);
    await sellOut(page, 'Lobster Roll');

    const [served, refused] = (await placeRush(system().url, await restaurant.menu(), 2)) as [string, string];
    await cardIn(page, 'new', refused).waitFor();
    await expectSoundInBoth(page);
    await openReject(page, refused, 'The oven is broken');
    await sendReject(page);
    await serve(page, served);
    await expectSoundInBoth(page);

    // Between noon and evening.
    await tab(page, 'Menu').click();
    await page.getByRole('heading', { level: 1, name: 'Review items' }).waitFor();
    await tab(page, 'Details').click();
    await page.getByRole('navigation', { name: 'Pages of Details' }).getByRole('link', { name: 'Ordering' }).click();
    await page.getByRole('spinbutton', { name: /^Minimum order/ }).fill('12');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Menu updated successfully!', 'Your restaurant information has been saved.');
    await tab(page, 'Share').click();
    await page.getByRole('heading', { level: 1, name: 'Share' }).waitFor();
    await expectSoundInBoth(page);

    // What the day came to is what was ordered and not refused.
    const cents = (await restaurant.orders()).find(({ orderNumber }) => orderNumber === served)!.total;
    await until(
      'both orders to be counted',
      async () => {
        const [row] = await system().database.rows<{ orders: string | null; refused: string | null }>(
          'SELECT sum(orders) AS orders, sum(rejected) AS refused FROM ordering.sales_hours WHERE share_id = $1',
          [restaurant.shareId],
        );
        return Number(row?.orders) === 2 && Number(row?.refused) === 1;
      },
      // The job rests for so long as not to take more than a twentieth of a core.
      { withinMs: 120_000 },
    );
    await tab(page, 'Figures').click();
    await figure(page, 'Revenue')
      .getByText(`$${(cents / 100).toFixed(2)}`)
      .waitFor();
    await figure(page, 'Rejected or cancelled').getByText('1 rejected, 0 cancelled').waitFor();
    await expectSoundInBoth(page);

    // In the evening nobody orders any more.
    await tab(page, 'Orders').click();
    await boardReady(page);
    await tool(page, 'Pause or busy');
    await page.getByRole('button', { name: 'Until I reopen' }).click();
    await page.getByRole('button', { name: 'Take orders again' }).first().waitFor();
    await page.keyboard.press('Escape');
    await badge(page)
      .filter({ hasText: /paused|Draft/ })
      .waitFor();
  },
);
