import { scryptSync } from 'node:crypto';
import { STAFF_SESSION, type AdminSessions, type SavedViews } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';

describe('the own account of staff, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let database: Client;
  let app: NestFastifyApplication;

  beforeEach(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await app.close();
    await database.end();
    await platform.stop();
  });

  const codeOf = async (response: Response) =>
    `${response.status} ${response.status < 300 ? '' : ((await response.json()) as { code: string }).code}`.trim();
  const signedIn = async () => {
    const browser = new Browser(app);
    return { browser, token: await browser.signIn() };
  };
  const isOut = async ({ browser, token }: { browser: Browser; token: string }) =>
    (await browser.call('GET', '/api/admin/profile', { token })).status === 401;
  const hash = async () =>
    (await database.query<{ password_hash: string }>('SELECT password_hash FROM staff_members')).rows[0]!.password_hash;

  it('has a password that is hashed anew by argon2id at the first sign-in, where it was hashed by scrypt before', async () => {
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(ADMIN.password, salt, 32, { N: 1024, r: 8, p: 1 });
    await database.query('UPDATE staff_members SET password_hash = $1', [
      ['scrypt', 1024, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$'),
    ]);
    expect(
      (await new Browser(app).call('POST', '/api/admin/login', { body: { ...ADMIN, password: 'wrong' } })).status,
    ).toBe(401);
    expect(await hash()).toMatch(/^scrypt\$/);
    await signedIn();
    expect(await hash()).toMatch(/^\$argon2id\$v=19\$/);
    const kept = await hash();
    await signedIn();
    expect(await hash()).toBe(kept);
  });

  it('is opened to each of several first sign-ins at once: the password is the same, however often it is hashed anew', async () => {
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(ADMIN.password, salt, 32, { N: 1024, r: 8, p: 1 });
    await database.query('UPDATE staff_members SET password_hash = $1', [
      ['scrypt', 1024, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$'),
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Browser(app).call('POST', '/api/admin/login', { body: ADMIN })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('has a name that is changed freely, and an e-mail address that needs the password', async () => {
    const { browser, token } = await signedIn();
    const change = (body: unknown) => browser.call('PUT', '/api/admin/profile', { token, body });
    const person = { firstName: 'Ada', lastName: 'Byron', email: ADMIN.email };
    expect(await (await change(person)).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      email: ADMIN.email,
      role: 'super_admin',
    });
    expect(await codeOf(await change({ ...person, email: 'ada@example.com' }))).toBe('403 staff.password_wrong');
    expect(await codeOf(await change({ ...person, email: 'ada@example.com', password: 'wrong' }))).toBe(
      '403 staff.password_wrong',
    );
    expect(
      await (await change({ ...person, email: 'Ada@Example.com', password: ADMIN.password })).json(),
    ).toMatchObject({ email: 'ada@example.com' });
    expect(await new Browser(app).signIn({ ...ADMIN, email: 'ada@example.com' })).toBeTruthy();
    expect(
      (
        await database.query(
          "SELECT actor, before->>'email' AS before, after->>'email' AS after FROM audit_log WHERE action = 'staff.profile_changed' ORDER BY id DESC LIMIT 1",
        )
      ).rows,
    ).toEqual([{ actor: ADMIN.email, before: ADMIN.email, after: 'ada@example.com' }]);
  });

  it('is signed out everywhere else by another password, and only the new one is taken', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const change = (body: unknown) =>
      here.browser.call('PUT', '/api/admin/profile/password', { token: here.token, body });
    const newPassword = 'four words nobody guesses';
    expect(await codeOf(await change({ password: 'wrong', newPassword }))).toBe('403 staff.password_wrong');
    expect(await codeOf(await change({ password: ADMIN.password, newPassword: 'Password1234' }))).toBe(
      '400 staff.password_weak',
    );
    expect(await codeOf(await change({ password: ADMIN.password, newPassword }))).toBe('204');
    await waitFor('the other session to be over', () => isOut(there));
    expect([await isOut(here), (await there.browser.call('POST', '/api/admin/refresh')).status]).toEqual([false, 401]);
    expect((await new Browser(app).call('POST', '/api/admin/login', { body: ADMIN })).status).toBe(401);
    expect(await new Browser(app).signIn({ ...ADMIN, password: newPassword })).toBeTruthy();
    expect(JSON.stringify((await database.query('SELECT * FROM audit_log')).rows)).not.toMatch(/argon2|four words/);
  });

  it('is not opened by trying passwords from a browser that was left open', async () => {
    const { browser, token } = await signedIn();
    const attempts = [];
    for (let index = 0; index <= STAFF_SESSION.maxFailures; index += 1) {
      attempts.push(
        await codeOf(
          await browser.call('PUT', '/api/admin/profile/password', {
            token,
            body: { password: `guess ${index}`, newPassword: 'four words nobody guesses' },
          }),
        ),
      );
    }
    expect(attempts).toEqual([
      ...Array<string>(STAFF_SESSION.maxFailures).fill('403 staff.password_wrong'),
      '429 staff.too_many_attempts',
    ]);
  });

  it('lists its sessions and ends them, in every service at once', async () => {
    const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
    const list = async () =>
      (
        (await (
          await here.browser.call('GET', '/api/admin/profile/sessions', { token: here.token })
        ).json()) as AdminSessions
      ).sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({
      device: expect.any(String),
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
    });

    const other = sessions.find(({ current }) => !current)!;
    const end = () => here.browser.call('DELETE', `/api/admin/profile/sessions/${other.id}`, { token: here.token });
    expect([(await end()).status, await codeOf(await end())]).toEqual([204, '404 staff.session_not_found']);
    expect(await list()).toHaveLength(2);
    expect(
      (await here.browser.call('POST', '/api/admin/profile/sessions/end-others', { token: here.token })).status,
    ).toBe(204);
    for (const gone of [there, elsewhere]) await waitFor('the session to be over', () => isOut(gone));
    expect([await isOut(here), (await list()).length]).toEqual([false, 1]);
  });

  it('is not kept open by nobody: a session that was not used for half an hour is over', async () => {
    const [left, used] = [await signedIn(), await signedIn()];
    const start = Date.now();
    const at = (ms: number) => jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(start + ms));
    at(STAFF_SESSION.idleMs - 60_000);
    expect((await used.browser.call('POST', '/api/admin/refresh')).status).toBe(200);
    at(STAFF_SESSION.idleMs + 60_000);
    expect(await codeOf(await left.browser.call('POST', '/api/admin/refresh'))).toBe('401 staff.session_ended');
    expect((await used.browser.call('POST', '/api/admin/refresh')).status).toBe(200);
    expect((await database.query("SELECT after FROM audit_log WHERE action = 'staff.session_ended'")).rows).toEqual([
      { after: { reason: 'idle' } },
    ]);
  });

  it('keeps views of lists, each member their own, twelve of a list, and forgets them with the member', async () => {
    const ada = await signedIn();
    const views = '/api/admin/profile/views';
    const save = async (body: unknown, token = ada.token) =>
      codeOf(await ada.browser.call('POST', views, { token, body }));
    const list = async (token = ada.token) =>
      ((await (await ada.browser.call('GET', views, { token })).json()) as SavedViews).views;
    const view = (name: string, filters: Record<string, string> = { status: 'pending' }) => ({
      list: 'businesses',
      name,
      filters,
    });
    for (let index = 0; index < 12; index++) expect(await save(view(`View ${index}`))).toBe('201');
    expect(await save(view('One more'))).toBe('409 staff.too_many_views');
    expect(await save(view('View 3', { plan: 'pro' }))).toBe('201');
    expect(await save({ ...view('One more'), list: 'reviews' })).toBe('201');
    for (const bad of [
      view(' '),
      view('x'.repeat(41)),
      { ...view('x'), list: 'payouts' },
      view('x', { 'status; DROP': 'y' }),
      view('x', { status: 'y'.repeat(201) }),
    ])
      expect(await save(bad)).toBe('400 request.invalid');
    const known = await list();
    expect(known.map(({ name }) => name).slice(2, 5)).toEqual(['View 2', 'View 3', 'View 4']);
    expect(known[3]?.filters).toEqual({ plan: 'pro' });
    expect(known).toHaveLength(13);

    const employee = { email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper', role: 'support' };
    const password = 'quiet harbour lantern 7';
    const added = await ada.browser.call('POST', '/api/admin/employees', {
      token: ada.token,
      body: { ...employee, password },
    });
    const { id: staffId } = (await added.json()) as { id: string };
    const grace = new Browser(app);
    const signIn = await grace.call('POST', '/api/admin/login', { body: { email: employee.email, password } });
    const { token } = (await signIn.json()) as { token: string };
    expect(await list(token)).toEqual([]);
    expect(await codeOf(await grace.call('DELETE', `${views}/${known[0]?.id}`, { token }))).toBe(
      '404 staff.view_not_found',
    );
    expect(await save(view('Mine'), token)).toBe('201');
    expect(await codeOf(await ada.browser.call('DELETE', `${views}/${known[0]?.id}`, { token: ada.token }))).toBe(
      '204',
    );
    expect(await list()).toHaveLength(12);
    await ada.browser.call('DELETE', `/api/admin/employees/${staffId}`, { token: ada.token });
    const { rows } = await database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM staff_views WHERE staff_id = $1',
      [staffId],
    );
    expect(rows[0]?.count).toBe(0);
  });
});
