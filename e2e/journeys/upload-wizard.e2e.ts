import type { Menu } from '@chalkboard/contracts';
import { MENU_THEMES, UPLOAD } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound, expectSoundAt, expectSoundInBoth } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { drawLogo } from '../support/drawn-logo';
import { fixturePath } from '../support/fixtures';
import {
  chooseBy,
  chooseTheme,
  expectWizardStages,
  goOn,
  fillInRestaurant,
  watchWizard,
} from '../support/screens/upload-wizard';
import { useSystem } from '../support/system';
import { expectNothingSince, tracesAtRest } from '../support/traces';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

const READING_LIMIT_MS = 120_000;
const RESTAURANT = {
  'Restaurant name': 'Osteria Lucia',
  Description: 'Wood fire, garden herbs and a short list of wines.',
  Address: '1 Harbor Street, Portland',
  Phone: '(207) 555-0142',
};
const picture = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });

const open = (viewport: { width: number; height: number }) =>
  windows.open(`${system().url}/business/upload`, { viewport });
const band = (page: Pick<Page, 'locator'>) => page.locator('#content > div').first();
const colourOf = (page: Pick<Page, 'locator'>) =>
  band(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const preview = (page: Page) => page.getByRole('img', { name: /^Preview: the menu of/ });

/** Says its restaurant, takes a theme, and reads a menu; ends at the result. */
async function digitise(page: Page): Promise<string> {
  await fillInRestaurant(page, RESTAURANT);
  await chooseTheme(page, 'Italian Pizzeria');
  await goOn(page, 'Add your paper menu');
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: READING_LIMIT_MS });
  return (await page.getByRole('link', { name: 'View Menu' }).getAttribute('href'))!;
}

test('own colours and a logo go with the menu, and are what guests see: in the page, before any script, and inside another page', async () => {
  const page = await open(PHONE);
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await fillInRestaurant(page, RESTAURANT);

  expect(await page.getByRole('tab').allInnerTexts()).toEqual([
    'All Themes',
    'Restaurant',
    'Cafe',
    'Fine Dining',
    'Quick Service',
  ]);
  await page.getByRole('tab', { name: 'Quick Service' }).click();
  expect(await page.getByRole('radio').count()).toBe(1);
  await chooseTheme(page, 'Quick Service');
  await page.getByText('Selected').locator('..').getByText('Quick Service').first().waitFor();
  await page.getByLabel('Secondary colour', { exact: true }).fill('#0f766e');
  await page.getByText(', with your own colours').waitFor();
  await chooseBy(
    page,
    'Choose a logo',
    picture('logo.png', await drawLogo(page, { letters: 'OL', ink: '#0f766e', ground: '#ffffff' })),
  );
  await preview(page).getByText('Osteria Lucia').waitFor();
  expect(await preview(page).evaluate((element) => getComputedStyle(element.firstElementChild!).backgroundColor)).toBe(
    'rgb(15, 118, 110)',
  );
  await preview(page).locator('img').waitFor();
  await goOn(page, 'Add your paper menu');
  await page.getByText('For Osteria Lucia, in Quick Service, with your logo.').waitFor();
  await page.getByText('JPG, PNG or PDF, up to 10MB.').waitFor();

  const moments = await watchWizard(page);
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByText('Menu processed successfully!').waitFor({ timeout: READING_LIMIT_MS });
  await page.getByText('Your menu has been digitized with your custom theme.').waitFor();
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor();
  // Nothing of the result is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expectWizardStages(await moments());

  const menuPage = (await page.getByRole('link', { name: 'View Menu' }).getAttribute('href'))!;
  expect(await page.getByRole('link', { name: 'Edit Menu' }).getAttribute('href')).toBe(`${menuPage}/edit`);
  await page.getByText(`${system().url}${menuPage}`).waitFor();
  const menu = (await (await fetch(`${system().url}/api${menuPage}`)).json()) as Menu;
  expect(menu).toMatchObject({
    restaurantName: 'Osteria Lucia',
    restaurantDescription: RESTAURANT.Description,
    restaurantAddress: '1 Harbor Street, Portland',
    restaurantPhone: RESTAURANT.Phone,
    backgroundTheme: 'fast-food',
    primaryColor: '#dc2626',
    secondaryColor: '#0f766e',
    logo: { width: 512, height: 256, ground: 'light' },
  });

  await page.getByRole('link', { name: 'View Menu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Osteria Lucia' }).waitFor();
  expect(await colourOf(page)).toBe('rgb(15, 118, 110)');
  await expect(
    band(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).resolves.toBe(512);
  await expectSound(page);

  const drawn = await (await fetch(`${system().url}${menuPage}`)).text();
  expect(drawn).toContain(`src="/api/menu/logos/${menu.logo!.hash}"`);
  expect(drawn).toContain('--menu-band:#0f766e');

  await page.goto(`${system().url}/terms`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.width = '100%';
    frame.height = '600';
    document.body.prepend(frame);
  }, menuPage);
  const framed = page.frameLocator('iframe');
  await framed.locator('[data-scheme="light"]').waitFor();
  expect(await colourOf(framed)).toBe('rgb(15, 118, 110)');
  await band(framed).locator('img').waitFor();
});

