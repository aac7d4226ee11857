/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { showStatsRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { callAsStaff, keepToken, signOut, storedToken } from './staff-session';
import { fakeApi } from './testing/fake-api';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const renewed = { json: { token: 'new', expiresAt: inMinutes(10) } };
const statistics = { totalBusinesses: 1, monthlyRevenue: 0, pendingRegistrations: 0, newSignupsThisMonth: 0 };
/** Takes the renewed token only. */
const stats = ({ headers }: { headers: Headers }) =>
  headers.get('authorization') === 'Bearer new' ? { json: statistics } : { status: 401, json: {} };

let fake: ReturnType<typeof fakeApi>;
afterEach(() => (fake.restore(), localStorage.clear()));

test('a refused token is renewed in silence and the call made again', async () => {
  keepToken({ token: 'old', expiresAt: inMinutes(5) });
  fake = fakeApi({ 'GET /api/admin/stats': stats, 'POST /api/admin/refresh': renewed });
  await expect(callAsStaff(showStatsRoute)).resolves.toEqual(statistics);
  expect(storedToken()).toBe('new');
});

test('a token about to end is renewed before it is used, once for all calls that wait', async () => {
  keepToken({ token: 'old', expiresAt: inMinutes(0.5) });
  fake = fakeApi({ 'GET /api/admin/stats': stats, 'POST /api/admin/refresh': renewed });
  await Promise.all([callAsStaff(showStatsRoute), callAsStaff(showStatsRoute)]);
  expect(fake.calls.map(({ path }) => path)).toEqual(['/api/admin/refresh', '/api/admin/stats', '/api/admin/stats']);
});

test('when it cannot be renewed the token is erased', async () => {
  keepToken({ token: 'old', expiresAt: inMinutes(5) });
  fake = fakeApi({ 'GET /api/admin/stats': stats, 'POST /api/admin/refresh': { status: 401, json: {} } });
  await expect(callAsStaff(showStatsRoute)).rejects.toMatchObject({ status: 401 });
  expect(storedToken()).toBeNull();
});

test('another failure leaves the session alone', async () => {
  keepToken({ token: 'new', expiresAt: inMinutes(5) });
  fake = fakeApi({ 'GET /api/admin/stats': { status: 503, json: {} } });
  await expect(callAsStaff(showStatsRoute)).rejects.toMatchObject({ status: 503 });
  expect(storedToken()).toBe('new');
});

test('signing out forgets the token even when the server is away', async () => {
  keepToken({ token: 'new', expiresAt: inMinutes(5) });
  fake = fakeApi({ 'POST /api/admin/logout': { status: 503, json: {} } });
  await signOut();
  expect(storedToken()).toBeNull();
});
