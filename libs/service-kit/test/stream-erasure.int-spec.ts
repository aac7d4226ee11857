import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OrderPlacedV1, type ServiceName } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AckPolicy, type Consumer, type NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { DeadLetters, StreamErasure, deadLetterStreamOf, durableOf, streamOf } from '../src';
import { TestPlatform, waitFor } from '../src/testing';
import { startPublisher } from './a-service';

describe('what a service takes out of its streams, with the rights it has on a real JetStream', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let publisher: NestFastifyApplication;
  let erasure: StreamErasure;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats('ordering');
    publisher = await startPublisher(platform);
    erasure = publisher.get(StreamErasure);
  });
  beforeEach(async () => {
    const all = await platform.connectNats();
    for (const stream of [streamOf('ordering'), deadLetterStreamOf('ordering')])
      await (await all.jetstreamManager()).streams.purge(stream);
    await all.close();
    await publisher.get(DataSource).query('DELETE FROM dead_letters');
  });
  afterAll(async () => {
    await publisher.close();
    await nats.close();
    await platform.stop();
  });

  const publish = (text: string, subject: string = OrderPlacedV1.type) => nats.jetstream().publish(subject, text);
  const deadLettered = (text: string, reason = '') =>
    publisher
      .get(DeadLetters)
      .deadLetter(
        'a-durable',
        { subject: OrderPlacedV1.type, data: Buffer.from(text) },
        { subject: OrderPlacedV1.type, reason, attempts: 1, replays: 0, firstFailedAt: new Date() },
      );
  const left = async (stream: string) => (await (await nats.jetstreamManager()).streams.info(stream)).state.messages;
  /** All that lies in the files of the streams. */
  const files = () => {
    const folder = path.join(platform.environment('ordering').DATA_DIR!, '..', 'nats');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1'))
      .join('\n');
  };

  it('is what names these ids, and nothing else; it is not left on the disk either', async () => {
    const [theirs, anothers] = [randomUUID(), randomUUID()];
    await publish(JSON.stringify({ subject: theirs, data: { notes: 'For Quillon' } }));
    await publish(JSON.stringify({ subject: anothers, data: { notes: 'For Grace' } }));
    await publish(JSON.stringify({ subject: randomUUID(), data: { orderId: theirs.toUpperCase() } }));
    await waitFor('it to be on the disk', () => files().includes('For Quillon'));
    expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(2);
    expect(await left(streamOf('ordering'))).toBe(1);
    await waitFor('the files', () => !files().includes('For Quillon') && files().includes('For Grace'));
    expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(0);
  });

  it('is found over thousands of others', async () => {
    const theirs = randomUUID();
    await Promise.all(
      Array.from({ length: 2500 }, (_, index) =>
        publish(JSON.stringify({ subject: index % 1000 === 7 ? theirs : randomUUID() })),
      ),
    );
    expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(3);
    expect(await left(streamOf('ordering'))).toBe(2497);
  });

  it('are dead letters with these numbers and addresses, in what they hold or in why they were set aside', async () => {
    await deadLettered('{"strange": "call +15035550177 now"}');
    await deadLettered('{"strange": 1}', 'no such person: Ada@Example.com.');
    await deadLettered(JSON.stringify({ strange: 'call\n(503) 555-0177' }));
    expect(
      await erasure.deadLetters({ ids: [], contacts: ['+15035550177', '(503) 555-0177', 'ada@example.com', ''] }),
    ).toBe(3);
    expect(await publisher.get(DeadLetters).list()).toEqual([]);
  });

  it('are those that are being replayed, where they lie and on their way', async () => {
    await deadLettered('{"strange": "call +15035550177 now"}');
    const [letter] = await publisher.get(DeadLetters).list();
    await publisher.get(DataSource).query('UPDATE dead_letters SET replaying_at = now()');
    await publish(letter!.body, 'dead.ordering.replay.a-durable');
    expect(await erasure.deadLetters({ ids: [], contacts: ['+15035550177'] })).toBe(2);
    expect(await left(deadLetterStreamOf('ordering'))).toBe(0);
  });

  it('are not those of everybody: who types a word of every message as a number, or has an address that ends like another’s, erases no other’s', async () => {
    for (const text of [
      JSON.stringify({ orderId: randomUUID(), to: 'granada@example.com' }),
      '{"to": "ada@example.com.au", "orderId": "+150355501779"}',
    ])
      await deadLettered(text, 'no order id');
    expect(
      await erasure.deadLetters({
        ids: [],
        contacts: ['orderId', 'no order', 'ada@example.com', '+15035550177', '12345'],
      }),
    ).toBe(0);
    expect(await publisher.get(DeadLetters).list()).toHaveLength(2);
  });

  /** Another service that learns of orders, as its transport does; whoever asks for it ends it. */
  const receiving = async (service: ServiceName): Promise<{ consumer: Consumer; end: () => Promise<void> }> => {
    const connection = await platform.connectNats(service);
    const manager = await connection.jetstreamManager();
    const [stream, durable] = [streamOf('ordering'), durableOf(service, OrderPlacedV1.type)];
    await manager.consumers.add(stream, {
      durable_name: durable,
      filter_subject: OrderPlacedV1.type,
      ack_policy: AckPolicy.Explicit,
    });
    const end = async () => {
      await connection.close();
      const all = await platform.connectNats();
      await (await all.jetstreamManager()).consumers.delete(stream, durable);
      await all.close();
    };
    return { consumer: await connection.jetstream().consumers.get(stream, durable), end };
  };

  it('stays until all who hear it are done with it: neither one that is away loses it, nor one that tries again', async () => {
    const [theirs, anothers] = [randomUUID(), randomUUID()];
    const [notify, identity] = [await receiving('notify'), await receiving('identity')];
    try {
      for (const id of [anothers, theirs]) await publish(JSON.stringify({ subject: id }));
      expect(await erasure.events({ ids: [theirs], contacts: [] })).toBeUndefined();
      for (let read = 0; read < 2; read++) await (await notify.consumer.next())?.ackAck();
      expect(await erasure.events({ ids: [theirs], contacts: [] })).toBeUndefined();
      const [first, second] = [await identity.consumer.next(), await identity.consumer.next()];
      await second?.ackAck();
      // The one before it may come again, and who knows what else has not been acknowledged.
      expect(await erasure.events({ ids: [theirs], contacts: [] })).toBeUndefined();
      expect(await left(streamOf('ordering'))).toBe(2);
      // Set aside as a dead letter.
      first?.term();
      await waitFor('them to have had it', async () => (await erasure.events({ ids: [theirs], contacts: [] })) === 1);
      expect(await left(streamOf('ordering'))).toBe(1);
    } finally {
      for (const { end } of [notify, identity]) await end();
    }
  });

  it('does not wait for what nobody has to hear, nor for what came after it', async () => {
    const theirs = randomUUID();
    const notify = await receiving('notify');
    try {
      await publish(JSON.stringify({ subject: theirs }));
      await publish(JSON.stringify({ subject: theirs }), 'ordering.order.nobody-hears-this.v1');
      await (await notify.consumer.next())?.ackAck();
      await publish(JSON.stringify({ subject: randomUUID() }));
      expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(2);
    } finally {
      await notify.end();
    }
  });

  it('is nothing where there is nothing', async () => {
    expect(await erasure.events({ ids: [randomUUID()], contacts: [] })).toBe(0);
    expect(await erasure.events({ ids: [], contacts: [] })).toBe(0);
  });
});
