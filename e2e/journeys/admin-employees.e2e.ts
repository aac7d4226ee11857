import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { openTab, rowWith, signInAs, signInAsAdmin, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { ADMIN, useSharedSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const REFUSED = [/40[0139]/];
const PASSWORD = 'quiet harbour lantern 7';

async function dashboard(viewport: { readonly width: number; readonly height: number } = DESKTOP) {
  return signInAsAdmin(await windows.open(`${system().url}/admin`, { viewport, expected: REFUSED }));
}

test('somebody is added by the modal, stands in the list, and can sign in', async () => {
  const page = await dashboard();
  const panel = await openTab(page, 'Employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Employee' });
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await toldBy(page, 'Missing fields');
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill('Hopper');
  await dialog.getByLabel('Email').fill(ADMIN.email);
  await dialog.getByLabel('Role').selectOption('Support');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await toldBy(
    page,
    'Failed to create employee',
    'Somebody of the staff has this e-mail address already. Please use another one.',
  );
  await dialog.getByLabel('Email').fill('grace@example.com');
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await toldBy(page, 'Employee created', 'New employee has been added successfully');
  await dialog.waitFor({ state: 'detached' });

  const row = rowWith(panel, 'Grace Hopper');
  for (const text of ['Support', 'Active', 'Never']) await row.getByText(text, { exact: true }).waitFor();

  await signInAs(await windows.open(`${system().url}/admin`, { viewport: PHONE }), {
    email: 'grace@example.com',
    password: PASSWORD,
  });
  await page.reload();
  await row.waitFor();
  await row.getByText('Never').waitFor({ state: 'detached' });
});

test('an employee is out at once when deactivated, comes back when activated, and is gone when deleted', async () => {
  const who = { email: 'mary@example.com', password: PASSWORD };
  await (
    await StaffDesk.open(system())
  ).addEmployee({ ...who, firstName: 'Mary', lastName: 'Keller', role: 'billing' });
  const theirs = await signInAs(
    await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED }),
    who,
  );

  const page = await dashboard();
  const panel = await openTab(page, 'Employees');
  const row = rowWith(panel, 'Mary Keller');
  await row.getByRole('button', { name: 'Manage Mary Keller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate Mary Keller?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await toldBy(page, 'Employee deactivated');
  await row.getByText('Inactive').waitFor();
  await theirs.reload();
  await theirs.getByText('Your session has ended. Sign in to go on where you were.').waitFor();

  await row.getByRole('button', { name: 'Manage Mary Keller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await toldBy(page, 'Employee activated');
  await signInAs(theirs, who);

  await row.getByRole('button', { name: 'Manage Mary Keller' }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('Support');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await toldBy(page, 'Role changed');
  await row.getByText('Support', { exact: true }).waitFor();

  await row.getByRole('button', { name: 'Delete Mary Keller' }).click();
  const removal = page.getByRole('dialog', { name: 'Delete Mary Keller?' });
  await removal.getByText('This will permanently delete this employee. This action cannot be undone.').waitFor();
  await removal.getByRole('button', { name: 'Cancel' }).click();
  await row.waitFor();
  await row.getByRole('button', { name: 'Delete Mary Keller' }).click();
  await removal.getByRole('button', { name: 'Delete' }).click();
  await toldBy(page, 'Employee deleted', 'Employee access has been revoked');
  await row.waitFor({ state: 'detached' });
});

test('the last super admin cannot be removed, and the page says why', async () => {
  const page = await dashboard();
  const panel = await openTab(page, 'Employees');
  await rowWith(panel, ADMIN.email)
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toldBy(
    page,
    'Employee not deleted',
    'This is the last super admin who can sign in. Make somebody else a super admin first.',
  );
});

test('the list is searched and filtered by the address', async () => {
  await (
    await StaffDesk.open(system())
  ).addEmployee({
    email: 'katherine@example.com',
    password: PASSWORD,
    firstName: 'Katherine',
    lastName: 'Johnson',
    role: 'admin',
  });
  const page = await dashboard(PHONE);
  const panel = await openTab(page, 'Employees');
  await page.getByLabel('Search employees').fill('katherine');
  await page.waitForURL(/search=katherine/);
  await page.getByText('1 in all').waitFor();
  await rowWith(panel, 'Katherine Johnson').waitFor();
  await page.getByLabel('Role').selectOption('Billing');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await page.getByText('Try adjusting your filters or search terms.').waitFor();
});

test.each([
  ['support', ['Businesses', 'Referral Program', 'Comments & Reviews', 'Inbox', 'Audit log']],
  ['billing', ['Businesses', 'Payments', 'Audit log']],
] as const)('%s sees the tabs of their work and nothing to change on businesses', async (role, tabs) => {
  const who = { email: `${role}@example.com`, password: PASSWORD };
  await (await StaffDesk.open(system())).addEmployee({ ...who, firstName: 'Annie', lastName: role, role });
  // A tab that is not theirs opens the first that is.
  const page = await windows.open(`${system().url}/admin/dashboard?tab=employees`, { viewport: DESKTOP });
  await page.waitForURL(/\/admin$/);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('tab', { name: 'Businesses', selected: true }).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs);
  await page.getByRole('link', { name: 'Trattoria Lavagna' }).waitFor();
  expect(await page.getByRole('button', { name: 'Add Business Manually' }).count()).toBe(0);
  expect(await page.getByLabel('Status of Trattoria Lavagna').count()).toBe(0);
});
