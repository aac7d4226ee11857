import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, useBrowser } from '../support/browser';
import { readOutbox } from '../support/outbox';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { signInLetter } from '../support/sign-in-messages';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const NARROW = { width: 390, height: 844 } as const;
/**
 * What a browser writes about a call that is refused, which is what a story with a dead link or without a right is
 * about.
 */
const REFUSED = [/40[134]/];
const EDIT_TITLE = 'Edit Restaurant Information';

/** The edit page of a menu in the browser that uploaded it. */
async function openEditor(
  restaurant: Restaurant,
  viewport: { width: number; height: number } = DESKTOP,
): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/edit`);
  await page.getByRole('heading', { name: 'Who may edit' }).waitFor();
  return page;
}

/** Makes a link for somebody, and takes it out of the dialog. */
async function makeLink(page: Page, label: string): Promise<string> {
  await page.getByLabel('Who is it for?').fill(label);
  await page.getByRole('button', { name: 'Make an edit link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your edit link' });
  const link = await dialog.getByLabel('Edit link').inputValue();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(label, { exact: true }).waitFor();
  return link;
}

let count = 0;
/** An owner whose business is registered. */
async function owner(): Promise<{ readonly email: string; readonly business: string }> {
  count += 1;
  const who = { email: `link${count}@example.com`, business: `Lavagna ${count}` };
  const json = {
    businessName: who.business,
    ownerName: 'Ada Byron',
    email: who.email,
    phone: `(210) 555-03${String(10 + count)}`,
    address: '1 Elm St',
    city: 'Portland',
    businessType: 'restaurant',
    termsAccepted: true,
  };
  expect((await new Visitor(system().url).call('/api/business/signup', { method: 'POST', json })).status).toBe(201);
  return who;
}

/** On the sign-in page: in, by the code of the message. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(email);
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor();
  const { code } = await signInLetter(system().url, email);
  await page.getByLabel('Code').fill(code!);
}

test.each([NARROW, DESKTOP])(
  'an edit link gives another browser the right, once it is opened, until it is revoked; $width wide',
  async (viewport) => {
    const restaurant = await Restaurant.open(system());
    const page = await openEditor(restaurant, viewport);
    await page.getByText('No edit link yet').waitFor();
    await expectSound(page);
    const link = await makeLink(page, 'The designer');
    const secret = link.split('#link=')[1]!;
    expect(link.startsWith(`${restaurant.menuUrl}/edit#link=`)).toBe(true);
    expect(await page.content()).not.toContain(secret);

    // Somebody else, who has no right: the link gives it, and leaves the address.
    const asked: string[] = [];
    const guest = await windows.open(restaurant.menuUrl, { viewport, expected: REFUSED });
    guest.on('request', (request) => asked.push(request.url().split('#')[0]!, JSON.stringify(request.headers())));
    await guest.goto(link);
    await guest.getByRole('heading', { name: EDIT_TITLE }).waitFor();
    expect(guest.url()).toBe(`${restaurant.menuUrl}/edit`);
    await guest.getByText('You may change this menu by an edit link.').waitFor();
    await guest.getByLabel('Restaurant name').fill('By the designer');
    await guest.getByRole('button', { name: 'Save Changes' }).click();
    await guest.getByText('Menu updated successfully!').waitFor();
    expect((await restaurant.menu()).restaurantName).toBe('By the designer');
    expect(asked.join('\n')).not.toContain(secret);
    await guest.goBack();
    await guest.goForward();
    expect(guest.url()).not.toContain(secret);

    await page.reload();
    await page.getByText(/opened on 1 device/).waitFor();
    await page.getByRole('button', { name: /^Revoke: The designer/ }).click();
    await expectSound(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('No edit link yet').waitFor();

    // The right is gone with it, and the link says what to do.
    await guest.goto(`${restaurant.menuUrl}/edit`);
    await guest.waitForURL(/\/sign-in\?next=%2Fmenu%2F[\w-]+%2Fedit$/);
    await guest.goto(link);
    await guest.getByRole('heading', { name: 'This edit link does not work' }).waitFor();
    await guest.getByText('This link is not complete, or was revoked. Please ask for a new one.').waitFor();
    expect(guest.url()).not.toContain(secret);
    await expectSound(guest);
  },
);

