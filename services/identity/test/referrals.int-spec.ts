import { randomUUID } from 'node:crypto';
import {
  MenuPublishedV1,
  ReferralPaidV1,
  ReferralStatusChangedV1,
  type AdminAuditLog,
  type AdminLedger,
  type AdminPayout,
  type AdminPayoutEntries,
  type AdminReferral,
  type AdminReferralActivity,
  type AdminReferralFigures,
  type AdminReferrals,
  type BusinessSignupResponse,
  type EventEnvelope,
  type MenuSnapshot,
  type ReferralLinkResponse,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { EraseClosedAccountsHandler } from '../src/accounts/features/erase-closed-accounts.handler';
import { IdentityUnderTest, refusal } from './identity-under-test';
import { EventReader, OwnerBrowser, SIGNUP } from './owner-browser';

const PAID = { state: 'paid', method: 'paypal', reference: 'PP-1' } as const;

describe('referrals from the form or the link to the payout, on a real Postgres and a real NATS', () => {
  let identity: IdentityUnderTest;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let eventReader: EventReader;
  let count = 0;

  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
    ({ app, nats, database, eventReader } = identity);
  });
  afterAll(() => identity.stop());
  beforeEach(() => identity.empty('referrals', 'referrers', 'submission_counts', 'referral_programme'));

  const anybody = () => new OwnerBrowser(app, `198.51.100.${++count % 250}`);
  const refer = (referrerEmail: string, restaurantEmail: string, restaurantPhone?: string) =>
    anybody().read('POST', '/api/referrals', { body: { referrerEmail, restaurantEmail, restaurantPhone } });
  const linkOf = async (referrerEmail: string) =>
    (await anybody().read<ReferralLinkResponse>('POST', '/api/referrals/link', { body: { referrerEmail } })).code;
  const all = async () => (await identity.read<AdminReferrals>('/api/admin/referrals?sort=oldest')).items;
  const only = async (): Promise<AdminReferral> => {
    const items = await all();
    expect(items).toHaveLength(1);
    return items[0]!;
  };
  const payout = (id: string) => `/api/admin/payouts/${id}`;
  const move = (id: string, status: string) => identity.staff('PATCH', `/api/admin/referrals/${id}/status`, { status });
  const decide = (businessId: string, status: string) =>
    identity.staff('PATCH', `/api/admin/businesses/${businessId}/status`, { status });
  const credits = async (businessId: string) =>
    (await identity.read<AdminLedger>(`/api/admin/ledger?businessId=${businessId}&kind=referral_credit`)).items.map(
      ({ amountMinor, balanceMinor, collection }) => [amountMinor, balanceMinor, collection],
    );

  interface Signup {
    readonly email?: string;
    readonly phone?: string;
    readonly referralCode?: string;
  }
  /** A restaurant registers; with its own address and number unless told. */
  async function signUp({
    email = `kitchen${++count}@bistro.example`,
    phone = `(415) 555-${String(1000 + count)}`,
    referralCode,
  }: Signup = {}): Promise<{ businessId: string; email: string; phone: string; browser: OwnerBrowser }> {
    const browser = anybody();
    const { businessId } = await browser.read<BusinessSignupResponse>('POST', '/api/business/signup', {
      body: { ...SIGNUP, email, phone, referralCode },
    });
    return { businessId, email, phone, browser };
  }

  /** The menu service tells that a business has published a menu. */
  async function publishMenu(businessId: string): Promise<void> {
    const menu: MenuSnapshot = {
      shareId: `menu${++count}`,
      businessId,
      version: 2,
      status: 'published',
      restaurantName: 'Bistro',
      currency: 'USD',
      timeZone: 'UTC',
      items: [],
      fees: { delivery: 0, minimumOrder: 0 },
      accepts: { cardPickup: true, cashPickup: true, cardDelivery: true, cashDelivery: true },
      channels: { sms: true, whatsapp: false, print: false },
      editRightHashes: [],
    };
    const time = new Date().toISOString();
    const envelope: EventEnvelope<MenuSnapshot> = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/services/menu',
      type: MenuPublishedV1.type,
      subject: menu.shareId,
      time,
      datacontenttype: 'application/json',
      aggregateversion: 2,
      correlationid: randomUUID(),
      data: menu,
    };
    await nats.jetstream().publish(MenuPublishedV1.type, JSON.stringify(envelope));
    await waitFor(
      'the menu to be heard of',
      async () => (await database.query('SELECT 1 FROM inbox WHERE event_id = $1', [envelope.id])).rowCount === 1,
    );
  }

  describe('what the restaurant does', () => {
    it('moves its referral on: it signs up, and publishes its first menu; each is told, and stands in the activity', async () => {
      await refer('ada@friends.example', 'Kitchen@Trattoria.example');
      await move((await only()).id, 'contacted');
      const { businessId } = await signUp({ email: 'kitchen@trattoria.example' });
      expect(await only()).toMatchObject({
        status: 'signed_up',
        businessId,
        way: 'form',
        rewardMinor: 10_000,
        creditMinor: 5_000,
      });
      await publishMenu(businessId);
      await publishMenu(businessId);
      const referral = await only();
      expect(referral).toMatchObject({ status: 'set_up', businessId });
      const { items } = await identity.read<AdminReferralActivity>('/api/admin/referrals/activity');
      expect(items.map(({ before, status, by }) => [before, status, by === null])).toEqual([
        ['signed_up', 'set_up', true],
        ['contacted', 'signed_up', true],
        ['sent', 'contacted', false],
        [null, 'sent', true],
      ]);
      const published = await eventReader.untilPublished(ReferralStatusChangedV1, 3);
      expect(
        published.map(({ subject, aggregateversion, data }) => [
          subject,
          aggregateversion,
          (data as ReferralStatusChangedV1).status,
        ]),
      ).toEqual([
        [referral.id, 2, 'contacted'],
        [referral.id, 3, 'signed_up'],
        [referral.id, 4, 'set_up'],
      ]);
      expect(JSON.stringify(published)).not.toMatch(/example/);
    });

    it('is known by its number as well, however that was written', async () => {
      await refer('ada@friends.example', 'info@numbers.example', '415.555.7788');
      const { businessId } = await signUp({ phone: '+1 (415) 555-7788' });
      expect(await only()).toMatchObject({ status: 'signed_up', businessId, restaurantPhone: '+14155557788' });
    });

    it('counts for whoever was first, and once', async () => {
      await refer('first@friends.example', 'kitchen@twice.example');
      await refer('second@friends.example', 'kitchen@twice.example');
      const { businessId } = await signUp({ email: 'kitchen@twice.example' });
      await publishMenu(businessId);
      expect((await all()).map(({ referrerEmail, status, businessId: of }) => [referrerEmail, status, of])).toEqual([
        ['first@friends.example', 'set_up', businessId],
        ['second@friends.example', 'sent', null],
      ]);
    });

    it('counts for whose link it came by, before everybody who sent the form', async () => {
      const code = await linkOf('Link@Friends.example');
      expect([await linkOf('link@friends.example'), code]).toEqual([
        code,
        expect.stringMatching(/^[2-9a-hjkmnp-z]{12}$/),
      ]);
      await refer('form@friends.example', 'kitchen@linked.example');
      const { businessId } = await signUp({ email: 'kitchen@linked.example', referralCode: code });
      expect(
        (await all()).map(({ referrerEmail, way, status, businessId: of }) => [referrerEmail, way, status, of]),
      ).toEqual([
        ['form@friends.example', 'form', 'sent', null],
        ['link@friends.example', 'link', 'signed_up', businessId],
      ]);
    });

    it('moves the referral that was sent by the form where the link is of the same person', async () => {
      await refer('both@friends.example', 'kitchen@both.example');
      await signUp({ email: 'kitchen@both.example', referralCode: await linkOf('both@friends.example') });
      expect(await only()).toMatchObject({ way: 'form', status: 'signed_up' });
    });

    it('is nobody’s referral where nobody referred it, by a code that nobody has, or while the programme is paused', async () => {
      await signUp();
      await signUp({ referralCode: 'zzzzzzzzzzzz' });
      const code = await linkOf('paused@friends.example');
      await identity.staff('PUT', '/api/admin/referrals/settings', { minimumSpendMinor: 2_900, status: 'paused' });
      await signUp({ referralCode: code });
      expect(await all()).toEqual([]);
      expect(
        await anybody().refusal('POST', '/api/referrals/link', { body: { referrerEmail: 'late@friends.example' } }),
      ).toEqual([409, 'community.programme_paused']);
    });

    it('is found when staff moves the referral by hand', async () => {
      await refer('hand@friends.example', 'kitchen@byhand.example');
      const { id } = await only();
      // By another address, which the team of the restaurant tells only later.
      const { businessId } = await signUp();
      await database.query('UPDATE businesses SET email = $2 WHERE id = $1', [businessId, 'kitchen@byhand.example']);
      await move(id, 'signed_up');
      expect(await only()).toMatchObject({ status: 'signed_up', businessId });
      await move(id, 'sent');
      expect(await only()).toMatchObject({ status: 'sent', businessId: null });
    });

    it('is found once when staff moves two referrals of the same restaurant at the same moment', async () => {
      await refer('one@friends.example', 'kitchen@atonce.example');
      await refer('two@friends.example', 'kitchen@atonce.example');
      const { businessId } = await signUp();
      await database.query('UPDATE businesses SET email = $2 WHERE id = $1', [businessId, 'kitchen@atonce.example']);
      const hold = await identity.platform.connectDatabase('identity');
      await hold.query('BEGIN');
      await hold.query('SELECT FROM businesses WHERE id = $1 FOR UPDATE', [businessId]);
      const moves = (await all()).map(({ id }) => move(id, 'signed_up'));
      await waitFor(
        'both to wait for the business',
        async () =>
          (
            await database.query(
              "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%referred_businesses%'",
            )
          ).rowCount === 2,
      );
      await hold.query('COMMIT');
      await hold.end();
      expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200]);
      expect((await all()).map(({ status, businessId: of }) => [status, of]).sort()).toEqual(
        [
          ['signed_up', null],
          ['signed_up', businessId],
        ].sort(),
      );
    });
  });

  describe('a referral of one’s own', () => {
    it('is refused where both addresses are the same', async () => {
      expect(
        await anybody().refusal('POST', '/api/referrals', {
          body: { referrerEmail: 'Me@own.example', restaurantEmail: 'me@OWN.example' },
        }),
      ).toEqual([409, 'community.self_referral']);
    });

    it('and one of a restaurant that is here already are answered like any other, and not kept', async () => {
      const mine = await signUp();
      await refer(mine.email, 'second@own.example', mine.phone);
      await refer('somebody@friends.example', mine.email);
      await refer('somebody@friends.example', 'other@own.example', mine.phone);
      expect(await all()).toEqual([]);
    });

    it('does not count when they sign up by their own link', async () => {
      await signUp({ email: 'self@house.example', referralCode: await linkOf('self@house.example') });
      expect(await all()).toEqual([]);
    });

    it('does not count when they sign it up with the account that they have', async () => {
      const { browser: owner, businessId, email } = await signUp();
      await identity.signIn(owner, email);
      await owner.read('POST', `/api/account/businesses/${businessId}/members`, {
        body: { name: 'Bob', contact: 'bob@house.example', role: 'staff' },
      });
      await refer('bob@house.example', 'kitchen@bobs.example');
      const bob = anybody();
      await identity.signIn(bob, 'bob@house.example');
      await bob.read('POST', '/api/business/signup', {
        body: { ...SIGNUP, email: 'kitchen@bobs.example', phone: '(415) 555-9001' },
      });
      expect(await only()).toMatchObject({ status: 'sent', businessId: null });
      // Nor when staff moves it by hand.
      await move((await only()).id, 'signed_up');
      expect(await only()).toMatchObject({ status: 'signed_up', businessId: null });
    });
  });

  describe('the credit of the restaurant', () => {
    it('is written once, when it is approved and set up, whichever comes last', async () => {
      await refer('ada@friends.example', 'kitchen@credit.example');
      const { businessId } = await signUp({ email: 'kitchen@credit.example' });
      await publishMenu(businessId);
      expect(await credits(businessId)).toEqual([]);
      await decide(businessId, 'approved');
      expect(await credits(businessId)).toEqual([[-5_000, -5_000, 'beta']]);
      await decide(businessId, 'rejected');
      await decide(businessId, 'approved');
      const { id } = await only();
      for (const status of ['contacted', 'signed_up', 'set_up']) await move(id, status);
      expect(await credits(businessId)).toHaveLength(1);
      expect(await identity.read(`/api/admin/businesses/${businessId}/plan`)).toMatchObject({
        balanceMinor: -5_000,
        standing: 'trial',
      });
    });

    it('comes with the first menu where the approval was before, and never to whom nobody referred', async () => {
      await refer('ada@friends.example', 'kitchen@later.example');
      const [referred, other] = [await signUp({ email: 'kitchen@later.example' }), await signUp()];
      for (const { businessId } of [referred, other]) await decide(businessId, 'approved');
      expect(await credits(referred.businessId)).toEqual([]);
      for (const { businessId } of [referred, other]) await publishMenu(businessId);
      expect([await credits(referred.businessId), await credits(other.businessId)]).toEqual([
        [[-5_000, -5_000, 'beta']],
        [],
      ]);
    });
  });

  describe('a payout', () => {
    const setUp = async (): Promise<{ id: string; businessId: string }> => {
      const name = `kitchen${++count}@payout.example`;
      await refer('ada@friends.example', name);
      const { businessId } = await signUp({ email: name });
      await publishMenu(businessId);
      return { id: (await all()).at(-1)!.id, businessId };
    };
    const entries = async (id: string) =>
      (await identity.read<AdminPayoutEntries>(`${payout(id)}/entries`)).entries.map(
        ({ number, kind, amountMinor, method, reference, note }) => [
          number,
          kind,
          amountMinor,
          method,
          reference,
          note,
        ],
      );

    it('makes the referral paid, and nothing else does', async () => {
      const { id } = await setUp();
      expect(await refusal(move(id, 'paid'))).toEqual([409, 'community.payout_needed']);
      const recorded = (await (await identity.staff('PUT', payout(id), PAID)).json()) as AdminPayout;
      expect(recorded).toMatchObject({
        state: 'paid',
        record: { method: 'paypal', reference: 'PP-1', amountMinor: 10_000, by: expect.any(String) as unknown },
      });
      expect(await only()).toMatchObject({ id, status: 'paid' });
      expect(await eventReader.untilPublished(ReferralPaidV1)).toHaveLength(1);
      expect(await refusal(move(id, 'set_up'))).toEqual([409, 'community.referral_paid']);
      expect((await identity.read<AdminReferralFigures>('/api/admin/referrals/figures')).paidRewardsMinor).toBe(10_000);
    });

    it('is put right and taken back by entries that stay; the referral waits again', async () => {
      const { id } = await setUp();
      await identity.staff('PUT', payout(id), PAID);
      await identity.staff('PUT', payout(id), { ...PAID, reference: 'PP-2', note: 'a slip' });
      expect(await refusal(identity.staff('PUT', payout(id), { state: 'open' }))).toEqual([400, 'billing.note_needed']);
      expect(
        await (await identity.staff('PUT', payout(id), { state: 'open', note: 'the bank sent it back' })).json(),
      ).toMatchObject({ state: 'earned_later', record: null });
      expect(await only()).toMatchObject({ status: 'set_up' });
      await identity.staff('PUT', payout(id), { ...PAID, method: 'bank_transfer', reference: 'B-7' });
      expect(await entries(id)).toEqual([
        [1, 'paid', 10_000, 'paypal', 'PP-1', ''],
        [2, 'corrected', 0, 'paypal', 'PP-2', 'a slip'],
        [3, 'taken_back', -10_000, null, '', 'the bank sent it back'],
        [4, 'paid', 10_000, 'bank_transfer', 'B-7', ''],
      ]);
      expect(await only()).toMatchObject({ status: 'paid' });
      const log = await identity.read<AdminAuditLog>(
        `/api/admin/audit-log?subject=${id}&action=billing.payout_recorded`,
      );
      expect(log.items.map(({ after }) => after?.amountMinor)).toEqual([10_000, -10_000, 0, 10_000]);
    });

    it('cannot be changed or removed in the database, not even by the service itself', async () => {
      const { id } = await setUp();
      await identity.staff('PUT', payout(id), PAID);
      for (const change of [
        'UPDATE payout_entries SET amount_minor = 1',
        'DELETE FROM payout_entries',
        'TRUNCATE payout_entries',
      ])
        await expect(database.query(change)).rejects.toThrow(/append-only|permission denied/);
    });

    it('is not recorded twice, however many do it at once', async () => {
      const { id } = await setUp();
      await Promise.all(
        [1, 2, 3].map((index) => identity.staff('PUT', payout(id), { ...PAID, reference: `PP-${index}` })),
      );
      expect((await entries(id)).map(([, kind, amount]) => [kind, amount])).toEqual([
        ['paid', 10_000],
        ['corrected', 0],
        ['corrected', 0],
      ]);
    });

    it('that was declined is no reward that waits', async () => {
      const { id } = await setUp();
      const statistics = () => identity.read<AdminReferralFigures>('/api/admin/referrals/figures');
      expect((await statistics()).pendingRewardsMinor).toBe(10_000);
      await identity.staff('PUT', payout(id), { state: 'declined', note: 'a friend of a friend' });
      expect((await statistics()).pendingRewardsMinor).toBe(0);
      await identity.staff('PUT', payout(id), { state: 'open' });
      expect((await statistics()).pendingRewardsMinor).toBe(10_000);
    });
  });

  it('a restaurant that is gone takes its address with it, and leaves that it was referred, by however many', async () => {
    await refer('ada@friends.example', 'kitchen@gone.example', '(415) 555-9911');
    await refer('second@friends.example', 'kitchen@gone.example');
    await refer('third@friends.example', 'bar@gone.example', '(415) 555-9911');
    await refer('other@friends.example', 'kitchen@stays.example', '(415) 555-9912');
    const { businessId, browser } = await signUp({ email: 'kitchen@gone.example', phone: '(415) 555-9911' });
    await database.query(
      "INSERT INTO account_closures (receipt, account_id, business_ids, closed_at, gone_at) SELECT 'receipt', account_id, ARRAY[business_id], now() - interval '31 days', now() - interval '1 day' FROM business_members WHERE business_id = $1",
      [businessId],
    );
    await app.get(EraseClosedAccountsHandler).execute();
    expect((await browser.call('GET', '/api/account')).status).toBe(401);
    const erased = expect.stringMatching(/@erased\.invalid$/) as unknown;
    expect(
      (await all()).map(({ referrerEmail, status, restaurantEmail, restaurantPhone }) => [
        referrerEmail,
        status,
        restaurantEmail,
        restaurantPhone,
      ]),
    ).toEqual([
      ['ada@friends.example', 'signed_up', erased, undefined],
      ['second@friends.example', 'sent', erased, undefined],
      ['third@friends.example', 'sent', erased, undefined],
      ['other@friends.example', 'sent', 'kitchen@stays.example', '+14155559912'],
    ]);
    const { rows } = await database.query(
      "SELECT 1 FROM referrals WHERE referrals::text LIKE '%gone.example%' OR referrals::text LIKE '%5559911%'",
    );
    expect(rows).toEqual([]);
  });
});
