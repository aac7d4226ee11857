import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { connect, type NatsConnection } from 'nats';
import { NatsCluster } from '../../platform/fixtures/nats-cluster.mjs';

const NODES = [0, 1, 2];
let cluster: NatsCluster;
let connection: NatsConnection | undefined;

beforeAll(async () => {
  cluster = await NatsCluster.start(mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'cluster-')));
});
afterAll(async () => {
  await connection?.close();
  await cluster.stop();
});

/** What is asked for until the cluster has agreed on who leads. */
async function until<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + 45_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

it('three nodes keep three copies of a stream for a service, and go on when one of them is lost', async () => {
  connection = await until(() =>
    connect({ servers: cluster.urls, ...cluster.login('menu'), reconnectTimeWait: 100, maxReconnectAttempts: -1 }),
  );
  const nats = connection;
  const manager = await until(() => nats.jetstreamManager({ timeout: 2000 }));
  await until(() => manager.streams.add({ name: 'MENU', subjects: ['menu.>'], num_replicas: NODES.length }));
  const stream = nats.jetstream({ timeout: 2000 });
  expect((await stream.publish('menu.menu.published.v1', 'before', { msgID: 'a' })).seq).toBe(1);

  const { cluster: copies } = await manager.streams.info('MENU');
  expect([copies?.leader, ...(copies?.replicas ?? []).map(({ name }) => name)].toSorted()).toEqual(
    NODES.map((node) => `nats-${node}`),
  );
  // The one that answers for the stream, without a word.
  await cluster.end(Number(copies?.leader?.at(-1)), 'SIGKILL');
  expect(await until(async () => (await stream.publish('menu.menu.published.v1', 'after', { msgID: 'b' })).seq)).toBe(
    2,
  );
  const kept = await until(() => manager.streams.getMessage('MENU', { seq: 1 }));
  expect(kept.string()).toBe('before');
});

it('nobody gets in without a name and its password', async () => {
  await expect(
    connect({
      servers: cluster.urls,
      ...cluster.login('menu'),
      pass: 'other',
      maxReconnectAttempts: 0,
      reconnect: false,
    }),
  ).rejects.toThrow(/Authorization|CONNECTION/i);
});
