/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { clearOwnerSession, isOwnerSignedIn, noteOwnerSignedIn } from './owner-session';
import { send } from './send';
import { fakeApi } from './testing/fake-api';

const refused = {
  status: 401,
  json: { type: 'about:blank', title: 'Please sign in', status: 401, code: 'access.token_invalid' },
};
let fake: ReturnType<typeof fakeApi>;
/** A server that takes the second token and no other; `next`: its answer to a refresh. */
function serve(next: { readonly status: number } = { status: 204 }) {
  let token = 1;
  fake = fakeApi({
    'GET /api/account': () => (token === 2 ? { json: { name: 'Ada' } } : refused),
    'GET /api/account/sessions': () => (token === 2 ? { json: { sessions: [] } } : refused),
    'GET /api/admin/profile': refused,
    'POST /api/account/sign-in/code': refused,
    'POST /api/account/refresh': () => {
      if (next.status === 204) token = 2;
      return next;
    },
  });
}
const ask = (address: string) => send(address, { method: 'GET' });
const refreshes = () => fake.calls.filter(({ path }) => path === '/api/account/refresh').length;

beforeEach(noteOwnerSignedIn);
afterEach(() => {
  clearOwnerSession();
  jest.restoreAllMocks();
  fake.restore();
});

test('a call that is refused gets the next token and is made again', async () => {
  serve();
  await expect(ask('/api/account')).resolves.toEqual({ status: 200, text: JSON.stringify({ name: 'Ada' }) });
  expect(fake.calls.map(({ path }) => path)).toEqual(['/api/account', '/api/account/refresh', '/api/account']);
});

test('calls that are refused at the same time share one refresh', async () => {
  serve();
  await Promise.all([ask('/api/account'), ask('/api/account/sessions'), ask('/api/account')]);
  expect(refreshes()).toBe(1);
});

test('a session that has ended is not asked for twice', async () => {
  serve({ status: 401 });
  await expect(ask('/api/account')).rejects.toMatchObject({ status: 401 });
  await expect(ask('/api/account')).rejects.toMatchObject({ status: 401 });
  expect(refreshes()).toBe(1);
  expect(isOwnerSignedIn()).toBe(false);
});

test('a refresh that fails for another reason ends nothing', async () => {
  serve({ status: 503 });
  await expect(ask('/api/account')).rejects.toMatchObject({ status: 401 });
  expect(isOwnerSignedIn()).toBe(true);
});

test('another tab has refreshed meanwhile: the call is only made again', async () => {
  serve();
  const answer = fake.calls;
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await before(input, init);
    if (answer.length === 1) localStorage.setItem('owner_token_at', String(Date.now() + 1));
    return response;
  };
  await expect(ask('/api/account')).rejects.toMatchObject({ status: 401 });
  expect(fake.calls.map(({ path }) => path)).toEqual(['/api/account', '/api/account']);
});

test('a token that has run out is renewed before the call, since some addresses would answer as to a stranger', async () => {
  serve();
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 10 * 60_000);
  await ask('/api/account');
  expect(fake.calls.map(({ path }) => path)).toEqual(['/api/account/refresh', '/api/account']);
});

test.each([
  ['GET', '/api/admin/profile'],
  ['POST', '/api/account/sign-in/code'],
] as const)('%s %s is refused for reasons of its own', async (method, path) => {
  serve();
  await expect(send(path, { method })).rejects.toMatchObject({ status: 401 });
  expect(refreshes()).toBe(0);
});

test('where nobody is signed in nothing is refreshed', async () => {
  serve();
  clearOwnerSession();
  await expect(ask('/api/account')).rejects.toMatchObject({ status: 401 });
  expect(refreshes()).toBe(0);
});
