import type { AdminEmployee, AdminEmployees, StaffRole } from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt } from 'jose';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';

const PASSWORD = 'four words nobody guesses';

describe('employees, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let elsewhere: NatsConnection;
  let verifier: TokenVerifier;
  let database: Client;
  let app: NestFastifyApplication;
  let boss: string;

  beforeAll(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    elsewhere = await platform.connectNats('menu');
    verifier = new TokenVerifier(elsewhere);
    await verifier.start();
  });
  afterAll(async () => {
    await verifier.stop();
    await elsewhere.close();
    await app.close();
    await database.end();
    await platform.stop();
  });
  beforeEach(async () => {
    await database.query('DELETE FROM staff_members WHERE email <> $1', [ADMIN.email]);
    await database.query("UPDATE staff_members SET role = 'super_admin', is_active = true");
    await database.query('TRUNCATE sign_in_attempts');
    boss = await new Browser(app).signIn();
  });

  /** After a test that may have removed the one that the others sign in by. */
  const withFirstAdministrator = async () => {
    await database.query('DELETE FROM staff_members');
    await app.close();
    app = await startIdentity(platform);
  };
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, token: string, body?: unknown) =>
    new Browser(app).call(method, `/api/admin/employees${path}`, { token, body });
  const codeOf = async (response: Response) =>
    `${response.status} ${response.status < 300 ? '' : ((await response.json()) as { code: string }).code}`.trim();
  /** Somebody of any role, made by the boss. */
  const employ = async (role: StaffRole, email = `${role}@example.com`): Promise<AdminEmployee> => {
    const added = await call('POST', '', boss, {
      email,
      firstName: 'Grace',
      lastName: 'Hopper',
      role: role === 'super_admin' ? 'support' : role,
      password: PASSWORD,
    });
    if (added.status !== 201) throw new Error(await added.text());
    const employee = (await added.json()) as AdminEmployee;
    return role === 'super_admin'
      ? ((await (await call('PATCH', `/${employee.id}/role`, boss, { role })).json()) as AdminEmployee)
      : employee;
  };
  const signIn = async (email: string): Promise<string> => {
    const token = await new Browser(app).signIn({ email, password: PASSWORD });
    await waitFor('the token to be known elsewhere', () => verifier.verifyStaff(token));
    return token;
  };
  const isRefusedElsewhere = (token: string) =>
    verifier.verifyStaff(token).then(
      () => false,
      () => true,
    );
  const lastEntry = async (): Promise<Record<string, unknown>> =>
    (
      await database.query<Record<string, unknown>>(
        'SELECT action, actor, subject, before, after FROM audit_log ORDER BY id DESC LIMIT 1',
      )
    ).rows[0]!;

  it('can sign in from the moment they are added, and the log says who added whom, without the password', async () => {
    const employee = await employ('support', 'Grace@Example.com');
    expect(employee).toEqual({
      id: expect.any(String),
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
      role: 'support',
      isActive: true,
      lastLogin: null,
      twoFactor: false,
      createdAt: expect.any(String),
    });
    expect(await lastEntry()).toEqual({
      action: 'staff.employee_added',
      actor: ADMIN.email,
      subject: employee.id,
      before: null,
      after: { email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper', role: 'support', isActive: true },
    });
    expect(decodeJwt(await signIn('grace@example.com')).role).toBe('support');
    const { items } = (await (await call('GET', '?search=grace%40', boss)).json()) as AdminEmployees;
    expect(Date.now() - new Date(items[0]?.lastLogin ?? 0).getTime()).toBeLessThan(60_000);
  });

  it('are refused with an address that somebody has, with a password that is guessed first, and as super admins', async () => {
    await employ('billing');
    const person = {
      email: 'BILLING@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
      role: 'billing',
      password: PASSWORD,
    };
    expect(await codeOf(await call('POST', '', boss, person))).toBe('409 staff.email_taken');
    expect(
      await codeOf(await call('POST', '', boss, { ...person, email: 'other@example.com', password: 'password1234' })),
    ).toBe('400 staff.password_weak');
    expect(
      await codeOf(await call('POST', '', boss, { ...person, email: 'other@example.com', password: 'short' })),
    ).toBe('400 request.invalid');
    expect(
      await codeOf(await call('POST', '', boss, { ...person, email: 'other@example.com', role: 'super_admin' })),
    ).toBe('400 request.invalid');
    const both = await Promise.all([1, 2].map(() => call('POST', '', boss, { ...person, email: 'twice@example.com' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('are listed newest first, page by page, by role, state and name', async () => {
    for (const role of ['support', 'billing', 'admin'] as const) await employ(role);
    const list = async (query: string) => (await (await call('GET', query, boss)).json()) as AdminEmployees;
    const first = await list('?limit=3');
    expect([first.items.map(({ role }) => role), first.total, first.totalIsCapped]).toEqual([
      ['admin', 'billing', 'support'],
      4,
      false,
    ]);
    const rest = await list(`?limit=3&cursor=${first.next}`);
    expect([rest.items.map(({ role }) => role), rest.next]).toEqual([['super_admin'], null]);
    expect((await list('?role=billing')).items.map(({ email }) => email)).toEqual(['billing@example.com']);
    await call('PATCH', `/${first.items[1]!.id}/status`, boss, { isActive: false });
    expect((await list('?status=inactive')).items.map(({ email }) => email)).toEqual(['billing@example.com']);
    expect((await list('?search=supp')).total).toBe(1);
    expect((await list('?search=%25')).total).toBe(0);
    // What Postgres keeps in no text is refused.
    expect((await call('GET', '?search=%00supp%00', boss)).status).toBe(400);
  });

  it.each([
    ['is made inactive', (id: string) => call('PATCH', `/${id}/status`, boss, { isActive: false })],
    ['gets another role', (id: string) => call('PATCH', `/${id}/role`, boss, { role: 'billing' })],
    ['is deleted', (id: string) => call('DELETE', `/${id}`, boss)],
  ])('are out at once in every service when somebody %s', async (what, change) => {
    const { id, email } = await employ('support');
    const browser = new Browser(app);
    const token = await browser.signIn({ email, password: PASSWORD });
    await waitFor('the token to be known elsewhere', () => verifier.verifyStaff(token));

    expect((await change(id)).status).toBeLessThan(300);
    await waitFor('the token to be refused in another service', () => isRefusedElsewhere(token));
    await waitFor(
      'the token to be refused here',
      async () => (await browser.call('GET', '/api/admin/profile', { token })).status === 401,
    );
    expect((await browser.call('POST', '/api/admin/refresh')).status).toBe(401);
    const again = await browser.call('POST', '/api/admin/login', { body: { email, password: PASSWORD } });
    expect(again.status).toBe(what === 'gets another role' ? 200 : 401);
  });

  it('leave no session behind that was opened while they were made inactive', async () => {
    const { id, email } = await employ('support');
    for (let round = 0; round < 5; round += 1) {
      const [signedIn] = await Promise.all([
        new Browser(app).call('POST', '/api/admin/login', { body: { email, password: PASSWORD } }),
        call('PATCH', `/${id}/status`, boss, { isActive: false }),
      ]);
      if (signedIn.status === 200) {
        const { token } = (await signedIn.json()) as { token: string };
        await waitFor('the token to be refused', () => isRefusedElsewhere(token));
      }
      expect(
        (await database.query('SELECT 1 FROM staff_sessions WHERE staff_id = $1 AND ended_at IS NULL', [id])).rowCount,
      ).toBe(0);
      await call('PATCH', `/${id}/status`, boss, { isActive: true });
      await database.query('TRUNCATE sign_in_attempts');
    }
  });

  it('come back when they are made active again, as the log says', async () => {
    const { id, email } = await employ('support');
    await call('PATCH', `/${id}/status`, boss, { isActive: false });
    const active = await call('PATCH', `/${id}/status`, boss, { isActive: true });
    expect(await active.json()).toMatchObject({ id, isActive: true });
    expect(await lastEntry()).toMatchObject({
      action: 'staff.employee_activated',
      before: { email, isActive: false },
      after: { email, isActive: true },
    });
    expect(await signIn(email)).toBeTruthy();
  });

  it('who are admins are managed by super admins only', async () => {
    const [peer, chief] = [
      await employ('admin', 'peer@example.com'),
      (await database.query<{ id: string }>('SELECT id FROM staff_members WHERE email = $1', [ADMIN.email])).rows[0]!,
    ];
    const { id } = await employ('support');
    await employ('admin');
    const admin = await signIn('admin@example.com');
    const refused = '403 staff.may_not_manage';
    for (const target of [peer.id, chief.id]) {
      expect(await codeOf(await call('PATCH', `/${target}/status`, admin, { isActive: false }))).toBe(refused);
      expect(await codeOf(await call('PATCH', `/${target}/role`, admin, { role: 'support' }))).toBe(refused);
      expect(await codeOf(await call('DELETE', `/${target}/two-factor`, admin))).toBe(refused);
      expect(await codeOf(await call('DELETE', `/${target}`, admin))).toBe(refused);
    }
    expect(await codeOf(await call('PATCH', `/${id}/role`, admin, { role: 'admin' }))).toBe(refused);
    expect(
      await codeOf(
        await call('POST', '', admin, {
          email: 'new@example.com',
          firstName: 'Grace',
          lastName: 'Hopper',
          role: 'admin',
          password: PASSWORD,
        }),
      ),
    ).toBe(refused);
    expect(await codeOf(await call('PATCH', `/${id}/role`, admin, { role: 'billing' }))).toBe('200');
    expect(await codeOf(await call('DELETE', `/${id}`, admin))).toBe('204');
  });

  it('always have a super admin: the last one is not removed, made inactive or given another role', async () => {
    const { id } = (
      await database.query<{ id: string }>('SELECT id FROM staff_members WHERE email = $1', [ADMIN.email])
    ).rows[0]!;
    const second = await employ('super_admin', 'second@example.com');
    await call('PATCH', `/${second.id}/status`, boss, { isActive: false });
    for (const refused of [
      await call('DELETE', `/${id}`, boss),
      await call('PATCH', `/${id}/status`, boss, { isActive: false }),
      await call('PATCH', `/${id}/role`, boss, { role: 'admin' }),
    ]) {
      expect(await codeOf(refused)).toBe('409 staff.last_super_admin');
    }
    await call('PATCH', `/${second.id}/status`, boss, { isActive: true });
    expect(await codeOf(await call('DELETE', `/${id}`, boss))).toBe('204');
    await withFirstAdministrator();
  });

  it.each([
    ['removes', (id: string, token: string) => call('DELETE', `/${id}`, token)],
    ['makes inactive', (id: string, token: string) => call('PATCH', `/${id}/status`, token, { isActive: false })],
    ['demotes', (id: string, token: string) => call('PATCH', `/${id}/role`, token, { role: 'support' })],
  ])('always have a super admin, also when each of two %s the other at the same time', async (_, change) => {
    const { id } = (
      await database.query<{ id: string }>('SELECT id FROM staff_members WHERE email = $1', [ADMIN.email])
    ).rows[0]!;
    const second = await employ('super_admin', 'second@example.com');
    const token = await signIn('second@example.com');
    const statuses = (
      await Promise.all([change(id, token), change(second.id, boss), change(id, token), change(second.id, boss)])
    ).map(({ status }) => status);
    const { rows } = await database.query<{ email: string }>(
      "SELECT email FROM staff_members WHERE role = 'super_admin' AND is_active",
    );
    expect(rows).toHaveLength(1);
    expect(statuses).not.toContain(500);
    await withFirstAdministrator();
  });
});
