/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DashboardPage } from './dashboard';
import { LoginPage } from './login';

const token = { json: { token: 't', expiresAt: new Date(Date.now() + 600_000).toISOString() } };
const profile = { json: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', role: 'super_admin' } };
const stats = { json: { totalBusinesses: 1284, monthlyRevenue: 48213.5, pendingRegistrations: 7, newSignupsThisMonth: 31 } };

let fake: ReturnType<typeof fakeApi>;
function open(path: string, answers: Parameters<typeof fakeApi>[0]) {
  fake = fakeApi(answers);
  const host = fakeHost();
  const page = renderWithProviders([{ path: '/admin', element: <LoginPage host={host} /> }, { path: '/admin/dashboard', element: <DashboardPage /> }], path);
  return { host, page };
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const signIn = () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));

afterEach(() => (fake.restore(), localStorage.clear()));

test('asks for both fields, and tells why it refuses', async () => {
  const { host } = open('/admin', { 'POST /api/admin/login': { status: 401, json: {} } });
  fill('Email', 'ada@example.com');
  signIn();
  fill('Password', 'wrong');
  signIn();
  await waitFor(() => expect(host.toasts).toHaveLength(2));
  expect(host.toasts).toMatchObject([{ title: 'Missing fields', description: 'Please enter both email and password' }, { title: 'Login failed', description: 'Invalid credentials' }]);
});

test('shows and hides the password', () => {
  open('/admin', {});
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('from sign-in to the four figures, and out again', async () => {
  const { page } = open('/admin', { 'POST /api/admin/login': token, 'GET /api/admin/profile': profile, 'GET /api/admin/stats': stats, 'POST /api/admin/logout': { status: 204 } });
  fill('Email', 'ada@example.com');
  fill('Password', 'right');
  signIn();
  await waitFor(() => screen.getByText('Welcome, Ada Byron'));
  await waitFor(() => screen.getByText('$48,213.50'));
  for (const figure of ['1,284', '7', '31']) expect(screen.getByText(figure)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(page.location()).toBe('/admin'));
  expect(localStorage).toHaveLength(0);
});

test('without a token, or with one that cannot be renewed, the dashboard leads to the sign-in', async () => {
  expect(open('/admin/dashboard', {}).page.location()).toBe('/admin');
  fake.restore();
  localStorage.setItem('adminToken', 'old');
  const refused = { status: 401, json: {} };
  const { page } = open('/admin/dashboard', { 'GET /api/admin/profile': refused, 'GET /api/admin/stats': refused, 'POST /api/admin/refresh': refused });
  await waitFor(() => expect(page.location()).toBe('/admin'));
});
