import { LANGUAGE_COOKIE, Menu, PlaceOrderResponse, UploadMenuResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { drawAll, expectSound, expectSoundAt, expectSoundInBoth } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { drawMenuPdf } from '../support/drawn-menu';
import { drawnPage } from '../support/drawn-page';
import { readOutbox } from '../support/outbox';
import { Printer } from '../support/printer';
import { ANN, expectToast, menuReady } from '../support/screens/guest';
import { edit, openReview, stateAllergen, untilSaved, wholeMenu } from '../support/screens/review';
import { useSystem } from '../support/system';
import { TranslatingModel } from '../support/translating-model';
import { until } from '../support/until';

jest.setTimeout(180_000);

const PAPER = {
  title: 'Zur Alten Post',
  sections: [
    {
      name: 'Soups',
      rows: [
        ['Tomato soup A,G', '$6.00'],
        ['Goulash soup A,C,L', '$8.50'],
        ['Clear broth', '$5.00'],
      ],
    },
    {
      name: 'Mains',
      rows: [
        ['Roast chicken with rice', '$14.00'],
        ['Cheese dumplings', '$12.50'],
        ['Potato pancakes', '$11.00'],
        ['Trout with almonds', '$19.00'],
      ],
    },
  ],
} as const;

const GERMAN: Readonly<Record<string, string>> = {
  Soups: 'Suppen',
  Mains: 'Hauptgerichte',
  'Tomato soup': 'Tomatensuppe',
  'Goulash soup': 'Gulaschsuppe',
  'Clear broth': 'Klare Brühe',
  'Roast chicken with rice': 'Brathähnchen mit Reis',
  'Cheese dumplings': 'Käsespätzle',
  'Potato pancakes': 'Reiberdatschi',
  'Trout with almonds': 'Forelle mit Mandeln',
};

const model = new TranslatingModel({ ...GERMAN, 'Tomato soup': 'Suppe von Tomaten' });
let modelUrl = '';
beforeAll(async () => {
  modelUrl = await model.start();
});
const system = useSystem({ env: () => ({ PRINTER_NETWORKS: '127.0.0.0/8', OPENAI_BASE_URL: modelUrl }) });
afterAll(() => model.stop());
const windows = useBrowser();

/** A window of somebody whose menu was read from the paper. */
async function owner(viewport: {
  readonly width: number;
  readonly height: number;
}): Promise<{ page: Page; shareId: string; menuUrl: string }> {
  const { url } = system();
  const page = await windows.open(`${url}/features`, {
    viewport,
    expected: [/Failed to load resource.*(403|409|503)/, /answered 503: .*suggestions$/],
  });
  const buffer = await drawMenuPdf(page, PAPER);
  const answer = await page.request.post(`${url}/api/upload-menu`, {
    multipart: { file: { name: 'menu.pdf', mimeType: 'application/pdf', buffer } },
    timeout: 120_000,
  });
  expect(answer.status()).toBe(200);
  const { shareId } = UploadMenuResponse.parse(await answer.json());
  return { page, shareId, menuUrl: `${url}/menu/${shareId}` };
}
const menuOf = async (page: Page, shareId: string) =>
  Menu.parse(await (await page.request.get(`${system().url}/api/menu/${shareId}`)).json());

/** As the owner of that window, without the screen. */
async function change(page: Page, shareId: string, changes: object): Promise<void> {
  const { restaurantName, version } = await menuOf(page, shareId);
  expect(
    (
      await page.request.put(`${system().url}/api/menu/${shareId}`, {
        data: { restaurantName, baseVersion: version, ...changes },
      })
    ).status(),
  ).toBe(200);
  await until(
    'ordering to hear of the menu',
    async () =>
      (await system().database.count('ordering.menus', 'share_id = $1 AND version > $2', [shareId, version])) > 0,
  );
}

async function translate(page: Page, shareId: string): Promise<void> {
  const { categories } = await menuOf(page, shareId);
  const parts = categories.flatMap((category) => [category, ...category.items]);
  await change(page, shareId, {
    translation: {
      language: 'de',
      texts: parts.map(({ id, name }) => ({ id, field: 'name', of: name, text: GERMAN[name] })),
    },
  });
}

const field = (page: Page, printed: string) => page.getByLabel(`Dish, in German: ${printed}`);
/** The languages of the menu; those of the page's own words stand at its foot. */
const languagesOf = (page: Page) =>
  page.getByRole('navigation', { name: /^(Language of the menu|Sprache der Speisekarte)$/ });
const inGerman = (page: Page) => languagesOf(page).getByRole('link', { name: 'Deutsch' });
const dish = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('an owner adds German, with suggestions where they are wanted; a guest reads, finds and orders in it; the kitchen has what is printed', async () => {
  const printer = await new Printer().switchOn();
  try {
    const { page, shareId, menuUrl } = await owner(DESKTOP);
    const host = { kind: 'network', name: 'Kitchen', host: printer.host, port: 9100, paper: 80 };
    await change(page, shareId, { restaurantPhone: '(207) 555-0181', notificationPrint: true });
    await until(
      'notify to know the menu and take its printer',
      async () =>
        (await page.request.post(`${system().url}/api/notify/menus/${shareId}/printers`, { data: host })).status() ===
        201,
    );

    await page.goto(`${menuUrl}/edit`);
    await page.getByLabel('Second language').selectOption('de');
    await page.getByText('0 of 9 texts translated').waitFor();
    await page.getByText('Soups', { exact: true }).first().waitFor();
    await field(page, 'Tomato soup').fill('Tomatensuppe');
    await page.getByText('1 of 9 texts translated').waitFor();

    model.failing = 500;
    await page.getByRole('button', { name: 'Suggest translations' }).click();
    await expectToast(
      page,
      'No suggestions',
      'The AI translator failed. Nothing of yours was changed: please try again in a moment, or write the translations yourself.',
    );
    model.failing = undefined;
    // It stays beside the button, where a message does not.
    await page.getByRole('region', { name: 'Languages' }).getByText('The AI translator failed.').waitFor();
    await page.getByRole('button', { name: 'Suggest translations' }).click();
    await page.getByText('9 of 9 texts translated').waitFor();
    expect([await field(page, 'Tomato soup').inputValue(), await field(page, 'Goulash soup').inputValue()]).toEqual([
      'Tomatensuppe',
      'Gulaschsuppe',
    ]);
    expect(await page.getByText('Suggested by AI. Read it before you save.').filter({ visible: true }).count()).toBe(3);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(menuUrl);
    expect((await menuOf(page, shareId)).categories[0]?.items[0]?.name).toBe('Tomato soup');

    const guest = await windows.open(menuUrl, { viewport: PHONE });
    await menuReady(guest);
    await guest.getByRole('heading', { name: 'Tomato soup' }).waitFor();
    await inGerman(guest).click();
    const soup = guest.getByRole('heading', { name: 'Tomatensuppe' });
    expect(await soup.getAttribute('lang')).toBe('de');
    expect(await guest.getByRole('heading', { name: 'Tomato soup' }).count()).toBe(0);
    await guest.reload();
    await soup.waitFor();

    // The words of the page have followed.
    await menuReady(guest);
    await guest.getByRole('button', { name: 'In den Warenkorb: Tomatensuppe', exact: true }).click();
    await guest.getByRole('link', { name: /^Warenkorb, / }).click();
    await guest.getByRole('heading', { name: 'Kasse' }).waitFor();
    await guest.locator('#cart-lines').getByText('Tomatensuppe', { exact: true }).waitFor();
    await guest.getByLabel('Name').fill(ANN.name);
    await guest.getByLabel('Telefon').fill(ANN.phone);
    const [request, answer] = await Promise.all([
      guest.waitForRequest((sent) => sent.url().endsWith('/api/orders') && sent.method() === 'POST'),
      guest.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
      guest.getByRole('button', { name: /^Bestellen.*6,00/ }).click(),
    ]);
    const { orderNumber, trackingUrl } = PlaceOrderResponse.parse(await answer.json());
    expect(request.postDataJSON()).toMatchObject({ cart: [{ name: 'Tomato soup' }] });

    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(orderNumber)));
    const message = await until('the message', async () =>
      (await readOutbox(system().url, { orderNumber })).messages.find(({ body }) => body.includes('Tomato soup')),
    );
    expect(ticket).toContain('Tomato soup');
    for (const published of [ticket, message.body]) expect(published).not.toContain('Tomaten');
    await page.goto(`${menuUrl}/orders`);
    await page.getByText('Tomato soup').first().waitFor();
    expect(await page.getByText('Tomatensuppe').count()).toBe(0);

    await guest.goto(`${system().url}${trackingUrl}`);
    await guest.getByText('Tomatensuppe', { exact: true }).waitFor();
    await guest.getByText('In der Küche: Tomato soup').waitFor();
  } finally {
    await printer.switchOff();
  }
});

