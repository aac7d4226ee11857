import { Menu } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSoundInBoth } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { drawMenuPdf, type DrawnMenu } from '../support/drawn-menu';
import { chooseFile } from '../support/screens/owner';
import { openReview } from '../support/screens/review';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const READING_LIMIT_MS = 120_000;
/** Publishing without a name is refused, and the browser says so. */
const REFUSED = [/422 .*\/publish/, /\/publish$/];

const SECTIONS: DrawnMenu['sections'] = [
  {
    name: 'Starters',
    rows: [
      ['Charred Corn Salad', '$9.25'],
      ['Smoked Brisket Toast', '$11.00'],
      ['Leek and Potato Soup', '$7.50'],
      ['Pickled Okra', '$6.00'],
    ],
  },
];
const HOUSTON: DrawnMenu = {
  title: 'Bayou Lantern',
  sections: SECTIONS,
  below: '218 Main Street, Houston, TX 77002\n(713) 555-0142\nMon - Fri 11am - 9pm',
};
const NAMELESS: DrawnMenu = { title: '', sections: SECTIONS };

/** Has a menu read on the home page; gives its id when the preview is there. */
async function preview(page: Page, menu: DrawnMenu): Promise<string> {
  await chooseFile(page, { name: 'menu.pdf', mimeType: 'application/pdf', buffer: await drawMenuPdf(page, menu) });
  await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
  const edit = await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href');
  return /\/menu\/([\w-]+)\/edit/.exec(edit ?? '')?.[1] ?? '';
}

async function menuOf(page: Page, shareId: string): Promise<Menu> {
  return Menu.parse(await (await page.request.get(`${system().url}/api/menu/${shareId}`)).json());
}

const house = (page: Page) => page.getByRole('region', { name: 'Is this you?' });

test('what was read of the house is accepted in one tap, with the clock of its address and the hours of the paper', async () => {
  const page = await windows.open(system().url, { viewport: PHONE });
  const shareId = await preview(page, HOUSTON);
  await house(page).getByText('Chicago', { exact: true }).waitFor();
  await house(page).getByText('Mon – Fri 11 AM – 9 PM').waitFor();
  await expectSoundInBoth(page);
  await house(page).getByRole('button', { name: 'Yes, all of it' }).click();
  await house(page).getByRole('button', { name: 'Change the details of your restaurant' }).waitFor();
  expect(await menuOf(page, shareId)).toMatchObject({
    restaurantName: 'Bayou Lantern',
    restaurantPhone: '(713) 555-0142',
    restaurantAddress: '218 Main Street, Houston, TX 77002',
    timeZone: 'America/Chicago',
    openingHours: { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: '11:00', to: '21:00' })) },
    settledDetails: ['name', 'phone', 'address', 'hours', 'currency', 'timeZone'],
  });
  await expectSoundInBoth(page);

  // It is kept, and no gate: Publish leads to the menu.
  await openReview(page, shareId);
  await house(page).getByText('Bayou Lantern · 218 Main Street, Houston, TX 77002 · (713) 555-0142').waitFor();
  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.waitForURL(`${system().url}/menu/${shareId}`);
});

test('each detail stands beside its place on the paper, and is put right by the keyboard alone', async () => {
  const page = await windows.open(system().url, { viewport: DESKTOP });
  const shareId = await preview(page, HOUSTON);
  await openReview(page, shareId);
  await house(page).getByRole('button', { name: 'Look closer' }).press('Enter');
  const strip = house(page).getByRole('button', { name: 'Phone on the paper' }).locator('img');
  await until('the picture of the paper', () => strip.evaluate((img: HTMLImageElement) => img.naturalWidth > 500));
  await expectSoundInBoth(page);

  await house(page).getByRole('button', { name: 'Right: Name' }).press('Enter');
  await until('the next question to have the focus', () =>
    house(page)
      .getByRole('button', { name: 'Right: Phone' })
      .evaluate((button) => button === document.activeElement),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('(713) 555-0199');
  await page.keyboard.press('Enter');
  await house(page).getByText('(713) 555-0199').waitFor();

  // Another address brings another clock.
  await house(page).getByRole('button', { name: 'Change address' }).press('Enter');
  await house(page).getByRole('textbox', { name: 'Address' }).fill('1 Elm St, Terlingua, TX 79852');
  await page.keyboard.press('Enter');
  await house(page).getByText('Denver').click();
  await until('the clock to be saved', async () => (await menuOf(page, shareId)).timeZone === 'America/Denver');
  expect(await menuOf(page, shareId)).toMatchObject({
    restaurantPhone: '(713) 555-0199',
    restaurantAddress: '1 Elm St, Terlingua, TX 79852',
    settledDetails: ['name', 'phone', 'address', 'timeZone'],
  });
});

test.each([
  ['the preview', false],
  ['the review', true],
])(
  'from %s, a menu without a name is published once it has one, and leads where it always did',
  async (_, inReview) => {
    const page = await windows.open(system().url, { viewport: PHONE, expected: REFUSED });
    const shareId = await preview(page, NAMELESS);
    if (inReview) await openReview(page, shareId);
    await house(page).getByLabel('Restaurant name').waitFor();
    await page.getByRole('button', { name: 'Publish' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'What is your restaurant called?' });
    await dialog.waitFor();
    await expectSoundInBoth(page);
    expect((await menuOf(page, shareId)).status).toBe('extracted');
    await dialog.getByLabel('Restaurant name').fill('The Long Table');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${system().url}/menu/${shareId}`);
    await page.getByRole('heading', { level: 1, name: 'The Long Table' }).waitFor();
    expect(await menuOf(page, shareId)).toMatchObject({
      status: 'published',
      restaurantName: 'The Long Table',
      settledDetails: ['name'],
    });
  },
);
