import { AUTHORITY_BUCKET, STAFF_SESSION } from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';

describe('staff on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let app: NestFastifyApplication;
  let database: Client;
  let browser: Browser;

  beforeEach(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    browser = new Browser(app);
  });

  afterEach(async () => {
    await app.close();
    await database.end();
    await platform.stop();
  });

  const actions = async (): Promise<string[]> =>
    (await database.query<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).rows.map(
      ({ action }) => action,
    );
  const profileStatus = async (token: string): Promise<number> =>
    (await browser.call('GET', '/api/admin/profile', { token })).status;

  it('signs the first administrator in, with a token that names the person, the session and the role', async () => {
    const response = await browser.call('POST', '/api/admin/login', {
      body: { ...ADMIN, email: ' BOSS@example.com ' },
    });
    expect(response.status).toBe(200);
    const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string };
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'EdDSA' });
    expect(decodeJwt(token)).toMatchObject({ aud: 'staff', role: 'super_admin' });
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(STAFF_SESSION.accessTokenMs);

    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^staff_refresh=[A-Za-z0-9_-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/api/admin');

    const profile = await browser.call('GET', '/api/admin/profile', { token });
    expect(await profile.json()).toMatchObject({
      firstName: 'Admin',
      lastName: 'User',
      email: ADMIN.email,
      role: 'super_admin',
      twoFactor: { enabled: false, recoveryCodesLeft: 0 },
    });
    expect(await actions()).toEqual(['staff.first_admin_created', 'staff.signed_in']);
  });

  it.each([{}, { email: 'boss@example.com' }, { email: '', password: 'x' }, undefined])(
    'asks for both fields in the spec’s words: %j',
    async (body) => {
      const response = await browser.call('POST', '/api/admin/login', { body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        title: 'Missing fields',
        detail: 'Please enter both email and password',
      });
    },
  );

  it('answers a wrong password and an unknown address alike', async () => {
    for (const body of [
      { ...ADMIN, password: 'wrong' },
      { ...ADMIN, email: 'nobody@example.com' },
    ]) {
      const response = await browser.call('POST', '/api/admin/login', { body });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        type: 'about:blank',
        title: 'Login failed',
        status: 401,
        detail: 'Invalid credentials',
        code: 'staff.invalid_credentials',
      });
    }
    expect(await actions()).toEqual(['staff.first_admin_created', 'staff.sign_in_failed', 'staff.sign_in_failed']);
  });

  const guess = (email: string, address: string) =>
    new Browser(app).call('POST', '/api/admin/login', { body: { email, password: 'guess' }, address });

  it('refuses an address after too many attempts for an account, known or not, even when they come all at once', async () => {
    for (const email of [ADMIN.email, 'nobody@example.com']) {
      const attempts = Array.from({ length: 8 }, () => guess(email, '203.0.113.1'));
      const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
      expect(statuses).toEqual([
        ...Array<number>(STAFF_SESSION.maxFailures).fill(401),
        ...Array<number>(8 - STAFF_SESSION.maxFailures).fill(429),
      ]);
    }
    const right = await browser.call('POST', '/api/admin/login', { body: ADMIN, address: '203.0.113.1' });
    expect(right.status).toBe(429);
    expect(await right.json()).toMatchObject({
      title: 'Too many attempts',
      detail: 'Too many failed sign-ins. Please wait 15 minutes and try again.',
    });

    await database.query("UPDATE sign_in_attempts SET last_at = last_at - interval '15 minutes'");
    expect(await browser.signIn(ADMIN, '203.0.113.1')).toBeTruthy();
  });

  it('does not let strangers lock an account out: neither a device that it knows, also behind their address, nor other addresses', async () => {
    await browser.signIn(ADMIN, '203.0.113.1');
    for (let attempts = 0; attempts < STAFF_SESSION.maxFailures; attempts += 1) await guess(ADMIN.email, '203.0.113.1');
    expect((await guess(ADMIN.email, '203.0.113.1')).status).toBe(429);
    expect(await new Browser(app).signIn(ADMIN, '203.0.113.2')).toBeTruthy();
    expect(await browser.signIn(ADMIN, '203.0.113.1')).toBeTruthy();
  });

  it('slows guesses at one account that come from many addresses, and spares the devices that it knows', async () => {
    await browser.signIn();
    await guess(ADMIN.email, '203.0.113.1');
    await database.query("UPDATE sign_in_attempts SET count = 50 WHERE scope = 'strangers'");
    expect((await guess(ADMIN.email, '203.0.113.2')).status).toBe(429);
    expect((await guess('nobody@example.com', '203.0.113.2')).status).toBe(401);
    expect(await browser.signIn()).toBeTruthy();
  });

  it('counts the tries of a device that it knows, and knows none by a secret that somebody made up or after another password', async () => {
    await browser.signIn();
    const stored = (await database.query<{ device_hash: string }>('SELECT device_hash FROM staff_known_devices')).rows;
    expect(stored).toEqual([{ device_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }]);
    const attempts = Array.from({ length: STAFF_SESSION.maxFailures + 1 }, () =>
      browser.call('POST', '/api/admin/login', { body: { ...ADMIN, password: 'guess' } }),
    );
    expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([
      ...Array<number>(STAFF_SESSION.maxFailures).fill(401),
      429,
    ]);

    const other = new Browser(app);
    const token = await other.signIn(ADMIN, '203.0.113.3');
    expect(
      (
        await other.call('PUT', '/api/admin/profile/password', {
          token,
          body: { password: ADMIN.password, newPassword: 'four words nobody guesses' },
        })
      ).status,
    ).toBe(204);
    expect((await database.query('SELECT 1 FROM staff_known_devices')).rowCount).toBe(0);
  });

  it('locks an address that goes through many accounts, and not those next to it', async () => {
    const guess = (index: number, address: string) =>
      browser.call('POST', '/api/admin/login', {
        body: { email: `nobody-${index}@example.com`, password: 'guess' },
        address,
      });
    let index = 0;
    while ((await guess(index, '203.0.113.7')).status === 401) index += 1;
    expect(index).toBe(20);
    expect(await browser.signIn(ADMIN, '203.0.113.8')).toBeTruthy();
  });

  it('trades the cookie for the next one, and ends the session when an old one comes back', async () => {
    const first = await browser.signIn();
    const used = browser.cookie;
    const refreshed = await browser.call('POST', '/api/admin/refresh');
    expect(refreshed.status).toBe(200);
    const { token } = (await refreshed.json()) as { token: string };
    expect(decodeJwt(token).sid).toBe(decodeJwt(first).sid);
    expect(browser.cookie).not.toBe(used);

    const current = browser.cookie;
    const pass = () => database.query("UPDATE staff_sessions SET rotated_at = rotated_at - interval '11 seconds'");
    // Its answer was lost, as when a page is left meanwhile: the next one is given again, however late.
    await pass();
    const again = await browser.call('POST', '/api/admin/refresh', { cookie: used });
    expect([again.status, browser.cookie]).toEqual([200, current]);

    // Once the next one was shown, nobody needs the one before any more but on a slow line.
    expect((await browser.call('POST', '/api/admin/refresh', { cookie: current })).status).toBe(200);
    const last = browser.cookie;
    expect((await browser.call('POST', '/api/admin/refresh', { cookie: used })).status).toBe(200);
    await pass();
    expect((await browser.call('POST', '/api/admin/refresh', { cookie: used })).status).toBe(401);
    expect((await browser.call('POST', '/api/admin/refresh', { cookie: last })).status).toBe(401);
    await waitFor('the token to be refused', async () => (await profileStatus(token)) === 401);
    expect(await actions()).toContain('staff.refresh_secret_reused');
  });

  it('gives nobody a token who has no cookie, or one of nobody', async () => {
    for (const cookie of [undefined, 'x', 'A'.repeat(43)]) {
      const response = await new Browser(app).call('POST', '/api/admin/refresh', { cookie });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        401,
        'staff.session_ended',
      ]);
    }
  });

  it('takes the tokens back at once when staff signs out, in every service', async () => {
    const elsewhere = await platform.connectNats('menu');
    const verifier = new TokenVerifier(elsewhere);
    await verifier.start();
    try {
      const token = await browser.signIn();
      const claims = await waitFor('the key in another service', () => verifier.verifyStaff(token));
      expect(claims).toMatchObject({ role: 'super_admin', aud: 'staff' });

      const out = await browser.call('POST', '/api/admin/logout', { token });
      expect([out.status, browser.cookie]).toEqual([204, undefined]);
      await waitFor('the token to be refused in another service', () =>
        verifier.verifyStaff(token).then(
          () => false,
          () => true,
        ),
      );
      await waitFor('the token to be refused here', async () => (await profileStatus(token)) === 401);
      expect(await actions()).toEqual(['staff.first_admin_created', 'staff.signed_in', 'staff.signed_out']);
    } finally {
      await verifier.stop();
      await elsewhere.close();
    }
  });

  it('ends a session by its cookie alone, when the token is gone', async () => {
    const token = await browser.signIn();
    expect((await browser.call('POST', '/api/admin/logout')).status).toBe(204);
    await waitFor('the token to be refused', async () => (await profileStatus(token)) === 401);
  });

  it('refuses a call from a foreign page that carries the cookie', async () => {
    await browser.signIn();
    const response = await fetch(`${await app.getUrl()}/api/admin/logout`, {
      method: 'POST',
      headers: { cookie: `staff_refresh=${browser.cookie}`, origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect((await browser.call('POST', '/api/admin/refresh')).status).toBe(200);
  });

  it.each(['/api/admin/profile', '/api/admin/stats'])('opens %s to valid staff tokens only', async (path) => {
    const token = await browser.signIn();
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await browser.call('GET', path)).status).toBe(401);
    expect((await browser.call('GET', path, { token: forged })).status).toBe(401);
    expect((await browser.call('GET', path, { token })).status).toBe(200);
  });

  it('signs by the same key after a restart, so that tokens stay valid', async () => {
    const token = await browser.signIn();
    await app.close();
    app = await startIdentity(platform);
    browser = new Browser(app);
    await waitFor('the token to be taken', async () => (await profileStatus(token)) === 200);
    expect((await database.query('SELECT 1 FROM signing_keys')).rowCount).toBe(1);
    expect((await database.query('SELECT 1 FROM staff_members')).rowCount).toBe(1);
  });

  it('agrees on one administrator and one key when two instances start at once', async () => {
    await app.close();
    await database.query('TRUNCATE staff_members, signing_keys CASCADE');
    const both = await Promise.all([startIdentity(platform), startIdentity(platform)]);
    app = both[0];
    await both[1].close();
    expect((await database.query('SELECT 1 FROM staff_members')).rowCount).toBe(1);
    expect((await database.query('SELECT 1 FROM signing_keys')).rowCount).toBe(1);
  });

  it('does not start without staff and without a first administrator, where one is required', async () => {
    await app.close();
    await database.query('TRUNCATE staff_members CASCADE');
    await expect(startIdentity(platform, { REQUIRE_ADMIN: '1' })).rejects.toThrow(
      /ADMIN_EMAIL, ADMIN_PASSWORD: needed/,
    );
    app = await startIdentity(platform, {});
    expect((await database.query('SELECT 1 FROM staff_members')).rowCount).toBe(0);
  });

  it('publishes a session that ended while the broker was down as soon as it is back', async () => {
    const token = await browser.signIn();
    await platform.killNats();
    expect((await browser.call('POST', '/api/admin/logout', { token })).status).toBe(204);
    await platform.restartNats();
    const nats: NatsConnection = await platform.connectNats();
    await waitFor('the ended session', async () =>
      (await nats.jetstream().views.kv(AUTHORITY_BUCKET, { bindOnly: true })).get(
        `ended.${String(decodeJwt(token).sid)}`,
      ),
    );
    await nats.close();
    await waitFor('the token to be refused', async () => (await profileStatus(token)) === 401);
  });
});
