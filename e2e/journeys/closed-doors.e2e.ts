import { AdminTokenResponse } from '@chalkboard/contracts';
import { demoMenu, orderFrom } from '../support/demo-order';
import { forgeriesOf } from '../support/forged-tokens';
import { ADMIN, DEMO_SHARE_ID, useSystem } from '../support/system';
import { expectNothingSince, tracesIn } from '../support/traces';
import { problemOf, Visitor } from '../support/visitor';

const system = useSystem();

const signIn = async (staff: Visitor) => {
  const answer = await staff.call('/api/admin/login', { method: 'POST', json: { email: ADMIN.email, password: ADMIN.password } });
  expect(answer.status).toBe(200);
  return { answer, token: AdminTokenResponse.parse(answer.json).token };
};
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('staff', () => {
  test('a forged token is refused everywhere, the real one is not', async () => {
    const staff = new Visitor(system().url);
    const { token } = await signIn(staff);
    for (const path of ['/api/admin/stats', '/api/admin/profile']) {
      expect((await staff.call(path, bearer(token))).status).toBe(200);
      for (const [how, forged] of Object.entries(forgeriesOf(token))) expect([how, problemOf(await staff.call(path, bearer(forged))).status]).toEqual([how, 401]);
      expect(problemOf(await staff.call(path)).status).toBe(401);
    }
  });

  test('a token ends with its session', async () => {
    const staff = new Visitor(system().url);
    const { token } = await signIn(staff);
    expect((await staff.call('/api/admin/logout', { method: 'POST', ...bearer(token) })).status).toBeLessThan(300);
    expect(problemOf(await staff.call('/api/admin/stats', bearer(token))).status).toBe(401);
    expect(problemOf(await staff.call('/api/admin/refresh', { method: 'POST' })).status).toBe(401);
  });

  test('a wrong password and an unknown address are told alike', async () => {
    const stranger = new Visitor(system().url);
    const attempts = await Promise.all([ADMIN.email, 'nobody@example.com'].map((email) => stranger.call('/api/admin/login', { method: 'POST', json: { email, password: 'guess' } })));
    for (const attempt of attempts) expect(problemOf(attempt)).toMatchObject({ status: 401, title: 'Login failed', detail: 'Invalid credentials' });
    expect(problemOf(await stranger.call('/api/admin/login', { method: 'POST', json: { email: '', password: '' } }))).toMatchObject({ title: 'Missing fields', detail: 'Please enter both email and password' });
  });

  test('the cookies are out of reach of scripts and of other sites', async () => {
    const { answer } = await signIn(new Visitor(system().url));
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/;\s*HttpOnly/i);
      expect(cookie).toMatch(/;\s*SameSite=(Lax|Strict)/i);
    }
  });
});

describe('another site', () => {
  test('cannot act with the visitor’s cookies', async () => {
    const visitor = new Visitor(system().url);
    const menu = await demoMenu(visitor);
    const before = await tracesIn(system());
    const headers = { cookie: `visitor=${'A'.repeat(43)}`, origin: 'https://evil.example' };
    const calls = [
      ['POST', '/api/orders', orderFrom(menu, { dish: 'Cacio e Pepe' })],
      ['PUT', `/api/menu/${DEMO_SHARE_ID}`, { restaurantName: 'Evil' }],
      ['POST', '/api/admin/login', ADMIN],
      ['POST', '/api/admin/refresh', {}],
    ] as const;
    for (const [method, path, json] of calls) {
      for (const origin of [headers.origin, 'null', `${system().url}.evil.example`]) {
        const answer = await visitor.call(path, { method, headers: { ...headers, origin }, json });
        expect([path, origin, problemOf(answer)]).toMatchObject([path, origin, { status: 403, code: 'access.foreign_origin' }]);
      }
    }
    await expectNothingSince(before, system());
  });

  test('is not let in by the answers either', async () => {
    const answer = await new Visitor(system().url).call(`/api/menu/${DEMO_SHARE_ID}`, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('addresses that nobody declared', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/orders'],
    ['GET', '/api/menu'],
    ['DELETE', `/api/menu/${DEMO_SHARE_ID}`],
    ['GET', '/api/admin'],
    ['GET', '/api/admin/unknown'],
    ['POST', '/api/notify/outbox'],
    ['GET', '/api/health/../../health'],
    ['GET', '/api/menu/..%2f..%2fhealth'],
  ])('%s %s is refused', async (method, path) => {
    const answer = await new Visitor(system().url).call(path, { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('"checks"');
  });
});

describe('headers', () => {
  test('a page runs scripts and styles of this site only, and cannot be framed where it matters', async () => {
    const visitor = new Visitor(system().url);
    for (const path of ['/', `/menu/${DEMO_SHARE_ID}`, '/admin', '/nowhere']) {
      const { headers } = await visitor.call(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBeTruthy();
    }
    expect((await visitor.call('/admin')).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('an answer of the API is not sniffed, and says what to ask about', async () => {
    const { headers } = await new Visitor(system().url).call(`/api/menu/${DEMO_SHARE_ID}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toBeTruthy();
  });
});
