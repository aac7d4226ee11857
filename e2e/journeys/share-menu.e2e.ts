import { PREVIEW_PICTURE, type Menu } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { serveForeignPage, type ForeignPage } from '../support/foreign-page';
import { downloaded, pdfText, scanQr } from '../support/printed';
import { Restaurant } from '../support/restaurant';
import { publish, shownMenu, uploadMenu } from '../support/screens/owner';
import { useSharedSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

let foreign: ForeignPage | undefined;
afterEach(async () => {
  await foreign?.close();
  foreign = undefined;
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pasted = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function ownerAtPreview(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await windows.open(system().url, { viewport });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await uploadMenu(page, 'text-menu.pdf');
  return page;
}

test('on the home preview: the code scanned is the link, the PDF read back is the menu, the link opens it', async () => {
  const page = await ownerAtPreview(DESKTOP);

  await press(page, 'Copy Share Link');
  await page.getByText('Link Copied').waitFor();
  const link = await pasted(page);

  await press(page, 'Generate QR Code');
  await page.getByText('QR Code Generated').waitFor();
  const code = page.getByRole('dialog').getByRole('img', { name: `QR code that opens ${link}` });
  expect(await scanQr(await code.screenshot())).toBe(link);
  await expectSound(page);
  const png = await downloaded(page, /^PNG/);
  expect(png.name).toMatch(/-qr\.png$/);
  expect(await scanQr(png.bytes)).toBe(link);
  const tents = await downloaded(page, /^Table tents/);
  expect(pdfText(tents.file)).toContain(
    link
      .replace(/^https?:\/\//, '')
      .split('/')
      .at(-1),
  );
  // By the keyboard, and back to where one was.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Generate QR Code');

  const pdf = await downloaded(page, 'Download PDF');
  await page.getByText('PDF Download').waitFor();
  expect(pdf.name).toMatch(/-menu\.pdf$/);
  const text = pdfText(pdf.file).replace(/\s+/g, ' ');
  const shown = await shownMenu(page);
  const words = shown.categories.flatMap(({ name, items }) => [
    name,
    ...items.flatMap((item) => [item.name, ...item.prices.map((price) => price.split(' ').at(-1)!)]),
  ]);
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);

  expect(await publish(page)).toBe(link);
});

test('the preview on the home page: where it leads, its categories and dishes, and what cannot be copied', async () => {
  const page = await ownerAtPreview(DESKTOP);
  expect(await page.getByRole('link', { name: 'Owner’s Guide' }).getAttribute('href')).toBe('/guide');
  const shareId = /^\/menu\/([\w-]+)\/edit$/.exec(
    (await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')) ?? '',
  )?.[1];
  expect(shareId).toBeTruthy();
  const menu = (await (await fetch(`${system().url}/api/menu/${shareId}`)).json()) as Menu;
  const sheet = page.getByRole('article');
  for (const text of [menu.restaurantName, menu.restaurantAddress, menu.restaurantPhone])
    await sheet.getByText(text ?? 'missing', { exact: true }).waitFor();
  const anchors = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  expect(
    await anchors.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.firstChild?.textContent]),
    ),
  ).toEqual(menu.categories.map(({ id, name }) => [`#${id}`, name]));
  await anchors.last().click();
  await sheet.getByRole('heading', { name: menu.categories.at(-1)!.name }).waitFor();
  const dish = menu.categories.flatMap(({ items }) => items).find(({ description, price }) => description && price)!;
  const row = sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: dish.name, exact: true }) });
  for (const text of [dish.description!, dish.price]) await row.getByText(text, { exact: true }).waitFor();

  // Neither way of copying works here.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
    document.execCommand = () => false;
  });
  for (const [button, text] of [
    ['Copy Share Link', 'Failed to copy link to clipboard.'],
    ['Embed Code', 'Failed to copy embed code to clipboard.'],
  ] as const) {
    await press(page, button);
    const toast = page.getByRole('alert').filter({ hasText: text });
    await toast.waitFor();
    expect((await toast.innerText()).split(/\n+/)).toEqual(['Copy Failed', text]);
    // One message at a time.
    expect(await page.getByTestId('toast').count()).toBe(1);
  }

  await press(page, 'Back to Upload');
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
});

test('the embed code shows the menu inside a page of another site, and a guest orders what they chose there in a window of its own', async () => {
  const owner = await ownerAtPreview(DESKTOP);
  await press(owner, 'Embed Code');
  await owner.getByText('Embed Code Copied').waitFor();
  const code = await pasted(owner);
  expect(code).toMatch(/^<iframe src="[^"]+\/menu\/[\w-]+" width="100%" height="600" /);

  foreign = await serveForeignPage(code);
  const page = await windows.open(foreign.url, {
    viewport: DESKTOP,
    expected: [new RegExp(`^foreign host: ${system().url}/`)],
  });
  const box = await page.locator('iframe').boundingBox();
  expect(box?.height).toBe(600);
  expect(box?.width).toBeGreaterThan(1400);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await frame
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: /^Checkout/ }).click(),
  ]);
  await checkout.getByRole('textbox', { name: /^Name/ }).fill('Ada Lovelace');
  await checkout.getByRole('textbox', { name: /^Phone/ }).fill('+1 212 555 0142');
  const [answer] = await Promise.all([
    checkout.waitForResponse(
      (response) => response.url().endsWith('/api/orders') && response.request().method() === 'POST',
    ),
    checkout.getByRole('button', { name: /^Place Order/ }).click(),
  ]);
  expect(answer.status()).toBe(201);
  await checkout.getByText('Order Placed Successfully!').waitFor();
  expect(new URL(checkout.url()).hash).toBe('');
});

