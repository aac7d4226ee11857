import type { Menu } from '@chalkboard/contracts';
import type { Locator, Page } from 'playwright-core';
import { expectSound, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { orderFrom } from '../support/demo-order';
import { readOutbox } from '../support/outbox';
import { writeReview } from '../support/reviews';
import { openTab, rowWith, sendPassword, signInAsAdmin, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { ADMIN, useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const REFUSED = [/40[0149]/];
let count = 0;

async function signUp(businessName: string): Promise<void> {
  count += 1;
  const json = {
    businessName,
    ownerName: `Owner ${count}`,
    email: `owner${count}@example.com`,
    phone: `(207) 555-04${10 + count}`,
    address: '1 Elm St',
    city: 'Portland',
    businessType: 'restaurant',
    termsAccepted: true,
  };
  const { status, text } = await new Visitor(system().url).call('/api/business/signup', { method: 'POST', json });
  expect([status, status === 201 ? '' : text]).toEqual([201, '']);
}

const dashboard = async (
  viewport: { readonly width: number; readonly height: number } = DESKTOP,
  query = '',
): Promise<Page> => {
  const page = await signInAsAdmin(await windows.open(`${system().url}/admin`, { viewport, expected: REFUSED }));
  if (query) await page.goto(`${system().url}/admin/dashboard?${query}`);
  return page;
};

/** Heights of the rows of a list, as a table or as rows of two lines; without the hairline between them. */
const heights = (panel: Locator): Promise<number[]> =>
  panel
    .locator('tbody tr, ul[aria-label] > li')
    .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);

beforeAll(async () => {
  for (let index = 0; index < 4; index++) await signUp(`Morning Café ${index}`);
  for (let index = 0; index < 3; index++) await writeReview(system(), { customerName: `Guest ${index}` });
}, 60_000);

describe.each([
  { viewport: DESKTOP, row: [40] },
  { viewport: COMMON_PHONE, row: [44, 45] },
])('at $viewport.width px', ({ viewport, row }) => {
  test('every list is dense: its rows are as high as the pointer needs, and axe finds nothing', async () => {
    const page = await dashboard(viewport);
    for (const tab of ['Businesses', 'Comments & Reviews', 'Audit log']) {
      const panel = await openTab(page, tab);
      await panel.locator('[data-row-main]').first().waitFor();
      for (const height of await heights(panel)) expect([tab, row]).toEqual([tab, expect.arrayContaining([height])]);
      await expectSoundInBoth(page);
    }
  });

  test('the four figures stand on the dashboard as it opens, and leave the room to the lists of the other tabs', async () => {
    const page = await dashboard(viewport);
    await page.getByText('Pending Approvals', { exact: true }).waitFor();
    await openTab(page, 'Audit log');
    await page.getByText('Pending Approvals', { exact: true }).waitFor({ state: 'detached' });
  });

  test('a view says how many wait; one that is saved stands there tomorrow, for this member alone', async () => {
    const page = await dashboard(viewport);
    const panel = await openTab(page, 'Businesses');
    await panel.getByRole('button', { name: /^Pending [1-9]/ }).click();
    await page.waitForURL(/status=pending/);
    await panel.getByLabel('Plan').selectOption('Pro');
    await panel.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    const name = `Pro today ${viewport.width}`;
    await dialog.getByLabel('Name').fill(name);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await toldBy(page, 'View saved');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/admin$/);
    await signInAsAdmin(page);
    await page.getByRole('button', { name: new RegExp(`^${name} [0-9]`) }).click();
    await page.waitForURL(/plan=pro/);
    const who = { email: `night${viewport.width}@example.com`, password: 'quiet harbour lantern 7' };
    await (
      await StaffDesk.open(system())
    ).addEmployee({ ...who, firstName: 'Nora', lastName: 'Night', role: 'support' });
    const other = await StaffDesk.open(system(), who);
    expect((await other.call('/api/admin/profile/views')).json).toEqual({ views: [] });
    await page.getByRole('button', { name: `Remove the view ${name}` }).click();
    await toldBy(page, 'View removed');
    await page.getByRole('button', { name: new RegExp(`^${name} `) }).waitFor({ state: 'detached' });
  });

  test('several reviews are published after one question, and the audit log names them', async () => {
    const guests = [0, 1].map((index) => `Reader ${viewport.width} ${index}`);
    for (const customerName of guests) await writeReview(system(), { customerName });
    const page = await dashboard(viewport, `tab=reviews&search=${encodeURIComponent(`Reader ${viewport.width}`)}`);
    await page.getByText('2 in all').waitFor();
    for (const guest of guests) await page.getByLabel(new RegExp(`^Select the review by ${guest}`)).check();
    await page.getByText('2 selected').waitFor();
    await page
      .getByRole('group', { name: 'With those selected' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Publish 2 reviews?' });
    await dialog.getByText('Everybody can read them on the public feedback page.').waitFor();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await toldBy(page, 'Feedback published', '2 reviews');
    await page.getByText('2 in all').waitFor();
    const log = await dashboard(viewport, 'tab=audit&action=review.');
    for (const guest of guests) await rowWith(log, `${guest}, Osteria Lucia`).waitFor();
  });
});

test('businesses are worked through without a mouse: x selects, one question, and what each owner was sent', async () => {
  for (const name of ['Keys One', 'Keys Two']) await signUp(name);
  const page = await dashboard(DESKTOP, 'search=keys');
  await page.getByText('2 in all').waitFor();
  const rows = page.locator('tbody [data-row-main] a');
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  const approve = page.getByRole('group', { name: 'With those selected' }).getByRole('button', { name: 'Approve' });
  await approve.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Approve 2 businesses?' })
    .getByText(/Keys Two, Keys One\./)
    .waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await toldBy(page, 'Business status updated', '2 businesses approved');
  for (const name of ['Keys One', 'Keys Two'])
    await until(
      `${name} to be approved`,
      async () => (await page.getByLabel(`Status of ${name}`).inputValue()) === 'approved',
    );
});

test('a business is turned down for a reason: its orders are named before, and its owner reads why in German', async () => {
  const business = await Business.open(system(), {
    name: 'Greta',
    email: 'greta@example.com',
    phone: '(207) 555-0491',
  });
  const shareId = await business.upload();
  const menu = (await business.owner.call(`/api/menu/${shareId}`)).json as Menu;
  const published = await business.owner.call(`/api/menu/${shareId}`, {
    method: 'PUT',
    json: { restaurantName: 'Greta’s Stube', restaurantPhone: '+12075550491' },
  });
  expect(published.status).toBe(200);
  const dish = menu.categories.flatMap(({ items }) => items).find(({ priceMinor }) => (priceMinor ?? 0) > 0)!.name;
  const placed = await until('the order to be taken', async () => {
    const answer = await new Visitor(system().url).call('/api/orders', {
      method: 'POST',
      json: orderFrom({ ...menu, shareId }, { dish }),
    });
    return answer.status === 201 && answer;
  });
  const { orderNumber } = placed.json as { readonly orderNumber: string };
  // The page's language is the owner's from the next sign-in on.
  await system().database.rows("UPDATE identity.accounts SET language = 'de' WHERE name = 'Greta'");

  const page = await dashboard(DESKTOP, 'search=greta');
  await until('identity to know of the order', async () => {
    const { json } = await (await StaffDesk.open(system())).call(`/api/admin/businesses/${business.id}/open-orders`);
    return (json as { readonly total: number }).total === 1;
  });
  await page.getByLabel('Status of Greta’s').selectOption('Rejected');
  const dialog = page.getByRole('dialog', { name: 'Reject Greta’s?' });
  await dialog.getByText(`Greta’s: 1 open order (${orderNumber}). It stays on the board until done.`).waitFor();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await toldBy(page, 'Missing fields', 'Please choose a reason');
  expect(await page.getByLabel('Status of Greta’s').inputValue()).toBe('pending');
  await dialog.getByLabel('Reason').selectOption('Registered already');
  await dialog.getByLabel(/What the owner should know/).fill('See the mail of Monday.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await toldBy(page, 'Business status updated', 'Registration status has been changed');

  const letter = await until('the letter', async () =>
    (await readOutbox(system().url)).messages.find(
      ({ to, body }) => to === 'greta@example.com' && body.includes('Der Grund: der Betrieb ist schon registriert.'),
    ),
  );
  expect(letter.body).toContain('Dazu von uns: See the mail of Monday.');

  const own = await windows.open(`${system().url}/`, {
    viewport: COMMON_PHONE,
    locale: 'de-DE',
    before: (fresh) => business.letIn(fresh),
  });
  await own.goto(`${system().url}/business?lang=de`);
  await own.getByText('Grund: der Betrieb ist schon registriert').first().waitFor();
  await own.getByText('Dazu von uns: See the mail of Monday.').first().waitFor();
  await expectSound(own);
});

test('a page that is left while its token is renewed signs nobody out, and a refusal does not outlive a good sign-in', async () => {
  const page = await windows.open(`${system().url}/admin`, {
    viewport: DESKTOP,
    worker: false,
    expected: [...REFUSED, /Failed to load/, /ERR_/],
  });
  await sendPassword(page, { email: ADMIN.email, password: 'not this one' });
  await toldBy(page, 'Login failed', 'Invalid credentials');
  // Whoever types again takes longer than the moment in which a message still belongs to what follows it.
  const told = Date.now();
  await until('a moment to pass', () => Promise.resolve(Date.now() - told > 1100));
  await sendPassword(page, ADMIN);
  await page.waitForURL(/\/admin\/dashboard$/);
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  expect(await page.getByTestId('toast').count()).toBe(0);

  // The token is near its end, and the answer to its renewal is lost: the server has turned the secret meanwhile.
  const expire = () =>
    page.evaluate(() => localStorage.setItem('adminTokenExpiresAt', new Date(Date.now() + 1000).toISOString()));
  let lost = 0;
  await page.route('**/api/admin/refresh', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch({ maxRetries: 0 }).catch(() => undefined);
    await route.abort();
  });
  const cookies = await page.context().cookies();
  await expire();
  await page.reload();
  await until('the answer to be lost', () => Promise.resolve(lost === 1));
  // The browser never had the answer, so that it still holds the secret of before.
  await page.context().addCookies(cookies);
  await system().database.rows("UPDATE identity.staff_sessions SET rotated_at = rotated_at - interval '5 minutes'");
  await expire();
  await page.reload();
  await page.getByRole('tab', { name: 'Businesses', selected: true }).waitFor();
  await page.getByRole('heading', { name: 'Welcome, Admin User' }).waitFor();
  expect(await system().database.count('identity.audit_log', "action = 'staff.refresh_secret_reused'")).toBe(0);
});
