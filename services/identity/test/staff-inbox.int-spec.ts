import { randomUUID } from 'node:crypto';
import {
  REFERRAL_STATUSES,
  type AdminContactMessageDetail,
  type AdminContactMessages,
  type AdminReferral,
  type AdminReferralActivity,
  type AdminReferralFigures,
  type AdminReferrals,
  type AdminReferralSettings,
  type AdminTopReferrers,
  type StaffRole,
} from '@chalkboard/contracts';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { explained } from './explained';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';

const MESSAGES = '/api/admin/contact-messages';
const REFERRALS = '/api/admin/referrals';

describe('the inbox and the referrals of staff, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let database: Client;
  let app: NestFastifyApplication;
  let token: string;

  beforeAll(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    token = await new Browser(app).signIn();
  });

  afterAll(async () => {
    await app.close();
    await database.end();
    await platform.stop();
  });

  beforeEach(() =>
    database.query('TRUNCATE contact_messages, referrals, submission_counts, referral_programme CASCADE'),
  );

  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown, as = token) =>
    new Browser(app).call(method, path, { token: as, body });
  const read = async <T>(path: string): Promise<T> => (await (await call('GET', path)).json()) as T;
  const audited = async (subject: string | null) =>
    (
      await database.query<{ action: string; before: unknown; after: unknown }>(
        'SELECT action, before, after FROM audit_log WHERE subject IS NOT DISTINCT FROM $1 AND before IS NOT NULL ORDER BY id',
        [subject],
      )
    ).rows;
  const signInAs = async (role: StaffRole): Promise<string> => {
    const email = `${role}@example.com`;
    await database.query(
      `INSERT INTO staff_members (id, email, first_name, last_name, role, password_hash, created_at)
       SELECT $1, $2, 'Eve', 'Smith', $3, password_hash, now() FROM staff_members WHERE email = $4 ON CONFLICT DO NOTHING`,
      [randomUUID(), email, role, ADMIN.email],
    );
    return new Browser(app).signIn({ email, password: ADMIN.password });
  };

  describe('messages', () => {
    const write = async (
      message: string,
      {
        category = 'general',
        subject,
        at = new Date().toISOString(),
      }: { category?: string; subject?: string; at?: string } = {},
    ): Promise<string> => {
      const id = randomUUID();
      await database.query(
        "INSERT INTO contact_messages (id, name, email, subject, category, message, received_at) VALUES ($1, 'Zoë Ng', 'zoe@example.com', $2, $3, $4, $5)",
        [id, subject ?? null, category, message, at],
      );
      return id;
    };
    const found = async (query: string) =>
      (await read<AdminContactMessages>(`${MESSAGES}?${query}`)).items.map(({ message }) => message);

    it('are listed newest first, by state, category and any part of what was written and who wrote', async () => {
      await write('How do I pay?', { at: '2026-03-01T00:00:00Z' });
      const bug = await write('It broke', { category: 'bug', subject: 'Menü', at: '2026-03-02T00:00:00Z' });
      await call('PATCH', `${MESSAGES}/${bug}`, { state: 'closed' });
      expect(await found('')).toEqual(['It broke', 'How do I pay?']);
      expect(await found('sort=oldest')).toEqual(['How do I pay?', 'It broke']);
      expect(await found('state=new')).toEqual(['How do I pay?']);
      expect(await found('state=closed&category=bug')).toEqual(['It broke']);
      expect(await found('category=bug&state=new')).toEqual([]);
      expect(await found('search=menu')).toEqual(['It broke']);
      expect(await found('search=zoe%20pay')).toEqual(['How do I pay?']);
      const page = await read<AdminContactMessages>(`${MESSAGES}?limit=1`);
      expect([page.total, await found(`limit=1&cursor=${page.next}`)]).toEqual([2, ['How do I pay?']]);
    });

    it('are answered and closed with a note, and say who did it, when, and by when it was due', async () => {
      const id = await write('It broke', { category: 'bug', at: '2026-03-02T00:00:00Z' });
      expect(await read<AdminContactMessageDetail>(`${MESSAGES}/${id}`)).toMatchObject({
        state: 'new',
        dueAt: '2026-03-02T06:00:00.000Z',
        history: [],
      });
      await call('PATCH', `${MESSAGES}/${id}`, { state: 'answered', note: 'Sent the guide' });
      // Nothing new in it.
      await call('PATCH', `${MESSAGES}/${id}`, { state: 'answered' });
      const response = await call('PATCH', `${MESSAGES}/${id}`, { state: 'closed' }, await signInAs('support'));
      const message = (await response.json()) as AdminContactMessageDetail;
      expect([response.status, message]).toEqual([
        200,
        expect.objectContaining({ state: 'closed', handledBy: 'Eve Smith' }),
      ]);
      expect(message.history.map(({ before, state, note }) => [before, state, note])).toEqual([
        ['new', 'answered', 'Sent the guide'],
        ['answered', 'closed', ''],
      ]);
      expect(await audited(id)).toEqual([
        {
          action: 'contact.message_handled',
          before: { state: 'new' },
          after: { state: 'answered', note: message.history[0]?.id },
        },
        { action: 'contact.message_handled', before: { state: 'answered' }, after: { state: 'closed' } },
      ]);
      expect((await call('GET', `${MESSAGES}/${randomUUID()}`)).status).toBe(404);
    });

    it('have an index for each filter with each sort', async () => {
      for (const query of ['', 'state=new', 'category=bug', 'state=new&category=bug']) {
        for (const sort of ['newest', 'oldest']) {
          for (const { sql, nodes, filters } of await explained(app, 'contact_messages', () =>
            read(`${MESSAGES}?${query}&sort=${sort}`),
          )) {
            expect([sql, nodes.filter((node) => /Seq Scan|Sort/.test(node)), filters]).toEqual([sql, [], []]);
          }
        }
      }
    });
  });

  describe('referrals', () => {
    let sent = 0;
    const refer = async (referrerEmail = 'ada@example.com'): Promise<string> => {
      sent += 1;
      const response = await new Browser(app).call('POST', '/api/referrals', {
        body: { referrerEmail, restaurantEmail: `owner${sent}@example.com` },
        address: `203.0.113.${sent}`,
        cookie: undefined,
      });
      expect(response.status).toBe(201);
      const { rows } = await database.query<{ id: string }>('SELECT id FROM referrals WHERE restaurant_email = $1', [
        `owner${sent}@example.com`,
      ]);
      return rows[0]!.id;
    };
    const move = async (id: string, status: string, as = token) => {
      const response = await call('PATCH', `${REFERRALS}/${id}/status`, { status }, as);
      return { status: response.status, body: (await response.json()) as AdminReferral & { code?: string } };
    };

    const pay = (id: string) =>
      call('PUT', `/api/admin/payouts/${id}`, { state: 'paid', method: 'paypal', reference: 'PP-1' });

    it('go from sent to set up and back as staff says, and keep what was promised', async () => {
      const id = await refer();
      expect(await read<AdminReferrals>(REFERRALS)).toMatchObject({
        total: 1,
        items: [{ id, referrerEmail: 'ada@example.com', status: 'sent', rewardMinor: 10_000, creditMinor: 5_000 }],
      });
      for (const status of ['contacted', 'signed_up', 'set_up', 'contacted', 'set_up'] as const)
        expect(await move(id, status)).toMatchObject({ status: 200, body: { status } });
      expect((await move(id, 'set_up')).status).toBe(200);
      expect((await audited(id)).map(({ before, after }) => [before, after]).at(-1)).toEqual([
        { status: 'contacted' },
        { status: 'set_up' },
      ]);
      const { items } = await read<AdminReferralActivity>(`${REFERRALS}/activity`);
      expect(items.map(({ before, status }) => [before, status])).toEqual([
        ['contacted', 'set_up'],
        ['set_up', 'contacted'],
        ['signed_up', 'set_up'],
        ['contacted', 'signed_up'],
        ['sent', 'contacted'],
        [null, 'sent'],
      ]);
      expect([items[0]?.by === null, items.at(-1)?.by]).toEqual([false, null]);
      expect((await call('PATCH', `${REFERRALS}/${id}/status`, { status: 'received' })).status).toBe(400);
    });

    it('are not said to be paid without the record of the payout, by nobody', async () => {
      const id = await refer();
      expect((await move(id, 'set_up', await signInAs('support'))).status).toBe(200);
      expect(await move(id, 'paid')).toMatchObject({ status: 409, body: { code: 'community.payout_needed' } });
      expect((await pay(id)).status).toBe(200);
      expect(await move(id, 'set_up')).toMatchObject({ status: 409, body: { code: 'community.referral_paid' } });
    });

    it('come to figures, and to those who sent the most', async () => {
      expect(await read<AdminReferralFigures>(`${REFERRALS}/figures`)).toEqual({
        total: 0,
        byStatus: { sent: 0, contacted: 0, signed_up: 0, set_up: 0, paid: 0 },
        pendingRewardsMinor: 0,
        paidRewardsMinor: 0,
        conversion: 0,
      });
      const ids = [
        await refer('ada@example.com'),
        await refer('ada@example.com'),
        await refer('ada@example.com'),
        await refer('eve@example.com'),
        await refer('eve@example.com'),
      ];
      for (const [index, status] of ['sent', 'contacted', 'signed_up', 'set_up', 'set_up'].entries())
        await move(ids[index]!, status);
      await pay(ids[4]!);
      expect(await read<AdminReferralFigures>(`${REFERRALS}/figures`)).toEqual({
        total: 5,
        byStatus: Object.fromEntries(REFERRAL_STATUSES.map((status) => [status, 1])),
        pendingRewardsMinor: 20_000,
        paidRewardsMinor: 10_000,
        conversion: 0.6,
      });
      expect(await read<AdminTopReferrers>(`${REFERRALS}/top`)).toEqual({
        referrers: [
          { referrerEmail: 'eve@example.com', referrals: 2, signedUp: 2, rewardsMinor: 20_000 },
          { referrerEmail: 'ada@example.com', referrals: 3, signedUp: 1, rewardsMinor: 10_000 },
        ],
      });
    });

    it('are found by status and by any part of an address, and have an index for each filter with each sort', async () => {
      const id = await refer('ada@example.com');
      await refer('eve@example.com');
      await move(id, 'contacted');
      const who = async (query: string) =>
        (await read<AdminReferrals>(`${REFERRALS}?${query}`)).items.map(({ referrerEmail }) => referrerEmail);
      expect(await who('')).toEqual(['eve@example.com', 'ada@example.com']);
      expect(await who('sort=changed')).toEqual(['ada@example.com', 'eve@example.com']);
      expect(await who('status=contacted')).toEqual(['ada@example.com']);
      expect(await who('search=EVE@')).toEqual(['eve@example.com']);
      for (const query of ['', 'status=sent']) {
        for (const sort of ['newest', 'oldest', 'changed']) {
          for (const { sql, nodes, filters } of await explained(app, 'referrals', () =>
            read(`${REFERRALS}?${query}&sort=${sort}`),
          )) {
            expect([sql, nodes.filter((node) => /Seq Scan|Sort/.test(node)), filters]).toEqual([sql, [], []]);
          }
        }
      }
    });

    it('are taken while the programme is active, and the settings stay as they were saved', async () => {
      const begins = {
        referrerRewardMinor: 10_000,
        restaurantCreditMinor: 5_000,
        minimumSpendMinor: 2_900,
        status: 'active',
      };
      expect(await read<AdminReferralSettings>(`${REFERRALS}/settings`)).toEqual(begins);
      const response = await call('PUT', `${REFERRALS}/settings`, { minimumSpendMinor: 4_900, status: 'paused' });
      expect([response.status, await response.json()]).toEqual([
        200,
        expect.objectContaining({
          ...begins,
          minimumSpendMinor: 4_900,
          status: 'paused',
          changedAt: expect.any(String) as unknown,
        }),
      ]);
      expect((await audited(null)).at(-1)).toEqual({
        action: 'referral.settings_changed',
        before: { minimumSpendMinor: 2_900, status: 'active' },
        after: { minimumSpendMinor: 4_900, status: 'paused' },
      });
      const refused = await new Browser(app).call('POST', '/api/referrals', {
        body: { referrerEmail: 'ada@example.com', restaurantEmail: 'late@example.com' },
      });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'community.programme_paused' }),
      ]);
      expect((await read<AdminReferrals>(REFERRALS)).total).toBe(0);
      await call('PUT', `${REFERRALS}/settings`, { minimumSpendMinor: 4_900, status: 'active' });
      await refer();
      expect((await call('PUT', `${REFERRALS}/settings`, { minimumSpendMinor: -1, status: 'active' })).status).toBe(
        400,
      );
    });
  });
});
