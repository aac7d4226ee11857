import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect, type NatsConnection } from 'nats';
import { versionOf } from '../../platform/binaries.mjs';
import { findNatsServer } from '../../platform/nats-binary.mjs';
import { brokerUsers, canSyncAlways, passwordVariable } from '../../platform/nats-config.mjs';
import { freePort } from '../../platform/ports.mjs';
import { ROOT } from '../../platform/workspace.mjs';

/** The cluster of `base/nats` on this machine: its own configuration, with other addresses and folders. */
const NODES = [0, 1, 2];
const deployed = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const binary = findNatsServer();
const nodes: ChildProcess[] = [];
const ports: { client: number; cluster: number; monitor: number }[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'cluster-'));
  for (const _node of NODES) ports.push({ client: await freePort(), cluster: await freePort(), monitor: await freePort() });
  const routed = NODES.reduce((text, node) => text.replace(`nats-${node}.nats-nodes:6222`, `127.0.0.1:${ports[node]!.cluster}`), deployed('deploy/kubernetes/base/nats/cluster.conf'));
  for (const node of NODES) {
    const home = path.join(folder, String(node));
    const { client, cluster, monitor } = ports[node]!;
    mkdirSync(home);
    const rights = deployed('deploy/nats/nats.conf').replace('0.0.0.0:4222', `127.0.0.1:${client}`).replace('0.0.0.0:8222', `127.0.0.1:${monitor}`).replace('"/data"', JSON.stringify(path.join(home, 'streams')));
    // Servers before 2.12.3 do not know the word.
    writeFileSync(path.join(home, 'nats.conf'), canSyncAlways(versionOf(binary)) ? rights : rights.replace(', sync_interval: always', ''));
    writeFileSync(path.join(home, 'cluster.conf'), routed.replace('0.0.0.0:6222', `127.0.0.1:${cluster}`).replace('/tmp/nats.pid', path.join(home, 'nats.pid')));
    const env = { PATH: process.env.PATH, SERVER_NAME: `nats-${node}`, ...Object.fromEntries(brokerUsers().map((user) => [passwordVariable(user), `s${user}`])) };
    nodes.push(spawn(binary, ['--config', path.join(home, 'cluster.conf')], { env, stdio: 'ignore' }));
  }
});
afterAll(async () => {
  await connection?.close();
  await Promise.all(nodes.map((node) => ended(node, 'SIGKILL')));
});

let connection: NatsConnection | undefined;
const urls = () => ports.map(({ client }) => `nats://127.0.0.1:${client}`);

async function ended(node: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  node.kill(signal);
  await once(node, 'exit');
}

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
  connection = await until(() => connect({ servers: urls(), user: 'menu', pass: 'smenu', inboxPrefix: '_INBOX_menu', reconnectTimeWait: 100, maxReconnectAttempts: -1 }));
  const nats = connection;
  const manager = await until(() => nats.jetstreamManager({ timeout: 2000 }));
  await until(() => manager.streams.add({ name: 'MENU', subjects: ['menu.>'], num_replicas: NODES.length }));
  const stream = nats.jetstream({ timeout: 2000 });
  expect((await stream.publish('menu.menu.published.v1', 'before', { msgID: 'a' })).seq).toBe(1);

  const { cluster } = await manager.streams.info('MENU');
  expect([cluster?.leader, ...(cluster?.replicas ?? []).map(({ name }) => name)].toSorted()).toEqual(NODES.map((node) => `nats-${node}`));
  // The one that answers for the stream, without a word.
  await ended(nodes[Number(cluster?.leader?.at(-1))]!, 'SIGKILL');
  expect(await until(async () => (await stream.publish('menu.menu.published.v1', 'after', { msgID: 'b' })).seq)).toBe(2);
  const kept = await until(() => manager.streams.getMessage('MENU', { seq: 1 }));
  expect(kept.string()).toBe('before');
});

it('nobody gets in without a name and its password', async () => {
  await expect(connect({ servers: urls(), user: 'menu', pass: 'other', maxReconnectAttempts: 0, reconnect: false })).rejects.toThrow(/Authorization|CONNECTION/i);
});
