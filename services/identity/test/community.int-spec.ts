import { randomUUID } from 'node:crypto';
import {
  AcknowledgementRpcV1,
  ContactReceivedV1,
  ReferralSubmittedV1,
  type EventDefinition,
  type EventEnvelope,
} from '@chalkboard/contracts';
import { streamOf } from '@chalkboard/service-kit';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { PurgeOldSubmissionsHandler } from '../src/submissions/purge-old-submissions.handler';
import { allPublished, startIdentity, startPlatform } from './running-identity';

const CONTACT = {
  name: 'Ada Byron',
  email: 'Ada@example.com',
  subject: 'Opening hours',
  category: 'support',
  message: 'How do I set them?\nThanks!',
};
const REFERRAL = { referrerEmail: 'Ada@Example.com', restaurantEmail: 'owner@trattoria.example' };

describe('contact and referral forms, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
  });

  afterAll(async () => {
    await app.close();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  beforeEach(async () => {
    await allPublished(database);
    await database.query('TRUNCATE contact_messages, referrals, submission_counts CASCADE');
    await (await nats.jetstreamManager()).streams.purge(streamOf('identity'));
  });

  const post = async (
    path: string,
    body: unknown,
    { visitor = 'A'.repeat(43), address = '203.0.113.1' } = {},
  ): Promise<Response> =>
    fetch(`${await app.getUrl()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `visitor=${visitor}`, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const ask = async (request: unknown): Promise<unknown> =>
    (await nats.request(AcknowledgementRpcV1.subject, JSON.stringify(request), { timeout: 10_000 })).json<{
      reply?: { acknowledgement: unknown };
    }>().reply?.acknowledgement;
  const published = async (definition: EventDefinition): Promise<EventEnvelope[]> => {
    const manager = await nats.jetstreamManager();
    const { state } = await manager.streams.info(streamOf('identity'));
    const events: EventEnvelope[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(streamOf('identity'), { seq });
      if (message.subject === definition.type) events.push(message.json<EventEnvelope>());
    }
    return events;
  };
  const firstPublished = async (definition: EventDefinition): Promise<EventEnvelope> =>
    (
      await waitFor(definition.type, async () => {
        const events = await published(definition);
        return events.length > 0 && events;
      })
    )[0]!;

  it('stores a message, tells of it by its id alone, and says who wrote when it is asked', async () => {
    const response = await post('/api/contact', CONTACT);
    expect([response.status, await response.json()]).toEqual([201, { received: true }]);
    const { rows } = await database.query<{ id: string }>(
      'SELECT id, name, email, subject, category, message FROM contact_messages',
    );
    expect(rows).toEqual([{ ...CONTACT, id: rows[0]?.id }]);

    const event = await firstPublished(ContactReceivedV1);
    expect(event).toMatchObject({ subject: rows[0]?.id, aggregateversion: 1 });
    expect(ContactReceivedV1.schema.strict().parse(event.data).contactMessageId).toBe(rows[0]?.id);
    expect(JSON.stringify(event)).not.toMatch(/Ada|example\.com|Opening/i);

    expect(await ask({ kind: 'contact', id: rows[0]?.id })).toEqual({
      kind: 'contact',
      name: CONTACT.name,
      email: CONTACT.email,
      subject: CONTACT.subject,
      category: 'support',
    });
    expect(await ask({ kind: 'referral', id: rows[0]?.id })).toBeNull();
    expect(await ask({ kind: 'contact', id: randomUUID() })).toBeNull();
  });

  it('takes a message without subject and category', async () => {
    expect(
      (await post('/api/contact', { name: 'Ada', email: 'ada@example.com', message: 'Hi', subject: '' })).status,
    ).toBe(201);
    expect((await database.query('SELECT subject, category FROM contact_messages')).rows).toEqual([
      { subject: null, category: 'general' },
    ]);
  });

  it.each([{}, { ...CONTACT, name: ' ' }, { ...CONTACT, message: '' }])(
    'asks for what is missing in a message in the spec’s words: %j',
    async (body) => {
      const response = await post('/api/contact', body);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ title: 'Missing information', detail: 'Please fill in all required fields.' }),
      ]);
    },
  );

  it.each([{}, { referrerEmail: 'a@example.com' }, { ...REFERRAL, referrerEmail: '' }])(
    'asks for what is missing in a referral in the spec’s words: %j',
    async (body) => {
      const response = await post('/api/referrals', body);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          title: 'Please fill in all fields',
          detail: "We need both your email and the restaurant's email to process the referral",
        }),
      ]);
    },
  );

  it('says which field is wrong', async () => {
    const response = await post('/api/contact', { ...CONTACT, email: 'ada' });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'request.invalid', detail: expect.stringContaining('email') as unknown }),
    ]);
  });

  it('stores a referral once, answers a repeat alike, and tells of it once', async () => {
    const answers = await Promise.all(
      [REFERRAL, REFERRAL, { ...REFERRAL, referrerEmail: 'ada@example.com' }].map((body) =>
        post('/api/referrals', body),
      ),
    );
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([201, { received: true }]);
    expect((await post('/api/referrals', { ...REFERRAL, restaurantEmail: 'other@trattoria.example' })).status).toBe(
      201,
    );

    const { rows } = await database.query<{ id: string }>(
      'SELECT id, referrer_email, restaurant_email, status FROM referrals ORDER BY submitted_at',
    );
    expect(rows).toEqual([
      {
        id: rows[0]?.id,
        referrer_email: 'ada@example.com',
        restaurant_email: 'owner@trattoria.example',
        status: 'sent',
      },
      {
        id: rows[1]?.id,
        referrer_email: 'ada@example.com',
        restaurant_email: 'other@trattoria.example',
        status: 'sent',
      },
    ]);
    await allPublished(database);
    const events = await published(ReferralSubmittedV1);
    expect(events.map(({ data }) => ReferralSubmittedV1.schema.strict().parse(data).referralId)).toEqual(
      rows.map(({ id }) => id),
    );
    expect(await ask({ kind: 'referral', id: rows[0]?.id })).toEqual({
      kind: 'referral',
      email: 'ada@example.com',
      restaurantEmail: 'owner@trattoria.example',
    });
  });

  it('takes ten an hour of one visitor, even when they come all at once, and says how long to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) =>
        post('/api/contact', { ...CONTACT, email: `ada${index}@example.com` }, { address: `203.0.113.${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(3).fill(429),
    ]);
    const refused = await post('/api/contact', CONTACT);
    expect(await refused.json()).toMatchObject({
      status: 429,
      title: 'Too many messages',
      detail: 'That is more than we can take at once. Please wait 60 minutes and send it again.',
    });
    expect((await database.query('SELECT 1 FROM contact_messages')).rowCount).toBe(10);

    // The other form is counted for itself, and so is another visitor.
    expect((await post('/api/referrals', REFERRAL)).status).toBe(201);
    expect((await post('/api/contact', CONTACT, { visitor: 'B'.repeat(43) })).status).toBe(201);
    await database.query("UPDATE submission_counts SET started_at = started_at - interval '1 hour'");
    expect((await post('/api/contact', CONTACT)).status).toBe(201);
  });

  it('fills nobody’s mailbox with acknowledgements of forms that others send', async () => {
    const send = (index: number, email = CONTACT.email) =>
      post(
        '/api/contact',
        { ...CONTACT, email },
        { visitor: String(index).padStart(43, 'C'), address: `198.51.100.${index}` },
      );
    for (let index = 0; index < 10; index++) expect((await send(index)).status).toBe(201);
    expect((await send(11, CONTACT.email.toUpperCase())).status).toBe(429);
    expect((await send(11, 'somebody@example.com')).status).toBe(201);
  });

  it('forgets who has sent something when the hour is over', async () => {
    await post('/api/contact', CONTACT);
    await database.query("UPDATE submission_counts SET started_at = started_at - interval '61 minutes'");
    await post('/api/referrals', REFERRAL);
    await app.get(PurgeOldSubmissionsHandler).execute();
    expect((await database.query('SELECT DISTINCT form FROM submission_counts')).rows).toEqual([{ form: 'referral' }]);
  });
});
