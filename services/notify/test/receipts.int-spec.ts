import { NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { WakeSignal } from '@chalkboard/service-kit/domain';
import { waitFor } from '@chalkboard/service-kit/testing';
import { orderPlaced } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const STATUS = 'http://chalkboard.test/api/notify/twilio/status';

describe('what became of a message, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets();
  });

  afterEach(() => running.stop());

  it('is reported by the provider: taken, and then on the phone', async () => {
    await running.neighbours.publishOrder(orderPlaced());
    const [first] = await running.published(NotificationDeliveredV1);
    const [message] = await running.taken(1);
    expect(message?.statusCallback).toBe(`${STATUS}?notification=${first?.subject}`);
    for (const status of ['queued', 'sent', 'delivered', 'delivered', 'sent'] as const)
      expect(await running.twilio.report(message!, status)).toBe(204);

    const published = await running.published(NotificationDeliveredV1, 2);
    expect(published.map(({ subject, aggregateversion }) => [subject, aggregateversion])).toEqual([
      [first?.subject, 1],
      [first?.subject, 2],
    ]);
    const [taken, arrived] = published.map(({ data }) => (data as NotificationDeliveredV1).deliveredAt);
    expect(Date.parse(arrived!)).toBeGreaterThan(Date.parse(taken!));
    expect(await running.records('status, receipt, error_code')).toEqual([
      { status: 'sent', receipt: 'delivered', error_code: null },
    ]);
    expect(await running.written(NotificationDeliveredV1)).toBe(2);
  });

  it('is told as a failure when it never arrives, with the reason in plain words', async () => {
    running.twilio.behaviours.push({ then: ['sent', 'undelivered', 'undelivered'], errorCode: 30006 });
    await running.neighbours.publishOrder(orderPlaced());
    const [failed] = await running.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({
      purpose: 'order',
      channel: 'sms',
      reason: 'This phone number cannot get text messages: it is a landline, or its network takes none.',
    });
    await waitFor('all reports', () => running.twilio.reports === 3);
    expect(await running.records('status, receipt, error_code')).toEqual([
      { status: 'sent', receipt: 'undelivered', error_code: 30006 },
    ]);
    expect(await running.written(NotificationFailedV1)).toBe(1);
  });

  it('is believed to the provider only', async () => {
    await running.neighbours.publishOrder(orderPlaced());
    const [message] = await running.taken(1);
    await running.published(NotificationDeliveredV1);
    const form = { MessageSid: message!.sid, MessageStatus: 'failed' };
    const refused = await running.twilio.call(message!.statusCallback!, form, 'forged');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'notify.signature_invalid' }),
    ]);
    const unsigned = await fetch(`${running.twilio.product.reachedAt}/api/notify/twilio/status`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(unsigned.status).toBe(403);
    expect(await running.records('receipt')).toEqual([{ receipt: null }]);
  });

  it('is no matter of a message that is not ours', async () => {
    const url = `${STATUS}?notification=5d2f9d3c-0b51-4a2f-8a3e-8e1f0a7f4c22`;
    expect((await running.twilio.call(url, { MessageSid: 'SM1', MessageStatus: 'delivered' })).status).toBe(204);
    expect((await running.twilio.call(STATUS, { MessageSid: 'SM1', MessageStatus: 'delivered' })).status).toBe(400);
  });

  it('is settled by the report when the answer to the sending was lost, without a second message', async () => {
    // As a crash leaves it: under way, and nobody knows whether it left.
    running.twilio.behaviours.push('hang');
    await running.neighbours.publishOrder(orderPlaced());
    await waitFor('the try', () => running.twilio.requests === 1);
    const [{ id }] = (await running.records<{ id: string }>('id')) as [{ id: string }];
    expect(
      (await running.twilio.call(`${STATUS}?notification=${id}`, { MessageSid: 'SMlost', MessageStatus: 'sent' }))
        .status,
    ).toBe(204);
    const [delivered] = await running.published(NotificationDeliveredV1);
    expect(delivered?.data).toMatchObject({ provider: 'twilio', providerMessageId: 'SMlost' });
    expect(await running.records('status, receipt, provider_message_id, lease_until')).toEqual([
      { status: 'sent', receipt: 'sent', provider_message_id: 'SMlost', lease_until: null },
    ]);
  });

  it('is looked up with the provider when an instance crashed in between, and only what is not there is sent again', async () => {
    const insert = async (number: string) =>
      running.database.query(
        `INSERT INTO notifications (order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, body, status, attempts, next_attempt_at, lease_until, causation_id, correlation_id, created_at)
         VALUES ($1, $1, 'demo', 'restaurant', 'order', 'sms', '+14155550132', 'hash', 1, 'order ' || $1, 'sending', 1, now(), now() - interval '1 second', gen_random_uuid(), 'c', now())`,
        [number],
      );
    running.twilio.taken.push({
      sid: 'SMthere',
      to: '+14155550132',
      from: '+15005550006',
      body: 'order THERE',
      date: new Date().toUTCString(),
      takenAt: 0,
      status: 'sent',
    });
    await insert('THERE');
    await insert('GONE');
    await running.published(NotificationDeliveredV1, 2);
    expect(running.twilio.taken.map(({ body }) => body)).toEqual(['order THERE', 'order GONE']);
    const looked = { status: 'sent', attempts: 2, repeated: false };
    expect(await running.records('status, attempts, repeated')).toEqual([looked, looked]);
  });

  it('says of an e-mail that it may be there twice, since no mail server can be asked', async () => {
    await running.database.query(
      `INSERT INTO notifications (order_id, order_number, share_id, audience, purpose, channel, destination, destination_hash, part, subject, body, status, attempts, next_attempt_at, lease_until, causation_id, correlation_id, created_at)
       VALUES ('o', 'K7F4M', 'demo', 'restaurant', 'backup', 'email', 'owner@trattoria.example', 'hash', 1, 'Waiting', 'text', 'sending', 1, now(), now() - interval '1 second', gen_random_uuid(), 'c', now())`,
    );
    await running.published(NotificationDeliveredV1);
    expect(await running.records('status, repeated')).toEqual([{ status: 'sent', repeated: true }]);
    expect(running.smtp.taken).toHaveLength(1);
  });

  it('does not wait for anything on its way to the provider', async () => {
    // Whoever looked from time to time would find nothing here before the test is over.
    const wait = WakeSignal.prototype.wait;
    const waits = jest.spyOn(WakeSignal.prototype, 'wait').mockImplementation(function (this: WakeSignal) {
      return wait.call(this, 600_000);
    });
    try {
      for (let count = 1; count <= 4; count++) {
        await running.neighbours.publishOrder(orderPlaced());
        await running.taken(count);
      }
    } finally {
      waits.mockRestore();
    }
  });
});