/** As the specification has them: names, colours and categories. */
const THEMES = [
  ['restaurant', 'Classic Restaurant', '#dc2626', '#1f2937', 'Restaurant'],
  ['modern-dark', 'Modern Dark', '#ef4444', '#111827', 'Fine Dining'],
  ['cafe-warm', 'Cozy Cafe', '#d97706', '#78350f', 'Cafe'],
  ['pizza-italian', 'Italian Pizzeria', '#dc2626', '#166534', 'Restaurant'],
  ['fine-dining', 'Fine Dining', '#7c3aed', '#1e1b4b', 'Fine Dining'],
  ['fast-food', 'Quick Service', '#dc2626', '#ca8a04', 'Quick Service'],
] as const;

test('every theme stands under its category, with its colours, and chosen it is what the summary says', async () => {
  const page = await open(DESKTOP);
  await fillInRestaurant(page, RESTAURANT);
  const cards = page.locator('label').filter({ has: page.getByRole('radio') });
  const shown = () =>
    cards.evaluateAll((labels) => labels.map((label) => (label.querySelector('input') as HTMLInputElement).value));
  const summary = page.getByRole('status').filter({ hasText: 'Selected' });
  await summary.getByText('Classic Restaurant').waitFor();
  expect(await shown()).toEqual(THEMES.map(([id]) => id));
  for (const category of ['Restaurant', 'Cafe', 'Fine Dining', 'Quick Service']) {
    await page.getByRole('tab', { name: category, exact: true }).click();
    expect([category, await shown()]).toEqual([
      category,
      THEMES.filter((theme) => theme[4] === category).map(([id]) => id),
    ]);
  }
  await page.getByRole('tab', { name: 'All Themes' }).click();
  for (const [id, name, primary, secondary, category] of THEMES) {
    const card = cards.filter({ has: page.locator(`input[value="${id}"]`) });
    const words = await card.innerText();
    for (const word of [
      name,
      MENU_THEMES.find((theme) => theme.id === id)!.description,
      `Primary ${primary}, secondary ${secondary}`,
    ])
      expect(words).toContain(word);
    await chooseTheme(page, name);
    await summary.getByText(name, { exact: true }).first().waitFor();
    expect(await summary.innerText()).toContain(category);
    expect(await page.getByLabel('Primary colour', { exact: true }).inputValue()).toBe(primary);
    expect(await page.getByLabel('Secondary colour', { exact: true }).inputValue()).toBe(secondary);
  }
});

test('a server that cannot be reached ends the upload, and loses nothing', async () => {
  const page = await windows.open(`${system().url}/business/upload`, {
    viewport: PHONE,
    worker: false,
    expected: [/ERR_FAILED|Failed to load/],
  });
  await fillInRestaurant(page, { 'Restaurant name': 'Osteria Lucia' });
  await goOn(page, 'Add your paper menu');
  expect((await page.getByLabel('Menu files').getAttribute('accept'))?.split(/,\s*/)).toEqual(
    expect.arrayContaining(['image/jpeg', 'image/png', 'application/pdf']),
  );
  await page.route('**/api/upload-menu', (route) => route.abort());
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  const toast = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  await toast.waitFor();
  expect((await toast.innerText()).split(/\n+/)).toEqual(['Upload failed', 'Please try again']);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  await page.unroute('**/api/upload-menu');
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: READING_LIMIT_MS });
});

