import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Restaurant, ROLL } from '../support/restaurant';
import { addToCart, ANN, expectPlaced, fillIn, place, toCheckout } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

/** A card, by its name. */
const card = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Orders of the past weeks, as this one: two a day, at noon and in the evening, by the clock of the restaurant. */
async function giveItAPast({ shareId }: Restaurant): Promise<void> {
  const { database } = system();
  await database.rows(
    `INSERT INTO ordering.orders
     SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'P' || n || '-' || h, 'status', 'completed', 'history', '[]'::jsonb,
       'placed_at', (date_trunc('day', now() AT TIME ZONE zone) - n * interval '1 day' + h * interval '1 hour') AT TIME ZONE zone))).*
     FROM ordering.orders AS o JOIN ordering.menus ON menus.share_id = o.share_id, LATERAL (SELECT snapshot->>'timeZone' AS zone) AS clock,
       generate_series(1, 40) AS days (n), unnest(ARRAY[12, 19]) AS hours (h)
     WHERE o.share_id = $1`,
    [shareId],
  );
  await database.rows(
    `INSERT INTO ordering.recount_marks (day) SELECT DISTINCT (placed_at AT TIME ZONE 'UTC')::date FROM ordering.orders WHERE share_id = $1`,
    [shareId],
  );
}

test('an owner sees what guests read and ordered: from the first empty page to weeks compared, on a phone, as a file and for nobody else', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(503) 555-0142' });
  const figures = `${restaurant.menuUrl}/figures`;
  const { database } = system();

  // Let in before the first page, so that no visit of the owner is counted as a guest's.
  const owner = await windows.open(figures, { viewport: COMMON_PHONE, before: (page) => restaurant.letIn(page) });
  await owner.getByRole('heading', { name: 'Sales figures', level: 1 }).waitFor();
  await owner.getByRole('heading', { name: 'No orders in these days' }).waitFor();
  await expectSound(owner);

  // A guest comes, comes again, and orders.
  const guest = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE, expected: [/403 \(Forbidden\)/] });
  const counted = (what: 'views' | 'carts', count: number) =>
    until(`${count} ${what} to be counted`, async () => {
      const [row] = await database.rows<{ sum: string | null }>(
        `SELECT sum(${what}) FROM menu.visit_hours WHERE share_id = $1`,
        [restaurant.shareId],
      );
      return Number(row?.sum) === count;
    });
  const ordersCounted = (count: number) =>
    until(
      `${count} orders to be counted`,
      async () => {
        const [row] = await database.rows<{ sum: string | null }>(
          'SELECT sum(orders) FROM ordering.sales_hours WHERE share_id = $1',
          [restaurant.shareId],
        );
        return Number(row?.sum) === count;
      },
      // The job rests for so long as not to take more than a twentieth of a core.
      { withinMs: 90_000 },
    );
  await counted('views', 1);
  await guest.reload();
  await counted('views', 2);
  await addToCart(guest, ROLL);
  await counted('carts', 1);
  await toCheckout(guest);
  await fillIn(guest, ANN);
  await place(guest);
  await expectPlaced(guest);
  const [order] = await restaurant.orders();
  await restaurant.accept(order!.orderId);

  await ordersCounted(1);
  await owner.reload();
  await card(owner, 'Revenue').getByText('$24.00').waitFor();
  await card(owner, 'Menu views').getByText('2', { exact: true }).waitFor();
  await card(owner, 'Visitors').getByText('1', { exact: true }).waitFor();
  await section(owner, 'Best-selling dishes').getByText('Lobster Roll').first().waitFor();
  await section(owner, 'Never ordered').getByText('On your menu now').waitFor();
  await section(owner, 'Orders by hour').getByText('Show as a table', { exact: true }).click();
  await expectSound(owner);

  // Weeks later.
  await giveItAPast(restaurant);
  await ordersCounted(81);
  await owner.reload();
  await owner.getByLabel('Period').selectOption({ label: '4 weeks' });
  await card(owner, 'Orders').getByText('55', { exact: true }).waitFor();
  // 27 days with two orders and the one of today, after 28 of which 13 have two.
  await card(owner, 'Revenue').getByText('$1,320.00').waitFor();
  await card(owner, 'Revenue')
    .getByText(/more than/)
    .waitFor();
  await expectSound(owner);

  const desk = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await restaurant.letIn(desk);
  await desk.goto(figures);
  await desk.getByRole('radio', { name: '12 months' }).check();
  await card(desk, 'Orders').getByText('81', { exact: true }).waitFor();
  await expectSound(desk);
  await desk.emulateMedia({ colorScheme: 'dark' });
  await expectSound(desk);
  await desk.getByLabel('Show by').selectOption({ label: 'Week' });
  await desk
    .getByText(/^[A-Z][a-z]{2} \d+$/)
    .first()
    .waitFor();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save as CSV: Best-selling dishes' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sales-dish-.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')[1]).toMatch(/,Lobster Roll,USD,81,81,1944$/);

  // Whoever is not the owner.
  await guest.goto(figures);
  await guest.getByRole('heading', { name: 'These figures are not yours to see' }).waitFor();
  await expectSound(guest);
});
