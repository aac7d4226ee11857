import type { FrameLocator, Page } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { drawLogo } from '../support/drawn-logo';
import { drawMenu } from '../support/drawn-menu';
import { serveForeignPage, type ForeignPage } from '../support/foreign-page';
import { downloaded, pdfText, scanQr } from '../support/printed';
import { boardReady, cardIn } from '../support/screens/board';
import { menuReady } from '../support/screens/guest';
import { sendPages } from '../support/screens/owner';
import { edit, reviewReady } from '../support/screens/review';
import { submitSignup, fillInBusiness, fillInLocation } from '../support/screens/signup';
import { chooseBy, chooseTheme, goOn, fillInRestaurant } from '../support/screens/upload-wizard';
import { signInLetter } from '../support/sign-in-messages';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { UNCLEAR_PAPER } from '../support/unclear-paper';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

let foreign: ForeignPage | undefined;
afterEach(() => foreign?.close());

const OWNER = {
  businessName: 'Marrow Lane Kitchen',
  ownerName: 'Ines Duarte',
  email: 'ines@marrowlane.example',
  phone: '(207) 555-0188',
};

const DISHES = UNCLEAR_PAPER.sections.flatMap(({ rows }) => rows);

const band = (page: Page | FrameLocator) => page.locator('#content > div').first();
/** The second colour is that of the restaurant's name. */
const colourOf = (page: Page | FrameLocator) =>
  page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color);
const OWN_COLOUR = { hex: '#115e59', rgb: 'rgb(17, 94, 89)' };

test('an owner signs up, is approved, digitises, brands, corrects, publishes and shares; a guest on another site orders, and the board shows it', async () => {
  const { url } = system();

  // Signs up.
  const page = await windows.open(`${url}/business-signup`, { viewport: DESKTOP });
  await fillInBusiness(page, OWNER);
  await fillInLocation(page);
  await submitSignup(page);
  await page.getByRole('heading', { level: 1, name: `${OWNER.businessName} is registered` }).waitFor();

  // Is approved, and comes in by the link that this sends.
  await (await StaffDesk.open(system())).decide(OWNER.email, 'approved');
  const { link: signInLink, message } = await signInLetter(url, OWNER.email);
  expect(message.body).toContain(`${OWNER.businessName} is approved`);
  await page.goto(url + signInLink);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Welcome, ${OWNER.ownerName}` }).waitFor();
  await page.getByText('Approved', { exact: true }).waitFor();

  // Digitises, in its own colours and with its logo.
  await page.getByRole('link', { name: 'Upload a menu' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Upload Your Menu' }).waitFor();
  await fillInRestaurant(page, { 'Restaurant name': OWNER.businessName, Phone: OWNER.phone });
  await chooseTheme(page, 'Cozy Cafe');
  await page.getByLabel('Secondary colour', { exact: true }).fill(OWN_COLOUR.hex);
  await chooseBy(page, 'Choose a logo', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawLogo(page, { letters: 'MLK', ink: OWN_COLOUR.hex, ground: '#ffffff' }),
  });
  await goOn(page, 'Add your paper menu');
  await chooseBy(page, 'Choose a file', {
    name: 'menu.png',
    mimeType: 'image/png',
    buffer: await drawMenu(page, UNCLEAR_PAPER),
  });
  await sendPages(page, 'Create my menu');
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: 120_000 });
  const menuPath = (await page.getByRole('link', { name: 'View Menu', exact: true }).getAttribute('href'))!;
  const link = url + menuPath;

  // Settles what is in doubt, and publishes.
  await page.getByText('1 reading to check').waitFor();
  await page.getByRole('link', { name: 'Review menu' }).click();
  await reviewReady(page);
  const form = await edit(page, 'House Red Wine');
  await form.getByRole('textbox', { name: 'Size 1' }).fill('glass');
  await form.getByRole('textbox', { name: 'Size 2' }).fill('bottle');
  await form.getByRole('button', { name: 'Save, looks right' }).click();
  await page.getByRole('heading', { name: 'Everything is checked' }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.waitForURL(link);

  // Shares: the code on a guest's phone leads to the menu.
  await page.goto(`${url}/business`);
  await page.getByText('Published', { exact: true }).waitFor();
  await page.getByRole('link', { name: `Share: ${OWNER.businessName}` }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
  await page.getByText('QR Code Generated').waitFor();
  const code = await downloaded(page, /^PNG/);
  const scanned = await scanQr(code.bytes);
  expect(scanned).toBe(link);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const phone = await windows.open(scanned!, { viewport: PHONE });
  await menuReady(phone);
  await phone.getByRole('heading', { level: 1, name: OWNER.businessName }).waitFor();
  expect(await colourOf(phone)).toBe(OWN_COLOUR.rgb);
  await band(phone).locator('img').waitFor();

  // The PDF says what the paper said.
  const pdf = await downloaded(page, 'Download PDF');
  const printed = pdfText(pdf.file).replace(/\s+/g, ' ');
  const words = [
    OWNER.businessName,
    ...DISHES.flatMap(([dish, price]) => [dish, ...price.split(/\s+/).map((one) => one.replace('$', ''))]),
  ];
  expect(words.filter((word) => !printed.includes(word))).toEqual([]);

  // The board is open when a guest finds the menu on the restaurant's own site, and orders there.
  await page.getByRole('button', { name: 'Embed Code' }).click();
  await page.getByText('Embed Code Copied').waitFor();
  foreign = await serveForeignPage(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goto(`${url}/business`);
  await page.getByRole('link', { name: `Orders: ${OWNER.businessName}` }).click();
  await boardReady(page);

  const guest = await windows.open(foreign.url, {
    viewport: DESKTOP,
    expected: [new RegExp(`^foreign host: ${url}/`)],
  });
  expect(new URL(guest.url()).origin).not.toBe(url);
  const box = await guest.locator('iframe').boundingBox();
  expect([box?.height, (box?.width ?? 0) > 1400]).toEqual([600, true]);
  const menu = guest.frameLocator('iframe');
  await menu.getByRole('heading', { level: 1, name: OWNER.businessName }).waitFor();
  await menuReady(menu);
  expect(await colourOf(menu)).toBe(OWN_COLOUR.rgb);
  await menu.getByRole('button', { name: 'Add to Cart: Charred Corn Salad' }).click();
  await menu.getByText('Added to cart').waitFor();
  const [checkout] = await Promise.all([
    guest.waitForEvent('popup'),
    menu.getByRole('link', { name: /^Checkout/ }).click(),
  ]);
  await checkout.getByRole('textbox', { name: /^Name/ }).fill('Ada Lindqvist');
  await checkout.getByRole('textbox', { name: /^Phone/ }).fill('(503) 555-0119');
  const [answer] = await Promise.all([
    checkout.waitForResponse(
      (response) => response.url().endsWith('/api/orders') && response.request().method() === 'POST',
    ),
    checkout.getByRole('button', { name: /^Place Order.*\$9\.25$/ }).click(),
  ]);
  expect(answer.status()).toBe(201);
  await checkout.getByText('Order Placed Successfully!').waitFor();

  // It is there, by itself.
  const { orderNumber } = (await answer.json()) as { orderNumber: string };
  const card = cardIn(page, 'new', orderNumber);
  await card.waitFor();
  for (const text of ['Ada Lindqvist', 'Charred Corn Salad', '$9.25'])
    await until(`${text} on its card`, async () => (await card.innerText()).includes(text));
});
