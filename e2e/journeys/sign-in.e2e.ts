import type { Page } from 'playwright-core';
import { expectSound, expectSoundAt } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { fixturePath } from '../support/fixtures';
import { submitSignup, fillInBusiness, fillInLocation } from '../support/screens/signup';
import { chooseBy, goOn, fillInRestaurant } from '../support/screens/upload-wizard';
import { signInLetter, type SignInLetter } from '../support/sign-in-messages';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

/** What a browser writes about a call that is refused, which is what a story with an ended session is about. */
const REFUSED = [/401/];

let count = 0;
interface Owner {
  readonly name: string;
  readonly email: string;
}

/** An owner whose business is registered, without a browser. */
async function owner(): Promise<Owner> {
  count += 1;
  const who = { name: `Ada Byron ${count}`, email: `ada${count}@example.com` };
  const json = {
    businessName: `Lavagna ${count}`,
    ownerName: who.name,
    email: who.email,
    phone: `(209) 555-02${String(10 + count)}`,
    address: '1 Elm St',
    city: 'Portland',
    businessType: 'restaurant',
    termsAccepted: true,
  };
  expect((await new Visitor(system().url).call('/api/business/signup', { method: 'POST', json })).status).toBe(201);
  return who;
}

/** Asks for link and code on the sign-in page, and gives the message. */
async function ask(page: Page, contact: string, known: readonly SignInLetter[] = []): Promise<SignInLetter> {
  await page.getByLabel('Email or phone number').fill(contact);
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor();
  return signInLetter(system().url, contact, known);
}

/** A window of somebody who has signed in by a code. */
async function signedIn(
  { email, name }: Owner,
  viewport: { width: number; height: number },
  expected: readonly RegExp[] = [],
): Promise<{ readonly page: Page; readonly letter: SignInLetter }> {
  const page = await windows.open(`${system().url}/sign-in`, { viewport, expected });
  const letter = await ask(page, email);
  await page.getByLabel('Code').fill(letter.code ?? '');
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
  return { page, letter };
}

/** In the upload wizard: to the finished menu. */
async function digitise(page: Page): Promise<void> {
  await fillInRestaurant(page, { 'Restaurant name': 'Osteria Lucia' });
  await goOn(page, 'Add your paper menu');
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: 120_000 });
}

test('a code signs in, and leads back to the page that asked for it', async () => {
  const { email } = await owner();
  const page = await windows.open(`${system().url}/account`, { viewport: PHONE, expected: REFUSED });
  await page.waitForURL(/\/sign-in\?next=%2Faccount$/);
  const { code } = await ask(page, email);
  await page.reload();
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor();
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByText('That code is not right, or does not work any more.').waitFor();
  await page.getByLabel('Code').fill(code!);
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
  await page.getByText(email).first().waitFor();
});

