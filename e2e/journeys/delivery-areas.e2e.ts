import type { Locator, Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { MapServer, type Place } from '../support/map-server';
import { Restaurant } from '../support/restaurant';
import { addToCart, ANN, expectPlaced, expectToast, fillIn, place, toCheckout } from '../support/screens/guest';
import { useSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const HOUSE: Place = { lat: 43.6591, lon: -70.2568 };
/** About 1.1 km north of the house, and about 11. */
const NEAR: Place = { lat: 43.669, lon: -70.2568 };
const FAR: Place = { lat: 43.759, lon: -70.2568 };

const map = new MapServer({ '1 Harbor Street, Portland': HOUSE, '2 Near Street': NEAR, '3 Far Street': FAR });
beforeAll(() => map.start());
afterAll(() => map.stop());

const system = useSystem({ env: () => map.env });
const windows = useBrowser();

/** The pictures of the map come from elsewhere, as it was set up; what is not found and refused is asked for. */
const EXPECTED = [/foreign host: http:\/\/127\.0\.0\.1:\d+\/tiles/, /404|422|503/];

async function rulesOf(restaurant: Restaurant, viewport: { width: number; height: number }): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport, expected: EXPECTED, position: NEAR });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/rules#delivery`);
  await page.getByRole('button', { name: 'Add a zone' }).click();
  return page;
}

const saveRules = async (page: Page) => {
  await page.locator('#delivery').getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Saved', 'Guests see it from now on.');
};

async function atCheckout({ menuUrl }: Restaurant, position: Place | 'refused'): Promise<Page> {
  const page = await windows.open(menuUrl, { viewport: PHONE, expected: EXPECTED, position });
  await addToCart(page, { item: 'Lobster Roll', cents: 2400 });
  await toCheckout(page);
  await fillIn(page, { ...ANN, delivery: true });
  return page;
}

const total = (page: Page, amount: string) =>
  page.getByRole('button', { name: new RegExp(`^Place Order.*\\${amount}$`) }).waitFor();

/** Ordering knows the rules as they are saved now. */
async function untilReceived(restaurant: Restaurant): Promise<void> {
  const { version } = await restaurant.menu();
  await until('ordering to hear of the rules', async () =>
    system().database.count('ordering.menus', 'share_id = $1 AND version >= $2', [restaurant.shareId, version]),
  );
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, by: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y } = await centreOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

test('a circle that the owner finds, moves and sizes on the map: a guest within pays its fee, one outside is offered pickup', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantAddress: '1 Harbor Street, Portland' });
  const owner = await rulesOf(restaurant, COMMON_PHONE);
  await owner.locator('#delivery').getByLabel('Name').fill('Around us');
  await owner.getByRole('radio', { name: 'Circle' }).check();
  await owner.getByLabel('Find a place').fill('9 Nowhere');
  await owner.getByRole('button', { name: 'Find', exact: true }).click();
  await owner.getByText('This address was not found. Please check it.').waitFor();
  await owner.getByLabel('Find a place').fill('1 Harbor Street, Portland');
  await owner.getByLabel('Find a place').press('Enter');
  const centre = owner.getByLabel('Centre', { exact: true });
  await until('the centre', async () => (await centre.inputValue()) === '43.6591, -70.2568');
  await until('pictures of the map', () => map.tiles > 0);
  // Whom the map names is text, whatever it holds.
  await owner.getByText('© <b>Fog & Co</b>').waitFor();

  const radius = owner.getByLabel('Radius (km)');
  expect(await radius.inputValue()).toBe('2');
  await owner.getByRole('button', { name: 'Centre of the circle' }).focus();
  const north = async () => Number((await centre.inputValue()).split(',')[0]);
  for (const step of [1, 2]) {
    const before = await north();
    await owner.keyboard.press('ArrowUp');
    await until(`step ${step} to the north`, async () => (await north()) > before);
  }
  await drag(owner, owner.getByRole('button', { name: 'Size of the circle' }), { x: 20, y: 0 });
  await until('the circle to grow', async () => Number(await radius.inputValue()) > 2);
  await radius.fill('3');
  await owner
    .locator('#delivery')
    .getByLabel(/^Delivery fee/)
    .fill('3');
  await expectSound(owner);
  await saveRules(owner);
  await untilReceived(restaurant);

  const page = await atCheckout(restaurant, 'refused');
  await page.getByRole('button', { name: 'Use my position' }).click();
  await page.getByText('Your position is not known. Allow it in your browser, or choose pickup.').waitFor();
  await page.getByLabel('Delivery address').fill('3 Far Street');
  await page.getByRole('button', { name: 'Find my address' }).click();
  await page.getByText('Found: 3 Far Street, Portland').waitFor();
  await page.getByText(/outside the area the restaurant delivers to/).waitFor();
  await page.getByLabel('Delivery address').fill('2 Near Street');
  await page.getByRole('button', { name: 'Find my address' }).click();
  await page.getByText('Delivery to Around us').waitFor();
  await total(page, '$27.00');
  await expectSound(page);
  await place(page);
  await expectPlaced(page);
  expect(await restaurant.orders()).toMatchObject([{ deliveryFee: 300, zone: 'Around us' }]);
});

test('an area that the owner presses corner by corner: a guest within shows where by the position of the device', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantAddress: '1 Harbor Street, Portland' });
  const owner = await rulesOf(restaurant, DESKTOP);
  await owner.locator('#delivery').getByLabel('Name').fill('North');
  await owner.getByRole('radio', { name: 'Drawn area' }).check();
  await owner.getByRole('button', { name: 'Use my position' }).click();
  const area = owner.getByRole('application', { name: 'Map of the delivery area' });
  await area.scrollIntoViewIfNeeded();
  const middle = await centreOf(area);
  const corners = owner.getByLabel('Corners');
  const count = async () => (await corners.inputValue()).split('\n').filter(Boolean).length;
  for (const [index, [x, y]] of [
    [-80, -60],
    [80, -60],
    [80, 60],
    [-80, 60],
    [0, 100],
  ].entries()) {
    await owner.mouse.click(middle.x + x!, middle.y + y!);
    await until(`corner ${index + 1}`, async () => (await count()) === index + 1);
  }
  // The one pressed between two others lies between them: nothing crosses.
  await drag(owner, owner.getByRole('button', { name: 'Corner 1' }), { x: -30, y: -20 });
  await owner.getByRole('button', { name: 'Corner 4' }).press('Enter');
  await owner.getByRole('button', { name: 'Remove corner 4' }).click();
  await until('the corner to go', async () => (await count()) === 4);
  await owner
    .locator('#delivery')
    .getByLabel(/^Delivery fee/)
    .fill('4');
  await expectSound(owner);
  await saveRules(owner);
  await untilReceived(restaurant);

  const page = await atCheckout(restaurant, NEAR);
  await page.getByLabel('Delivery address').fill('Somewhere');
  map.failing = true;
  await page.getByRole('button', { name: 'Find my address' }).click();
  await page.getByText('Addresses cannot be looked up right now. Use your position, or choose pickup.').waitFor();
  map.failing = false;
  await page.getByRole('button', { name: 'Use my position' }).click();
  await page.getByText('Delivery to North').waitFor();
  await total(page, '$28.00');
});