test('the page of each language stands before any script, by what is chosen and by what the browser asks for, and both are searched', async () => {
  const { page, shareId, menuUrl } = await owner(PHONE);
  await translate(page, shareId);
  const drawn = async (headers: Record<string, string>, query = '') => {
    const html = await drawnPage(menuUrl + query, headers);
    const words = /<body lang="([^"]*)"/.exec(html)?.[1];
    expect(words).toBe(/<html lang="([^"]*)"/.exec(html)?.[1]);
    return [html.includes('>Tomatensuppe<'), html.includes('>Tomato soup<'), /<html lang="([^"]*)"/.exec(html)?.[1]];
  };
  for (const round of ['first', 'kept']) {
    expect([round, await drawn({ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })]).toEqual([
      round,
      [true, false, 'de'],
    ]);
    expect([round, await drawn({ 'accept-language': 'en-US,en' })]).toEqual([round, [false, true, 'en']]);
    expect([round, await drawn({ 'accept-language': 'en-US', cookie: 'menu_language=de' })]).toEqual([
      round,
      [true, false, 'de'],
    ]);
    expect([round, await drawn({ 'accept-language': 'de' }, '?lang=en')]).toEqual([round, [false, true, 'en']]);
  }

  const guest = await windows.open(menuUrl, { viewport: PHONE, locale: 'de-DE' });
  await menuReady(guest);
  await guest.getByRole('heading', { name: 'Forelle mit Mandeln' }).waitFor();
  for (const words of ['trout', 'forelle', 'mains mandeln']) {
    await guest.goto(`${menuUrl}?q=${encodeURIComponent(words)}`);
    await menuReady(guest);
    await guest.getByRole('heading', { name: 'Forelle mit Mandeln' }).waitFor();
    expect(await guest.getByRole('heading', { level: 3 }).filter({ visible: true }).count()).toBe(1);
  }
});

