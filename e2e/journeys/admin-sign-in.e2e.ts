import { authenticatorCode } from '../support/authenticator';
import { expectSound, expectSoundAt } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { sendPassword, signInAs, signInAsAdmin, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { ADMIN, useSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

/** What a browser writes about calls that are refused, which is what these stories are about. */
const REFUSED = [/40[0139]/];
const FIRST_PASSWORD = 'quiet harbour lantern 7';

/** Somebody of the staff of this story alone. */
async function employee(name: string, role: 'admin' | 'support' | 'billing' = 'support') {
  const who = { email: `${name.toLowerCase()}@example.com`, password: FIRST_PASSWORD };
  await (await StaffDesk.open(system())).addEmployee({ ...who, firstName: name, lastName: 'Keller', role });
  return who;
}

test('both fields are asked for, a wrong password is refused, and the page says that all is logged', async () => {
  const page = await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED });
  await page.getByText('Secure Access').waitFor();
  await page.getByText(/activity here is logged/).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await toldBy(page, 'Missing fields', 'Please enter both email and password');
  await sendPassword(page, { email: ADMIN.email, password: 'not this one' });
  await toldBy(page, 'Login failed', 'Invalid credentials');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');
});

test('the dashboard without a token leads to the sign-in and back to what was asked for; Logout removes the token', async () => {
  const page = await windows.open(`${system().url}/admin/dashboard?tab=employees&role=support`, {
    viewport: DESKTOP,
    expected: REFUSED,
  });
  await page.waitForURL(/\/admin$/);
  await sendPassword(page, ADMIN);
  await page.waitForURL(/tab=employees&role=support$/);
  await page.getByRole('tab', { name: 'Employees', selected: true }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin$/);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('whoever has not been there for half an hour is told so, and comes back to the same page', async () => {
  const page = await signInAsAdmin(
    await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
  );
  await page.getByRole('tab', { name: 'Employees' }).click();
  await page.waitForURL(/tab=employees/);
  await page.evaluate(() => localStorage.setItem('adminActiveAt', String(Date.now() - 31 * 60_000)));
  await page.mouse.move(200, 200);
  await page
    .getByText('You were signed out, since nobody was here for 30 minutes. Sign in to go on where you were.')
    .waitFor();
  await sendPassword(page, ADMIN);
  await page.waitForURL(/tab=employees/);
});

test('a session that was ended elsewhere ends here with the next call', async () => {
  const who = await employee('Mary');
  const page = await signInAs(
    await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
    who,
  );
  const elsewhere = await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED });
  await signInAs(elsewhere, who);
  await elsewhere.getByRole('link', { name: 'Settings' }).click();
  await elsewhere.getByRole('button', { name: 'Sign out all others' }).click();
  await toldBy(elsewhere, 'All other sessions have ended');
  await elsewhere.getByText('You are signed in here only.').waitFor();
  await page.reload();
  await page.getByText('Your session has ended. Sign in to go on where you were.').waitFor();
});

test('name, email and password are changed in the settings', async () => {
  const who = await employee('Jean');
  const page = await signInAs(
    await windows.open(`${system().url}/admin`, { viewport: DESKTOP, expected: REFUSED }),
    who,
  );
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('Last name').fill('Bartik');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await toldBy(page, 'Profile saved');

  await profile.getByLabel('Email').fill('bartik@example.com');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await toldBy(page, 'Missing fields');
  await profile.getByLabel('Your password', { exact: true }).fill('not this one');
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await toldBy(page, 'Settings not changed');
  await profile.getByLabel('Your password', { exact: true }).fill(who.password);
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await toldBy(page, 'Profile saved');

  const password = page.getByRole('region', { name: 'Password' });
  const change = async (current: string, next: string) => {
    await password.getByLabel('Current password', { exact: true }).fill(current);
    await password.getByLabel('New password', { exact: true }).fill(next);
    await password.getByLabel('New password again', { exact: true }).fill(next);
    await password.getByRole('button', { name: 'Change password' }).click();
  };
  await change(who.password, 'password1234');
  await toldBy(page, 'Settings not changed');
  const next = 'seven brass kettles 42';
  await change(who.password, next);
  await toldBy(page, 'Password changed', 'Your other sessions have ended');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin$/);
  await signInAs(page, { email: 'bartik@example.com', password: next });
  await page.getByRole('heading', { name: 'Welcome, Jean Bartik' }).waitFor();
});

test('two-factor is set up by the QR code’s secret, asked for at sign-in, replaced by a recovery code, and turned off', async () => {
  const who = await employee('Betty', 'billing');
  const page = await signInAs(await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED }), who);
  await page.getByRole('link', { name: 'Settings' }).click();
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Set up two-factor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectSound(page);
  const secret = await dialog.getByText(/^([A-Z2-7]{4} ?){4,}$/).innerText();
  // The step before the running one, so that the next two sign-ins have codes that were not used.
  await dialog.getByLabel('Code that the app shows').fill(authenticatorCode(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await toldBy(page, 'Two-factor is on');
  const [recoveryCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
  expect(recoveryCode).not.toBe('');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByText('10 recovery codes are left.').waitFor();

  const again = await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED });
  await sendPassword(again, who);
  await again.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await expectSound(again);
  await again.getByRole('button', { name: 'Confirm' }).click();
  await toldBy(again, 'Missing fields');
  const right = authenticatorCode(secret);
  await again.getByLabel('Code').fill(right === '000000' ? '111111' : '000000');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await toldBy(again, 'Login failed');
  await again.getByLabel('Code').fill(authenticatorCode(secret));
  await again.getByRole('button', { name: 'Confirm' }).click();
  await again.waitForURL(/\/admin\/dashboard$/);

  const lost = await windows.open(`${system().url}/admin`, { viewport: PHONE, expected: REFUSED });
  await sendPassword(lost, who);
  await lost.getByLabel('Code').fill(recoveryCode);
  await lost.getByRole('button', { name: 'Confirm' }).click();
  await lost.waitForURL(/\/admin\/dashboard$/);
  await lost.getByRole('link', { name: 'Settings' }).click();
  await lost.getByText('9 recovery codes are left.').waitFor();

  await lost.getByRole('button', { name: 'Turn off' }).click();
  const proof = lost.getByRole('dialog', { name: 'Turn two-factor off?' });
  await proof.getByLabel('Your password', { exact: true }).fill(who.password);
  await proof.getByLabel('Code of the app, or a recovery code').fill(authenticatorCode(secret, 1));
  await proof.getByRole('button', { name: 'Turn off' }).click();
  await toldBy(lost, 'Two-factor is off');
  await lost.getByText('Whoever learns your password can sign in as you.').waitFor();
});

test.each(LAYOUTS)('axe finds nothing on the settings, on $kind', async ({ viewport, widths }) => {
  const page = await signInAsAdmin(await windows.open(`${system().url}/admin`, { viewport }));
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('This device').waitFor();
  await expectSoundAt(page, widths);
});
