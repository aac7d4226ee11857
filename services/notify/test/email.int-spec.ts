import { randomUUID } from 'node:crypto';
import {
  ContactReceivedV1,
  NotificationDeliveredV1,
  NotificationFailedV1,
  PRODUCT_NAME,
  ReferralSubmittedV1,
  type Acknowledgement,
} from '@chalkboard/contracts';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { Neighbours, notifyPlatform, readOutbox, startNotify } from './running-notify';
import { SmtpStandIn } from './smtp-stand-in';

const CONTACT: Acknowledgement = {
  kind: 'contact',
  email: 'ada@example.com',
  name: 'Ada Byron',
  subject: 'Opening hours',
  category: 'bug',
};
const REFERRAL: Acknowledgement = {
  kind: 'referral',
  email: 'ada@example.com',
  restaurantEmail: 'owner@trattoria.example',
};

describe('acknowledging what people send us, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let neighbours: Neighbours;
  let smtp: SmtpStandIn;
  let app: NestFastifyApplication;
  let database: Client;

  beforeEach(async () => {
    platform = await notifyPlatform();
    neighbours = await Neighbours.start(platform);
    smtp = await SmtpStandIn.start();
  });

  afterEach(async () => {
    await app.close();
    await database.end();
    await neighbours.stop();
    await smtp.stop();
    await platform.stop();
  });

  const start = async (environment: Record<string, string>) => {
    app = await startNotify(platform, environment);
    database = await platform.connectDatabase('notify');
  };
  const published = (definition: typeof NotificationDeliveredV1 | typeof NotificationFailedV1) =>
    waitFor(definition.type, async () => {
      const events = await neighbours.told(definition);
      return events.length > 0 && events;
    });

  it('leaves an e-mail in the local outbox, once for an event that comes five times', async () => {
    await start({ LOCAL_OUTBOX: '1' });
    await neighbours.answerAcknowledgements(CONTACT);
    const [contactMessageId, causationId] = [randomUUID(), randomUUID()];
    for (let times = 0; times < 5; times++)
      await neighbours.publish(
        ContactReceivedV1,
        contactMessageId,
        { contactMessageId, receivedAt: new Date().toISOString() },
        causationId,
      );
    await neighbours.consumed(ContactReceivedV1);

    const [delivered] = await published(NotificationDeliveredV1);
    const { total, messages } = await readOutbox(app);
    expect([total, messages]).toEqual([
      1,
      [
        expect.objectContaining({
          channel: 'email',
          to: 'ada@example.com',
          subject: `${PRODUCT_NAME}: we have your message`,
          causationId,
        }),
      ],
    ]);
    for (const part of ['Hello Ada Byron,', '"Opening hours"', 'within 6 hours'])
      expect(messages[0]?.body).toContain(part);
    expect(messages[0]).not.toHaveProperty('orderNumber');
    expect(delivered).toMatchObject({ subject: messages[0]?.id, causationid: causationId });
    expect(NotificationDeliveredV1.schema.strict().parse(delivered?.data)).toEqual(
      expect.objectContaining({ channel: 'email', provider: 'local-outbox' }),
    );
    expect(delivered?.data).not.toHaveProperty('orderId');
  });

  it('waits for identity when it cannot say who wrote', async () => {
    await start({ LOCAL_OUTBOX: '1' });
    const id = await neighbours.publishReferral();
    await neighbours.redelivered(ReferralSubmittedV1);
    expect((await database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount).toBe(0);
    await neighbours.answerAcknowledgements(REFERRAL);
    await published(NotificationDeliveredV1);
    expect((await readOutbox(app)).messages.map(({ subject }) => subject)).toEqual([
      `${PRODUCT_NAME}: thank you for your referral`,
    ]);
  });

  it('sends by the mail server, and tries again after a fault that may pass', async () => {
    await start({ ...smtp.environment, LOCAL_OUTBOX: '1' });
    await neighbours.answerAcknowledgements(REFERRAL);
    smtp.behaviours.push({ at: 'RCPT', answer: '451 4.7.1 greylisted' });
    await neighbours.publishReferral();
    const [delivered] = await published(NotificationDeliveredV1);
    expect(delivered).toMatchObject({ aggregateversion: 2, data: { channel: 'email', provider: 'smtp' } });
    expect([smtp.mails, smtp.taken.length]).toEqual([2, 1]);
    expect(smtp.taken[0]).toMatchObject({
      to: 'ada@example.com',
      headers: { subject: `${PRODUCT_NAME}: thank you for your referral` },
    });
    expect(smtp.taken[0]?.body).toContain('owner@trattoria.example');
    expect((await readOutbox(app)).total).toBe(0);
  });

  it('gives up at once on an address that will never do, and says why', async () => {
    await start({ ...smtp.environment, LOCAL_OUTBOX: '1' });
    await neighbours.answerAcknowledgements(CONTACT);
    smtp.behaviours.push({ at: 'RCPT', answer: '550 5.1.1 no such user' });
    await neighbours.publishContact();
    const [failed] = await published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ channel: 'email', reason: 'This e-mail address cannot get messages.' });
    expect(smtp.mails).toBe(1);
  });

  it('records what was sent though the database connection dies in between, and sends once', async () => {
    await start({ ...smtp.environment, LOCAL_OUTBOX: '1' });
    await neighbours.answerAcknowledgements(CONTACT);
    const hold = await platform.connectDatabase('notify');
    // The mail is taken, and its outcome has to wait for the table until its connection is ended.
    smtp.beforeAnswer = async () => {
      await hold.query('BEGIN');
      await hold.query('LOCK TABLE notifications IN ACCESS EXCLUSIVE MODE');
    };
    await neighbours.publishContact();
    await waitFor('the connection to be ended', async () => {
      const { rowCount } = await database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE 'UPDATE notifications%'",
      );
      return rowCount;
    });
    await hold.query('ROLLBACK');
    await hold.end();

    // Before its lease is over, after which it would be tried once more.
    const [delivered] = await published(NotificationDeliveredV1);
    expect([delivered?.aggregateversion, smtp.taken.length]).toEqual([1, 1]);
    expect((await database.query('SELECT status, attempts FROM notifications')).rows).toEqual([
      { status: 'sent', attempts: 1 },
    ]);
  });
});