test('a dish says whether what it contains is printed, confirmed or not stated; its owner confirms and corrects', async () => {
  const { page, shareId, menuUrl } = await owner(DESKTOP);
  const kept = async (name: string) =>
    (await menuOf(page, shareId)).categories.flatMap(({ items }) => items).find((item) => item.name === name)
      ?.allergens;
  expect([await kept('Tomato soup'), await kept('Clear broth')]).toEqual([
    { source: 'printed', names: ['A', 'G'] },
    undefined,
  ]);

  await openReview(page, shareId);
  await wholeMenu(page);
  const form = await edit(page, 'Goulash soup');
  await form.getByText('Guests read: allergens as printed on the menu, A, C, L.').waitFor();
  await form.getByText('Confirmed by us').click();
  for (const letter of ['A', 'C', 'L']) await stateAllergen(form, letter, 'Not stated');
  await form.getByText('Choose what the dish contains').waitFor();
  for (const name of ['Gluten', 'Celery']) await stateAllergen(form, name, 'Contains');
  await form.getByLabel('Something else').fill('Juniper');
  await form.getByLabel('Something else').press('Enter');
  await untilSaved(page);
  await until('the allergens to be kept', async () => (await kept('Goulash soup'))?.names.includes('Juniper'));
  expect(await kept('Goulash soup')).toEqual({ source: 'confirmed', names: ['Gluten', 'Celery', 'Juniper'] });

  const guest = await windows.open(menuUrl, { viewport: PHONE });
  await menuReady(guest);
  await dish(guest, 'Tomato soup').getByText('Allergens as printed on the menu: A, G').waitFor();
  await dish(guest, 'Goulash soup')
    .getByText('Allergens: Gluten, Celery, Juniper · Confirmed by the restaurant')
    .waitFor();
  await dish(guest, 'Clear broth').getByText('Allergens: Not stated — please ask').waitFor();
});

