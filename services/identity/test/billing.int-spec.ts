import { randomUUID } from 'node:crypto';
import {
  BusinessPlanRpcV1,
  PlanChangedV1,
  ReferralPaidV1,
  type Account,
  type AccountExport,
  type AdminBusinesses,
  type AdminBusinessPlan,
  type AdminLedger,
  type AdminPayments,
  type AdminPayouts,
  type AdminReferralActivity,
  type BusinessLedger,
  type BusinessPlan,
  type BusinessSignupResponse,
  type LedgerEntry,
  type PlanPreview,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { EraseClosedAccountsHandler } from '../src/accounts/features/erase-closed-accounts.handler';
import { AdvancePlansHandler } from '../src/billing/features/advance-plans.handler';
import { explained } from './explained';
import { IdentityUnderTest, refusal } from './identity-under-test';
import { EventReader, OwnerBrowser, SIGNUP } from './owner-browser';
import { allPublished, startIdentity } from './running-identity';

/** Ten in the morning of a Sunday in New York; the trial ends a fortnight later, on the last of the month. */
const APPROVAL = '2027-01-17T15:00:00Z';
const TRIAL_END = '2027-01-31T15:00:00Z';

describe('plans and the ledger, on a real Postgres and a real NATS', () => {
  let identity: IdentityUnderTest;
  let database: Client;
  let app: NestFastifyApplication;
  /** A second instance of the same service. */
  let other: NestFastifyApplication;
  let eventReader: EventReader;
  let people = 0;

  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
    ({ app, database, eventReader } = identity);
    other = await startIdentity(identity.platform);
  });

  afterAll(async () => {
    await other.close();
    await identity.stop();
  });

  // Each test goes back to January, and months that are over are added up for good.
  beforeEach(() => identity.empty('ledger_months'));

  afterEach(() => jest.restoreAllMocks());

  const at = (instant: string) => {
    for (const instance of [app, other]) jest.spyOn(instance.get(Clock), 'now').mockReturnValue(new Date(instant));
  };
  const decide = (businessId: string, status: string) =>
    identity.staff('PATCH', `/api/admin/businesses/${businessId}/status`, { status });
  /** Moves plans on, on both instances at once. */
  const advance = () => Promise.all([app, other].map((instance) => instance.get(AdvancePlansHandler).execute()));
  const kinds = (entries: readonly LedgerEntry[]) =>
    entries.map(({ number, kind, plan, from, until, amountMinor, balanceMinor }) => [
      number,
      kind,
      plan,
      from,
      until,
      amountMinor,
      balanceMinor,
    ]);

  async function owner(
    plan = 'pro',
    email = `owner${people + 1}@example.com`,
  ): Promise<{ browser: OwnerBrowser; businessId: string; email: string }> {
    const number = ++people;
    const browser = new OwnerBrowser(app, `203.0.113.${number}`);
    const body = { ...SIGNUP, email, phone: `(415) 555-01${String(number).padStart(2, '0')}`, subscriptionPlan: plan };
    const { businessId } = await browser.read<BusinessSignupResponse>('POST', '/api/business/signup', { body });
    return { browser, businessId, email };
  }

  const held = (businessId: string) => eventReader.ask(BusinessPlanRpcV1.subject, { businessId });

  /** A business whose trial is over: its first month runs from 31 January to 28 February. */
  async function charged(): Promise<Awaited<ReturnType<typeof owner>>> {
    at(APPROVAL);
    const one = await owner();
    await decide(one.businessId, 'approved');
    at(TRIAL_END);
    await advance();
    return one;
  }

  it('a plan waits for the approval, which begins the trial, is told, and stands wherever the business is shown', async () => {
    at(APPROVAL);
    const { browser, businessId, email } = await owner();
    await identity.signIn(browser, email);
    const plan = () => browser.read<BusinessPlan>('GET', `/api/account/businesses/${businessId}/plan`);
    expect(await plan()).toMatchObject({
      plan: 'pro',
      inForce: 'free',
      standing: 'waiting',
      trial: null,
      nextCharge: null,
      balanceMinor: 0,
      collection: 'beta',
    });
    // Other services ask whose entitlements hold.
    expect([await held(businessId), await held(randomUUID())]).toEqual([{ plan: 'free' }, { plan: null }]);
    await decide(businessId, 'approved');
    expect(await held(businessId)).toEqual({ plan: 'pro' });
    expect(await plan()).toEqual({
      businessId,
      plan: 'pro',
      inForce: 'pro',
      standing: 'trial',
      monthlyPriceMinor: 2900,
      trial: { startedAt: '2027-01-17T15:00:00.000Z', endsAt: '2027-01-31T15:00:00.000Z', daysLeft: 14 },
      month: null,
      nextCharge: { on: '2027-01-31', minor: 2900 },
      balanceMinor: 0,
      currency: 'USD',
      timeZone: 'America/New_York',
      collection: 'beta',
    });
    const [event] = await eventReader.untilPublished(PlanChangedV1);
    expect(event).toMatchObject({
      subject: businessId,
      aggregateversion: 1,
      data: { businessId, plan: 'pro', inForce: 'pro', trialEndsAt: '2027-01-31T15:00:00.000Z' },
    });
    const { businesses } = await browser.read<Account>('GET', '/api/account');
    expect(businesses).toMatchObject([{ plan: 'pro', trialEndsAt: '2027-01-31T15:00:00.000Z' }]);
  });

  it('the end of a trial charges the first month, once however many instances see to it, and each month follows', async () => {
    const { businessId } = await charged();
    await advance();
    const ledger = () => identity.read<AdminLedger>(`/api/admin/businesses/${businessId}/ledger`);
    expect(kinds((await ledger()).items)).toEqual([[1, 'month', 'pro', '2027-01-31', '2027-02-28', 2900, 2900]]);
    at('2027-02-28T04:59:59Z');
    await advance();
    expect((await ledger()).total).toBe(1);
    at('2027-02-28T05:00:00Z');
    await advance();
    expect(kinds((await ledger()).items)[0]).toEqual([2, 'month', 'pro', '2027-02-28', '2027-03-31', 2900, 5800]);
    expect(await identity.read<AdminBusinessPlan>(`/api/admin/businesses/${businessId}/plan`)).toMatchObject({
      standing: 'active',
      businessName: 'Trattoria Lavagna',
      month: { from: '2027-02-28', until: '2027-03-31' },
      nextCharge: { on: '2027-03-31', minor: 2900 },
    });
    await allPublished(database);
    expect(await eventReader.told(PlanChangedV1)).toHaveLength(1);
  });

  it('staff changes a plan at once, with the entries that the preview says, and a note in the audit log', async () => {
    const { businessId } = await charged();
    at('2027-02-14T17:00:00Z');
    const preview = await identity.read<PlanPreview>(
      `/api/admin/businesses/${businessId}/plan/preview?plan=enterprise`,
    );
    expect(preview).toEqual({
      plan: 'enterprise',
      standing: 'active',
      creditMinor: 1450,
      chargeMinor: 4950,
      netMinor: 3500,
      trialEndsAt: '2027-01-31T15:00:00.000Z',
      nextCharge: { on: '2027-02-28', minor: 9900 },
    });
    expect((await identity.read<AdminLedger>(`/api/admin/businesses/${businessId}/ledger`)).total).toBe(1);

    expect(
      (await identity.staff('PUT', `/api/admin/businesses/${businessId}/plan`, { plan: 'enterprise', note: ' ' }))
        .status,
    ).toBe(400);
    const changed = (await (
      await identity.staff('PUT', `/api/admin/businesses/${businessId}/plan`, {
        plan: 'enterprise',
        note: 'Opened a second house',
      })
    ).json()) as AdminBusinessPlan;
    expect(changed).toMatchObject({
      plan: 'enterprise',
      inForce: 'enterprise',
      standing: 'active',
      balanceMinor: 6400,
    });
    expect(
      kinds((await identity.read<AdminLedger>(`/api/admin/businesses/${businessId}/ledger`)).items).slice(0, 2),
    ).toEqual([
      [3, 'upgrade', 'enterprise', '2027-02-14', '2027-02-28', 4950, 6400],
      [2, 'unused', 'pro', '2027-02-14', '2027-02-28', -1450, 1450],
    ]);
    expect(await eventReader.untilPublished(PlanChangedV1, 2)).toMatchObject([
      {},
      { aggregateversion: 2, data: { businessId, plan: 'enterprise', inForce: 'enterprise' } },
    ]);
    const { rows } = await database.query(
      "SELECT actor, before, after FROM audit_log WHERE action = 'billing.plan_changed' AND subject = $1",
      [businessId],
    );
    const entries = [
      { kind: 'unused', amountMinor: -1450 },
      { kind: 'upgrade', amountMinor: 4950 },
    ];
    expect(rows).toEqual([
      {
        actor: 'boss@example.com',
        before: { plan: 'pro', standing: 'active' },
        after: { plan: 'enterprise', standing: 'active', note: 'Opened a second house', entries },
      },
    ]);
    expect(
      (await identity.read<AdminBusinesses>('/api/admin/businesses?plan=enterprise')).items.map(({ id }) => id),
    ).toContain(businessId);
  });

  it('an owner sees the ledger and changes the plan; nobody else’s business is there for them', async () => {
    const { browser, businessId, email } = await charged();
    const stranger = await owner();
    await identity.signIn(browser, email);
    await identity.signIn(stranger.browser, stranger.email);
    at('2027-02-21T17:00:00Z');
    const path = `/api/account/businesses/${businessId}/plan`;
    expect(await browser.read<PlanPreview>('GET', `${path}/preview?plan=free`)).toMatchObject({
      creditMinor: 725,
      chargeMinor: 0,
      netMinor: -725,
      nextCharge: null,
    });
    expect(await browser.read<BusinessPlan>('PUT', path, { body: { plan: 'free' } })).toMatchObject({
      plan: 'free',
      standing: 'free',
      month: null,
      balanceMinor: 2175,
    });
    const ledger = await browser.read<BusinessLedger>('GET', `/api/account/businesses/${businessId}/ledger`);
    expect(kinds(ledger.items)).toEqual([
      [2, 'unused', 'pro', '2027-02-21', '2027-02-28', -725, 2175],
      [1, 'month', 'pro', '2027-01-31', '2027-02-28', 2900, 2900],
    ]);
    expect(ledger.items.every(({ collection }) => collection === 'beta')).toBe(true);
    expect((await browser.read<AccountExport>('GET', '/api/account/export')).businesses[0]?.charges).toMatchObject([
      { number: 1, kind: 'month', amountMinor: 2900 },
      { number: 2, kind: 'unused', amountMinor: -725, balanceMinor: 2175 },
    ]);
    for (const method of ['GET', 'PUT']) {
      expect(await stranger.browser.refusal(method, path, method === 'PUT' ? { body: { plan: 'pro' } } : {})).toEqual([
        404,
        'billing.business_not_found',
      ]);
      expect(
        (await new OwnerBrowser(app).call(method, path, method === 'PUT' ? { body: { plan: 'pro' } } : {})).status,
      ).toBe(401);
    }
    expect((await stranger.browser.call('GET', `/api/account/businesses/${businessId}/ledger`)).status).toBe(404);
  });

  it('a manager sees the plan, and neither what it costs nor changes it; the kitchen sees none', async () => {
    const { browser, businessId, email } = await charged();
    await identity.signIn(browser, email);
    await browser.read('POST', `/api/account/businesses/${businessId}/members`, {
      body: { name: 'Bob', contact: `bob${people}@example.com`, role: 'staff', manages: true },
    });
    const member = new OwnerBrowser(app, '203.0.113.250');
    await identity.signIn(member, `bob${people}@example.com`);
    expect(await member.read('GET', `/api/account/businesses/${businessId}/plan`)).toMatchObject({ plan: 'pro' });
    for (const path of ['ledger', 'plan/preview?plan=free'])
      expect(await member.refusal('GET', `/api/account/businesses/${businessId}/${path}`)).toEqual([
        403,
        'billing.owners_only',
      ]);
    expect(
      await member.refusal('PUT', `/api/account/businesses/${businessId}/plan`, { body: { plan: 'free' } }),
    ).toEqual([403, 'billing.owners_only']);

    await browser.read('POST', `/api/account/businesses/${businessId}/members`, {
      body: { name: 'Cy', contact: `cy${people}@example.com`, role: 'staff' },
    });
    const kitchen = new OwnerBrowser(app, '203.0.113.251');
    await identity.signIn(kitchen, `cy${people}@example.com`);
    expect(await kitchen.refusal('GET', `/api/account/businesses/${businessId}/plan`)).toEqual([
      403,
      'billing.owners_only',
    ]);
  });

  it('a rejected business is paused: what is left is credited, Free is in force, and no plan can be chosen', async () => {
    const { businessId } = await charged();
    at('2027-02-14T17:00:00Z');
    await decide(businessId, 'rejected');
    expect(await identity.read<AdminBusinessPlan>(`/api/admin/businesses/${businessId}/plan`)).toMatchObject({
      plan: 'pro',
      inForce: 'free',
      standing: 'paused',
      balanceMinor: 1450,
    });
    expect((await eventReader.untilPublished(PlanChangedV1, 2)).at(-1)?.data).toMatchObject({
      plan: 'pro',
      inForce: 'free',
    });
    expect(
      await refusal(
        identity.staff('PUT', `/api/admin/businesses/${businessId}/plan`, { plan: 'free', note: 'why not' }),
      ),
    ).toEqual([409, 'billing.business_paused']);
    at('2027-05-01T17:00:00Z');
    await advance();
    expect((await identity.read<AdminLedger>(`/api/admin/businesses/${businessId}/ledger`)).total).toBe(2);
    await decide(businessId, 'approved');
    expect(kinds((await identity.read<AdminLedger>(`/api/admin/businesses/${businessId}/ledger`)).items)[0]).toEqual([
      3,
      'month',
      'pro',
      '2027-05-01',
      '2027-06-01',
      2900,
      4350,
    ]);
  });

  it('closing an account pauses its plan, and when it is gone the ledger stays without a name', async () => {
    const { browser, businessId, email } = await charged();
    await identity.signIn(browser, email);
    at('2027-02-14T17:00:00Z');
    await browser.read('POST', '/api/account/close', { body: { confirm: 'close' } });
    expect(await identity.read<AdminBusinessPlan>(`/api/admin/businesses/${businessId}/plan`)).toMatchObject({
      standing: 'paused',
      balanceMinor: 1450,
    });
    await browser.read('POST', '/api/account/reopen');
    expect(await identity.read<AdminBusinessPlan>(`/api/admin/businesses/${businessId}/plan`)).toMatchObject({
      standing: 'active',
      month: { from: '2027-02-14', until: '2027-03-14' },
    });
    await browser.read('POST', '/api/account/close', { body: { confirm: 'close' } });
    at('2027-03-17T17:00:00Z');
    await app.get(EraseClosedAccountsHandler).execute();
    expect(await refusal(identity.staff('GET', `/api/admin/businesses/${businessId}/plan`))).toEqual([
      404,
      'billing.business_not_found',
    ]);
    const { items } = await identity.read<AdminLedger>(`/api/admin/ledger?businessId=${businessId}`);
    expect(items.map(({ number, businessName }) => [number, businessName])).toEqual(
      [4, 3, 2, 1].map((number) => [number, null]),
    );
    expect((await database.query('SELECT 1 FROM subscriptions WHERE business_id = $1', [businessId])).rowCount).toBe(0);
  });

  it('a business that no event told of gets its plan kept, with the trial it was told of', async () => {
    at(APPROVAL);
    const id = randomUUID();
    await database.query(
      "INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, created_at, trial_ends_at) VALUES ($1, 'Old', 'Ada', 'old@example.com', '1', 'approved', 'pro', $2, $3)",
      [id, new Date('2026-12-01T12:00:00Z'), new Date('2026-12-15T12:00:00Z')],
    );
    await advance();
    expect(await identity.read<AdminBusinessPlan>(`/api/admin/businesses/${id}/plan`)).toMatchObject({
      standing: 'active',
      month: { from: '2027-01-15', until: '2027-02-15' },
      balanceMinor: 5800,
    });
    expect((await eventReader.untilPublished(PlanChangedV1)).at(-1)?.data).toMatchObject({
      businessId: id,
      inForce: 'pro',
      trialEndsAt: '2026-12-15T12:00:00.000Z',
    });
  });

  describe('the ledger', () => {
    it('cannot be changed, and adds up: each balance, each business, each month', async () => {
      await charged();
      for (const change of [
        'UPDATE ledger_entries SET amount_minor = 1',
        'DELETE FROM ledger_entries',
        'TRUNCATE ledger_entries',
      ])
        await expect(database.query(change)).rejects.toThrow(/append-only|permission denied/);
      const { rows } = await database.query(`
        SELECT business_id FROM (
          SELECT business_id, number, balance_minor, sum(amount_minor) OVER (PARTITION BY business_id ORDER BY number) AS summed, row_number() OVER (PARTITION BY business_id ORDER BY number) AS counted FROM ledger_entries
        ) AS checked WHERE balance_minor <> summed OR number <> counted
        UNION ALL
        SELECT business_id FROM subscriptions WHERE balance_minor <> coalesce((SELECT sum(amount_minor) FROM ledger_entries WHERE ledger_entries.business_id = subscriptions.business_id), 0)`);
      expect(rows).toEqual([]);

      const statistics = () => identity.read<AdminPayments>('/api/admin/payments');
      const before = await statistics();
      const [sum] = (
        await database.query<{ total: string; count: string }>(
          'SELECT sum(amount_minor) AS total, count(*) AS count FROM ledger_entries',
        )
      ).rows;
      expect([before.total.chargedMinor - before.total.creditedMinor, before.total.entries]).toEqual([
        Number(sum?.total),
        Number(sum?.count),
      ]);
      expect(before.months.find(({ month }) => month === '2027-01')?.chargedMinor).toBeGreaterThan(0);
      expect([before.currency, before.collection, before.months.length]).toEqual(['USD', 'beta', 12]);
      at('2027-06-01T00:59:59Z');
      await advance();
      expect((await database.query("SELECT 1 FROM ledger_months WHERE month = '2027-05'")).rowCount).toBe(0);
      const open = await statistics();
      at('2027-06-01T01:00:00Z');
      await advance();
      expect((await database.query('SELECT 1 FROM ledger_months')).rowCount).toBeGreaterThanOrEqual(1);
      expect(await statistics()).toEqual(open);
    });

    it('is sorted by an index, whatever is filtered', async () => {
      const filters = [
        '',
        'kind=month',
        'plan=pro',
        'kind=unused&plan=pro',
        `businessId=${randomUUID()}`,
        'from=2027-01-01T00:00:00Z&to=2027-02-01T00:00:00Z',
      ];
      for (const filter of filters) {
        for (const { sql, nodes } of await explained(app, 'ledger_entries', () =>
          identity.read(`/api/admin/ledger?${filter}`),
        )) {
          expect([filter, sql, nodes.filter((node) => /Sort/.test(node))]).toEqual([filter, sql, []]);
        }
      }
    });

    it('is read by pages and filters, and given as a file that says who took it', async () => {
      const { businessId } = await charged();
      const all = await identity.read<AdminLedger>('/api/admin/ledger?limit=100');
      const walked: LedgerEntry[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page: AdminLedger = await identity.read(
          `/api/admin/ledger?limit=3${next && `&cursor=${encodeURIComponent(next)}`}`,
        );
        walked.push(...page.items);
        next = page.next;
      }
      expect(walked).toEqual(all.items);
      expect((await identity.read<AdminLedger>('/api/admin/ledger?kind=unused&limit=100')).items).toEqual(
        all.items.filter(({ kind }) => kind === 'unused'),
      );
      expect(
        (await identity.read<AdminLedger>('/api/admin/ledger?kind=month&plan=pro&from=2027-02-01T00:00:00Z&limit=100'))
          .items,
      ).toEqual(
        all.items.filter(({ kind, plan, at: when }) => kind === 'month' && plan === 'pro' && when >= '2027-02-01'),
      );
      expect((await identity.staff('GET', '/api/admin/ledger?cursor=nonsense')).status).toBe(400);

      const file = await identity.staff('GET', `/api/admin/ledger/export?businessId=${businessId}`);
      expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
        'text/csv; charset=utf-8',
        expect.stringMatching(/^attachment; filename="ledger-2027-01-31\.csv"$/),
      ]);
      expect((await file.text()).split('\r\n')).toEqual([
        expect.stringContaining('At,Business,'),
        expect.stringMatching(
          new RegExp(
            `^2027-01-31T15:00:00.000Z,Trattoria Lavagna,${businessId},1,month,pro,2027-01-31,2027-02-28,29,29,beta$`,
          ),
        ),
        '',
      ]);
      expect(
        (await database.query("SELECT after FROM audit_log WHERE action = 'billing.ledger_exported'")).rows,
      ).toEqual([{ after: { businessId } }]);
    });
  });

  describe('a payout', () => {
    it('is recorded with how and by which reference, once the restaurant is set up; the referral is paid with it', async () => {
      at(APPROVAL);
      const restaurantEmail = 'referred@example.com';
      await new OwnerBrowser(app, '198.51.100.1').read('POST', '/api/referrals', {
        body: { referrerEmail: 'ref@example.com', restaurantEmail },
      });
      const payouts = (search = '') => identity.read<AdminPayouts>(`/api/admin/payouts${search}`);
      const [payout] = (await payouts('?search=ref@example')).items;
      expect(payout).toMatchObject({
        referrerEmail: 'ref@example.com',
        restaurantEmail,
        state: 'waiting',
        rewardMinor: 10_000,
        record: null,
        business: null,
      });
      const path = `/api/admin/payouts/${payout?.referralId}`;
      const paid = { state: 'paid', method: 'paypal', reference: 'PP-1', note: 'Thank you' };
      expect(await refusal(identity.staff('PUT', path, paid))).toEqual([409, 'billing.reward_not_earned']);
      const { businessId } = await owner('pro', restaurantEmail);
      expect((await payouts('?state=earned_later')).items).toMatchObject([
        { business: { id: businessId, name: 'Trattoria Lavagna' } },
      ]);
      expect(await refusal(identity.staff('PUT', path, paid))).toEqual([409, 'billing.reward_not_earned']);
      await identity.staff('PATCH', `/api/admin/referrals/${payout?.referralId}/status`, { status: 'set_up' });
      expect(await refusal(identity.staff('PUT', path, { state: 'paid', method: 'paypal' }))).toEqual([
        400,
        'billing.payout_incomplete',
      ]);
      expect((await identity.staff('PUT', path, { state: 'declined', note: 'The same house twice' })).status).toBe(200);
      expect((await payouts('?state=declined')).items).toMatchObject([
        { state: 'declined', record: { method: null, note: 'The same house twice' } },
      ]);
      expect(await (await identity.staff('PUT', path, paid)).json()).toMatchObject({
        state: 'paid',
        record: { method: 'paypal', reference: 'PP-1', note: 'Thank you', at: '2027-01-17T15:00:00.000Z' },
      });
      const { items: steps } = await identity.read<AdminReferralActivity>('/api/admin/referrals/activity');
      expect(steps.find(({ status }) => status === 'paid')).toMatchObject({
        referralId: payout?.referralId,
        before: 'set_up',
      });
      expect(await eventReader.untilPublished(ReferralPaidV1)).toMatchObject([{ subject: payout?.referralId }]);

      expect(await refusal(identity.staff('PUT', path, { state: 'declined' }))).toEqual([409, 'billing.reward_paid']);
      expect(await (await identity.staff('PUT', path, { ...paid, reference: 'PP-2' })).json()).toMatchObject({
        record: { reference: 'PP-2' },
      });
      await allPublished(database);
      expect(await eventReader.told(ReferralPaidV1)).toHaveLength(1);
      expect((await identity.read<AdminPayments>('/api/admin/payments')).rewards).toEqual([
        { state: 'waiting', count: 0, minor: 0 },
        { state: 'earned_later', count: 0, minor: 0 },
        { state: 'paid', count: 1, minor: 10_000 },
        { state: 'declined', count: 0, minor: 0 },
      ]);
      const { rows } = await database.query(
        "SELECT before->>'state' AS before, after->>'state' AS after, after->>'reference' AS reference FROM audit_log WHERE action = 'billing.payout_recorded' ORDER BY id",
      );
      expect(rows).toEqual([
        { before: 'earned_later', after: 'declined', reference: '' },
        { before: 'declined', after: 'paid', reference: 'PP-1' },
        { before: 'paid', after: 'paid', reference: 'PP-2' },
      ]);
      expect(await (await identity.staff('GET', '/api/admin/payouts/export?state=paid')).text()).toMatch(
        /,ref@example\.com,.*,100,paid,paypal,PP-2,Thank you,/,
      );
      expect(await refusal(identity.staff('PUT', `/api/admin/payouts/${randomUUID()}`, paid))).toEqual([
        404,
        'billing.referral_not_found',
      ]);
    });
  });
});
