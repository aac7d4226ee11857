import { randomUUID } from 'node:crypto';
import {
  BusinessErasedV1,
  NotificationDeliveredV1,
  NotificationFailedV1,
  RETENTION,
  type AdminNotification,
  type AdminNotifications,
  type AuditFact,
  type EventEnvelope,
  type NotificationAnalytics,
  type StaffRole,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { PurgeStatisticsHandler } from '../src/features/purge-statistics.handler';
import { MessageStatistics } from '../src/persistence/message-statistics';
import { menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const DAY_MS = 86_400_000;

describe('the log of messages for staff, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;
  let authority: StandInAuthority;
  const staff = randomUUID();

  beforeEach(async () => {
    // Nothing is counted but when a test says so.
    jest.spyOn(MessageStatistics.prototype, 'attempt').mockResolvedValue();
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets();
    authority = await StandInAuthority.start(running.neighbours.nats);
    await waitFor('the signing key', () => running.app.get(TokenVerifier).knows(authority.keyId));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await running.stop();
  });

  async function call(method: string, path: string, role: StaffRole = 'admin'): Promise<Response> {
    return fetch(`${await running.app.getUrl()}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${await authority.staffToken({ role, staff })}` },
    });
  }
  const list = async (query = '') => (await (await call('GET', `notifications${query}`)).json()) as AdminNotifications;
  const resend = async (id: string) => call('POST', `notifications/${id}/resend`);
  const codeOf = async (response: Response) => ((await response.json()) as { code: string; detail: string }).detail;

  /** A message about an order that the provider took and could not bring to the restaurant. */
  async function undelivered(more: Parameters<typeof orderPlaced>[0] = {}) {
    running.twilio.behaviours.push({ then: ['sent', 'undelivered'], errorCode: 30006 });
    const order = orderPlaced(more);
    await running.neighbours.publishOrder(order);
    await running.published(NotificationFailedV1);
    const [message] = (await list('?state=failed')).items;
    return { order, message: message! };
  }

  /** So many messages as this one, a minute apart, before it. */
  const multiply = (id: string, count: number) =>
    running.database.query(
      `INSERT INTO notifications (order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, subject, body, status, attempts, causation_id, correlation_id, created_at, next_attempt_at)
       SELECT order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, 'Order', body, 'sent', 1, gen_random_uuid(), correlation_id, created_at - n * interval '1 minute', next_attempt_at
       FROM notifications, generate_series(1, $2) AS n WHERE id = $1`,
      [id, count],
    );

  it('shows what became of each, masked, with the provider’s answer', async () => {
    const { order, message } = await undelivered();
    expect(message).toEqual({
      id: message.id,
      channel: 'sms',
      state: 'failed',
      purpose: 'order',
      audience: 'restaurant',
      destination: '+14•••••••32',
      part: 1,
      shareId: 'demo',
      restaurantName: 'Trattoria Lavagna',
      orderNumber: order.orderNumber,
      tries: 1,
      provider: 'twilio',
      providerMessageId: expect.any(String),
      answer: 'This phone number cannot get text messages: it is a landline, or its network takes none.',
      errorCode: 30006,
      receipt: 'undelivered',
      createdAt: expect.any(String),
      sentAt: expect.any(String),
      reportedAt: expect.any(String),
      repeated: false,
    });
    expect((await list('?state=delivered')).items).toEqual([]);
    expect((await call('GET', 'notifications', 'support')).status).toBe(403);
  });

  it('is read part by part, newest first, by channel, state, menu and time', async () => {
    const { message } = await undelivered();
    await multiply(message.id, 30);
    await running.database.query(
      `UPDATE notifications SET channel = 'email', share_id = 'other' WHERE id IN (SELECT id FROM notifications ORDER BY created_at LIMIT 10)`,
    );
    const all: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: AdminNotifications = await list(`?limit=7${cursor && `&cursor=${cursor}`}`);
      expect([part.total, part.totalIsCapped]).toEqual([31, false]);
      all.push(...part.items.map(({ createdAt }) => createdAt));
      cursor = part.next;
    }
    expect(all).toHaveLength(31);
    expect(all).toEqual(all.toSorted().reverse());
    for (const [query, total] of [
      ['state=sent', 30],
      ['state=failed', 1],
      ['state=sent&channel=email', 10],
      ['channel=sms', 21],
      ['shareId=other', 10],
      ['shareId=demo&state=failed', 1],
      ['shareId=demo&channel=email', 0],
      [`from=${message.createdAt}`, 1],
      [`to=${message.createdAt}&channel=sms`, 20],
    ] as const) {
      expect([query, (await list(`?${query}`)).total]).toEqual([query, total]);
    }
  });

  it('reads a page of a long log by an index, whatever the filter', async () => {
    const { message } = await undelivered();
    await multiply(message.id, 20_000);
    await running.database.query('ANALYZE notifications');
    const dataSource = running.app.get(DataSource);
    const query = dataSource.query.bind(dataSource);
    const pages: { sql: string; parameters: unknown[] }[] = [];
    const spy = jest.spyOn(dataSource, 'query').mockImplementation((sql, parameters) => {
      if (sql.includes('AS written')) pages.push({ sql, parameters: parameters as unknown[] });
      return query(sql, parameters);
    });
    for (const filter of ['', '?state=failed', '?channel=email', '?state=delivered&channel=sms', '?shareId=demo']) {
      const { next } = await list(filter);
      if (next) await list(`${filter || '?'}&cursor=${next}`);
    }
    spy.mockRestore();
    expect(pages).toHaveLength(7);
    for (const { sql, parameters } of pages) {
      const plan = ((await query(`EXPLAIN ${sql}`, parameters)) as { 'QUERY PLAN': string }[])
        .map((row) => row['QUERY PLAN'])
        .join('\n');
      expect(plan).toMatch(/Index Scan.* using notifications_(log|of_menu)/);
      expect(plan).not.toMatch(/Seq Scan on notifications|Bitmap/);
    }
  });

  it('sends a failed one once more, as a message of its own, and says in the audit log who wanted it', async () => {
    const { order, message } = await undelivered();
    const answer = await resend(message.id);
    expect(answer.status).toBe(201);
    const resent = (await answer.json()) as AdminNotification;
    expect(resent).toMatchObject({
      state: 'waiting',
      resendOf: message.id,
      orderNumber: order.orderNumber,
      destination: message.destination,
      tries: 0,
    });
    const delivered = await waitFor('it to be told as sent', async () =>
      (await running.neighbours.told(NotificationDeliveredV1)).find(({ subject }) => subject === resent.id),
    );
    expect(delivered.data).toMatchObject({ orderId: order.orderId, purpose: 'order' });
    const [first, second] = await running.taken(2);
    expect(second!.body).toBe(first!.body);
    const old = (await list('?state=failed')).items.find(({ id }) => id === message.id);
    expect(old).toMatchObject({ resentAs: resent.id, resendObstacle: 'resent' });

    const again = await resend(message.id);
    expect([again.status, await codeOf(again)]).toEqual([
      409,
      'This message cannot be sent again. It was sent again already. Please look at the newer message.',
    ]);
    expect((await resend(resent.id)).status).toBe(409);
    const facts = (
      await running.database.query<{ envelope: EventEnvelope<AuditFact> }>(
        `SELECT envelope FROM outbox WHERE subject = 'notify.audit.recorded.v1'`,
      )
    ).rows.map(({ envelope }) => envelope.data);
    expect(facts).toEqual([
      expect.objectContaining({
        action: 'notification.resent',
        staffId: staff,
        subject: message.id,
        after: { resentAs: resent.id },
      }),
    ]);
  });

  it('sends it once though two press at the same moment', async () => {
    const { message } = await undelivered();
    const both = await Promise.all([resend(message.id), resend(message.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await running.records('id')).toHaveLength(2);
  });

  it('does not send what nobody waits for any more, nor what its number may not get', async () => {
    const { order, message } = await undelivered();
    await running.database.query(`INSERT INTO opt_outs VALUES ((SELECT destination_hash FROM notifications), now())`);
    expect(await codeOf(await resend(message.id))).toMatch(/asked to get no more messages/);
    await running.database.query('DELETE FROM opt_outs');
    await running.handled(
      running.neighbours.publishChange(statusChanged(order, { move: 'reject', status: 'rejected', reason: 'Closed' })),
    );
    expect((await list('?state=failed')).items.find(({ id }) => id === message.id)?.resendObstacle).toBe('pointless');
    expect((await resend(message.id)).status).toBe(409);
    expect((await resend(randomUUID())).status).toBe(404);
    await running.database.query('UPDATE notifications SET body = NULL, destination = NULL WHERE id = $1', [
      message.id,
    ]);
    expect((await list('?state=failed')).items.find(({ id }) => id === message.id)).toMatchObject({
      resendObstacle: 'forgotten',
    });
    expect(
      await running.database.query(`SELECT 1 FROM outbox WHERE subject = 'notify.audit.recorded.v1'`),
    ).toMatchObject({ rowCount: 0 });
  });

  describe('as figures', () => {
    const count = () => running.app.get(MessageStatistics).execute();
    const statistics = async (query: string) =>
      (await (await call('GET', `analytics/notifications?${query}`)).json()) as NotificationAnalytics;
    const dayOf = (at: Date) => at.toISOString().slice(0, 10);

    it('say by channel and day how many were written, sent, delivered and failed', async () => {
      const { message } = await undelivered();
      const today = message.createdAt.slice(0, 10);
      await running.neighbours.publishOrder(orderPlaced());
      await running.twilio.report((await running.taken(2))[1]!, 'delivered');
      await multiply(message.id, 1);
      await running.database.query(
        `UPDATE notifications SET channel = 'email', created_at = $1 WHERE receipt IS NULL`,
        [new Date(Date.parse(`${today}T00:00:00Z`) - 1000)],
      );
      const yesterday = dayOf(new Date(Date.parse(today) - DAY_MS));
      await count();
      await count();
      const shown = await statistics(`from=${yesterday}&to=${today}`);
      const sms = { channel: 'sms', written: 2, sent: 2, delivered: 1, failed: 1 };
      const email = { channel: 'email', written: 1, sent: 1, delivered: 0, failed: 0 };
      const none = { written: 0, sent: 0, delivered: 0, failed: 0 };
      expect(shown).toMatchObject({
        zone: 'UTC',
        step: 'day',
        totals: [sms, email],
        steps: [
          { start: yesterday, figures: [{ ...sms, ...none }, email] },
          { start: today, figures: [sms, { ...email, ...none }] },
        ],
      });
      expect(Date.parse(shown.countedAt!)).toBeGreaterThan(Date.parse(message.createdAt));
      const csv = await call('GET', `analytics/notifications/csv?from=${today}&to=${today}`);
      expect((await csv.text()).split('\r\n').slice(0, 2)).toEqual([
        '"From (day, UTC)",Channel,Written,Sent,Delivered,Failed',
        `${today},sms,2,2,1,1`,
      ]);
    });

    it('follow a report that comes when its day was counted long ago', async () => {
      await running.neighbours.publishOrder(orderPlaced());
      const [taken] = await running.taken(1);
      await running.settled();
      const old = new Date(Date.now() - 10 * DAY_MS);
      await running.database.query('UPDATE notifications SET created_at = $1', [old]);
      await count();
      const sent = async () => (await statistics(`from=${dayOf(old)}&to=${dayOf(old)}`)).totals[0];
      expect(await sent()).toMatchObject({ sent: 1, delivered: 0 });
      await running.twilio.report(taken!, 'delivered');
      expect(await count()).toBeLessThan(6);
      expect(await sent()).toMatchObject({ sent: 1, delivered: 1 });
    });

    it('stay when a business is gone, with what was written since', async () => {
      const businessId = randomUUID();
      await running.handled(running.neighbours.publishMenu(menuSnapshot({ version: 2, businessId })));
      const { message } = await undelivered();
      const today = message.createdAt.slice(0, 10);
      const shown = async () => (await statistics(`from=${today}&to=${today}`)).totals;
      await count();
      expect(await shown()).toEqual([{ channel: 'sms', written: 1, sent: 1, delivered: 0, failed: 1 }]);
      await running.handled(
        running.neighbours.publish(BusinessErasedV1, businessId, { businessId, erasedAt: new Date().toISOString() }),
      );
      expect(await running.records('id')).toEqual([]);
      await count();
      expect(await shown()).toEqual([{ channel: 'sms', written: 1, sent: 1, delivered: 0, failed: 1 }]);
      await running.neighbours.answerSnapshots(menuSnapshot({ shareId: 'other' }));
      await running.handled(running.neighbours.publishOrder(orderPlaced({ shareId: 'other' })));
      await running.settled();
      await count();
      expect(await shown()).toMatchObject([{ written: 2, failed: 1 }]);
    });

    it('are the totals of months alone after two years', async () => {
      await running.neighbours.publishOrder(orderPlaced());
      await running.taken(1);
      await running.settled();
      await running.database.query(`UPDATE notifications SET created_at = '2026-03-05T12:00:00Z'`);
      jest.spyOn(running.app.get(Clock), 'now').mockReturnValue(new Date('2026-03-10T12:00:00Z'));
      await count();
      const months = async () =>
        (await statistics('from=2026-03-01&to=2026-03-31&step=month')).totals.map(({ written }) => written);
      expect(await months()).toEqual([1]);
      jest
        .spyOn(running.app.get(Clock), 'now')
        .mockReturnValue(new Date(Date.parse('2026-04-01T00:30:00Z') + RETENTION.analyticsMs));
      expect(await running.app.get(PurgeStatisticsHandler).execute()).toBe(1);
      expect(await months()).toEqual([1]);
      expect((await statistics('from=2026-03-01&to=2026-03-31')).totals).toEqual([]);
    });
  });
});
