import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectSound, expectSoundAt } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { demoMenu, orderFrom } from '../support/demo-order';
import { failing } from '../support/held-calls';
import { openTab, rowWith, signInAs, signInAsAdmin, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

const REFUSED = [/40[0139]/];
const TABS = [
  'Businesses',
  'Employees',
  'Referral Program',
  'Comments & Reviews',
  'Payments',
  'Analytics',
  'Inbox',
  'Operations',
  'Audit log',
];

async function dashboard(
  query = '',
  viewport: { readonly width: number; readonly height: number } = DESKTOP,
): Promise<Page> {
  const page = await signInAsAdmin(await windows.open(`${system().url}/admin`, { viewport, expected: REFUSED }));
  if (query) await page.goto(`${system().url}/admin/dashboard?${query}`);
  return page;
}

async function post(path: string, json: unknown): Promise<void> {
  const { status, text } = await new Visitor(system().url).call(path, { method: 'POST', json });
  if (status >= 300) throw new Error(`${path} answers ${status}: ${text}`);
}

describe('before anything has happened', () => {
  test('each tab says what will stand there', async () => {
    const page = await dashboard();
    const empty = async (tab: string, title: string) => {
      await openTab(page, tab);
      await page.getByRole('heading', { name: title }).waitFor();
    };
    await empty('Comments & Reviews', 'No customer feedback yet');
    await empty('Inbox', 'No messages yet');
    await empty('Referral Program', 'No referrals yet');
    await page.getByText('Nobody has referred a restaurant yet.').waitFor();
    await page.getByRole('heading', { name: 'Nothing has happened yet' }).waitFor();
    await openTab(page, 'Operations');
    await page.getByRole('tab', { name: 'Dead letters' }).click();
    for (const service of ['Menu', 'Ordering', 'Identity', 'Notify'])
      await page.getByText(`Nothing is set aside in ${service}.`).waitFor();
    await openTab(page, 'Payments');
    await page.getByRole('tab', { name: 'Referral payouts' }).click();
    await page.getByRole('heading', { name: 'No payouts yet' }).waitFor();
  });
});

test.each(LAYOUTS)(
  'axe finds nothing on any tab, and none scrolls the page sideways, on $kind',
  async ({ viewport, widths }) => {
    const page = await dashboard('', viewport);
    for (const tab of TABS) {
      await openTab(page, tab);
      await page.getByRole('tabpanel').getByText('Loading', { exact: true }).first().waitFor({ state: 'detached' });
      await expectSoundAt(page, widths);
    }
  },
);

test('the referral program: real figures, settings that are saved, referrals that move on, activity, payouts', async () => {
  await post('/api/referrals', { referrerEmail: 'friend@example.com', restaurantEmail: 'hello@bluenile.example.com' });
  const page = await dashboard('tab=referrals');
  await page.locator('dl > div').filter({ hasText: 'Total Referrals' }).getByText('1', { exact: true }).waitFor();

  const settings = page.getByRole('region', { name: 'Program Settings' });
  for (const [label, amount] of [
    ['Referrer reward', '$100.00'],
    ['Restaurant credit', '$50.00'],
  ] as const)
    await settings.locator('dl > div').filter({ hasText: label }).getByText(amount).waitFor();
  expect(await settings.getByLabel('Program status').locator('option').allInnerTexts()).toEqual(['Active', 'Paused']);
  expect(await settings.getByLabel('Minimum spend, $').inputValue()).toBe('29');
  await settings.getByLabel('Minimum spend, $').fill('a lot');
  await settings.getByText('has to be whole dollars or cents, up to $10,000').waitFor();
  await settings.getByLabel('Minimum spend, $').fill('35.50');
  await settings.getByLabel('Program status').selectOption('Paused');
  await settings.getByText('While it is paused, the form takes no referrals and says so.').waitFor();
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await toldBy(page, 'Settings saved');
  await settings.getByText(/^Last changed by /).waitFor();
  await settings.getByLabel('Program status').selectOption('Active');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await toldBy(page, 'Settings saved');

  await page.getByLabel('Status of the referral of hello@bluenile.example.com').selectOption('Signed up');
  await toldBy(page, 'Status updated');
  await page.locator('dl > div').filter({ hasText: 'Conversion Rate' }).getByText('100.0%').waitFor();
  await page.locator('dl > div').filter({ hasText: 'Pending Rewards' }).getByText('$100.00').waitFor();
  const activity = page.getByRole('region', { name: 'Recent Activity', exact: true });
  await activity.getByText('Sent → Signed up').waitFor();
  await activity.getByText('Referral sent').waitFor();
  await page.getByRole('region', { name: 'Top Referrers' }).getByText('friend@example.com').waitFor();

  const all = page.getByRole('region', { name: 'All referrals', exact: true });
  await all.getByLabel('Status', { exact: true }).selectOption('Contacted');
  await all.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await all.getByRole('button', { name: 'Clear filters' }).click();
  await rowWith(all, 'hello@bluenile.example.com').getByText('$100.00').waitFor();

  // Paid is what has a record, and that comes after the setup.
  const status = page.getByLabel('Status of the referral of hello@bluenile.example.com');
  expect(await status.getByRole('option', { name: 'Reward paid' }).isDisabled()).toBe(true);
  await status.selectOption('Set up');
  await toldBy(page, 'Status updated');
  await status.selectOption('Reward paid');
  const dialog = page.getByRole('dialog', { name: 'Record a payout' });
  const record = dialog.getByRole('button', { name: 'Record', exact: true });
  await record.click();
  await toldBy(page, 'Missing fields', 'Please tell how it was paid, and its reference');
  await dialog.getByLabel('Paid by').selectOption('Bank transfer');
  await dialog.getByLabel('Reference').fill('B-2041');
  await record.click();
  await toldBy(page, 'Payout recorded');
  await page.locator('dl > div').filter({ hasText: 'Rewards Paid' }).getByText('$100.00').waitFor();
  await activity.getByText('Set up → Reward paid').waitFor();
  expect(await status.count()).toBe(0);

  // One that was not made after all is taken back by an entry of its own.
  await page.getByRole('link', { name: 'Payouts' }).click();
  await page.getByRole('tab', { name: 'Referral payouts', selected: true }).waitFor();
  const open = page.getByRole('button', { name: 'Record the payout to friend@example.com' });
  await open.click();
  await dialog.getByText('It was not paid after all').click();
  await record.click();
  await toldBy(page, 'Missing fields', 'Please tell why the record is taken back');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('The bank sent it back');
  await record.click();
  await toldBy(page, 'Payout recorded');
  await rowWith(page, 'friend@example.com').getByText('Earned later').waitFor();

  await open.click();
  for (const entry of ['Paid', 'Taken back'])
    await dialog.getByRole('region', { name: 'Recorded before' }).getByText(entry, { exact: true }).waitFor();
  await expectSound(page);
  await dialog.getByText('It is declined').click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Referred their own restaurant');
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await toldBy(page, 'Payout recorded');
  await rowWith(page, 'friend@example.com').getByText('Declined').waitFor();
});

test('support cannot pay rewards', async () => {
  await post('/api/referrals', { referrerEmail: 'other@example.com', restaurantEmail: 'noodles@example.com' });
  const who = { email: 'payless@example.com', password: 'quiet harbour lantern 7' };
  await (await StaffDesk.open(system())).addEmployee({ ...who, firstName: 'Sue', lastName: 'Keller', role: 'support' });
  const page = await signInAs(
    await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
    who,
  );
  await openTab(page, 'Referral Program');
  const status = page.getByLabel('Status of the referral of noodles@example.com');
  await status.selectOption('Set up');
  await toldBy(page, 'Status updated');
  expect(await status.getByRole('option', { name: 'Reward paid' }).isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: 'Payouts' }).count()).toBe(0);
});

