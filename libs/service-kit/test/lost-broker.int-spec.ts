import { randomUUID } from 'node:crypto';
import { OrderPlacedV1, type EventEnvelope } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { DeadLetters, Outbox, PoisonMessageError, StreamErasure, type DeadLetter, durableOf, streamOf } from '../src';
import { JetStreamTransport } from '../src/messaging/jetstream.transport';
import { UnfinishedDeliveries } from '../src/messaging/unfinished-deliveries';
import { TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, startHearer, startPublisher, type Effect } from './a-service';

const STREAM = streamOf('ordering');
const DURABLE = durableOf('identity', OrderPlacedV1.type);

describe('a broker that has lost what it acknowledged, with a real Postgres and a real JetStream', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let app: NestFastifyApplication;
  const running: NestFastifyApplication[] = [];

  beforeEach(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats();
    app = await startPublisher(platform);
    running.push(app);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
    await nats.close();
    await platform.stop();
  });

  async function hearer(effect: Effect): Promise<NestFastifyApplication> {
    const receiving = await startHearer(platform, effect);
    running.push(receiving);
    return receiving;
  }

  const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
  const published = () =>
    waitFor(
      'the outbox to be empty',
      async () =>
        ((await app.get(DataSource).query('SELECT 1 FROM outbox WHERE published_at IS NULL LIMIT 1')) as unknown[])
          .length === 0,
    );

  async function publish(orderIds: readonly string[]): Promise<void> {
    await app.get(DataSource).transaction(async (manager) => {
      for (const id of orderIds)
        await app
          .get(Outbox)
          .append(manager, { definition: OrderPlacedV1, aggregateId: id, aggregateVersion: 1, data: orderPlaced(id) });
    });
  }

  /** The order ids on the stream, in the stream's order. */
  async function onStream(): Promise<string[]> {
    const { streams } = await nats.jetstreamManager();
    const { state } = await streams.info(STREAM);
    const found: string[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await streams.getMessage(STREAM, { seq }).catch(() => undefined);
      if (message) found.push(message.json<{ subject: string }>().subject);
    }
    return found;
  }

  const streamHolds = (count: number) =>
    waitFor(`${count} events on the stream`, async () => {
      const { state } = await (await nats.jetstreamManager()).streams.info(STREAM);
      return state.messages === count;
    });

  it('that comes back with an empty disk is given every event again, each once, in order; consumers go on and repeat nothing', async () => {
    const effects: string[] = [];
    await hearer(async ({ data }) => void effects.push(data.orderId));
    const [before, after] = [ids(250), ids(3)];
    await publish(before);
    await published();
    await waitFor('all effects', () => effects.length === before.length);

    await platform.killNats();
    platform.replaceNatsDisk();
    await platform.restartNats();
    await streamHolds(before.length);
    expect(await onStream()).toEqual(before);

    await publish(after);
    await waitFor('the next effects', () => after.every((id) => effects.includes(id)));
    expect(effects).toHaveLength(before.length + after.length);
    await streamHolds(before.length + after.length);
  });

  it('that comes back with a disk from before is given what is missing, under the same ids, and what it kept is not stored twice', async () => {
    const effects: string[] = [];
    await hearer(async ({ data }) => void effects.push(data.orderId));
    const [kept, lost, after] = [ids(5), ids(300), ids(2)];
    await publish(kept);
    await published();
    await waitFor('the first effects', () => effects.length === kept.length);
    await platform.killNats();
    const copy = platform.copyNatsDisk();
    await platform.restartNats();

    await publish(lost);
    await published();
    await waitFor('all effects', () => effects.length === kept.length + lost.length);
    await platform.killNats();
    platform.replaceNatsDisk(copy);
    await platform.restartNats();
    await streamHolds(kept.length + lost.length);
    expect(await onStream()).toEqual([...kept, ...lost]);

    await publish(after);
    await waitFor('the next effects', () => after.every((id) => effects.includes(id)));
    expect(effects).toHaveLength(kept.length + lost.length + after.length);
  });

  it('that gave a sequence a second time leaves no consumer out: one that had come further begins where the stream went back to', async () => {
    const effects: string[] = [];
    const [first, lost] = [ids(4), ids(6)];
    await publish(first);
    await published();
    await platform.killNats();
    const copy = platform.copyNatsDisk();
    await platform.restartNats();
    // A consumer whose own place was on the disk already, of a stream whose end was not: it believes to have had ten.
    await publish(lost);
    await published();
    const receiving = await hearer(async ({ data }) => void effects.push(data.orderId));
    await waitFor('all effects', () => effects.length === 10);
    await receiving.get(DataSource).query('DELETE FROM inbox');
    await receiving.close();
    running.splice(running.indexOf(receiving), 1);
    const { consumers } = await nats.jetstreamManager();
    const { ack_floor: floor } = await waitFor('it to have acknowledged them', async () => {
      const info = await consumers.info(STREAM, DURABLE);
      return info.ack_floor.stream_seq === 10 && info;
    });
    expect(floor.stream_seq).toBe(10);
    await platform.killNats();
    platform.replaceNatsDisk(copy, { keeping: DURABLE });
    await platform.restartNats();

    effects.length = 0;
    await hearer(async ({ data }) => void effects.push(data.orderId));
    await waitFor('what lies in places that it had before', () => lost.every((id) => effects.includes(id)));
  });

  it('is given nothing that was erased, neither by the relay nor by the disk from before', async () => {
    const [theirs, others]: [string, string[]] = [randomUUID(), ids(3)];
    await publish([others[0]!, theirs, others[1]!]);
    await published();
    await platform.killNats();
    const copy = platform.copyNatsDisk();
    await platform.restartNats();
    await waitFor(
      'the event to be erased',
      async () => (await app.get(StreamErasure).events({ ids: [theirs], contacts: [] })) === 1,
    );
    await app.get(DataSource).query(`DELETE FROM outbox WHERE envelope->>'subject' = $1`, [theirs]);
    await publish([others[2]!]);
    await published();

    await platform.killNats();
    platform.replaceNatsDisk(copy);
    await platform.restartNats();
    await waitFor('what is to be there', async () => (await onStream()).join() === others.join());
    await platform.killNats();
    platform.replaceNatsDisk();
    await platform.restartNats();
    await streamHolds(others.length);
    expect(await onStream()).toEqual(others);
  });

  it('takes no dead letter with it, nor one that is being replayed', async () => {
    const effects: string[] = [];
    const bad = new Set(ids(2));
    let isCured = false;
    const receiving = await hearer(async ({ data }) => {
      if (bad.has(data.orderId) && !isCured) throw new PoisonMessageError('cannot be handled');
      effects.push(data.orderId);
    });
    await publish([...bad]);
    const letters = receiving.get(DeadLetters);
    const [first] = await waitFor('both to be parked', async () => {
      const list = await letters.list();
      return list.length === 2 && list;
    });

    // Its replay is taken by the broker, which is lost before anybody had it.
    await receiving
      .get(DataSource)
      .query('UPDATE dead_letters SET replaying_at = now() WHERE sequence = $1', [first!.sequence]);
    await platform.killNats();
    platform.replaceNatsDisk();
    isCured = true;
    await platform.restartNats();
    // The events come again by the stream; what was set aside stays aside.
    const [second] = await waitFor('the one that is not replayed', async () => {
      const list = await letters.list();
      return list.length === 1 && list;
    });
    await waitFor('the replay', () => effects.length === 1);

    await waitFor('the broker to take a replay', () => letters.replay(second!.sequence));
    await waitFor('both', () => effects.length === 2);
    expect(new Set(effects)).toEqual(bad);
    await waitFor(
      'no letter to be left',
      async () => ((await receiving.get(DataSource).query('SELECT 1 FROM dead_letters')) as unknown[]).length === 0,
    );
  });

  it('had dead letters in its stream once: they are taken over', async () => {
    const receiving = await hearer(async () => undefined);
    await nats.jetstream().publish(`dead.identity.parked.${DURABLE}`, 'of an older version');
    const [letter] = await waitFor('it to be taken over', async () => {
      const list = await receiving.get(DeadLetters).list();
      return list.length === 1 && list;
    });
    expect(letter).toMatchObject({ durable: DURABLE, body: 'of an older version' });
  });

  it('gives a message that ends its consumer’s process five times, and no more: it becomes a dead letter, and what was handled beside it is not', async () => {
    const handled: string[] = [];
    const [deadly, beside] = ids(2) as [string, string];
    const dataSource = app.get(DataSource);
    let begun = 0;
    let release: () => void = () => undefined;
    const never = new Promise<void>((resolve) => (release = resolve));
    // A life of the consumer's process, as the broker and the database see it.
    const live = async () => {
      const connection = await platform.connectNats('identity');
      const transport = new JetStreamTransport({
        service: 'identity',
        nats: connection,
        replicas: 1,
        ackWaitMs: 900,
        letters: new DeadLetters('identity', connection, dataSource),
        deliveries: new UnfinishedDeliveries(dataSource),
      });
      transport.addHandler(
        OrderPlacedV1.type,
        async ({ subject }: EventEnvelope) => {
          if (subject === beside) return void handled.push(subject);
          begun++;
          return never;
        },
        true,
      );
      transport.listen(() => undefined);
      return { connection, transport };
    };
    await publish([deadly]);
    const letters = new DeadLetters('identity', nats, dataSource);
    let letter: DeadLetter | undefined;
    for (let life = 1; !letter; life++) {
      const { connection, transport } = await live();
      await waitFor(
        `delivery ${life} to be begun, or the message to be parked`,
        async () => begun === life || ([letter] = await letters.list()).length > 0,
      );
      // The process is gone: nothing is acknowledged, and nothing is handed back.
      await connection.close();
      void transport.close();
      if (life === 1) await publish([beside]);
    }
    expect(letter).toMatchObject({
      durable: DURABLE,
      attempts: 5,
      reason: 'the service ended 5 times while it handled this message',
    });
    expect(letter.body).toContain(deadly);
    // The broker does not count a delivery of which it knows that nobody was there any more.
    expect(begun).toBeGreaterThanOrEqual(5);
    expect(begun).toBeLessThanOrEqual(6);
    expect(handled).toContain(beside);
    release();
  });

  it('counts a message once that comes again and again while it is being handled', async () => {
    const deliveries = new UnfinishedDeliveries(app.get(DataSource));
    const message = Buffer.from(randomUUID());
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const counts: number[] = [];
    const handle = async (unfinished: number) => {
      counts.push(unfinished);
      await held;
      return 'done';
    };
    // As when the process stood still: each time the broker had waited long enough.
    const all = Array.from({ length: 7 }, () => deliveries.noted(DURABLE, message, handle));
    await waitFor('it to be handled', () => counts.length > 0);
    release();
    expect(await Promise.all(all)).toEqual(Array(7).fill('done'));
    expect(counts).toEqual([1]);
    // What comes after that is a new beginning.
    expect(await deliveries.noted(DURABLE, message, handle)).toBe('done');
    expect(counts).toEqual([1, 1]);
  });
});
