import type { Page } from 'playwright-core';
import { expectSound, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

/** Nobody reads these on pale paper. */
const PALE = { backgroundTheme: 'restaurant', primaryColor: '#fde047', secondaryColor: '#93c5fd' } as const;

const asRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const headingColour = (page: Page) =>
  page
    .locator('.menu-section-title')
    .first()
    .evaluate((heading) => getComputedStyle(heading).color);

async function guestAt(restaurant: Restaurant): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await menuReady(page);
  return page;
}

test.each([
  ['a phone', COMMON_PHONE],
  ['a wide screen', DESKTOP],
] as const)('on %s an owner sees what guests could not read, and takes colours that pass', async (_, viewport) => {
  const restaurant = await Restaurant.open(system(), PALE);
  // What was chosen is corrected by the page itself, and the report says so.
  expect(await headingColour(await guestAt(restaurant))).not.toBe(asRgb(PALE.secondaryColor));

  const page = await windows.open(restaurant.menuUrl, { viewport });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/details/look`);
  await page.getByText('2 pairs of colours would fail as chosen.').waitFor();
  await page.getByText('In this colour, guests with weak sight could not read headings.').first().waitFor();
  await page.getByText('In this colour, guests with weak sight could not make out the buttons.').first().waitFor();
  await expectSound(page);

  // All pairs, by day and by night.
  await page.getByText(/^All \d+ pairs$/).click();
  const pairs = page.locator('details li').filter({ hasText: ':1' });
  expect(await pairs.count()).toBeGreaterThanOrEqual(8);
  await page.getByRole('radio', { name: 'By night' }).check();
  await page.getByText(/On phones set to dark the page is dark/).waitFor();
  await expectSoundInBoth(page);

  // One press takes a colour, another gives it back.
  const secondary = page.getByLabel('Secondary colour', { exact: true });
  const use = page.getByRole('button', { name: /^Use #/ });
  await use.last().click();
  await page.getByText('One pair of colours would fail as chosen.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('2 pairs of colours would fail as chosen.').waitFor();
  expect(await secondary.inputValue()).toBe(PALE.secondaryColor);
  await use.last().click();
  await page.getByText('One pair of colours would fail as chosen.').waitFor();
  await use.click();
  await page.getByText('Guests can read everything in the colours you chose.').waitFor();
  const taken = {
    primaryColor: await page.getByLabel('Primary colour', { exact: true }).inputValue(),
    secondaryColor: await secondary.inputValue(),
  };
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await until('the colours are saved', async () => {
    const { primaryColor, secondaryColor } = await restaurant.menu();
    return primaryColor === taken.primaryColor && secondaryColor === taken.secondaryColor;
  });

  // Guests see the very colours that were taken, and every contrast passes by day and by night.
  const guest = await guestAt(restaurant);
  expect(await headingColour(guest)).toBe(asRgb(taken.secondaryColor));
  await expectSoundInBoth(guest);
});
