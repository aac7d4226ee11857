import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  AUTHORITY_BUCKET,
  ERASES_OWN_EVENTS,
  SERVICES,
  TOPOLOGY,
  type ServiceName,
} from '@chalkboard/contracts/topology';
import { AckPolicy, connect, createInbox, type ConnectionOptions, type NatsConnection } from 'nats';
import { loadTopology, startNats, type RunningNats } from './testing.mjs';

const { durablesOn, deadLetterStreamOf, durableOf, ownerOf, streamOf } = loadTopology();

const dir = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'nats-'));
let server: RunningNats;
const clients = new Map<string, NatsConnection>();

function login(user: string): ConnectionOptions {
  return {
    servers: server.url,
    user,
    pass: server.users[user]?.password,
    inboxPrefix: `_INBOX_${user}`,
    timeout: 20_000,
    reconnectTimeWait: 50,
  };
}

function as(user: ServiceName): NatsConnection {
  return clients.get(user) as NatsConnection;
}

/** Publishes and tells whether the server refused it: refusals come as an event on the connection, not as an answer. */
async function isRefused(user: string, act: (client: NatsConnection) => void): Promise<boolean> {
  const client = await connect({ ...login(user), reconnect: false });
  let refused = false;
  void (async () => {
    for await (const status of client.status())
      if (String(status.data).includes('PERMISSIONS_VIOLATION')) refused = true;
  })();
  act(client);
  // The server's refusal stands before its answer to the flush; the status iterator hands it on a turn later.
  await client.flush();
  await new Promise(setImmediate);
  await client.close();
  return refused;
}

beforeAll(async () => {
  server = await startNats({ dir });
  for (const service of SERVICES) clients.set(service, await connect(login(service)));
  for (const service of SERVICES) {
    const jsm = await as(service).jetstreamManager();
    const { publishes } = TOPOLOGY[service];
    if (publishes.length > 0)
      await jsm.streams.add({
        name: streamOf(service),
        subjects: [...new Set(publishes.map(({ type }) => `${type.split('.').slice(0, 2).join('.')}.>`))],
      });
    await jsm.streams.add({ name: deadLetterStreamOf(service), subjects: [`dead.${service}.>`] });
  }
  await as('identity').jetstream().views.kv(AUTHORITY_BUCKET);
});

afterAll(async () => {
  await Promise.all([...clients.values()].map((client) => client.close()));
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
});