test('nothing but a menu can be put into a foreign page', async () => {
  const { shareId } = await Restaurant.open(system());
  const policyOf = async (path: string) =>
    (await fetch(system().url + path)).headers.get('content-security-policy')?.match(/frame-ancestors ([^;]+)/)?.[1];
  expect(await policyOf(`/menu/${shareId}`)).toBe('*');
  for (const path of [
    '/',
    '/admin',
    '/business/upload',
    `/checkout/${shareId}`,
    ...['edit', 'review', 'update', 'share', 'orders'].map((page) => `/menu/${shareId}/${page}`),
  ])
    expect([path, await policyOf(path)]).toEqual([path, "'self'"]);

  foreign = await serveForeignPage(`<iframe src="${system().url}/menu/${shareId}/edit" title="A trap"></iframe>`);
  const refused: string[] = [];
  const page = await windows.open(foreign.url, { viewport: DESKTOP, expected: [/frame-ancestors/, /^foreign host/] });
  page.on('console', (message) => refused.push(message.text()));
  await page.reload();
  expect(refused.join()).toContain("frame-ancestors 'self'");
});

test('a shared link shows a picture of the restaurant', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantName: 'Café Zoé' });
  const html = await (await fetch(restaurant.menuUrl)).text();
  const address = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1];
  expect(address).toMatch(new RegExp(`^${system().url}/api/menu/${restaurant.shareId}/preview\\.png\\?v=\\d+$`));
  const picture = await fetch(address!);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject(PREVIEW_PICTURE);
});

test.each([
  ['a phone', { ...PHONE, width: 390 }],
  ['a desk', DESKTOP],
])('from %s: the page to share a menu on, its networks and exports', async (_, viewport) => {
  const restaurant = await Restaurant.open(system(), { restaurantName: 'Café Zoé' });
  const page = await windows.open(`${restaurant.menuUrl}/share`, { viewport, expected: [/facebook|wa\.me/] });
  await page.getByRole('heading', { name: 'Share', exact: true }).waitFor();
  await page.getByText('Paper and other formats').click();
  await expectSound(page);

  const csv = await downloaded(page, /^CSV/);
  expect(csv.name).toBe('cafe-zoe-menu.csv');
  expect(csv.bytes.toString('utf8')).toContain('category,item,description');
  const json = await downloaded(page, /^JSON/);
  expect(JSON.parse(json.bytes.toString('utf8'))).toMatchObject({
    link: restaurant.menuUrl,
    menu: { restaurantName: 'Café Zoé' },
  });

  // In the shape of others: all of it that has a place there, and the rest in words beside it.
  const uber = await downloaded(page, 'Uber Eats menu');
  expect(uber.name).toBe('cafe-zoe-uber-eats.json');
  expect(Object.keys(JSON.parse(uber.bytes.toString('utf8')) as object)).toEqual([
    'menus',
    'categories',
    'items',
    'modifier_groups',
  ]);
  const google = await downloaded(page, 'Google food menus');
  expect(JSON.parse(google.bytes.toString('utf8'))).toMatchObject({ menus: [{ sourceUrl: restaurant.menuUrl }] });
  const note = page.getByText('Before you use the Google food menus:');
  await note.waitFor();
  await page.getByText(/^Put the numbers of your account and location/).waitFor();
  await page.getByText('How to set it up').click();
  await expectSound(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, 'Copy Order Link');
  await page.getByText('Link Copied').waitFor();
  expect(await pasted(page)).toBe(restaurant.menuUrl);

  // What a network is given; none is asked.
  await page.evaluate(() =>
    Object.assign(window, {
      open: (address: string) => void ((window as { asked?: string[] }).asked ??= []).push(address),
    }),
  );
  for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp']) await press(page, `Share on ${network}`);
  const asked = (await page.evaluate(() => (window as { asked?: string[] }).asked)) ?? [];
  expect(asked.map((address) => new URL(address).hostname)).toEqual([
    'www.facebook.com',
    'x.com',
    'www.linkedin.com',
    'wa.me',
  ]);
  for (const address of asked)
    expect([...new URL(address).searchParams.values()].join(' ')).toContain(restaurant.menuUrl);

  await press(page, 'Generate QR Code');
  await page.getByRole('dialog').waitFor();
  await expectSound(page);
});
