import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { openTab, rowWith, signInAs, signInAsAdmin, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

const REFUSED = [/40[0149]/];
let count = 0;

/** A business that signed up by the wizard's call. */
async function signUp(businessName: string, plan: 'free' | 'pro' | 'enterprise' = 'pro'): Promise<void> {
  count += 1;
  const json = {
    businessName,
    ownerName: `Owner ${count}`,
    email: `owner${count}@example.com`,
    phone: `(207) 555-03${10 + count}`,
    address: '1 Elm St',
    city: 'Portland',
    businessType: 'restaurant',
    subscriptionPlan: plan,
    averageOrderValue: '25',
    monthlyOrders: '40',
    termsAccepted: true,
  };
  const { status, text } = await new Visitor(system().url).call('/api/business/signup', { method: 'POST', json });
  if (status !== 201) throw new Error(`the signup answers ${status}: ${text}`);
}

async function dashboard(viewport: { readonly width: number; readonly height: number } = DESKTOP): Promise<Page> {
  return signInAsAdmin(await windows.open(`${system().url}/admin`, { viewport, expected: REFUSED }));
}

test('the four cards stand above the tabs', async () => {
  const page = await dashboard();
  for (const card of ['Total Businesses', 'Monthly Revenue', 'Pending Approvals', 'New Signups This Month'])
    await page.getByText(card, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).waitFor();
});

test('a status is changed from the list, and the pending card follows', async () => {
  await signUp('Blue Nile');
  const page = await dashboard();
  const panel = await openTab(page, 'Businesses');
  const status = rowWith(panel, 'Blue Nile').getByLabel('Status of Blue Nile');
  await status.waitFor();
  const pending = page.locator('dl > div').filter({ hasText: 'Pending Approvals' }).locator('dd').first();
  const before = Number(await pending.innerText());
  expect(await status.locator('option').allInnerTexts()).toEqual(['Pending', 'Approved', 'Rejected']);
  await status.selectOption('Approved');
  await toldBy(page, 'Business status updated', 'Registration status has been changed');
  await until('the card to follow', async () => Number(await pending.innerText()) === before - 1);
  await page.reload();
  expect(await page.getByLabel('Status of Blue Nile').inputValue()).toBe('approved');
});

test('a status that the server does not take stays as it was, and the page says so', async () => {
  await signUp('Noodle House');
  const page = await windows.open(`${system().url}/admin`, {
    viewport: DESKTOP,
    worker: false,
    expected: [/503/, /Failed to load/],
  });
  await signInAsAdmin(page);
  await page.route('**/api/admin/businesses/*/status', (route) => route.fulfill({ status: 503, json: {} }));
  const status = page.getByLabel('Status of Noodle House');
  await status.selectOption('Approved');
  await toldBy(page, 'Business status not updated', 'Please try again');
  expect(await status.inputValue()).toBe('pending');
});

test('search, status and plan filter the list by the address; nothing found says so', async () => {
  await signUp('Smoke and Ember', 'enterprise');
  const page = await dashboard(PHONE);
  const panel = await openTab(page, 'Businesses');
  await page.getByLabel('Search businesses').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('ember');
  await page.waitForURL(/search=ember/);
  await page.getByText('1 in all').waitFor();
  await rowWith(panel, 'Smoke and Ember').getByText('Enterprise').waitFor();
  await page.reload();
  await page.getByText('1 in all').waitFor();
  await panel.getByLabel('Plan').selectOption('Free');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await rowWith(panel, 'Trattoria Lavagna').waitFor();
  await panel.getByLabel('Status', { exact: true }).selectOption('Incomplete');
  await page.waitForURL(/status=incomplete/);
});

test('an abandoned signup is shown as incomplete, and nobody sets it', async () => {
  const visitor = new Visitor(system().url);
  expect(
    (
      await visitor.call('/api/business/signup/draft', {
        method: 'PUT',
        json: { step: 1, fields: { businessName: 'Half a Café', email: 'half@example.com' } },
      })
    ).status,
  ).toBe(204);
  const page = await dashboard();
  const panel = await openTab(page, 'Businesses');
  await panel.getByLabel('Status', { exact: true }).selectOption('Incomplete');
  const status = rowWith(panel, 'Half a Café').getByLabel('Status of Half a Café');
  await status.waitFor();
  expect(await status.isDisabled()).toBe(true);
});

test('Export CSV gives all that the filters find', async () => {
  await signUp('Export Kitchen');
  const page = await dashboard();
  const panel = await openTab(page, 'Businesses');
  await page.getByLabel('Search businesses').fill('Export Kitchen');
  await page.getByText('1 in all').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^businesses-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Export Kitchen');
  await toldBy(page, 'Export finished');
});

test('a business is added by hand, with what is wrong marked', async () => {
  const page = await dashboard();
  const panel = await openTab(page, 'Businesses');
  await panel.getByRole('button', { name: 'Add Business Manually' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a business' });
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await toldBy(page, 'Missing fields');
  const published = {
    'Business name': 'Hand Made Pies',
    'Owner name': 'Pat Baker',
    Email: 'not an address',
    Phone: '(207) 555-0399',
    Address: '2 Elm St',
    City: 'Portland',
  };
  for (const [label, value] of Object.entries(published)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByLabel('Business type').selectOption('Bakery');
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await toldBy(page, 'Business not added');
  await dialog.getByText('must be an e-mail address').waitFor();
  await expectSound(page);
  await dialog.getByLabel('Email', { exact: true }).fill('pat@example.com');
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await toldBy(page, 'Business added', 'Hand Made Pies is on the list');
  await rowWith(panel, 'Hand Made Pies').getByText('Pat Baker').waitFor();
});

test('the page of a business shows menus and orders, takes notes, and changes the plan with a preview', async () => {
  const page = await dashboard();
  await page.getByRole('link', { name: 'Trattoria Lavagna' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trattoria Lavagna' }).waitFor();
  for (const region of ['Contact', 'About', 'Team and locations', 'Menus', 'Orders', 'Notes', 'Plan'])
    await page.getByRole('region', { name: region, exact: true }).waitFor();
  await expectSound(page);

  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByText('No notes yet.').waitFor();
  await notes.getByLabel('New note').fill('Called about the second location.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await toldBy(page, 'Note added');
  await notes.getByText('Called about the second location.').waitFor();

  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  await plan.getByText(/nothing is collected/).waitFor();
  await plan.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await toldBy(page, 'Missing fields');
  await dialog.getByText('Enterprise').click();
  await dialog.getByText(/Together|Nothing is charged or credited now/).waitFor();
  await dialog.getByLabel('Why').fill('Asked by telephone');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await toldBy(page, 'Plan changed', 'Enterprise holds from now on');
  await plan.getByText('Enterprise', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Back to Businesses' }).click();
  await rowWith(page, 'Trattoria Lavagna').getByText('Enterprise').waitFor();
});

test('rows are walked by the arrow keys and opened by Enter, tabs by the arrow keys', async () => {
  await signUp('Key Walk');
  const page = await dashboard();
  const rows = page.getByRole('tabpanel').locator('tbody th a');
  await rows.first().waitFor();
  const second = await rows.nth(1).innerText();
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'Businesses' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Employees', selected: true }).waitFor();
  await page.waitForURL(/tab=employees/);
});

test('billing reads businesses and changes plans, and nothing else of them', async () => {
  const who = { email: 'bookkeeper@example.com', password: 'quiet harbour lantern 7' };
  await (
    await StaffDesk.open(system())
  ).addEmployee({ ...who, firstName: 'Bill', lastName: 'Keller', role: 'billing' });
  const page = await signInAs(await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED }), who);
  await page.getByRole('link', { name: 'Trattoria Lavagna' }).click();
  await page.getByRole('button', { name: 'Change plan' }).waitFor();
  expect(await page.getByLabel('New note').count()).toBe(0);
  expect(await page.getByLabel('Status of Trattoria Lavagna').count()).toBe(0);
});
