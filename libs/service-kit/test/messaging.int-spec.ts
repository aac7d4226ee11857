import { randomUUID } from 'node:crypto';
import { OrderPlacedV1 } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { DeadLetters, Outbox, PoisonMessageError, deadLetterStreamOf, streamOf } from '../src';
import { OutboxRelay } from '../src/messaging/outbox-relay';
import { consumed, TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, startHearer, startPublisher, type Effect } from './a-service';

describe('messaging on a real Postgres and a real JetStream', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  const running: NestFastifyApplication[] = [];

  beforeEach(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats();
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((app) => app.close()));
    await nats.close();
    await platform.stop();
  });

  async function publisher(): Promise<NestFastifyApplication> {
    const app = await startPublisher(platform);
    running.push(app);
    return app;
  }

  async function hearer(effect: Effect): Promise<NestFastifyApplication> {
    const app = await startHearer(platform, effect);
    running.push(app);
    return app;
  }

  /** What a service does when its state changes: state and event in one transaction. */
  function append(app: NestFastifyApplication, orderIds: string[]): Promise<void> {
    return app.get(DataSource).transaction(async (manager) => {
      for (const id of orderIds)
        await app
          .get(Outbox)
          .append(manager, { definition: OrderPlacedV1, aggregateId: id, aggregateVersion: 1, data: orderPlaced(id) });
    });
  }

  /** The order ids on the stream, in the stream's order. */
  async function onStream(): Promise<string[]> {
    const manager = await nats.jetstreamManager();
    const { state } = await manager.streams.info(streamOf('ordering'));
    const found: string[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      found.push((await manager.streams.getMessage(streamOf('ordering'), { seq })).json<{ subject: string }>().subject);
    }
    return found;
  }

  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

  async function waiting(app: NestFastifyApplication): Promise<number> {
    const [row] = (await app
      .get(DataSource)
      .query('SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL')) as { count: number }[];
    return row!.count;
  }

  it('publishes what was committed and nothing of what was rolled back', async () => {
    const app = await publisher();
    const [kept, dropped] = ids(2);
    await append(app, [kept!]);
    await expect(
      app.get(DataSource).transaction(async (manager) => {
        await app.get(Outbox).append(manager, {
          definition: OrderPlacedV1,
          aggregateId: dropped!,
          aggregateVersion: 1,
          data: orderPlaced(dropped!),
        });
        throw new Error('the business rule said no');
      }),
    ).rejects.toThrow('the business rule said no');

    await waitFor('the outbox to be empty', async () => (await waiting(app)) === 0);
    expect(await onStream()).toEqual([kept]);
  });

  it('loses nothing when the service dies between commit and publish', async () => {
    const app = await publisher();
    const placed = ids(20);
    await platform.killNats();
    await append(app, placed);
    running.splice(running.indexOf(app), 1);
    // Nothing could be published: the broker is gone. Now the process goes too.
    expect(await waiting(app)).toBe(20);
    await Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, 8000).unref())]);

    await platform.restartNats();
    await nats.close();
    nats = await platform.connectNats();
    const again = await publisher();
    await waitFor('the outbox to be empty', async () => (await waiting(again)) === 0);
    expect(await onStream()).toEqual(placed);
  });

  it('stores an event once when the relay dies after publishing and before recording it', async () => {
    const app = await publisher();
    const placed = ids(5);
    await append(app, placed);
    await waitFor('the outbox to be empty', async () => (await waiting(app)) === 0);
    // The state such a crash leaves behind: on the stream, and not recorded as published.
    await app.get(DataSource).query('UPDATE outbox SET published_at = NULL');
    await waitFor('the outbox to be empty again', async () => (await waiting(app)) === 0);
    expect(await onStream()).toEqual(placed);
  });

  it('neither doubles nor reorders with two relays on one outbox', async () => {
    const app = await publisher();
    const second = await publisher();
    const placed = ids(300);
    for (let start = 0; start < placed.length; start += 10)
      await append(start % 20 === 0 ? app : second, placed.slice(start, start + 10));
    await waitFor('the outbox to be empty', async () => (await waiting(app)) === 0);
    expect(await onStream()).toEqual(placed);
  });

  it('tells the instance that holds the lease of a commit that it may have missed', async () => {
    const app = await publisher();
    // Its first look at the stream waits for the lease: taken before that, nothing would ever be tried.
    await waitFor('the first comparison with the stream', async () => {
      const [lease] = (await app.get(DataSource).query('SELECT server_id FROM outbox_lease')) as {
        server_id: string | null;
      }[];
      return lease?.server_id != null;
    });
    const [holder, listener] = [app.get(DataSource).createQueryRunner(), app.get(DataSource).createQueryRunner()];
    const told = new Promise<void>(
      (resolve) => void listener.connect().then((client: Client) => client.once('notification', () => resolve())),
    );
    await listener.query('LISTEN ordering_outbox');
    // As another instance does while it publishes.
    await holder.startTransaction();
    await holder.query('SELECT id FROM outbox_lease WHERE id = 1 FOR UPDATE');
    await append(app, ids(1));
    await told;
    await holder.commitTransaction();
    await listener.query('UNLISTEN ordering_outbox');
    await Promise.all([holder.release(), listener.release()]);
    await waitFor('the outbox to be empty', async () => (await waiting(app)) === 0);
  });

  it('hands the lease to the other relay when the one that holds it is gone', async () => {
    const app = await publisher();
    const second = await publisher();
    await app.get(OutboxRelay).stop();
    const placed = ids(3);
    await append(app, placed);
    await waitFor('the outbox to be empty', async () => (await waiting(second)) === 0);
    expect(await onStream()).toEqual(placed);
  });

  it('gives a second delivery of an event no second effect', async () => {
    const app = await publisher();
    const effects: string[] = [];
    await hearer(async (event) => void effects.push(event.data.orderId));
    const [first, second] = ids(2);
    await append(app, [first!]);
    await waitFor('the first effect', () => effects.length === 1);

    // The same event under another message id: what a republish after the stream's duplicate window looks like.
    const [{ envelope }] = (await app.get(DataSource).query('SELECT envelope FROM outbox')) as [{ envelope: unknown }];
    await nats.jetstream().publish(OrderPlacedV1.type, JSON.stringify(envelope), { msgID: 'another' });
    await append(app, [second!]);
    await waitFor('the next event', () => effects.includes(second!));
    await consumed(nats, 'identity', OrderPlacedV1);
    expect(effects).toEqual([first, second]);
  });

  it('rolls the effect back with its mark when the handler fails, and tries again', async () => {
    const app = await publisher();
    let attempts = 0;
    const receiving = await hearer(async (event, manager) => {
      await manager.query('CREATE TABLE IF NOT EXISTS effects (order_id text)');
      await manager.query('INSERT INTO effects VALUES ($1)', [event.data.orderId]);
      if (++attempts === 1) throw new Error('fails the first time');
    });
    await append(app, ids(1));
    await waitFor('the second try', () => attempts === 2);
    await waitFor(
      'one effect',
      async () => ((await receiving.get(DataSource).query('SELECT * FROM effects')) as unknown[]).length === 1,
    );
  });

  it('lets events that wait share a transaction, and finds the one that fails among them', async () => {
    const app = await publisher();
    const placed = ids(60);
    const bad = placed[30];
    await append(app, placed);
    await waitFor('the outbox to be empty', async () => (await waiting(app)) === 0);
    const receiving = await hearer(async (event, manager) => {
      await manager.query('CREATE TABLE IF NOT EXISTS effects (order_id text)');
      await manager.query('INSERT INTO effects VALUES ($1)', [event.data.orderId]);
      if (event.data.orderId === bad) throw new PoisonMessageError('cannot be handled');
    });
    await waitFor('the bad one to be parked', async () => (await receiving.get(DeadLetters).list()).length === 1);
    const effects = () =>
      receiving.get(DataSource).query('SELECT order_id, xmin::text AS transaction FROM effects') as Promise<
        { order_id: string; transaction: string }[]
      >;
    const rows = await waitFor('the effects of the others', async () => {
      const found = await effects();
      return found.length === 59 && found;
    });
    expect(new Set(rows.map(({ order_id: id }) => id))).toEqual(new Set(placed.filter((id) => id !== bad)));
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(50);
  });

  it('prepares a statement once on a connection, and plans it no more', async () => {
    const runner = (await publisher()).get(DataSource).createQueryRunner();
    for (const value of [1, 2, 3]) await runner.query('SELECT $1::int AS value', [value]);
    const prepared = (await runner.query(
      'SELECT (generic_plans + custom_plans)::int AS times FROM pg_prepared_statements WHERE statement = $1',
      ['SELECT $1::int AS value'],
    )) as { times: number }[];
    await runner.release();
    expect(prepared).toEqual([{ times: 3 }]);
  });

  it('gives up a poison message, handles the next one meanwhile, and replays it to the one consumer', async () => {
    const app = await publisher();
    const effects: string[] = [];
    let cured = false;
    const [good, bad] = ids(2);
    const receiving = await hearer(async (event) => {
      if (event.data.orderId === bad && !cured) throw new PoisonMessageError('cannot be handled');
      effects.push(event.data.orderId);
    });
    await append(app, [bad!, good!]);
    await waitFor('the good one to be handled', () => effects.includes(good!));

    const letters = receiving.get(DeadLetters);
    const [letter] = await waitFor('the bad one to be parked', async () => {
      const list = await letters.list();
      return list.length === 1 && list;
    });
    expect(letter).toMatchObject({
      durable: 'identity-on-order-placed-v1',
      subject: OrderPlacedV1.type,
      reason: 'cannot be handled',
    });

    cured = true;
    await letters.replay(letter!.sequence);
    await waitFor('the bad one to be handled', () => effects.includes(bad!));
    expect(await letters.list()).toEqual([]);

    // Replayed under its first id: a second replay finds it done.
    await nats.jetstream().publish('dead.identity.replay.identity-on-order-placed-v1', letter!.body);
    await waitFor('the replay to be through', async () => {
      const { num_pending: waiting, num_ack_pending: underWay } = await (
        await nats.jetstreamManager()
      ).consumers.info(deadLetterStreamOf('identity'), 'identity-replay');
      return waiting + underWay === 0;
    });
    expect(effects.filter((id) => id === bad)).toHaveLength(1);
  });

  it('lists nothing where nothing was ever parked', async () => {
    const receiving = await hearer(async () => undefined);
    await expect(receiving.get(DeadLetters).list()).resolves.toEqual([]);
  });

  it('gives up a message that is not an event at all', async () => {
    await publisher();
    const receiving = await hearer(async () => undefined);
    await nats.jetstream().publish(OrderPlacedV1.type, 'not json');
    await nats.jetstream().publish(OrderPlacedV1.type, JSON.stringify({ specversion: '1.0' }));
    const letters = await waitFor('both to be parked', async () => {
      const list = await receiving.get(DeadLetters).list();
      return list.length === 2 && list;
    });
    expect(letters.map(({ body }) => body).sort()).toEqual(['not json', '{"specversion":"1.0"}']);
  });

  it('hears again after the broker was killed and came back', async () => {
    const app = await publisher();
    const effects: string[] = [];
    await hearer(async (event) => void effects.push(event.data.orderId));
    const [before, during, after] = ids(3);
    await append(app, [before!]);
    await waitFor('the first effect', () => effects.length === 1);
    await platform.killNats();
    await append(app, [during!]);
    await platform.restartNats();
    await append(app, [after!]);
    await waitFor('all effects', () => new Set(effects).size === 3);
    expect(new Set(effects)).toEqual(new Set([before, during, after]));
  });
});