test('a link signs in by a press, once, and leaves no secret in the address', async () => {
  const { email, name } = await owner();
  const asking = await windows.open(`${system().url}/sign-in`, { viewport: PHONE });
  const { link } = await ask(asking, email);

  const page = await windows.open(system().url + link, { viewport: PHONE });
  await page.getByRole('heading', { name: 'Sign in with your link' }).waitFor();
  await until('the secret to leave the address', () => !page.url().includes('#'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();

  const again = await windows.open(system().url + link, { viewport: PHONE, expected: REFUSED });
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await again.getByText('This sign-in link was used already, or has run out.').waitFor();
  await expectSound(again);
  await again.getByRole('button', { name: 'Sign in another way' }).click();
  await again.getByLabel('Email or phone number').waitFor();
});

test('a contact that nobody has is answered alike, and gets nothing', async () => {
  const page = await windows.open(`${system().url}/sign-in`, { viewport: PHONE, expected: [/400/] });
  await page.getByLabel('Email or phone number').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await page.getByText('If nobody@example.com has an account, an email is on its way.').waitFor();
  await page.getByRole('button', { name: 'Use another email or number' }).click();
  await page.getByLabel('Email or phone number').fill('nobody');
  await page.getByRole('button', { name: 'Send me a link and a code' }).click();
  await page.getByText('Please enter an e-mail address, or a telephone number with its country code.').waitFor();
  await expectSound(page);
});

test('another site is no page to come back to', async () => {
  const { email, name } = await owner();
  const page = await windows.open(`${system().url}/sign-in?next=${encodeURIComponent('//evil.example/x')}`, {
    viewport: PHONE,
  });
  const { code } = await ask(page, email);
  await page.getByLabel('Code').fill(code!);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
  expect(page.url()).toBe(`${system().url}/business`);
});

test('a session that another device ends is over at once there', async () => {
  const who = await owner();
  const phone = await signedIn(who, PHONE, REFUSED);
  await phone.page.goto(`${system().url}/account`);
  await phone.page.getByText('You are signed in on this device only.').waitFor();

  const page = await windows.open(`${system().url}/sign-in`, { viewport: DESKTOP });
  const { code } = await ask(page, who.email, [phone.letter]);
  await page.getByLabel('Code').fill(code!);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${who.name}` }).waitFor();
  await page.goto(`${system().url}/account`);
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByText('You are signed in on this device only.').waitFor();

  await phone.page.getByRole('button', { name: 'Download my data' }).click();
  await phone.page.waitForURL(/\/sign-in\?next=%2Faccount$/);
  await phone.page.goto(`${system().url}/business`);
  await phone.page.waitForURL(/\/sign-in\?next=%2Fbusiness$/);
});

test('signing out leads to the sign-in, and the header of the site follows', async () => {
  const { page } = await signedIn(await owner(), DESKTOP, REFUSED);
  await page.goto(system().url);
  await page.getByRole('link', { name: 'Your business', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.goto(`${system().url}/account`);
  await page.waitForURL(/\/sign-in\?next=%2Faccount$/);
  await page.goto(system().url);
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
});

test('an owner invites staff, who comes in by the link and sees the team without its controls; removed, they are out at once', async () => {
  const { page } = await signedIn(await owner(), DESKTOP, REFUSED);
  await page.goto(`${system().url}/account`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Name').fill('Bo Lind');
  await page.getByLabel('Email or phone number').fill('bo@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('Invited', { exact: true }).waitFor();
  await expectSound(page);

  const { link, code } = await signInLetter(system().url, 'bo@example.com');
  expect(code).toBeUndefined();
  const staff = await windows.open(system().url + link, { viewport: PHONE, expected: [/40[134]/] });
  await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
  await staff.getByText('You work in the kitchen').waitFor();
  expect(await staff.getByText('Pro plan').count()).toBe(0);
  await staff.goto(`${system().url}/account`);
  await staff.getByText('Bo Lind').first().waitFor();
  await staff.getByRole('button', { name: 'Leave this team' }).waitFor();
  for (const name of [/^Invite/, /^Remove Ada/, /^Add a location/, /^Edit /])
    expect(await staff.getByRole('button', { name }).count()).toBe(0);
  expect(await staff.getByRole('combobox').count()).toBe(0);
  await expectSound(staff);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Bo Lind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove Bo Lind' }).waitFor({ state: 'detached' });
  await staff.goto(`${system().url}/business`);
  await staff.getByText('No business yet').waitFor();
});

test('locations are added, renamed and removed', async () => {
  const { page } = await signedIn(await owner(), PHONE);
  await page.goto(`${system().url}/account`);
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.getByLabel('Name').fill('Old Port');
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Old Port', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit Old Port' }).click();
  await page.getByLabel('Name').fill('New Port');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove New Port' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('New Port', { exact: true }).waitFor({ state: 'detached' });
});

test('an account is closed, its receipt stays open to everybody who has its address, and it is taken back', async () => {
  const { page } = await signedIn(await owner(), PHONE, REFUSED);
  await page.goto(`${system().url}/account`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('account.json');
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Close account' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Type “close” to go on').fill('close');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('heading', { name: 'Receipt of a closed account' }).waitFor();
  await expectSound(page);

  const stranger = await windows.open(page.url(), { viewport: PHONE });
  await stranger.getByText('Closed, and not deleted yet').waitFor();
  await stranger.getByRole('link', { name: 'Sign in to take it back' }).waitFor();

  await page.goto(`${system().url}/business`);
  await page.getByText(/^Your account is closed, and will be deleted on/).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Your account is open again').waitFor();
  await stranger.reload();
  await stranger.getByText('Taken back', { exact: true }).first().waitFor();
});

test('the home of an owner tells a newcomer what comes next, and shows the menus with what they need', async () => {
  const who = await owner();
  const { page, letter } = await signedIn(who, PHONE);
  await page.getByText('0 of 5 done').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Upload a menu' }).first().click();
  await digitise(page);
  await page.goto(`${system().url}/business`);
  await page.getByRole('heading', { level: 3, name: 'Osteria Lucia' }).waitFor();
  await page.getByText('Not published yet').waitFor();
  await page.getByText('Orders today').waitFor();
  await expectSound(page);

  // It is the business's: another device shows it too.
  const other = await windows.open(`${system().url}/sign-in`, { viewport: DESKTOP });
  const { code } = await ask(other, who.email, [letter]);
  await other.getByLabel('Code').fill(code!);
  await other.getByRole('heading', { level: 3, name: 'Osteria Lucia' }).waitFor();
  await expectSound(other);
});

test('a menu that was uploaded before signing in is added to the business', async () => {
  const { email, name } = await owner();
  const page = await windows.open(`${system().url}/business/upload`, { viewport: PHONE });
  await digitise(page);
  await page.goto(`${system().url}/sign-in`);
  const { code } = await ask(page, email);
  await page.getByLabel('Code').fill(code!);
  await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor();
  await page.getByText('This menu is on this device only.').waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: /^Add to Lavagna/ }).click();
  await page.getByText('Menu added to your business').waitFor();
  await page.getByText('This menu is on this device only.').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 3, name: 'Osteria Lucia' }).waitFor();
});

test.each(LAYOUTS)('everyone can sign up, sign in and see to the account, on $kind', async ({ viewport, widths }) => {
  const email = `cleo${viewport.width}@example.com`;
  const page = await windows.open(`${system().url}/business-signup`, { viewport });
  await fillInBusiness(page, {
    businessName: 'Cleo’s',
    ownerName: 'Cleo',
    email,
    phone: `(209) 555-0${viewport.width}`.slice(0, 14),
  });
  await fillInLocation(page);
  await submitSignup(page);
  await page.getByRole('link', { name: 'Sign in now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await expectSoundAt(page, widths);
  const { code } = await ask(page, email);
  await expectSoundAt(page, widths);
  await page.getByLabel('Code').fill(code!);
  await page.getByRole('heading', { level: 1, name: 'Welcome, Cleo' }).waitFor();
  await expectSoundAt(page, widths);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByText('This device', { exact: true }).waitFor();
  await expectSoundAt(page, widths);
});

test('the plan: its trial, what another one would mean, and the change; in beta nothing is collected, and the page says so', async () => {
  const who = await owner();
  const { page } = await signedIn(who, PHONE);
  await page.goto(`${system().url}/account`);
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await plan.getByText('Waiting for approval').waitFor();
  await (await StaffDesk.open(system())).decide(who.email, 'approved');
  await page.reload();
  await plan.getByText(/^Changes take effect immediately .* nothing is collected/).waitFor();
  await plan.getByText('Free trial', { exact: true }).waitFor();
  await plan.getByText(/, 14 days left$/).waitFor();
  await plan.getByText(/^\$29\.00 on /).waitFor();
  await plan.getByText(/^Nothing yet\./).waitFor();
  await expectSound(page);

  await plan.getByRole('button', { name: /^Change plan of / }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the plan of / });
  const confirm = dialog.getByRole('button', { name: 'Confirm change' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: /^Enterprise/ }).check();
  await dialog.getByText('Nothing is charged or credited now.').waitFor();
  await dialog.getByText(/^\$99\.00 on /).waitFor();
  await expectSound(page);
  await confirm.click();
  await page.getByText('You are on Enterprise from now on.').waitFor();
  await plan.getByText('$99.00 a month').waitFor();

  await page.setViewportSize(DESKTOP);
  await expectSound(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
