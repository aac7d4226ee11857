import type { Page } from 'playwright-core';
import { expectSound, expectSoundAt } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { goOn, submitSignup, fillInBusiness, fillInLocation, type Registration } from '../support/screens/signup';
import { signInLetter } from '../support/sign-in-messages';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

let count = 0;
/** Somebody whom nobody knows yet. */
const somebody = (): Registration => {
  count += 1;
  return {
    businessName: `Osteria Lucia ${count}`,
    ownerName: 'Lucia Rossi',
    email: `lucia${count}@example.com`,
    phone: `(208) 555-01${String(10 + count)}`,
  };
};

const open = (viewport: { width: number; height: number }, { query = '', expected = [] as readonly RegExp[] } = {}) =>
  windows.open(`${system().url}/business-signup${query}`, { viewport, expected });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
async function toast(page: Page, role: 'alert' | 'status', title: string, text: string) {
  const shown = page.getByRole(role).filter({ hasText: text });
  await shown.waitFor();
  expect((await shown.innerText()).split(/\n+/)).toEqual([title, text]);
}

/** What staff sees of it. */
const seen = async (email: string) => (await StaffDesk.open(system())).business(email);

test('three steps, the required fields of each, and a registration that staff sees as pending', async () => {
  const who = somebody();
  const page = await open(PHONE);
  await page.getByRole('heading', { level: 1, name: 'Register your business' }).waitFor();
  for (const [label, value] of [
    ['Business name', who.businessName],
    ['Owner name', who.ownerName],
    ['Email', who.email],
    ['Phone', who.phone],
  ] as const) {
    expect(await next(page).isDisabled()).toBe(true);
    await page.getByLabel(label).fill(value);
  }
  const progress = (step: number) =>
    page.getByRole('progressbar', { name: `Progress of your signup: Step ${step} of 3` }).waitFor();
  await progress(1);
  expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0);
  await page.getByLabel('Website').fill('https://lucia.example');
  await goOn(page, 'Where it is, and what it serves');
  await progress(2);

  expect(await next(page).isDisabled()).toBe(true);
  await page.getByLabel('Street address').fill('1 Harbor Street');
  await page.getByLabel('City', { exact: true }).fill('Portland');
  expect(await next(page).isDisabled()).toBe(true);
  expect((await page.getByLabel('Business type').locator('option').allInnerTexts()).slice(1)).toEqual([
    'Restaurant',
    'Cafe',
    'Bar',
    'Food truck',
    'Bakery',
    'Catering',
    'Other',
  ]);
  await page.getByLabel('Business type').selectOption('Bakery');
  for (const [label, value] of [
    ['State', 'Maine'],
    ['ZIP code', '04101'],
    ['Cuisine type', 'Italian'],
    ['Seating capacity', '40'],
    ['Monthly orders', '300'],
    ['Average order value', '24.50'],
    ['Current menu format', 'Printed'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await goOn(page, 'Choose your plan');

  await progress(3);
  const plans = page.getByRole('group', { name: 'Plan' }).locator('label');
  const prices = async (plan: string) =>
    (await plans.filter({ has: page.getByRole('radio', { name: new RegExp(`^${plan}`) }) }).innerText()).replace(
      /\s+/g,
      ' ',
    );
  expect(await prices('Free')).toMatch(/3 menu digitizations a month.*\$0 a month/);
  expect(await prices('Pro')).toMatch(/14-day free trial, no card.*\$29 a month/);
  expect(await prices('Enterprise')).toMatch(/14-day free trial, no card.*\$99 a month/);
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  expect(await page.getByLabel('Owner name').inputValue()).toBe('Lucia Rossi');
  await goOn(page, 'Where it is, and what it serves');
  await goOn(page, 'Choose your plan');

  await page.getByRole('button', { name: 'Submit registration' }).click();
  await toast(page, 'alert', 'Terms required', 'Please accept the terms and conditions to continue');
  await page.getByLabel(/news about the product/).check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/business/signup'),
  );
  await submitSignup(page);
  await toast(
    page,
    'status',
    'Registration submitted!',
    "We'll review your application and get back to you within 24 hours.",
  );
  await page.getByRole('heading', { level: 1, name: `${who.businessName} is registered` }).waitFor();
  await page.getByText("We'll review your application and get back to you within 24 hours.").first().waitFor();
  expect((await sent).postDataJSON()).toMatchObject({
    ...who,
    website: 'https://lucia.example',
    address: '1 Harbor Street',
    city: 'Portland',
    state: 'Maine',
    zipCode: '04101',
    businessType: 'bakery',
    cuisineType: 'Italian',
    seatingCapacity: '40',
    averageOrderValue: '24.50',
    currentMenuFormat: 'Printed',
    monthlyOrders: '300',
    subscriptionPlan: 'pro',
    marketingConsent: true,
    termsAccepted: true,
    backgroundTheme: 'restaurant',
    primaryColor: '#dc2626',
    secondaryColor: '#1f2937',
  });
  expect(await seen(who.email)).toMatchObject({
    businessName: who.businessName,
    ownerName: 'Lucia Rossi',
    registrationStatus: 'pending',
    subscriptionPlan: 'pro',
    monthlyRevenue: 7350,
  });

  await page.goto(`${system().url}/business-signup`);
  await page.getByRole('heading', { name: 'Who you are' }).waitFor();
  expect(await page.getByLabel('Business name').inputValue()).toBe('');
});

test('an approval sends the link, by email and by text message', async () => {
  const who = somebody();
  const page = await open(DESKTOP);
  await fillInBusiness(page, who);
  await fillInLocation(page);
  await submitSignup(page);
  await page.getByRole('heading', { name: `${who.businessName} is registered` }).waitFor();
  await (await StaffDesk.open(system())).decide(who.email, 'approved');

  const { link, message } = await signInLetter(system().url, who.email);
  expect(message.body).toContain('is approved');
  await signInLetter(system().url, `+1${who.phone.replace(/\D/g, '')}`);
  await page.goto(system().url + link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Lucia Rossi' }).waitFor();
  await page.getByText('Approved', { exact: true }).waitFor();
  await page.getByText('Pro plan').waitFor();
});

test('what cannot be right is said at its field', async () => {
  const page = await open(PHONE);
  const who = somebody();
  await page.getByLabel('Business name').fill(who.businessName);
  await page.getByLabel('Owner name').fill(who.ownerName);
  await page.getByLabel('Email').fill('lucia@');
  await page.getByLabel('Phone').fill('12');
  await next(page).click();
  await page.getByText('Please write an email address, such as name@example.com.').waitFor();
  await page.getByText('Please write a telephone number.').waitFor();
  await until('the focus in the first wrong field', () =>
    page.getByLabel('Email').evaluate((field) => field === document.activeElement),
  );
  await expectSound(page);
  await fillInBusiness(page, who);
  for (const [label, value, fault] of [
    ['Seating capacity', '12.5', 'Please write a whole number.'],
    ['Monthly orders', 'many', 'Please write a whole number.'],
    ['Average order value', '24.505', 'Please write an amount, such as 24.50.'],
  ] as const) {
    await page.getByLabel('Street address').fill('1 Harbor Street');
    await page.getByLabel('City', { exact: true }).fill('Portland');
    await page.getByLabel('Business type').selectOption('Bar');
    await page.getByLabel(label).fill(value);
    await next(page).click();
    await page.getByText(fault).waitFor();
    await page.getByLabel(label).fill('');
  }
  await goOn(page, 'Choose your plan');
});

test('an abandoned wizard is incomplete, and taken up again after a reload and on coming back', async () => {
  const who = somebody();
  const page = await open(PHONE);
  await fillInBusiness(page, who);
  await page.getByLabel('City', { exact: true }).fill('Portland');
  await page.reload();
  await page.getByRole('heading', { name: 'Where it is, and what it serves' }).waitFor();
  await page.getByText('This is what you had typed the last time.').waitFor();
  expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('Portland');
  await until('an incomplete business', async () => (await seen(who.email))?.registrationStatus === 'incomplete');

  // Through another page, with a plan chosen there.
  await page.goto(`${system().url}/pricing`);
  await page.getByRole('link', { name: 'Start Pro Trial' }).click();
  await page.getByRole('heading', { name: 'Where it is, and what it serves' }).waitFor();
  await fillInLocation(page);
  await submitSignup(page);
  await page.getByRole('heading', { name: `${who.businessName} is registered` }).waitFor();
  expect((await seen(who.email))?.registrationStatus).toBe('pending');
});

test('starting over forgets what was typed', async () => {
  const who = somebody();
  const page = await open(DESKTOP);
  await fillInBusiness(page, who);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('heading', { name: 'Who you are' }).waitFor();
  expect(await page.getByLabel('Business name').inputValue()).toBe('');
  await page.reload();
  await page.getByRole('heading', { name: 'Who you are' }).waitFor();
  expect(await page.getByLabel('Business name').inputValue()).toBe('');
});

test.each([
  ['free', 'Free'],
  ['enterprise', 'Enterprise'],
  ['gold', 'Pro'],
])('?plan=%s chooses %s', async (plan, chosen) => {
  const page = await open(PHONE, { query: `?plan=${plan}` });
  await fillInBusiness(page, somebody());
  await fillInLocation(page);
  expect(await page.getByRole('radio', { name: new RegExp(`^${chosen}`) }).isChecked()).toBe(true);
});

test('who is registered already is answered as anybody, and told by e-mail, with a link to sign in', async () => {
  const who = somebody();
  const first = await open(PHONE);
  await fillInBusiness(first, who);
  await fillInLocation(first);
  await submitSignup(first);
  await first.getByRole('heading', { name: `${who.businessName} is registered` }).waitFor();

  const page = await open(PHONE);
  await fillInBusiness(page, { ...who, businessName: 'Another name', phone: '(208) 555-0199' });
  await fillInLocation(page);
  await submitSignup(page);
  await page.getByRole('heading', { name: 'Another name is registered' }).waitFor();
  await page.getByText('we have sent you a link to sign in instead').waitFor();
  await expectSound(page);
  const letter = await signInLetter(system().url, who.email);
  expect(letter.message.body).toContain('It has an account already, so nothing new was registered.');
  await page.goto(`${system().url}${letter.link}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
  await page.getByRole('heading', { name: who.businessName }).first().waitFor();
});

test('a server that cannot be reached loses nothing', async () => {
  const page = await windows.open(`${system().url}/business-signup`, {
    viewport: PHONE,
    worker: false,
    expected: [/ERR_FAILED|Failed to load/],
  });
  await fillInBusiness(page, somebody());
  await fillInLocation(page);
  await page.route('**/api/business/signup', (route) => route.abort());
  await submitSignup(page);
  await toast(page, 'alert', 'Registration failed', 'Please try again');
  await page.unroute('**/api/business/signup');
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await page.getByText('Registration submitted!').waitFor();
});

test('the keyboard is enough', async () => {
  const who = somebody();
  const page = await open(DESKTOP);
  const type = async (label: string, text: string) => {
    await until(`the focus on ${label}`, async () => {
      if (await page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))
        return true;
      await page.keyboard.press('Tab');
      return false;
    });
    await page.keyboard.type(text);
  };
  await page.getByLabel('Business name').waitFor();
  for (const [label, text] of [
    ['Business name', who.businessName],
    ['Owner name', who.ownerName],
    ['Email', who.email],
    ['Phone', who.phone],
  ] as const)
    await type(label, text);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Where it is, and what it serves' }).waitFor();
  for (const [label, text] of [
    ['Street address', '1 Harbor Street'],
    ['City', 'Portland'],
    ['Business type', 'Rest'],
  ] as const)
    await type(label, text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
});

test.each(LAYOUTS)('everyone can use it, on $kind', async ({ viewport, widths }) => {
  const who = somebody();
  const page = await open(viewport);
  await page.getByLabel('Business name').waitFor();
  await expectSoundAt(page, widths);
  await fillInBusiness(page, who);
  await expectSoundAt(page, widths);
  await fillInLocation(page);
  await expectSoundAt(page, widths);
  await submitSignup(page);
  await page.getByRole('heading', { name: `${who.businessName} is registered` }).waitFor();
  await expectSoundAt(page, widths);
});
