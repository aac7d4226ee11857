import { randomUUID } from 'node:crypto';
import {
  OrderPlacedV1,
  type AdminDeadLetter,
  type AdminDeadLetters,
  type AuditFact,
  type EventEnvelope,
  type ReplayedDeadLetters,
  type StaffRole,
} from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { PoisonMessageError, TokenVerifier } from '../src';
import { StandInAuthority, TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, startHearer, startPublisher } from './a-service';

const DURABLE = 'notify-on-order-placed-v1';

describe('what a service has set aside, with a real Postgres and a real JetStream', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let authority: StandInAuthority;
  let publisher: NestFastifyApplication;
  let app: NestFastifyApplication;
  /** Order ids that cannot be handled for now. */
  const faulty = new Set<string>();
  const staff = randomUUID();
  const session = randomUUID();

  beforeAll(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats();
    authority = await StandInAuthority.start(nats);
    publisher = await startPublisher(platform);
    app = await startHearer(
      platform,
      async (event, manager) => {
        await manager.query('INSERT INTO effects VALUES ($1)', [event.data.orderId]);
        if (faulty.has(event.data.orderId)) throw new PoisonMessageError('no kitchen for ada@example.com');
      },
      'notify',
    );
    await app.get(DataSource).query('CREATE TABLE effects (order_id text)');
    await waitFor('the signing key', () => app.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(async () => {
    await app.close();
    await publisher.close();
    await nats.close();
    await platform.stop();
  });
  beforeEach(async () => {
    faulty.clear();
    const letters = await list();
    for (const { sequence } of letters.items)
      await call('POST', `/${sequence}/discard`, { body: { note: 'Left by another test.' } });
  });

  async function call(
    method: string,
    path = '',
    { role = 'admin', body }: { role?: StaffRole; body?: unknown } = {},
  ): Promise<Response> {
    const authorization = `Bearer ${await authority.staffToken({ role, staff, session })}`;
    return fetch(`${await app.getUrl()}/api/admin/dead-letters/notify${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }
  const list = async (query = '') => (await (await call('GET', query)).json()) as AdminDeadLetters;
  const deadLetters = (count: number) =>
    waitFor(`${count} to be set aside`, async () => {
      const letters = await list();
      return letters.items.length === count && letters.items;
    });
  const effects = async (orderId: string) =>
    ((await app.get(DataSource).query('SELECT 1 FROM effects WHERE order_id = $1', [orderId])) as unknown[]).length;
  const replaysDone = () =>
    waitFor('all replays to be through', async () => {
      const { num_ack_pending: underWay, num_pending: waiting } = await (
        await nats.jetstreamManager()
      ).consumers.info('DEAD_NOTIFY', 'notify-replay');
      return underWay + waiting === 0;
    });
  const deeds = async (action: string) =>
    (
      (await app
        .get(DataSource)
        .query(
          `SELECT envelope FROM outbox WHERE subject = 'notify.audit.recorded.v1' AND envelope->'data'->>'action' = $1 ORDER BY created_at`,
          [action],
        )) as { envelope: EventEnvelope<AuditFact> }[]
    ).map(({ envelope }) => envelope.data);

  async function poisoned(orderId: string = randomUUID()): Promise<{ orderId: string; eventId: string }> {
    faulty.add(orderId);
    const eventId = randomUUID();
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id: eventId,
      source: '/services/ordering',
      type: OrderPlacedV1.type,
      subject: orderId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: 1,
      correlationid: 'r1',
      data: orderPlaced(orderId),
    };
    await nats.jetstream().publish(OrderPlacedV1.type, JSON.stringify(envelope));
    return { orderId, eventId };
  }

  it('is seen, and replayed once its fault is gone: its effect is there exactly once, and the log says who did it', async () => {
    const { orderId, eventId } = await poisoned();
    const [letter] = await deadLetters(1);
    expect(letter).toEqual({
      sequence: expect.any(Number),
      durable: DURABLE,
      eventType: OrderPlacedV1.type,
      eventId,
      firstFailedAt: expect.stringMatching(/^20/),
      parkedAt: expect.stringMatching(/^20/),
      reason: 'no kitchen for •••',
      tries: 1,
      replays: 0,
    });
    expect(await effects(orderId)).toBe(0);

    faulty.clear();
    const replayed = await call('POST', `/${letter!.sequence}/replay`);
    expect([replayed.status, await replayed.json()]).toEqual([202, {}]);
    await waitFor('its effect', async () => (await effects(orderId)) === 1);
    expect((await list()).total).toBe(0);
    expect((await deeds('dead_letter.replayed')).at(-1)).toMatchObject({
      staffId: staff,
      sessionId: session,
      subject: DURABLE,
      before: { sequence: letter!.sequence, eventId, eventType: OrderPlacedV1.type },
    });

    // Whoever presses a second time is told that it is done; and what is handed over twice all the same is done once.
    const again = await call('POST', `/${letter!.sequence}/replay`);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([404, 'dead_letter.not_found']);
    await nats.jetstream().publish(
      `dead.notify.replay.${DURABLE}`,
      JSON.stringify({
        specversion: '1.0',
        id: eventId,
        source: '/s',
        type: OrderPlacedV1.type,
        subject: orderId,
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        aggregateversion: 1,
        correlationid: 'r1',
        data: orderPlaced(orderId),
      }),
    );
    await replaysDone();
    expect(await effects(orderId)).toBe(1);
  });

  it('is replayed by two at once and has its effect once', async () => {
    const { orderId } = await poisoned();
    const [letter] = await deadLetters(1);
    faulty.clear();
    const both = await Promise.all([1, 2].map(() => call('POST', `/${letter!.sequence}/replay`)));
    expect(both.map(({ status }) => status).filter((status) => status === 202).length).toBeGreaterThanOrEqual(1);
    await waitFor('its effect', async () => (await effects(orderId)) === 1);
    await replaysDone();
    expect(await effects(orderId)).toBe(1);
  });

  it('is set aside again when its fault is still there, and keeps what it was and when it failed first', async () => {
    const { orderId } = await poisoned();
    const [letter] = await deadLetters(1);
    await call('POST', `/${letter!.sequence}/replay`);
    const again = await waitFor('it to be set aside again', async () =>
      (await list()).items.find(({ replays }) => replays === 1),
    );
    expect(again).toMatchObject({
      durable: DURABLE,
      eventType: OrderPlacedV1.type,
      firstFailedAt: letter!.firstFailedAt,
    });
    expect(again.sequence).toBeGreaterThan(letter!.sequence);
    faulty.clear();
    await call('POST', `/${again.sequence}/replay`);
    await waitFor('its effect', async () => (await effects(orderId)) === 1);
  });

  it('is replayed with others: those that are named, each with an entry in the log', async () => {
    const orders = [await poisoned(), await poisoned(), await poisoned()];
    const letters = await deadLetters(3);
    faulty.clear();
    const logged = (await deeds('dead_letter.replayed')).length;
    const chosen = letters.slice(0, 2).map(({ sequence }) => sequence);
    const answer = await call('POST', '/replay', { body: { sequences: [...chosen, 999_999] } });
    expect([answer.status, await answer.json()]).toEqual([202, { replayed: 2, gone: 1, stopped: false, next: null }]);
    await waitFor(
      'the two effects',
      async () =>
        (await Promise.all(orders.map(({ orderId }) => effects(orderId)))).reduce((sum, count) => sum + count) === 2,
    );
    expect((await list()).items.map(({ sequence }) => sequence)).toEqual([letters[2]!.sequence]);
    const added = (await deeds('dead_letter.replayed')).slice(logged);
    expect(
      added.map(({ staffId, sessionId, before }) => [staffId, sessionId, (before as { sequence: number }).sequence]),
    ).toEqual(chosen.map((sequence) => [staff, session, sequence]));
  });

  it('is replayed with all the others, and once in a run though it fails again', async () => {
    for (let count = 0; count < 3; count++) await poisoned();
    const before = await deadLetters(3);
    const first = await call('POST', '/replay', { body: { all: true, most: 2 } });
    expect(await first.json()).toEqual({ replayed: 2, gone: 0, stopped: false, next: null });
    await waitFor(
      'the two to be set aside again',
      async () => (await list()).items.filter(({ replays }) => replays === 1).length === 2,
    );

    const whole = (await (await call('POST', '/replay', { body: { all: true } })).json()) as ReplayedDeadLetters;
    expect(whole).toEqual({ replayed: 3, gone: 0, stopped: false, next: null });
    const again = await waitFor('all to be set aside again', async () => {
      const { items } = await list();
      return (
        items.length === 3 &&
        items.every(({ sequence, replays }) => sequence > before[2]!.sequence && replays > 0) &&
        items
      );
    });
    expect(again.map(({ replays }) => replays).toSorted()).toEqual([1, 2, 2]);
    faulty.clear();
  });

  it('refuses a list of none, and one that is too long', async () => {
    for (const body of [
      { sequences: [] },
      { sequences: Array.from({ length: 101 }, (_, index) => index + 1) },
      { all: false },
      {},
    ])
      expect((await call('POST', '/replay', { body })).status).toBe(400);
  });

  it('shows what it holds, and nothing that could be of a person', async () => {
    await poisoned();
    const [letter] = await deadLetters(1);
    const shown = (await (await call('GET', `/${letter!.sequence}`)).json()) as AdminDeadLetter;
    expect(shown).toMatchObject({
      sequence: letter!.sequence,
      envelope: {
        type: OrderPlacedV1.type,
        data: { currency: 'USD', total: 1250, lines: [{ itemId: 'i1', name: '••• (10)' }] },
      },
    });
    expect(shown.bytes).toBeGreaterThan(300);
  });

  it('shows of what is not even JSON how long it is', async () => {
    await nats.jetstream().publish(OrderPlacedV1.type, 'Ada, Main Street 1');
    const [letter] = await deadLetters(1);
    expect(letter).not.toHaveProperty('eventId');
    expect(await (await call('GET', `/${letter!.sequence}`)).json()).toMatchObject({ envelope: null, bytes: 18 });
  });

  it('is discarded with a note, which the log keeps', async () => {
    const { orderId, eventId } = await poisoned();
    const [letter] = await deadLetters(1);
    expect((await call('POST', `/${letter!.sequence}/discard`, { body: { note: '' } })).status).toBe(400);
    expect((await call('POST', `/${letter!.sequence}/discard`, { body: { note: 'Its menu is gone.' } })).status).toBe(
      204,
    );
    expect((await list()).total).toBe(0);
    expect((await deeds('dead_letter.discarded')).at(-1)).toMatchObject({
      staffId: staff,
      before: { eventId },
      after: { note: 'Its menu is gone.' },
    });
    expect((await call('GET', `/${letter!.sequence}`)).status).toBe(404);
    expect(await effects(orderId)).toBe(0);
  });

  it('is listed in parts, oldest first, over the gaps that others left', async () => {
    for (let count = 1; count <= 5; count++) {
      await poisoned();
      await deadLetters(count);
    }
    const all = (await list()).items;
    await call('POST', `/${all[1]!.sequence}/discard`, { body: { note: 'Leaves a gap.' } });
    const left = [all[0], all[2], all[3], all[4]].map((letter) => letter!.sequence);
    const first = await list('?limit=3');
    expect([first.items.map(({ sequence }) => sequence), first.total, first.totalIsCapped]).toEqual([
      left.slice(0, 3),
      4,
      false,
    ]);
    const rest = await list(`?limit=3&cursor=${first.next}`);
    expect([rest.items.map(({ sequence }) => sequence), rest.next]).toEqual([left.slice(3), null]);
    expect((await call('GET', '?cursor=nonsense')).status).toBe(400);
  });

  it('is a matter of admins', async () => {
    for (const role of ['support', 'billing'] as const) {
      expect((await call('GET', '', { role })).status).toBe(403);
      expect((await call('POST', '/replay', { role, body: { all: true } })).status).toBe(403);
    }
  });
});
