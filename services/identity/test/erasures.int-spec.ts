import { randomUUID } from 'node:crypto';
import {
  ErasureContactRpcV1,
  ErasureRequestedV1,
  NotifyErasureDoneV1,
  OrderingErasureDoneV1,
  PRIVACY,
  RETENTION,
} from '@chalkboard/contracts';
import { consumed } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { PurgeRequestsHandler } from '../src/privacy/features/purge-requests.handler';
import { RepeatErasuresHandler } from '../src/privacy/features/repeat-erasures.handler';
import { PHONE } from './customer-data-stand-in';
import { EMAIL, hashOfVisitor, ORDER_ID, PrivacyUnderTest, WORDS } from './privacy-under-test';
import { allPublished } from './running-identity';

describe('customers who want to erase what is kept of them, on a real Postgres and a real NATS', () => {
  let privacy: PrivacyUnderTest;
  let database: Client;
  let app: NestFastifyApplication;
  let other: NestFastifyApplication;

  beforeAll(async () => {
    privacy = await PrivacyUnderTest.start();
    ({ app, other, database } = privacy);
  });
  afterAll(() => privacy.stop());
  beforeEach(() => privacy.reset());
  afterEach(() => jest.restoreAllMocks());

  it('whose answer was lost get the same receipt again, also when all is done meanwhile; who has no right gets none', async () => {
    const { requestId, cookie, receipt } = await privacy.erased(EMAIL);
    await privacy.ordersErased(requestId, 1);
    await privacy.messagesErased(requestId, 1);
    expect((await privacy.receiptOf(receipt)).doneAt).not.toBeNull();
    const again = await privacy.call('POST', '/erasures', { body: { keepStop: true }, cookie });
    expect([again.status, await again.json()]).toEqual([202, { receipt }]);
    for (const path of ['/account', '/export']) expect((await privacy.call('GET', path, { cookie })).status).toBe(403);
    privacy.movedMs = PRIVACY.openMs + 1000;
    expect((await privacy.call('POST', '/erasures', { body: {}, cookie })).status).toBe(403);
  });

  it('are erased: by the address and by their orders, and the contact as soon as everybody has found by it', async () => {
    await privacy.written();
    await privacy.review({ email: EMAIL });
    await privacy.review({ order_id: ORDER_ID, is_published: true, share_id: 'demo' });
    const graces = await privacy.voted('A', 'B');
    await database.query("INSERT INTO review_summaries (share_id, count, ratings, version) VALUES ('demo', 3, 12, 3)");
    await database.query("INSERT INTO referrers (email, code, created_at) VALUES ($1, 'code', now())", [EMAIL]);
    const referral = (status: string, restaurant: string) =>
      database.query(
        'INSERT INTO referrals (id, referrer_email, restaurant_email, status, submitted_at, changed_at, reward_minor, credit_minor) VALUES (gen_random_uuid(), $1, $2, $3, now(), now(), 1, 1)',
        [EMAIL, restaurant, status],
      );
    await database.query(
      "INSERT INTO referrals (id, referrer_email, restaurant_email, status, submitted_at, changed_at, reward_minor, credit_minor) VALUES (gen_random_uuid(), 'grace@example.com', $1, 'signed_up', now(), now(), 1, 1)",
      [EMAIL],
    );
    await referral('sent', 'one@example.com');
    await referral('paid', 'two@example.com');
    const { requestId, cookie, receipt } = await privacy.erased(EMAIL);
    expect(await privacy.ask(ErasureContactRpcV1.subject, { requestId })).toEqual({
      contact: { kind: 'email', value: EMAIL },
      keepStop: false,
    });
    expect(
      ((await (await privacy.call('POST', '/erasures', { body: {}, cookie })).json()) as { receipt: string }).receipt,
    ).toBe(receipt);
    await allPublished(database);
    expect(
      (await privacy.published()).filter(
        ({ type, subject }) => type === ErasureRequestedV1.type && subject === requestId,
      ),
    ).toHaveLength(1);
    expect(await privacy.receiptOf(receipt)).toMatchObject({ doneAt: null, removed: [], waiting: 0 });

    const [first, second] = [randomUUID(), randomUUID()];
    for (let times = 0; times < 3; times++) await privacy.ordersErased(requestId, 1, {}, first);
    await consumed(privacy.nats, 'identity', OrderingErasureDoneV1);
    expect((await privacy.ask(ErasureContactRpcV1.subject, { requestId })).contact).not.toBeNull();
    for (let times = 0; times < 3; times++) await privacy.messagesErased(requestId, 1, second);
    await consumed(privacy.nats, 'identity', NotifyErasureDoneV1);
    expect(await privacy.ask(ErasureContactRpcV1.subject, { requestId })).toEqual({ contact: null, keepStop: false });
    expect((await privacy.call('GET', '/account', { cookie })).status).toBe(403);

    expect(await privacy.kept()).not.toMatch(WORDS);
    expect(await privacy.kept()).not.toContain(hashOfVisitor('A'));
    expect((await database.query('SELECT id, customer_name, helpful FROM reviews')).rows).toEqual([
      { id: graces, customer_name: 'Grace', helpful: 1 },
    ]);
    expect((await database.query('SELECT visitor FROM review_votes')).rows).toEqual([{ visitor: hashOfVisitor('B') }]);
    expect((await database.query('SELECT count, ratings FROM review_summaries')).rows).toEqual([
      { count: 2, ratings: 8 },
    ]);
    expect(
      (
        await database.query(
          "SELECT status, split_part(referrer_email, ':', 1) AS referrer, split_part(restaurant_email, ':', 1) AS restaurant FROM referrals ORDER BY status",
        )
      ).rows,
    ).toEqual([
      { status: 'paid', referrer: 'removed', restaurant: 'two@example.com' },
      { status: 'signed_up', referrer: 'grace@example.com', restaurant: 'removed' },
    ]);
    const shown = await privacy.receiptOf(receipt);
    expect(shown.doneAt).not.toBeNull();
    expect(shown.removed).toEqual(
      expect.arrayContaining([
        { service: 'ordering', what: 'orders', count: 1 },
        { service: 'notify', what: 'messages', count: 4 },
        { service: 'identity', what: 'reviews', count: 2 },
        { service: 'identity', what: 'contactMessages', count: 1 },
        { service: 'identity', what: 'referrals', count: 3 },
        { service: 'identity', what: 'referralLinks', count: 1 },
        { service: 'identity', what: 'votes', count: 1 },
      ]),
    );
    expect((await privacy.published()).map((event) => JSON.stringify(event)).join()).not.toMatch(WORDS);
  });

  it('are told that open orders follow, and reviews of those go with them', async () => {
    const later = randomUUID();
    const goneBy = new Date(Date.now() + 86_400_000).toISOString();
    await privacy.review({ order_id: later });
    const { requestId, receipt } = await privacy.erased(PHONE);
    await privacy.messagesErased(requestId, 1);
    await privacy.ordersErased(requestId, 1, { waiting: [{ orderId: later, goneBy }] });
    expect(await privacy.receiptOf(receipt)).toMatchObject({ doneAt: null, waiting: 1, waitingUntil: goneBy });
    expect(await privacy.ask(ErasureContactRpcV1.subject, { requestId })).toMatchObject({ contact: null });
    expect((await database.query('SELECT 1 FROM reviews')).rowCount).toBe(1);
    await privacy.ordersErased(requestId, 2, { orderIds: [later] });
    expect((await privacy.receiptOf(receipt)).doneAt).toBeNull();
    await privacy.messagesErased(requestId, 2);
    expect(await privacy.receiptOf(receipt)).toMatchObject({
      doneAt: expect.any(String),
      waiting: 0,
      waitingUntil: null,
    });
    expect((await database.query('SELECT 1 FROM reviews')).rowCount).toBe(0);
  });

  it('are done when all parts are in, in whatever order they come and however often', async () => {
    const later = randomUUID();
    const waiting = [{ orderId: later, goneBy: new Date(Date.now() + 86_400_000).toISOString() }];
    const { requestId, receipt } = await privacy.erased(PHONE);
    await privacy.ordersErased(requestId, 2, { orderIds: [later] });
    await privacy.messagesErased(requestId, 2);
    expect(await privacy.receiptOf(receipt)).toMatchObject({ doneAt: null, waiting: 0 });
    expect((await privacy.ask(ErasureContactRpcV1.subject, { requestId })).contact).not.toBeNull();
    // What waited when it was told of waits no more.
    await privacy.ordersErased(requestId, 1, { waiting });
    expect(await privacy.receiptOf(receipt)).toMatchObject({ doneAt: null, waiting: 0, waitingUntil: null });
    for (let times = 0; times < 2; times++) await privacy.messagesErased(requestId, 1);
    const done = await privacy.receiptOf(receipt);
    expect(done).toMatchObject({ doneAt: expect.any(String), waiting: 0 });
    await privacy.review({ order_id: later });
    for (const [part, more] of [
      [1, { waiting }],
      [2, { orderIds: [later] }],
    ] as const)
      await privacy.ordersErased(requestId, part, more);
    expect(await privacy.receiptOf(receipt)).toEqual(done);
    expect((await database.query('SELECT 1 FROM reviews')).rowCount).toBe(1);
  });

  it('are asked for once more, once a day by two instances, when a step was lost; not while only an open order is waited for; and it is said when they are late, by a moved clock', async () => {
    const goneBy = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const [lost, halfway, waiting, finished] = [
      await privacy.erased(PHONE),
      await privacy.erased(EMAIL),
      await privacy.erased('+15035550178'),
      await privacy.erased('+15035550179'),
    ];
    await privacy.ordersErased(halfway.requestId, 1);
    for (const { requestId, more } of [
      { ...waiting, more: { waiting: [{ orderId: randomUUID(), goneBy }] } },
      { ...finished, more: {} },
    ]) {
      await privacy.ordersErased(requestId, 1, more);
      await privacy.messagesErased(requestId, 1);
    }
    const handlers = [app, other, app].map((each) => each.get(RepeatErasuresHandler));
    const said = handlers.map((handler) => jest.spyOn(handler['logger'], 'warn').mockImplementation());
    const repeat = async () =>
      (await Promise.all(handlers.map((handler) => handler.execute()))).reduce((all, count) => all + count, 0);
    const requests = async (requestId: string) => {
      await allPublished(database);
      return (await privacy.published()).filter(
        ({ type, subject }) => type === ErasureRequestedV1.type && subject === requestId,
      );
    };
    privacy.movedMs = PRIVACY.stalledMs - 60_000;
    expect(await repeat()).toBe(0);
    privacy.movedMs = PRIVACY.stalledMs + 60_000;
    expect([await repeat(), await repeat()]).toEqual([2, 0]);
    for (const { requestId } of [lost, halfway]) {
      const [first, again, ...more] = await requests(requestId);
      expect([again?.aggregateversion, again?.data, more]).toEqual([3, first?.data, []]);
    }
    for (const { requestId } of [waiting, finished]) expect(await requests(requestId)).toHaveLength(1);
    privacy.movedMs = 2 * PRIVACY.stalledMs + 60_000;
    expect(await repeat()).toBe(2);
    expect((await requests(lost.requestId)).map(({ aggregateversion }) => aggregateversion)).toEqual([2, 3, 4]);

    for (const warned of said) expect(warned).not.toHaveBeenCalled();
    privacy.movedMs = PRIVACY.overdueMs + 60_000;
    await repeat();
    expect(said[1]).toHaveBeenCalledWith('Erasures of customers that are overdue: 2');
    // Lost no more.
    await privacy.ordersErased(lost.requestId, 1);
    for (const { requestId } of [lost, halfway]) await privacy.messagesErased(requestId, 1);
    privacy.movedMs += PRIVACY.stalledMs;
    expect(await repeat()).toBe(0);
  });

  it('cannot have more codes sent to a number by erasing what is kept of it, or by leaving, nor guess more of them', async () => {
    for (let times = 0; times < 2; times++) await privacy.begun(PHONE);
    const { cookie } = await privacy.proved(PHONE);
    expect((await privacy.call('DELETE', '/account', { cookie })).status).toBe(204);
    const { requestId } = await privacy.erased(PHONE);
    await privacy.ordersErased(requestId, 1);
    await privacy.messagesErased(requestId, 1);
    expect(await privacy.ask(ErasureContactRpcV1.subject, { requestId })).toMatchObject({ contact: null });
    expect((await privacy.call('POST', '/requests', { body: { contact: PHONE }, visitor: 'B' })).status).toBe(429);
    expect(
      (await database.query("SELECT count FROM submission_counts WHERE scope = 'email' AND form = 'privacy-try'")).rows,
    ).toEqual([{ count: 2 }]);
    // Of the browser nothing is left; of the contact a hash, until its time is over.
    expect(
      (
        await database.query("SELECT 1 FROM submission_counts WHERE scope = 'visitor' AND key = $1", [
          hashOfVisitor('A'),
        ])
      ).rowCount,
    ).toBe(0);
    privacy.movedMs = 3_600_000;
    expect((await privacy.call('POST', '/requests', { body: { contact: PHONE } })).status).toBe(202);
  });

  it('who asked and did not come back are erased, and receipts after a year; once by two instances, with a log', async () => {
    await privacy.begun(EMAIL);
    const { requestId, receipt } = await privacy.erased(PHONE);
    await privacy.ordersErased(requestId, 1);
    await privacy.messagesErased(requestId, 1);
    const purge = () => Promise.all([app, other, app].map((each) => each.get(PurgeRequestsHandler).execute()));
    const sum = (gone: { requests: number; receipts: number }[]) => [
      gone.reduce((all, { requests }) => all + requests, 0),
      gone.reduce((all, { receipts }) => all + receipts, 0),
    ];
    expect(sum(await purge())).toEqual([0, 0]);
    privacy.movedMs = PRIVACY.codeValidMs + 1000;
    expect(sum(await purge())).toEqual([1, 0]);
    privacy.movedMs = RETENTION.erasureReceiptMs - 60_000;
    expect(sum(await purge())).toEqual([0, 0]);
    privacy.movedMs = RETENTION.erasureReceiptMs + 60_000;
    expect(sum(await purge())).toEqual([0, 1]);
    expect((await privacy.call('GET', `/erasures/${receipt}`)).status).toBe(404);
    expect((await database.query('SELECT what, count FROM retention_log ORDER BY id')).rows).toEqual([
      { what: 'requests of customers', count: 1 },
      { what: 'receipts of erasures', count: 1 },
    ]);
  });
});
