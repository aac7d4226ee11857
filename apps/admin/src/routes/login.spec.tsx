/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listOf, profileOf } from '../testing/answers.factory';
import { setTablesFit } from '../testing/window-width';
import { DashboardPage } from './dashboard';
import { LoginPage } from './login';

const token = { json: { token: 't', expiresAt: new Date(Date.now() + 600_000).toISOString() } };
const stats = {
  json: { totalBusinesses: 1284, monthlyRevenue: 48213.5, pendingRegistrations: 7, newSignupsThisMonth: 31 },
};
const dashboard = {
  'GET /api/admin/profile': profileOf(),
  'GET /api/admin/stats': stats,
  'GET /api/admin/businesses': listOf([]),
};

let fake: ReturnType<typeof fakeApi>;
function open(path: string, answers: Parameters<typeof fakeApi>[0]) {
  fake = fakeApi(answers);
  const host = fakeHost();
  const page = renderWithProviders(
    [
      { path: '/admin', element: <LoginPage host={host} /> },
      { path: '/admin/dashboard', element: <DashboardPage host={host} /> },
    ],
    path,
  );
  return { host, page };
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function signIn(password = 'right') {
  fill('Email', 'ada@example.com');
  fill('Password', password);
  press('Sign In');
}

beforeEach(() => setTablesFit(true));
afterEach(() => (fake.restore(), localStorage.clear()));

test('asks for both fields, and tells why it refuses', async () => {
  const { host } = open('/admin', { 'POST /api/admin/login': { status: 401, json: {} } });
  fill('Email', 'ada@example.com');
  press('Sign In');
  signIn('wrong');
  await waitFor(() => expect(host.toasts).toHaveLength(2));
  expect(host.toasts).toMatchObject([
    { title: 'Missing fields', description: 'Please enter both email and password' },
    { title: 'Login failed', description: 'Invalid credentials' },
  ]);
});

test('shows and hides the password', () => {
  open('/admin', {});
  press('Show password');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  press('Hide password');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('from sign-in to the four figures, and out again', async () => {
  const { page } = open('/admin', {
    ...dashboard,
    'POST /api/admin/login': token,
    'POST /api/admin/logout': { status: 204 },
  });
  signIn();
  await waitFor(() => screen.getByText('Welcome, Ada Byron'));
  await waitFor(() => screen.getByText('$48,213.50'));
  for (const figure of ['1,284', '7', '31']) expect(screen.getByText(figure)).toBeTruthy();
  press('Logout');
  await waitFor(() => expect(page.location()).toBe('/admin'));
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('whoever has two-factor on is asked for the code before anything is kept', async () => {
  const secondStep = {
    json: { secondStep: 'code', challenge: 'c1', expiresAt: new Date(Date.now() + 60_000).toISOString() },
  };
  const { page, host } = open('/admin', {
    ...dashboard,
    'POST /api/admin/login': secondStep,
    'POST /api/admin/login/code': ({ body }) =>
      (body as { code: string }).code === '123456' ? token : { status: 401, json: {} },
  });
  signIn();
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
  expect(localStorage.getItem('adminToken')).toBeNull();
  fill('Code', '000000');
  press('Confirm');
  await waitFor(() => expect(host.toasts).toMatchObject([{ title: 'Login failed' }]));
  fill('Code', '123456');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false));
  press('Confirm');
  await waitFor(() => expect(page.location()).toBe('/admin/dashboard'));
});

test('without a token, or with one that cannot be renewed, the dashboard leads to the sign-in', async () => {
  expect(open('/admin/dashboard', {}).page.location()).toBe('/admin');
  fake.restore();
  localStorage.setItem('adminToken', 'old');
  const refused = { status: 401, json: {} };
  const { page } = open('/admin/dashboard', {
    'GET /api/admin/profile': refused,
    'GET /api/admin/stats': refused,
    'POST /api/admin/refresh': refused,
  });
  await waitFor(() => expect(page.location()).toBe('/admin'));
  // The address changes a moment before the page that belongs to it is drawn.
  expect((await screen.findByRole('status')).textContent).toContain('Your session has ended');
});

test.each([
  [
    'super_admin',
    [
      'Businesses',
      'Employees',
      'Referral Program',
      'Comments & Reviews',
      'Payments',
      'Analytics',
      'Inbox',
      'Operations',
      'Audit log',
    ],
  ],
  ['support', ['Businesses', 'Referral Program', 'Comments & Reviews', 'Inbox', 'Audit log']],
  ['billing', ['Businesses', 'Payments', 'Audit log']],
] as const)('%s sees the tabs of their work', async (role, tabs) => {
  localStorage.setItem('adminToken', 't');
  open('/admin/dashboard', { ...dashboard, 'GET /api/admin/profile': profileOf({ role }) });
  await screen.findByRole('tablist');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});
