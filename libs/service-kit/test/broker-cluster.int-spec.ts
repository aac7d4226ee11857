import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OrderPlacedV1 } from '@chalkboard/contracts';
import { NatsCluster } from '@chalkboard/tools/platform/testing.mjs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { connect, type NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { DeadLetters, NATS, Outbox, durableOf, streamOf } from '../src';
import { TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, start, startHearer, startPublisher } from './a-service';

jest.setTimeout(180_000);

const NODES = [0, 1, 2];
const ORDERS_AT_A_TIME = 5;
/** While a node is away, and between. */
const ORDERS_A_STEP = 60;
const EVERY_MS = 100;
/** With or without one of three nodes. */
const STUCK_MS = 30_000;
const AGREED_WITHIN_MS = 45_000;
/** The client waits five seconds for an answer. */
const GIVEN_UP_MS = 5500;

let platform: TestPlatform;
let cluster: NatsCluster;
let nats: NatsConnection;
let publisher: NestFastifyApplication;
let hearer: NestFastifyApplication;
let placed: string[];
let onCluster: Pick<TestPlatform, 'environment'>;

// Anew for each attempt: one that failed may leave a node away.
beforeEach(async () => {
  placed = [];
  platform = await TestPlatform.start();
  cluster = await NatsCluster.start(mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'cluster-')));
  await cluster.whole();
  nats = await connect({
    servers: [...cluster.urls],
    ...cluster.login('platform'),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
  });
  onCluster = {
    environment: (service, more) => platform.environment(service, { ...cluster.environment(service), ...more }),
  };
  publisher = await startPublisher(onCluster);
  hearer = await startHearer(
    onCluster,
    async ({ data: { orderId } }, manager) =>
      void (await manager.query('INSERT INTO effects (order_id) VALUES ($1)', [orderId])),
  );
  await hearer
    .get(DataSource)
    .query('CREATE TABLE effects (order_id text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())');
});
afterEach(async () => {
  await Promise.all([hearer, publisher].map((app) => app.close()));
  await nats.close();
  await cluster.stop();
  await platform.stop();
});

const placedAt = new Map<string, number>();

async function place(): Promise<void> {
  const ids = Array.from({ length: ORDERS_AT_A_TIME }, () => randomUUID());
  await publisher.get(DataSource).transaction(async (manager) => {
    for (const id of ids)
      await publisher
        .get(Outbox)
        .append(manager, { definition: OrderPlacedV1, aggregateId: id, aggregateVersion: 1, data: orderPlaced(id) });
  });
  const now = Date.now();
  for (const id of ids) placedAt.set(id, now);
  placed.push(...ids);
}

/** Until so many more were placed, whatever becomes of them. */
function more(count: number): Promise<boolean> {
  const from = placed.length;
  return waitFor('more orders', () => placed.length >= from + count);
}

async function effects(): Promise<{ id: string; at: number }[]> {
  return (
    (await hearer.get(DataSource).query('SELECT order_id, at FROM effects')) as { order_id: string; at: Date }[]
  ).map(({ order_id: id, at }) => ({ id, at: at.getTime() }));
}

/** Until all that was placed by now has had its effect. */
async function caughtUp(): Promise<void> {
  const wanted = [...placed];
  await waitFor(
    'everything that was placed to have its effect',
    async () => {
      const had = new Set((await effects()).map(({ id }) => id));
      return wanted.every((id) => had.has(id));
    },
    STUCK_MS,
  );
}

/**
 * A node on which the consumer lies and to which its service is not connected: nothing tells the service when it is
 * lost.
 */
async function quietNode(): Promise<number> {
  const [stream, durable] = [streamOf('ordering'), durableOf('identity', OrderPlacedV1.type)];
  const name = await waitFor(
    'the consumer to lie elsewhere',
    async () => {
      const { cluster: copies } = await (await nats.jetstreamManager()).consumers.info(stream, durable);
      const leader = copies?.leader;
      if (leader !== hearer.get<NatsConnection>(NATS).info?.server_name) return leader;
      await nats.request(`$JS.API.CONSUMER.LEADER.STEPDOWN.${stream}.${durable}`);
      return undefined;
    },
    AGREED_WITHIN_MS,
  );
  return Number(name.at(-1));
}

it('a node is lost and comes back, then two are restarted one after the other, under load: every event has its effect once, and none is stuck', async () => {
  const ended = new AbortController();
  const load = (async () => {
    for (; !ended.signal.aborted; await sleep(EVERY_MS)) await place();
  })();
  try {
    await more(ORDERS_A_STEP);
    await caughtUp();
    const lost = await quietNode();
    await cluster.end(lost, 'SIGKILL');
    await more(ORDERS_A_STEP);
    await caughtUp();
    cluster.bringBack(lost);
    await cluster.whole();
    await more(ORDERS_A_STEP);
    await caughtUp();
    for (const node of NODES.filter((one) => one !== lost)) {
      await cluster.end(node, 'SIGTERM');
      await more(ORDERS_A_STEP);
      cluster.bringBack(node);
      await cluster.whole();
      await caughtUp();
    }
  } finally {
    ended.abort();
    await load;
  }
  await caughtUp();
  const had = await effects();
  const delays = had.map(({ id, at }) => at - placedAt.get(id)!);
  process.stderr.write(
    `    three nodes: ${placed.length} events, each had its effect once, the slowest after ${Math.max(...delays)} ms\n`,
  );
  expect(had.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
  expect(Math.max(...delays)).toBeLessThan(STUCK_MS);
  const [waiting] = (await publisher
    .get(DataSource)
    .query('SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL')) as { count: number }[];
  expect([waiting?.count, await hearer.get(DeadLetters).list()]).toEqual([0, []]);
});

it('a service that starts before the nodes have agreed on who leads asks again, and is there when they have', async () => {
  // They would ask as well.
  await Promise.all([hearer, publisher].map((app) => app.close()));
  for (const node of [1, 2]) await cluster.end(node, 'SIGKILL');
  await waitFor('a node that is left', () => nats.flush().then(() => true));
  const asked: number[] = [];
  nats.subscribe('$JS.API.INFO', { callback: () => void asked.push(Date.now()) });
  await nats.flush();
  const starting = start(onCluster, 'notify', []);
  await Promise.race([
    waitFor('a question after one that was given up', () => asked.at(-1)! - asked[0]! > GIVEN_UP_MS),
    starting,
  ]);
  for (const node of [1, 2]) cluster.bringBack(node);
  await (await starting).close();
});
