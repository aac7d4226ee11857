/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { StaffRole } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeOf, listOf, profileOf } from '../../testing/answers.factory';
import { setTablesFit } from '../../testing/window-width';
import { EmployeesTab } from './employees-tab';

const ada = employeeOf({
  id: 'e0',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  role: 'super_admin',
  lastLogin: '2026-11-20T10:00:00.000Z',
});
const list = listOf([employeeOf(), ada]);

let fake: ReturnType<typeof fakeApi>;
function open(answers: Parameters<typeof fakeApi>[0], role: StaffRole = 'super_admin') {
  fake = fakeApi({ 'GET /api/admin/profile': profileOf({ role }), 'GET /api/admin/employees': list, ...answers });
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <EmployeesTab host={host} role={role} /> }]);
  return host;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => setTablesFit(true));
afterEach(() => fake.restore());

test('shows role, activity and last login; nobody manages themselves', async () => {
  open({});
  const row = (await screen.findByText('Grace Hopper')).closest('tr')!;
  expect(within(row).getByText('Never')).toBeTruthy();
  expect(within(row).getByText('Active')).toBeTruthy();
  await waitFor(() => screen.getByText('You'));
  expect(screen.queryByRole('button', { name: 'Manage Ada Byron' })).toBeNull();
});

test('deletes after a confirmation, and says so', async () => {
  const host = open({ 'DELETE /api/admin/employees/e1': { status: 204 } });
  await screen.findByText('Grace Hopper');
  press('Delete Grace Hopper');
  within(screen.getByRole('dialog')).getByText(
    'This will permanently delete this employee. This action cannot be undone.',
  );
  expect(fake.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  press('Delete');
  await waitFor(() =>
    expect(host.toasts).toEqual([{ title: 'Employee deleted', description: 'Employee access has been revoked' }]),
  );
});

test('a failure shows the server’s reason', async () => {
  const reason = 'The last super admin cannot be removed.';
  const host = open({
    'DELETE /api/admin/employees/e1': {
      status: 409,
      json: { title: 'Last', code: 'staff.last_super_admin', detail: reason },
    },
  });
  await screen.findByText('Grace Hopper');
  press('Delete Grace Hopper');
  press('Delete');
  await waitFor(() =>
    expect(host.toasts).toEqual([{ title: 'Employee not deleted', description: reason, variant: 'destructive' }]),
  );
});

test('adds somebody once everything is told', async () => {
  const host = open({ 'POST /api/admin/employees': { status: 201, json: employeeOf() } });
  await screen.findByText('Grace Hopper');
  press('Add Employee');
  const dialog = within(screen.getByRole('dialog'));
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add Employee' }));
  await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Missing fields'));
  expect(document.activeElement).toBe(dialog.getByLabelText('First name'));
  fill('First name', 'Mary');
  fill('Last name', 'Keller');
  fill('Email', 'mary@example.com');
  fill('Role', 'billing');
  fill('Password', 'a good long password');
  fireEvent.click(dialog.getByRole('button', { name: 'Add Employee' }));
  await waitFor(() =>
    expect(host.toasts.at(-1)).toEqual({
      title: 'Employee created',
      description: 'New employee has been added successfully',
    }),
  );
  expect(fake.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    firstName: 'Mary',
    lastName: 'Keller',
    email: 'mary@example.com',
    role: 'billing',
    password: 'a good long password',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an admin adds no admins and changes none', async () => {
  open(
    {
      'GET /api/admin/employees': listOf([
        employeeOf(),
        employeeOf({ id: 'e2', firstName: 'Jean', lastName: 'Bartik', role: 'admin' }),
      ]),
    },
    'admin',
  );
  await screen.findByText('Jean Bartik');
  expect(screen.queryByRole('button', { name: 'Delete Jean Bartik' })).toBeNull();
  press('Add Employee');
  expect(within(screen.getByRole('dialog')).queryByRole('option', { name: 'Admin' })).toBeNull();
});

test('deactivates after a confirmation', async () => {
  const host = open({ 'PATCH /api/admin/employees/e1/status': { json: employeeOf({ isActive: false }) } });
  await screen.findByText('Grace Hopper');
  press('Manage Grace Hopper');
  press('Deactivate');
  within(screen.getByRole('dialog', { name: 'Deactivate Grace Hopper?' }));
  press('Deactivate');
  await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Employee deactivated'));
  expect(fake.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isActive: false });
});
