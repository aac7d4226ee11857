import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OrderPlacedV1, streamOf } from '@chalkboard/contracts';
import { NatsCluster } from '@chalkboard/tools/platform/testing.mjs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { connect, type NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { DeadLetters, Outbox } from '../src';
import { TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, startHearer, startPublisher } from './a-service';

jest.setTimeout(180_000);

const ORDERS_AT_A_TIME = 5;
const EVERY_MS = 100;
/** After the cluster is whole again. */
const STUCK_MS = 30_000;
const AGREED_WITHIN_MS = 45_000;

let platform: TestPlatform;
let cluster: NatsCluster;
let nats: NatsConnection;
let publisher: NestFastifyApplication;
let hearer: NestFastifyApplication;

beforeAll(async () => {
  platform = await TestPlatform.start();
  cluster = await NatsCluster.start(mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'cluster-')));
  await cluster.whole();
  nats = await connect({ servers: [...cluster.urls], ...cluster.login('platform'), maxReconnectAttempts: -1, reconnectTimeWait: 100 });
  const onCluster: Pick<TestPlatform, 'environment'> = { environment: (service, more) => platform.environment(service, { ...cluster.environment(service), ...more }) };
  publisher = await startPublisher(onCluster);
  hearer = await startHearer(onCluster, async ({ data: { orderId } }, manager) => void (await manager.query('INSERT INTO effects (order_id) VALUES ($1)', [orderId])));
  await hearer.get(DataSource).query('CREATE TABLE effects (order_id text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp())');
});
afterAll(async () => {
  await Promise.all([hearer, publisher].map((app) => app.close()));
  await nats.close();
  await cluster.stop();
  await platform.stop();
});

const placed: string[] = [];

async function place(): Promise<void> {
  const ids = Array.from({ length: ORDERS_AT_A_TIME }, () => randomUUID());
  await publisher.get(DataSource).transaction(async (manager) => {
    for (const id of ids) await publisher.get(Outbox).append(manager, { definition: OrderPlacedV1, aggregateId: id, aggregateVersion: 1, data: orderPlaced(id) });
  });
  placed.push(...ids);
}

async function effects(): Promise<string[]> {
  return ((await hearer.get(DataSource).query('SELECT order_id FROM effects')) as { order_id: string }[]).map(({ order_id: id }) => id);
}

/** Until all that was placed by now has had its effect. @returns after how many milliseconds */
async function caughtUp(limitMs: number): Promise<number> {
  const [began, wanted] = [performance.now(), [...placed]];
  await waitFor('everything that was placed to have its effect', async () => {
    const had = new Set(await effects());
    return wanted.every((id) => had.has(id));
  }, limitMs);
  return Math.round(performance.now() - began);
}

/** The node that leads the stream of orders. */
async function leader(): Promise<number> {
  const name = await waitFor('a leader', async () => (await (await nats.jetstreamManager()).streams.info(streamOf('ordering'))).cluster?.leader, AGREED_WITHIN_MS);
  return Number(name.at(-1));
}

it('a node is lost and comes back, then two are restarted one after the other, under load: every event has its effect once, and none is stuck', async () => {
  const said: string[] = [];
  const ended = new AbortController();
  const load = (async () => {
    for (; !ended.signal.aborted; await sleep(EVERY_MS)) await place();
  })();
  try {
    await waitFor('the first orders', () => placed.length >= 50);
    await caughtUp(STUCK_MS);
    const lost = await leader();
    await cluster.end(lost, 'SIGKILL');
    said.push(`caught up ${await caughtUp(STUCK_MS)} ms after a node was lost`);
    cluster.bringBack(lost);
    await cluster.whole();
    said.push(`${await caughtUp(STUCK_MS)} ms after it was back`);
    for (const node of [0, 1, 2].filter((one) => one !== lost)) {
      await cluster.end(node, 'SIGTERM');
      cluster.bringBack(node);
      await cluster.whole();
      said.push(`${await caughtUp(STUCK_MS)} ms after another was restarted`);
    }
  } finally {
    ended.abort();
    await load;
  }
  await caughtUp(STUCK_MS);
  process.stderr.write(`    three nodes: ${placed.length} events; ${said.join(', ')}\n`);
  expect((await effects()).toSorted()).toEqual(placed.toSorted());
  const [waiting] = (await publisher.get(DataSource).query('SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL')) as { count: number }[];
  expect([waiting?.count, await hearer.get(DeadLetters).list()]).toEqual([0, []]);
});
