import { MENU_THEMES } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { difference, lookOf, withoutColours, type Look } from '../support/looks';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

const NAME = 'The Olive Branch';
const LONG_NAME = 'Maximiliana Featherstonehaugh-Cholmondeley of the Old Port and Harbour Kitchen 1';
const DESCRIPTION =
  'Slow-cooked for twelve hours with tomatoes, garlic and basil from the garden, and finished with the new oil';
const DISHES = ['Starters', 'Mains'].map((name, category) => ({
  name,
  items: Array.from({ length: 8 }, (_, dish) => ({
    name: `Braised dish ${category * 10 + dish + 1}`,
    description: DESCRIPTION,
    price: `$${dish + 9}.50`,
    dietary: dish % 3 === 0 ? ['Vegetarian'] : [],
  })),
}));
/**
 * The share of the first screen that has to differ. Letters and lines cover about a tenth of it; two themes that differ
 * by their colours alone do not differ at all.
 */
const CLEARLY = 0.03;
/** What our own pages are set in, and what stands around a menu. */
const OWN_FACES = ['fraunces', 'inter'];

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await Restaurant.open(system(), {
    restaurantName: NAME,
    restaurantDescription: 'Small plates by the harbour',
    deliveryFee: '4.50',
    minimumOrder: '10.00',
  });
  const { version } = await restaurant.menu();
  await restaurant.change({ restaurantName: NAME, categories: DISHES, baseVersion: version });
}, 120_000);

async function open(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport });
  await menuReady(page);
  await page.getByText('Pickup in 25 min').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const fetchedFaces = (page: Page) =>
  page.evaluate(() =>
    [
      ...new Set(
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) =>
            family
              .replace(/["']| Variable/g, '')
              .toLowerCase()
              .replace(/ /g, '-'),
          ),
      ),
    ].filter((face) => !face.endsWith('-fallback')),
  );
const words = (page: Page) => page.locator('.menu-page').evaluate((menu) => menu.textContent);
const dishesBegun = (page: Page) =>
  page
    .locator('.menu-dish-name')
    .evaluateAll((names) => names.filter((name) => name.getBoundingClientRect().top < window.innerHeight).length);

test('six themes are six designs with their colours taken away, and one text in one order', async () => {
  const looks: Look[] = [];
  const pictures: Buffer[] = [];
  const texts: unknown[] = [];
  for (const { id, design } of MENU_THEMES) {
    await restaurant.change({ restaurantName: NAME, backgroundTheme: id });
    const page = await open(COMMON_PHONE);
    expect(await page.locator('.menu-page').getAttribute('data-menu-theme')).toBe(id);
    expect([id, (await fetchedFaces(page)).filter((face) => !OWN_FACES.includes(face)).sort()]).toEqual([
      id,
      [...new Set([design.display, design.text])].filter((face) => !OWN_FACES.includes(face)).sort(),
    ]);
    expect([id, (await dishesBegun(page)) >= 6]).toEqual([id, true]);
    // From above to below, as it is read aloud.
    const tops = await page
      .locator('.menu-name, .menu-line, .menu-facts, .menu-section-title, .menu-dish')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    texts.push(await words(page));
    looks.push(await lookOf(page));
    pictures.push(await withoutColours(page));
    await page.context().close();
  }

  expect(new Set(texts).size).toBe(1);
  expect(looks.map(({ faces }) => faces)).toEqual(MENU_THEMES.map(({ design }) => [design.display, design.text]));
  for (const part of ['header', 'heading', 'rules'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(MENU_THEMES.length);
  const pairs = pictures.flatMap((one, at) =>
    pictures.slice(at + 1).map((other, later) => ({
      pair: `${MENU_THEMES[at]!.id}, ${MENU_THEMES[at + 1 + later]!.id}`,
      differs: difference(one, other),
    })),
  );
  expect(pairs.filter(({ differs }) => differs < CLEARLY)).toEqual([]);
});

test.each(MENU_THEMES.map(({ id }) => id))(
  '%s is sound by day and by night, and holds a long name on the narrowest screen',
  async (id) => {
    await restaurant.change({ restaurantName: LONG_NAME, backgroundTheme: id });
    const page = await open({ width: 320, height: 640 });
    await expectSoundInBoth(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect([title!.x >= 0, title!.x + title!.width <= 320, title!.height < 200]).toEqual([true, true, true]);
    for (const control of await page.locator('.menu-dish-add').all())
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  },
);
