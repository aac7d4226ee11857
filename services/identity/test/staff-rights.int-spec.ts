import { randomUUID } from 'node:crypto';
import { STAFF_ROLES, type StaffRole } from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import {
  callStaffRoutes,
  StandInAuthority,
  unmatchedStaffRoutes,
  unrefusedTextCalls,
  waitFor,
  type TestPlatform,
} from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt } from 'jose';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';
import { STAFF_ROUTES } from './staff-rights';

describe('what each role of the staff may do in identity, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    nats = await platform.connectNats();
  });
  afterAll(async () => {
    await app.close();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  /** A member of this role, with the first administrator's password. */
  const signIn = async (role: StaffRole): Promise<string> => {
    const email = `${role}@example.com`;
    await database.query(
      `INSERT INTO staff_members (id, email, first_name, last_name, role, password_hash, created_at)
       SELECT $1, $2, 'Ada', 'Byron', $3, password_hash, now() FROM staff_members WHERE email = $4 ON CONFLICT DO NOTHING`,
      [randomUUID(), email, role, ADMIN.email],
    );
    return new Browser(app).signIn({ email, password: ADMIN.password });
  };

  it('has a row for every route, and no row too many', () => {
    expect(unmatchedStaffRoutes(app, STAFF_ROUTES)).toEqual({ withoutRow: [], withoutRoute: [] });
  });

  it('refuses text that cannot be stored at every route, before anything reads it', async () => {
    expect(await unrefusedTextCalls(app)).toEqual([]);
  });

  it('is what the table says, for every role, for no one, and for an expired, a forged and an ended session', async () => {
    const authority = await StandInAuthority.start(nats);
    await waitFor('the keys', () => app.get(TokenVerifier).knows(authority.keyId));
    const tokens = {} as Record<StaffRole, string>;
    for (const role of STAFF_ROLES) tokens[role] = await signIn(role);
    const ended = await signIn('super_admin');
    expect((await new Browser(app).call('POST', '/api/admin/logout', { token: ended })).status).toBe(204);
    await waitFor(
      'the end to be known',
      async () => (await new Browser(app).call('GET', '/api/admin/profile', { token: ended })).status === 401,
    );

    const real = decodeJwt(tokens.super_admin);
    const claims = { role: 'super_admin', staff: real.sub, session: String(real.sid) } as const;
    const refused = {
      expired: await authority.staffToken({ ...claims, ageMs: 11 * 60_000 }),
      forged: await authority.forgedStaffToken(claims),
      ended,
    };
    expect(
      (await new Browser(app).call('GET', '/api/admin/profile', { token: await authority.staffToken(claims) })).status,
    ).toBe(200);

    const { expected, got } = await callStaffRoutes(app, STAFF_ROUTES, { tokens, refused });
    expect(got).toEqual(expected);
    process.stdout.write(
      `identity: ${got.length} calls at ${Object.keys(STAFF_ROUTES).length} staff routes, each as the table says\n`,
    );
  }, 180_000);
});
