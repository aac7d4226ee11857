import { randomUUID } from 'node:crypto';
import {
  NotifyAuditRecordedV1,
  type AdminAuditLog,
  type AuditFact,
  type EventEnvelope,
  type StaffRole,
} from '@chalkboard/contracts';
import { consumed, waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt } from 'jose';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';

describe('the audit log, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let token: string;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    token = await new Browser(app).signIn();
  });
  afterAll(async () => {
    await app.close();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  const read = async (query = ''): Promise<AdminAuditLog> => {
    const answer = await new Browser(app).call('GET', `/api/admin/audit-log${query}`, { token });
    if (answer.status !== 200) throw new Error(await answer.text());
    return (await answer.json()) as AdminAuditLog;
  };
  const publish = async (fact: Partial<AuditFact>): Promise<AuditFact> => {
    const data: AuditFact = {
      entryId: randomUUID(),
      action: 'dead_letter.replayed',
      staffId: randomUUID(),
      sessionId: randomUUID(),
      at: new Date().toISOString(),
      ...fact,
    };
    const event: EventEnvelope<AuditFact> = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/services/notify',
      type: NotifyAuditRecordedV1.type,
      subject: data.entryId,
      time: data.at,
      datacontenttype: 'application/json',
      aggregateversion: 1,
      correlationid: randomUUID(),
      data,
    };
    // Twice, as streams may deliver: under its own id, and as it would come after the stream had forgotten it.
    for (const id of [event.id, randomUUID()])
      await nats.jetstream().publish(event.type, JSON.stringify({ ...event, id }));
    return data;
  };

  it.each(["UPDATE audit_log SET actor = 'nobody'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'cannot be changed, not even by the service itself: %s',
    async (statement) => {
      const before = (await database.query('SELECT * FROM audit_log ORDER BY id')).rows;
      await expect(database.query(statement)).rejects.toMatchObject({ code: '42501' });
      // Also where somebody had given the rights back.
      await database.query('GRANT UPDATE, DELETE, TRUNCATE ON audit_log TO CURRENT_USER');
      await expect(database.query(statement)).rejects.toThrow('append-only');
      await database.query('REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM CURRENT_USER');
      expect((await database.query('SELECT * FROM audit_log ORDER BY id')).rows).toEqual(before);
    },
  );

  it('has what staff did in another service, once, with the name of the person and where the session was opened', async () => {
    const { sub, sid } = decodeJwt(token) as { sub: string; sid: string };
    const fact = await publish({
      staffId: sub,
      sessionId: sid,
      subject: 'notify-on-order-placed-v1',
      before: { sequence: 17 },
    });
    const { items } = await waitFor('the entry', async () => {
      const log = await read('?action=dead_letter.');
      return log.items.length > 0 && log;
    });
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: fact.at,
        service: 'notify',
        action: 'dead_letter.replayed',
        staffId: sub,
        actor: ADMIN.email,
        address: expect.stringMatching(/127\.0\.0\.1|::1/),
        subject: 'notify-on-order-placed-v1',
        before: { sequence: 17 },
        names: { [String(sub)]: expect.stringMatching(/\w/) as unknown },
      },
    ]);
    await consumed(nats, 'identity', NotifyAuditRecordedV1);
    expect((await read('?action=dead_letter.replayed')).total).toBe(1);
  });

  it('is read by who, what, to what and when, newest first and page by page', async () => {
    const start = Date.now() - 86_400_000;
    const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    const staffId = randomUUID();
    for (let index = 0; index < 5; index += 1)
      await publish({
        staffId,
        action: index % 2 ? 'plan.changed' : 'plan.trial_started',
        subject: `b${index % 2}`,
        at: at(index),
      });
    await waitFor('the entries', async () => (await read(`?staffId=${staffId}`)).total === 5);

    const first = await read(`?staffId=${staffId}&limit=2`);
    expect(first.items.map((entry) => entry.at)).toEqual([at(4), at(3)]);
    const second = await read(`?staffId=${staffId}&limit=2&cursor=${first.next}`);
    const third = await read(`?staffId=${staffId}&limit=2&cursor=${second.next}`);
    expect([...second.items, ...third.items].map((entry) => entry.at)).toEqual([at(2), at(1), at(0)]);
    expect(third.next).toBeNull();
    expect((await read(`?staffId=${staffId}&action=plan.changed`)).total).toBe(2);
    expect((await read(`?subject=b0&staffId=${staffId}`)).total).toBe(3);
    expect((await read(`?staffId=${staffId}&from=${at(1)}&to=${at(3)}`)).total).toBe(2);
    expect(
      (await read(`?actor=${ADMIN.email.toUpperCase()}&action=staff.`)).items.map(({ action }) => action),
    ).toContain('staff.signed_in');
    expect((await read('?actor=nobody@example.com')).items).toEqual([]);
  });

  it('is read by every role: what they did themselves, and what others did in the parts that the role sees elsewhere', async () => {
    const doings = {
      'staff.employee_added': 0,
      'business.status_changed': 0,
      'billing.plan_changed': 0,
      'referral.status_changed': 0,
      'contact.message_handled': 0,
      'notification.resent': 0,
      'something.new': 0,
    };
    const subject = randomUUID();
    for (const action of Object.keys(doings)) await publish({ action, subject });
    await waitFor('the entries', async () => (await read(`?subject=${subject}`)).total === Object.keys(doings).length);
    const seenBy = async (role: StaffRole): Promise<string[]> => {
      const email = `${role}@example.com`;
      await database.query(
        `INSERT INTO staff_members (id, email, first_name, last_name, role, password_hash, created_at) SELECT $1, $2, 'Eve', 'Smith', $3, password_hash, now() FROM staff_members WHERE email = $4`,
        [randomUUID(), email, role, ADMIN.email],
      );
      const own = await new Browser(app).signIn({ email, password: ADMIN.password });
      const answer = async (query: string) =>
        (await (
          await new Browser(app).call('GET', `/api/admin/audit-log${query}`, { token: own })
        ).json()) as AdminAuditLog;
      // Their own sign-in is theirs, also where those of others are not shown.
      expect((await answer(`?actor=${email}`)).items.map(({ action }) => action)).toEqual(['staff.signed_in']);
      return (await answer(`?subject=${subject}`)).items.map(({ action }) => action).sort();
    };
    expect(await seenBy('admin')).toEqual(Object.keys(doings).sort());
    expect(await seenBy('support')).toEqual([
      'business.status_changed',
      'contact.message_handled',
      'referral.status_changed',
    ]);
    expect(await seenBy('billing')).toEqual(['billing.plan_changed', 'business.status_changed']);
  });

  it('refuses filters and places that are none', async () => {
    for (const query of ['?staffId=x', '?from=yesterday', '?cursor=%25', '?limit=1000']) {
      expect((await new Browser(app).call('GET', `/api/admin/audit-log${query}`, { token })).status).toBe(400);
    }
  });

  it('finds its entries by an index, whichever filter is set', async () => {
    await database.query(`INSERT INTO audit_log (at, action, staff_id, actor, address, subject)
      SELECT now() - n * interval '1 minute', 'staff.a' || n % 50, md5((n % 40)::text)::uuid, 'a' || n % 40, '', 's' || n FROM generate_series(1, 20000) AS n`);
    await database.query('ANALYZE audit_log');
    for (const [condition, index] of [
      ["actor = 'a7'", 'actor'],
      ["action = 'staff.a7'", 'action'],
      ["subject = 's7'", 'subject'],
      ['staff_id = md5(7::text)::uuid', 'staff_id'],
      ["at < now() - interval '1 day'", 'time'],
    ]) {
      const { rows } = await database.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT id FROM audit_log WHERE ${condition} ORDER BY at DESC, id DESC LIMIT 25`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(`audit_log_by_${index}`);
      expect(plan).not.toContain('Sort');
    }
  });

  it('says what the ids of its entries are called: of staff, businesses, menus and orders, as long as they are there', async () => {
    const [businessId, goneId] = [randomUUID(), randomUUID()];
    await database.query(
      `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, created_at)
       VALUES ($1, 'Blue Nile', 'Ada', 'ada@example.com', '+14155550132', 'approved', 'pro', now())`,
      [businessId],
    );
    await database.query(
      `INSERT INTO menu_facts (share_id, restaurant_name, status, items, currency, version, first_seen_at, changed_at)
       VALUES ('menu-4711', 'Osteria Lucia', 'published', 1, 'USD', 1, now(), now())`,
    );
    await database.query(
      "INSERT INTO order_facts (order_id, order_number, placed_at) VALUES ('order-0815', 'K7F4M', now())",
    );
    const staffId = String(decodeJwt(token).sub);
    await publish({
      action: 'notification.resent',
      staffId,
      subject: businessId,
      after: { shareId: 'menu-4711', orderId: 'order-0815', of: goneId, count: 3 },
    });
    await consumed(nats, 'identity', NotifyAuditRecordedV1);
    const { items } = await read(`?subject=${businessId}`);
    expect(items[0]?.names).toEqual({
      [staffId]: expect.stringMatching(/\w+ \w+/) as unknown,
      [businessId]: 'Blue Nile',
      'menu-4711': 'Osteria Lucia',
      'order-0815': 'K7F4M',
    });
  });
});