test('two editors keep what each wrote; the second one is asked where both wrote the same text', async () => {
  const { page, shareId, menuUrl } = await owner(DESKTOP);
  await translate(page, shareId);
  const second = await page.context().newPage();
  const translated = async (name: string) =>
    (await menuOf(page, shareId)).translation?.texts.find(({ of }) => of === name)?.text;
  const openBoth = async () => {
    for (const editor of [page, second]) {
      await editor.goto(`${menuUrl}/edit`);
      await editor.locator('summary').filter({ hasText: 'Soups' }).click();
    }
  };
  const save = async (editor: Page) => {
    await editor.getByRole('button', { name: 'Save Changes' }).click();
    await editor.waitForURL(menuUrl);
  };

  await openBoth();
  await field(page, 'Tomato soup').fill('Paradeisersuppe');
  await save(page);
  await field(second, 'Goulash soup').fill('Gulyás');
  await save(second);
  expect([await translated('Tomato soup'), await translated('Goulash soup')]).toEqual(['Paradeisersuppe', 'Gulyás']);

  await openBoth();
  // Before the other saves: what others save is shown in a form that nobody has written in.
  await field(second, 'Tomato soup').fill('Tomatenrahmsuppe');
  await field(page, 'Tomato soup').fill('Tomatencremesuppe');
  await save(page);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await second.getByText('Somebody else has saved other words for one text meanwhile.').waitFor();
  expect([await translated('Tomato soup'), await field(second, 'Tomato soup').inputValue()]).toEqual([
    'Tomatencremesuppe',
    'Tomatenrahmsuppe',
  ]);
  await expectSound(second);
  await second.getByRole('button', { name: 'Go to it' }).click();
  expect(await field(second, 'Tomato soup').evaluate((input) => input === document.activeElement)).toBe(true);
  await second.getByText('Somebody else wrote “Tomatencremesuppe” meanwhile.').waitFor();
  await second.getByRole('button', { name: 'Keep mine' }).click();
  await second.getByText('Somebody else wrote').waitFor({ state: 'detached' });
  await save(second);
  expect(await translated('Tomato soup')).toBe('Tomatenrahmsuppe');
});

test('by the keyboard alone: the language of a menu, and one field after the other', async () => {
  const { page, shareId, menuUrl } = await owner(DESKTOP);
  await page.goto(`${menuUrl}/edit`);
  await page.getByLabel('Second language').focus();
  await page.keyboard.type('German');
  await page.getByText('0 of 9 texts translated').waitFor();
  await field(page, 'Tomato soup').focus();
  await page.keyboard.type('Tomatensuppe');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Gulaschsuppe');
  expect(await field(page, 'Goulash soup').inputValue()).toBe('Gulaschsuppe');
  expect(page.url()).toBe(`${menuUrl}/edit`);

  await translate(page, shareId);
  await page.goto(menuUrl);
  await menuReady(page);
  await languagesOf(page).getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Tomatensuppe' }).waitFor();
  expect(await inGerman(page).getAttribute('aria-current')).toBe('true');
});

test.each(LAYOUTS)(
  'axe has nothing to say of the menu in German, the languages in the edit page and the allergens of a dish, on $kind',
  async ({ viewport, widths }) => {
    const { page, shareId, menuUrl } = await owner(viewport);
    await translate(page, shareId);
    await page.goto(menuUrl);
    await menuReady(page);
    await inGerman(page).click();
    await page.getByRole('heading', { name: 'Tomatensuppe' }).waitFor();
    await expectSoundAt(page, widths, expectSoundInBoth);

    // Who reads the menu in German is spoken to in German from then on, and this owner chooses again.
    await page.context().clearCookies({ name: LANGUAGE_COOKIE });
    await page.goto(`${menuUrl}/edit`);
    await page.getByText('9 of 9 texts translated').waitFor();
    await page.locator('summary').filter({ hasText: 'Soups' }).click();
    await field(page, 'Tomato soup').fill('');
    await page.getByRole('button', { name: 'Suggest translations' }).click();
    await page.getByText('Suggested by AI. Read it before you save.').waitFor();
    await expectSoundAt(page, widths, expectSoundInBoth);

    await openReview(page, shareId);
    await wholeMenu(page);
    const form = await edit(page, 'Goulash soup');
    await form.getByText('Confirmed by us').click();
    await drawAll(page);
    await expectSoundAt(page, widths, expectSoundInBoth);
  },
);