test('Edit Info is there for everybody; without the right it leads to the sign-in, which says why, and comes back', async () => {
  const restaurant = await Restaurant.open(system());
  const { email } = await owner();
  const page = await windows.open(restaurant.menuUrl, { viewport: NARROW });
  await menuReady(page);
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByText('Only its restaurant may change this menu.').waitFor();
  await expectSound(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Edit Info' }).waitFor();
  await page.getByRole('link', { name: 'Edit Info' }).click();
  await signIn(page, email);
  // Back where it was asked for; and this account has no right to it.
  await page.getByRole('heading', { name: 'You may not change this menu' }).waitFor();
  expect(page.url()).toBe(`${restaurant.menuUrl}/edit`);
  await expectSound(page);
});

test('Publish without the right leads to the sign-in, and back to the menu', async () => {
  const { email } = await owner();
  const restaurant = await Restaurant.open(system());
  const page = await windows.open(restaurant.menuUrl, { viewport: NARROW, expected: REFUSED });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/review`);
  await page.getByRole('button', { name: 'Publish' }).first().waitFor();
  // Its right goes while the page is open.
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL(/\/sign-in\?next=%2Fmenu%2F[\w-]+%2Freview$/);
  await signIn(page, email);
  await page.getByRole('heading', { name: 'You may not change this menu' }).waitFor();
  expect((await restaurant.menu()).status).toBe('extracted');
});

test('a menu of this browser is added to the business from its edit page, after the sign-in that comes back', async () => {
  const { email, business } = await owner();
  const restaurant = await Restaurant.open(system());
  const page = await openEditor(restaurant, NARROW);
  await page.getByRole('link', { name: 'Sign in to add it' }).click();
  await signIn(page, email);
  await page.getByRole('button', { name: `Add to ${business}` }).waitFor();
  expect(page.url()).toBe(`${restaurant.menuUrl}/edit`);
  await expectSound(page);
  await page.getByRole('button', { name: `Add to ${business}` }).click();
  await page.getByText('Menu added to your business').waitFor();
  await page.getByText(`This menu belongs to ${business}.`).waitFor();
  await page.goto(`${system().url}/business`);
  await page.getByRole('heading', { level: 3, name: (await restaurant.menu()).restaurantName }).waitFor();
  await page.getByText('This menu is on this device only.').waitFor({ state: 'detached' });
});

test('the edit page tells until when the photos are kept at most', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await openEditor(restaurant, NARROW);
  await page.getByText(/^Will be deleted by /).waitFor();
  await page.getByText(/^One file\. Uploaded /).waitFor();
  // As the sweep writes it a day later.
  for (const table of ['uploads', 'page_pictures'])
    await system().database.rows(
      `UPDATE menu.${table} SET deleted_at = now() WHERE job_id IN (SELECT id FROM menu.extraction_jobs WHERE share_id = $1)`,
      [restaurant.shareId],
    );
  await page.reload();
  await page.getByText(/^Photos deleted on /).waitFor();
  await expectSound(page);
});

test('a further e-mail address is added by the code that was sent there, signs in, and the wizard begins with what the signup said', async () => {
  const { email, business } = await owner();
  const page = await windows.open(`${system().url}/sign-in?next=/account`, { viewport: NARROW, expected: [/422/] });
  await signIn(page, email);
  await page.getByRole('button', { name: 'Add an email or phone' }).click();
  const second = `second${count}@example.com`;
  await page.getByLabel('Email or phone number').fill(second);
  await expectSound(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByText(`We have sent a code to ${second}.`, { exact: false }).waitFor();
  const code = await until(`the code to ${second}`, async () => {
    const { messages } = await readOutbox(system().url);
    return /code on your account page: (\d{6})/.exec(messages.find(({ to }) => to === second)?.body ?? '')?.[1];
  });
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByText('That code is not right, or does not work any more.').waitFor();
  await expectSound(page);
  await page.getByLabel('Code').fill(code);
  await page.getByText('Contact confirmed').waitFor();
  await page.getByText(second, { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Change Ada Byron' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ada Lovelace').first().waitFor();
  await page.getByRole('button', { name: `Change ${business}` }).click();
  await page.getByLabel('Business name').fill('Osteria Nova');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Osteria Nova', exact: true }).waitFor();

  const other = await windows.open(`${system().url}/sign-in?next=/business/upload`, { viewport: NARROW });
  await signIn(other, second);
  await other.getByRole('heading', { name: 'Tell us about your restaurant' }).waitFor();
  expect(await other.getByLabel('Restaurant name').inputValue()).toBe('Osteria Nova');
  expect(await other.getByLabel('Address').inputValue()).toBe('1 Elm St, Portland');
  expect(await other.getByLabel('Phone').inputValue()).toMatch(/^\+1210555/);
  await expectSound(other);
});
