import { randomUUID } from 'node:crypto';
import { METRICS, OrderPlacedV1, type AdminOperations, type MetricName } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { Outbox, PoisonMessageError, TokenVerifier } from '../src';
import { StandInAuthority, TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, startHearer, startPublisher } from './a-service';

const CONSUMER = 'ordering/identity-on-order-placed-v1';

describe('how a service is doing, with a real Postgres and a real JetStream', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let authority: StandInAuthority;
  let publisher: NestFastifyApplication;
  let hearer: NestFastifyApplication;
  let release: () => void = () => undefined;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats();
    authority = await StandInAuthority.start(nats);
    publisher = await startPublisher(platform);
    hearer = await startHearer(platform, async (event) => {
      if (event.data.orderNumber === 'POISON') throw new PoisonMessageError('no kitchen');
      await new Promise<void>((done) => (release = done));
    });
    await waitFor('the signing key', () => publisher.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(async () => {
    release();
    await hearer.close();
    await publisher.close();
    await nats.close();
    await platform.stop();
  });

  async function metricsOf(app: NestFastifyApplication): Promise<Map<string, number>> {
    const response = await fetch(`${await app.getUrl()}/metrics`);
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    );
  }

  async function operationsOf(app: NestFastifyApplication, service: string): Promise<AdminOperations> {
    const authorization = `Bearer ${await authority.staffToken({ role: 'admin' })}`;
    return (await (
      await fetch(`${await app.getUrl()}/api/admin/operations/${service}`, { headers: { authorization } })
    ).json()) as AdminOperations;
  }

  const append = (orderNumber: string) => {
    const orderId = randomUUID();
    return publisher.get(DataSource).transaction((manager) =>
      publisher.get(Outbox).append(manager, {
        definition: OrderPlacedV1,
        aggregateId: orderId,
        aggregateVersion: 1,
        data: { ...orderPlaced(orderId), orderNumber },
      }),
    );
  };

  it('is exposed in metrics of the table alone, by templates and never by ids', async () => {
    const id = randomUUID();
    await fetch(`${await publisher.getUrl()}/api/admin/dead-letters/ordering/${id}`);
    const metrics = await metricsOf(publisher);
    expect([...metrics.keys()].join('\n')).toContain('route="/api/admin/dead-letters/ordering/:sequence",status="401"');
    expect([...metrics.keys()].join('\n')).not.toContain(id);
    const names = new Set(
      [...metrics.keys()].map((key) => key.replace(/\{.*/, '').replace(/_(bucket|sum|count)$/, '')),
    );
    for (const name of names) expect(Object.keys(METRICS)).toContain(name);
    const ofEvery: MetricName[] = [
      'chalkboard_outbox_events',
      'chalkboard_outbox_oldest_seconds',
      'chalkboard_dead_letters',
      'chalkboard_database_pool',
      'chalkboard_event_streams',
    ];
    for (const name of ofEvery) expect(names).toContain(name);
  });

  it('is nothing for somebody who comes through the edge', async () => {
    expect(
      (await fetch(`${await publisher.getUrl()}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status,
    ).toBe(404);
  });

  it('says how many events a consumer has not handled, and the staff’s screen says the same', async () => {
    await append('SLOW');
    const lag = await waitFor('the event to be under way', async () =>
      (await metricsOf(hearer)).get(`chalkboard_consumer_lag{consumer="${CONSUMER}",service="identity"}`),
    );
    expect(lag).toBe(1);
    expect((await operationsOf(hearer, 'identity')).consumers).toEqual([{ consumer: CONSUMER, lag: 1 }]);
    await waitFor('the effect to have begun', () => (release(), true));
    await waitFor(
      'it to be handled',
      async () => (
        release(),
        (await metricsOf(hearer)).get(`chalkboard_consumer_lag{consumer="${CONSUMER}",service="identity"}`) === 0
      ),
    );
  });

  it('says how many messages are set aside', async () => {
    await append('POISON');
    await waitFor(
      'the dead letter',
      async () => (await metricsOf(hearer)).get('chalkboard_dead_letters{service="identity"}') === 1,
    );
    expect((await operationsOf(hearer, 'identity')).deadLetters).toBe(1);
  });

  it('says how old the outbox is while the broker is away, and leaves out what only the broker knows', async () => {
    await platform.killNats();
    await append('WAITS');
    const metrics = await waitFor('the outbox to grow old', async () => {
      const now = await metricsOf(publisher);
      return (now.get('chalkboard_outbox_oldest_seconds{service="ordering"}') ?? 0) > 1 && now;
    });
    expect(metrics.get('chalkboard_outbox_events{service="ordering"}')).toBe(1);
    expect(metrics.get('chalkboard_dead_letters{service="ordering"}')).toBe(0);
    expect([...metrics.keys()].filter((name) => name.startsWith('chalkboard_consumer_lag'))).toEqual([]);
    await platform.restartNats();
    await waitFor(
      'the outbox to be empty',
      async () => (release(), (await metricsOf(publisher)).get('chalkboard_outbox_events{service="ordering"}') === 0),
    );
  });
});