describe('what the topology names is allowed', () => {
  it.each(SERVICES.flatMap((service) => TOPOLOGY[service].consumes.map(({ type }) => [service, type] as const)))(
    '%s hears %s by its durable, and acknowledges it',
    async (service, type) => {
      const stream = streamOf(ownerOf(type));
      const durable = durableOf(service, type);
      const jsm = await as(service).jetstreamManager();
      await jsm.streams.info(stream);
      await jsm.consumers.add(stream, { durable_name: durable, filter_subject: type, ack_policy: AckPolicy.Explicit });
      await as(ownerOf(type)).jetstream().publish(type, service);

      const consumer = await as(service).jetstream().consumers.get(stream, durable);
      const message = await consumer.next({ expires: 20_000 });
      expect(message?.subject).toBe(type);
      message?.working();
      expect(await message?.ackAck()).toBe(true);
      expect((await jsm.consumers.info(stream, durable)).num_ack_pending).toBe(0);
    },
  );

  it.each(SERVICES.flatMap((service) => TOPOLOGY[service].asks.map((subject) => [service, subject] as const)))(
    '%s asks %s and is answered',
    async (service, subject) => {
      const answering = as(ownerOf(subject)).subscribe(subject, {
        queue: ownerOf(subject),
        callback: (_, message) => message.respond('yes'),
      });
      await as(ownerOf(subject)).flush();
      expect((await as(service).request(subject, 'question')).string()).toBe('yes');
      answering.unsubscribe();
    },
  );

  it.each(SERVICES)('%s gives up, lists, replays and drops its own dead letters', async (service) => {
    const js = as(service).jetstream();
    const jsm = await as(service).jetstreamManager();
    const stream = deadLetterStreamOf(service);
    const { seq } = await js.publish(`dead.${service}.parked.x`, 'letter');
    expect((await jsm.streams.getMessage(stream, { seq })).string()).toBe('letter');
    await js.publish(`dead.${service}.replay.x`, 'letter');
    await jsm.consumers.add(stream, {
      durable_name: `${service}-replay`,
      filter_subject: `dead.${service}.replay.>`,
      ack_policy: AckPolicy.Explicit,
    });
    const replayed = await (await js.consumers.get(stream, `${service}-replay`)).next({ expires: 20_000 });
    expect(await replayed?.ackAck()).toBe(true);

    const listing = await js.consumers.get(stream);
    expect((await listing.next({ expires: 20_000 }))?.string()).toBe('letter');
    await jsm.streams.deleteMessage(stream, seq);
  });

  it.each(ERASES_OWN_EVENTS)(
    '%s looks through what it has published, sees how far those have come who hear it, and removes some of it; it reaches no consumer of others there',
    async (service) => {
      const [js, jsm, stream] = [as(service).jetstream(), await as(service).jetstreamManager(), streamOf(service)];
      const { seq } = await js.publish(TOPOLOGY[service].publishes[0]!.type, 'to be forgotten');
      await jsm.consumers.add(stream, { name: 'erasure', ack_policy: AckPolicy.None });
      const reader = await js.consumers.get(stream, 'erasure');
      expect(await reader.next({ expires: 20_000 })).not.toBeNull();
      await jsm.consumers.delete(stream, 'erasure');
      // Made above, by those who hear.
      for (const { durable } of durablesOn(service))
        expect((await jsm.consumers.info(stream, durable)).name).toBe(durable);
      expect(await jsm.streams.deleteMessage(stream, seq)).toBe(true);
      const another = durablesOn(service)[0]!.durable;
      for (const request of [
        ...['DELETE', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${stream}.${another}`),
        `$JS.API.CONSUMER.LIST.${stream}`,
        `$JS.API.STREAM.PURGE.${stream}`,
        `$JS.API.STREAM.DELETE.${stream}`,
      ]) {
        expect([request, await isRefused(service, (client) => client.publish(request, '{}'))]).toEqual([request, true]);
      }
    },
  );

  it.each(SERVICES.filter((service) => !ERASES_OWN_EVENTS.includes(service)))(
    '%s removes nothing of what it has published',
    async (service) => {
      for (const request of [
        `$JS.API.STREAM.MSG.DELETE.${streamOf(service)}`,
        `$JS.API.CONSUMER.CREATE.${streamOf(service)}.erasure`,
      ]) {
        expect([request, await isRefused(service, (client) => client.publish(request, '{}'))]).toEqual([request, true]);
      }
    },
  );

  it('identity writes the authority bucket; every service reads and watches it', async () => {
    const written = await as('identity').jetstream().views.kv(AUTHORITY_BUCKET);
    await written.put('key.first', 'public');
    for (const service of SERVICES) {
      const bucket = await as(service).jetstream().views.kv(AUTHORITY_BUCKET, { bindOnly: true });
      expect((await bucket.get('key.first'))?.string()).toBe('public');
      const watch = await bucket.watch({ key: 'key.>' });
      for await (const entry of watch) {
        expect(entry.key).toBe('key.first');
        break;
      }
    }
    await written.delete('key.first');
  });

  it('live hints reach the other instances of the same service', async () => {
    const other = await connect(login('ordering'));
    const heard = new Promise((resolve) =>
      other.subscribe('live.order.>', { callback: (_, message) => resolve(message.subject) }),
    );
    await other.flush();
    as('ordering').publish('live.order.7');
    expect(await heard).toBe('live.order.7');
    await other.close();
  });
});

describe('everything else is refused', () => {
  it.each(SERVICES)('%s cannot speak for another, nor hear what is not meant for it', async (service) => {
    for (const other of SERVICES.filter((each) => each !== service)) {
      const foreign = [...TOPOLOGY[other].publishes.map(({ type }) => type), `dead.${other}.parked.x`];
      for (const subject of foreign) {
        expect([subject, await isRefused(service, (client) => client.publish(subject, 'forged'))]).toEqual([
          subject,
          true,
        ]);
        expect([subject, await isRefused(service, (client) => void client.subscribe(subject))]).toEqual([
          subject,
          true,
        ]);
      }
      for (const request of [
        `$JS.API.STREAM.DELETE.${streamOf(other)}`,
        `$JS.API.STREAM.PURGE.${streamOf(other)}`,
        `$JS.API.STREAM.MSG.GET.${streamOf(other)}`,
        `$JS.API.STREAM.INFO.${deadLetterStreamOf(other)}`,
        `$JS.API.CONSUMER.CREATE.${deadLetterStreamOf(other)}.spy`,
      ]) {
        expect([request, await isRefused(service, (client) => client.publish(request, '{}'))]).toEqual([request, true]);
      }
      expect(await isRefused(service, (client) => void client.subscribe(`_INBOX_${other}.>`))).toBe(true);
    }
    for (const subject of ['>', '$JS.>', `${service}.>`])
      expect([subject, await isRefused(service, (client) => void client.subscribe(subject))]).toEqual([subject, true]);
  });

  it('a durable cannot be widened to events the topology does not give it', async () => {
    const type = 'menu.menu.published.v1';
    for (const filter of ['menu.>', 'menu.menu.updated.v1']) {
      expect(
        await isRefused('notify', (client) =>
          client.publish(`$JS.API.CONSUMER.CREATE.MENU.${durableOf('notify', type)}.${filter}`, '{}'),
        ),
      ).toBe(true);
    }
    // The server compares the subject with the request's body, so a narrow subject cannot carry a wide request either.
    const body = {
      stream_name: 'MENU',
      config: { durable_name: durableOf('notify', type), filter_subject: 'menu.>', ack_policy: 'explicit' },
    };
    const reply = await as('notify').request(
      `$JS.API.CONSUMER.CREATE.MENU.${durableOf('notify', type)}.${type}`,
      JSON.stringify(body),
    );
    expect(reply.json<{ error?: { description: string } }>().error?.description).toContain('did not match');
  });

  it.each(SERVICES.filter((service) => service !== 'identity'))(
    '%s cannot write the authority bucket',
    async (service) => {
      expect(await isRefused(service, (client) => client.publish(`$KV.${AUTHORITY_BUCKET}.key.forged`, 'mine'))).toBe(
        true,
      );
      expect(
        await isRefused(service, (client) => client.publish(`$JS.API.STREAM.UPDATE.KV_${AUTHORITY_BUCKET}`, '{}')),
      ).toBe(true);
    },
  );

  it('a service that answers nothing cannot write to inboxes', async () => {
    expect(await isRefused('identity', (client) => client.publish(createInbox('_INBOX_menu'), 'x'))).toBe(true);
  });

  it('nobody gets in without a password', async () => {
    await expect(connect({ servers: server.url })).rejects.toThrow(/authorization/i);
    await expect(connect({ servers: server.url, user: 'menu', pass: 'guess' })).rejects.toThrow(/authorization/i);
  });
});

it('keeps its streams after it was killed and started again in the same folder', async () => {
  const { port, passwords } = server;
  await server.kill();
  server = await startNats({ dir, port, passwords });
  const again = await connect(login('menu'));
  expect((await (await again.jetstreamManager()).streams.info('MENU')).state.messages).toBeGreaterThan(0);
  await again.close();
});