test('whatever is refused says why, keeps what was typed, and leaves nothing behind', async () => {
  const before = await tracesAtRest(system());
  const page = await open(PHONE);
  const toast = async (title: string, text: string) => {
    const shown = page.getByRole('alert').filter({ hasText: text });
    await shown.waitFor();
    expect((await shown.innerText()).split(/\n+/)).toEqual([title, text]);
  };
  await fillInRestaurant(page, { 'Restaurant name': 'Osteria Lucia' });
  await chooseBy(
    page,
    'Choose a logo',
    picture('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
  );
  await toast('Invalid file type', 'Please choose a PNG, JPG or WebP picture.');
  await chooseBy(page, 'Choose a logo', picture('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
  await toast('Logo not usable', "We couldn't open this picture. It may be damaged; please try another copy.");
  await chooseBy(
    page,
    'Choose a logo',
    picture('logo.png', await drawLogo(page, { letters: '.', ink: '#000', width: 1200, height: 8 })),
  );
  await toast('Logo not usable', 'This picture is too small or too narrow for a logo. Please choose a larger one.');
  await page.getByLabel('Primary colour', { exact: true }).fill('crimson');
  await page.getByText('Please write a colour such as #dc2626.').waitFor();
  await goOn(page, 'Add your paper menu');

  await chooseBy(page, 'Choose a file', picture('menu.txt', Buffer.from('Soup $5'), 'text/plain'));
  await toast('Invalid file type', 'Please upload a valid image (JPG, PNG) or PDF file.');
  await chooseBy(page, 'Choose a file', picture('menu.pdf', Buffer.alloc(UPLOAD.maxBytes), 'application/pdf'));
  await toast('File too large', 'File size must be less than 10MB.');
  await chooseBy(page, 'Choose a file', fixturePath('bad/encrypted.pdf'));
  await toast(
    'Upload failed',
    'This PDF is protected with a password. Please remove the password and upload it again.',
  );
  await page.getByText('Upload failed.').waitFor();

  await page.goBack();
  await page.getByRole('heading', { name: 'Choose your theme' }).waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('heading', { name: 'Tell us about your restaurant' }).waitFor();
  await page.reload();
  expect(await page.getByLabel('Restaurant name').inputValue()).toBe('Osteria Lucia');
  await expectNothingSince(before, system());
});

test('the edit page changes theme and logo; guests see it, and what is taken away is gone', async () => {
  const page = await open(DESKTOP);
  const menuPage = await digitise(page);
  const edit = async (change: () => Promise<unknown>) => {
    await page.goto(`${system().url}${menuPage}/edit`);
    await preview(page).getByText('Osteria Lucia').waitFor();
    await change();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Your restaurant information has been saved.').waitFor();
    await page.waitForURL(new RegExp(`${menuPage}$`));
    await page.getByRole('heading', { level: 1, name: 'Osteria Lucia' }).waitFor();
  };
  await edit(async () => {
    await page.getByText('Selected').locator('..').getByText('Italian Pizzeria').waitFor();
    // Its own dishes, not samples.
    await preview(page).getByText('Smoked Trout Dip').waitFor();
    await chooseTheme(page, 'Modern Dark');
    await chooseBy(page, 'Choose a logo', picture('logo.png', await drawLogo(page, { letters: 'L', ink: '#fff' })));
  });
  expect(await colourOf(page)).toBe('rgb(17, 24, 39)');
  await band(page).locator('img').waitFor();
  expect(await (await fetch(`${system().url}/api${menuPage}`)).json()).toMatchObject({
    backgroundTheme: 'modern-dark',
    logo: { ground: 'dark' },
  });

  await edit(async () => {
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await page.getByRole('button', { name: 'Use no theme' }).click();
    await page.getByText('No theme').waitFor();
  });
  expect(await band(page).locator('img').count()).toBe(0);
  expect(await colourOf(page)).toBe('rgba(0, 0, 0, 0)');
});

test('colours that nobody could read are made readable, light and dark', async () => {
  const page = await open(PHONE);
  await fillInRestaurant(page, RESTAURANT);
  await page.getByLabel('Primary colour', { exact: true }).fill('#fef08a');
  await page.getByLabel('Secondary colour', { exact: true }).fill('#fffbeb');
  await page.getByText(/would fail as chosen/).waitFor();
  await expectSoundInBoth(page);
  await goOn(page, 'Add your paper menu');
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: READING_LIMIT_MS });
  await expectSoundInBoth(page);
  await page.getByRole('link', { name: 'View Menu' }).click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Cart/ }).first().waitFor();
  await expectSoundInBoth(page);
});

test.each(LAYOUTS)('everyone can use the wizard and the editor, on $kind', async ({ viewport, widths }) => {
  const page = await open(viewport);
  await expectSoundAt(page, widths);
  await fillInRestaurant(page, RESTAURANT);
  await chooseBy(
    page,
    'Choose a logo',
    picture('logo.png', await drawLogo(page, { letters: 'OL', ink: '#b45309', ground: '#fff' })),
  );
  await expectSoundAt(page, widths);
  await goOn(page, 'Add your paper menu');
  await expectSoundAt(page, widths);
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: READING_LIMIT_MS });
  await expectSoundAt(page, widths);
  await page.getByRole('link', { name: 'Edit Menu' }).click();
  // The result has such a preview as well: only with its own heading is it the edit page's.
  await page.getByRole('heading', { level: 1, name: 'Edit Restaurant Information' }).waitFor();
  await preview(page).waitFor();
  await expectSoundAt(page, widths);
});