test('a message of the contact form is read, answered and noted', async () => {
  await post('/api/contact', {
    name: 'Jo Park',
    email: 'jo@example.com',
    subject: 'Oysters',
    category: 'bug',
    message: 'The price of the oysters is wrong.',
  });
  const page = await dashboard('tab=inbox', PHONE);
  await page.getByRole('button', { name: 'Oysters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Oysters' });
  await dialog.getByText('The price of the oysters is wrong.').waitFor();
  await page.waitForURL(/message=/);
  expect(await dialog.getByRole('link', { name: 'Answer by email' }).getAttribute('href')).toBe(
    'mailto:jo@example.com?subject=Re%3A%20Oysters',
  );
  await expectSound(page);
  await dialog.getByLabel('Note').fill('Told how to correct it.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toldBy(page, 'Message updated');
  await dialog.getByText('New → Answered').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel('State').selectOption('New');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
});

test('orders and messages are in the analytics, as charts, as tables and as files', async () => {
  const guest = new Visitor(system().url);
  const order = await guest.call('/api/orders', {
    method: 'POST',
    json: orderFrom(await demoMenu(guest), { dish: 'Cacio e Pepe' }),
  });
  expect(order.status).toBe(201);
  const page = await dashboard();
  await until('the order to be counted', async () => {
    await page.goto(`${system().url}/admin/dashboard?tab=analytics`);
    await page
      .getByRole('region', { name: 'Orders and revenue', exact: true })
      .getByText(/Average order|Nothing was ordered/)
      .waitFor();
    return (await page.getByText('Average order', { exact: true }).count()) > 0;
  });
  const orders = page.getByRole('region', { name: 'Orders and revenue', exact: true });
  const reader = orders.getByRole('slider', { name: 'Orders over time' });
  await reader.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  expect(await reader.getAttribute('aria-valuetext')).toMatch(/Orders 1/);
  await orders.getByText('Show the figures').first().click();
  await orders.getByRole('table').first().waitFor();
  await expectSound(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV: Orders and revenue' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('USD');
  await page.getByLabel('Time', { exact: true }).selectOption('Last 7 days');
  await page.waitForURL(/from=\d{4}-\d\d-\d\d/);
  await page.getByLabel('By', { exact: true }).first().selectOption('Week');
  await page.waitForURL(/step=week/);

  await page.goto(`${system().url}/admin/dashboard?tab=operations`);
  await page
    .getByRole('tabpanel', { name: 'Notification log' })
    .getByRole('button', { name: 'Order', exact: true })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Tries').waitFor();
});

test('payments show the plans, a ledger and files, and say that nothing is collected', async () => {
  const page = await dashboard('tab=payments');
  await page
    .getByText('Free during beta: charges and credits are computed and written down, and nothing is collected.')
    .waitFor();
  await page.getByRole('region', { name: 'Businesses by plan', exact: true }).getByText('Enterprise').waitFor();
  await page.getByRole('tab', { name: 'Plan ledger' }).click();
  await page.waitForURL(/view=ledger/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('what staff does stands in the audit log, with what was so before and after', async () => {
  const staff = await StaffDesk.open(system());
  const employee = await staff.addEmployee({
    email: 'dorothy@example.com',
    password: 'quiet harbour lantern 7',
    firstName: 'Dorothy',
    lastName: 'Vaughan',
    role: 'support',
  });
  expect(
    (await staff.call(`/api/admin/employees/${employee.id}/role`, { method: 'PATCH', json: { role: 'billing' } }))
      .status,
  ).toBe(200);
  const page = await dashboard(`tab=audit&subject=${employee.id}`);
  await page.getByText('2 in all').waitFor();
  await page.getByRole('button', { name: 'Staff: employee role changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Staff: employee role changed' });
  for (const cell of ['Role', 'support', 'billing']) await dialog.getByText(cell, { exact: true }).waitFor();
  await expectSound(page);
});

test('support reads in the audit log what support did, and nothing of money', async () => {
  const who = { email: 'reader@example.com', password: 'quiet harbour lantern 7' };
  await (await StaffDesk.open(system())).addEmployee({ ...who, firstName: 'Rita', lastName: 'Levi', role: 'support' });
  const page = await signInAs(await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED }), who);
  const panel = await openTab(page, 'Audit log');
  await panel.getByText(/what others did in the parts that your role works in/).waitFor();
  expect(await panel.getByLabel('What', { exact: true }).locator('option').allInnerTexts()).toEqual([
    'Everything',
    'Businesses',
    'Referral program',
    'Inbox',
    'Comments and reviews',
  ]);
  await panel.getByRole('button', { name: 'Staff: signed in' }).waitFor();
  expect(await panel.getByTitle(who.email).count()).toBeGreaterThan(0);
});

test('a service that is down takes nothing from the others', async () => {
  const page = await windows.open(`${system().url}/admin`, {
    viewport: DESKTOP,
    worker: false,
    expected: [/503/, /Failed to load/],
  });
  await signInAsAdmin(page);
  await page.route('**/api/admin/dead-letters/notify*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`${system().url}/admin/dashboard?tab=operations&view=dead-letters`);
  await page.getByText('Notify does not answer just now.').waitFor();
  await page.getByText('Nothing is set aside in Ordering.').waitFor();
  await page.unroute('**/api/admin/dead-letters/notify*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing is set aside in Notify.').waitFor();
});

test('what could not be saved of referrals and messages is told, and stays as it was', async () => {
  await post('/api/referrals', { referrerEmail: 'third@example.com', restaurantEmail: 'grill@example.com' });
  await post('/api/contact', {
    name: 'Kim Roe',
    email: 'kim@example.com',
    subject: 'Clams',
    category: 'general',
    message: 'Are they fresh?',
  });
  const page = await signInAsAdmin(
    await windows.open(`${system().url}/admin`, { viewport: DESKTOP, worker: false, expected: [...REFUSED, /503/] }),
  );
  for (const method of ['PUT', 'PATCH']) await failing(page, /\/api\/admin\/(referrals|contact-messages)\//, method);
  await openTab(page, 'Referral Program');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await toldBy(page, 'Settings not saved', 'Please try again');
  const status = page.getByLabel('Status of the referral of grill@example.com');
  await status.selectOption('Contacted');
  await toldBy(page, 'Referral not changed', 'Please try again');
  await until('the status it had', async () => (await status.inputValue()) === 'sent');
  await openTab(page, 'Inbox');
  await page.getByRole('button', { name: 'Clams' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clams' });
  await dialog.getByLabel('Note').fill('They are.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toldBy(page, 'Message not updated', 'Please try again');
  expect(await dialog.getByLabel('Note').inputValue()).toBe('They are.');
});
