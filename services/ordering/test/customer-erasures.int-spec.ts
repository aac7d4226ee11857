import { randomUUID } from 'node:crypto';
import {
  ErasureContactRpcV1,
  ErasureRequestedV1,
  MenuPublishedV1,
  OrderingErasureDoneV1,
  OrderPlacedV1,
  RETENTION,
  type CustomerContact,
  type EventEnvelope,
  type MenuSnapshot,
} from '@chalkboard/contracts';
import { durableOf, streamOf, StreamErasure } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { consumed, waitFor } from '@chalkboard/service-kit/testing';
import { AckPolicy, StorageType } from 'nats';
import { EraseCustomersHandler } from '../src/features/erase-customers/erase-customers.handler';
import { answering } from './answering';
import { OrderingUnderTest } from './ordering-under-test';

const CUSTOMER = { name: 'Quillon Farthingale', phone: '(503) 555-0177', email: 'Quillon@Farthingale.example' };
const PHONE: CustomerContact = { kind: 'phone', value: '+15035550177' };
const EMAIL: CustomerContact = { kind: 'email', value: 'quillon@farthingale.example' };

type Published = EventEnvelope<OrderingErasureDoneV1>;

describe('erasures of customers that meet each other, others and what goes wrong, with a real Postgres and a real NATS', () => {
  let ordering: OrderingUnderTest;
  let endAnswers: () => Promise<void>;
  /** Whom identity knows, by request; anybody else is by the number. */
  const contacts = new Map<string, CustomerContact | null>();
  let movedMs = 0;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    await (
      await ordering.nats.jetstreamManager()
    ).streams.add({
      name: streamOf('identity'),
      subjects: ['identity.business.>', 'identity.erasure.>'],
      storage: StorageType.Memory,
    });
    endAnswers = await answering(ordering.nats, ErasureContactRpcV1.subject, ({ requestId }) => ({
      contact: contacts.has(requestId as string) ? contacts.get(requestId as string) : PHONE,
      keepStop: false,
    }));
  });
  beforeEach(() => {
    movedMs = 0;
    contacts.clear();
    jest.spyOn(ordering.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + movedMs));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const table of ['customer_erasures', 'idempotency_keys', 'orders'])
      await ordering.query(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await endAnswers();
    await ordering.stop();
  });

  const rows = async (sql: string, parameters: unknown[] = []) =>
    (await ordering.query(sql, parameters)) as Record<string, unknown>[];
  const placed = (menu: MenuSnapshot) => ordering.placed(menu, { customerInfo: CUSTOMER });
  /** Placed and turned down. */
  const ended = async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId } = await placed(menu);
    await ordering.moved(owner, menu.shareId, orderId, {
      move: 'reject',
      reason: 'Quillon did not answer',
      version: 1,
    });
    return orderId;
  };
  /** @param contact whom identity knows by it; undefined: by the number */
  const request = async ({
    requestId = randomUUID() as string,
    contact,
    requestedAt = new Date(),
  }: { requestId?: string; contact?: CustomerContact | null; requestedAt?: Date } = {}) => {
    if (contact !== undefined) contacts.set(requestId, contact);
    await ordering.tell(ErasureRequestedV1.type, requestId, 2, { requestId, requestedAt: requestedAt.toISOString() });
    return requestId;
  };
  const received = () => consumed(ordering.nats, 'ordering', ErasureRequestedV1);
  const done = async (requestId: string, count = 1) =>
    (await ordering.published(requestId, OrderingErasureDoneV1.type, count)) as unknown as Published[];
  const toldOf = (requestId: string) =>
    rows(`SELECT 1 FROM outbox WHERE subject = $1 AND envelope->>'subject' = $2`, [
      OrderingErasureDoneV1.type,
      requestId,
    ]);
  const purge = () => ordering.app.get(EraseCustomersHandler).execute();
  const sum = (events: readonly Published[], what: string) =>
    events.reduce((all, { data }) => all + (data.counts[what] ?? 0), 0);

  it('take no event from a consumer that has not had it, and are done when it has; they hold up no other meanwhile', async () => {
    const [stream, durable] = [streamOf('ordering'), durableOf('notify', OrderPlacedV1.type)];
    const notify = await ordering.nats.jetstreamManager();
    await notify.consumers.add(stream, {
      durable_name: durable,
      filter_subject: OrderPlacedV1.type,
      ack_policy: AckPolicy.Explicit,
    });
    try {
      const orderId = await ended();
      const requestId = await request();
      await received();
      expect(await purge()).toBe(0);
      expect(await toldOf(requestId)).toEqual([]);
      expect(await rows(`SELECT customer->>'name' AS name FROM orders WHERE id = $1`, [orderId])).toEqual([
        { name: CUSTOMER.name },
      ]);
      const nobodys = await request({ contact: { kind: 'email', value: 'nobody@example.com' } });
      await done(nobodys);

      const consumer = await ordering.nats.jetstream().consumers.get(stream, durable);
      const message = await waitFor('its OrderPlaced', async () => {
        const next = await consumer.next();
        await next?.ackAck();
        return next?.json<EventEnvelope>().subject === orderId && next;
      });
      expect(message.subject).toBe(OrderPlacedV1.type);
      await purge();
      const [event] = await done(requestId);
      expect(event?.data).toMatchObject({ orderIds: [orderId], counts: { orders: 1 } });
    } finally {
      await notify.consumers.delete(stream, durable);
    }
  });

  it('leave the database to orders, however many come at once and however long the streams are looked through', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<number>((resolve) => (release = () => resolve(0)));
    const looking = jest.spyOn(ordering.app.get(StreamErasure), 'events').mockReturnValue(released);
    const requests: string[] = [];
    try {
      for (let more = 0; more < 20; more++) requests.push(await request());
      await waitFor('the first to look', () => looking.mock.calls.length > 0);
      await received();
      expect(await rows('SELECT 1 FROM customer_erasures')).toHaveLength(20);
      const { menu } = await ordering.restaurant();
      await placed(menu);
      expect(looking).toHaveBeenCalledTimes(1);
      // Another call, as another instance makes it, does not wait for the lock.
      expect(await purge()).toBe(0);
    } finally {
      release();
    }
    for (const requestId of requests) await done(requestId);
  });

  it('wait each for an order that another waits for, and are done when it is gone; nobody counts it twice', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId } = await placed(menu);
    const [byNumber, byAddress] = [await request(), await request({ contact: EMAIL })];
    for (const requestId of [byNumber, byAddress])
      expect((await done(requestId))[0]?.data).toMatchObject({ orderIds: [], waiting: [{ orderId }] });
    // In a message that fits no contract: either may be proved to be theirs.
    for (const contact of [CUSTOMER.phone, CUSTOMER.email])
      await ordering.nats.jetstream().publish(MenuPublishedV1.type, JSON.stringify({ menu: `of ${contact}` }));
    await waitFor('the dead letters', async () => (await rows('SELECT 1 FROM dead_letters')).length === 2);

    await ordering.moved(owner, menu.shareId, orderId, {
      move: 'reject',
      reason: 'Quillon did not answer',
      version: 1,
    });
    await purge();
    const events = [...(await done(byNumber, 2)), ...(await done(byAddress, 2))];
    for (const requestId of [byNumber, byAddress])
      expect(events.find(({ subject, data }) => subject === requestId && data.part === 2)?.data).toMatchObject({
        orderIds: [orderId],
        waiting: [],
      });
    expect([sum(events, 'orders'), sum(events, 'idempotency_keys'), sum(events, 'dead_letters')]).toEqual([1, 1, 2]);
    expect(
      await rows('SELECT 1 FROM customer_erasures WHERE done_at IS NULL UNION ALL SELECT 1 FROM erasing_orders'),
    ).toEqual([]);
  });

  it('take no order that was placed after it was asked for, though the request comes late', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId: before } = await placed(menu);
    const requestedAt = new Date();
    const { orderId: after } = await waitFor('a later order', async () => {
      const order = await placed(menu);
      const [row] = await rows('SELECT placed_at > $2 AS "isLater" FROM orders WHERE id = $1', [
        order.orderId,
        requestedAt,
      ]);
      if (!row?.isLater) await ordering.query('DELETE FROM orders WHERE id = $1', [order.orderId]);
      return row?.isLater ? order : undefined;
    });
    for (const orderId of [before, after])
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', reason: 'Closed', version: 1 });
    const [event] = await done(await request({ requestedAt }));
    expect(event?.data).toMatchObject({ requestedAt: requestedAt.toISOString(), orderIds: [before], waiting: [] });
    expect(await rows(`SELECT customer->>'name' AS name FROM orders WHERE id = $1`, [after])).toEqual([
      { name: CUSTOMER.name },
    ]);
  });

  it('are begun by a request that comes again when identity did not know of it at first, and once', async () => {
    const orderId = await ended();
    const requestId = await request({ contact: null });
    await received();
    expect(await rows('SELECT 1 FROM customer_erasures')).toEqual([]);
    await request({ requestId, contact: PHONE });
    expect((await done(requestId))[0]?.data).toMatchObject({ part: 1, orderIds: [orderId], counts: { orders: 1 } });
  });

  it('are told of once more when the request comes again, waiting or done, and do nothing more', async () => {
    const [orderId, { menu, owner }] = [await ended(), await ordering.restaurant()];
    const { orderId: open } = await placed(menu);
    const requestId = await request();
    const [first] = await done(requestId);
    await request({ requestId, contact: null });
    const [again, ...others] = (await done(requestId, 2)).filter(({ id }) => id !== first?.id);
    expect([again?.data, others]).toEqual([first?.data, []]);
    expect(first?.data).toMatchObject({ orderIds: [orderId], waiting: [{ orderId: open }] });
    await ordering.moved(owner, menu.shareId, open, { move: 'reject', reason: 'Closed', version: 1 });
    await purge();
    await done(requestId, 3);
    const { orderId: next } = await placed(menu);
    await request({ requestId });
    const parts = (await done(requestId, 5)).map(({ data }) => [data.part, data.orderIds]);
    expect(parts).toEqual([
      [1, [orderId]],
      [1, [orderId]],
      [1, [orderId]],
      [2, [open]],
      [2, [open]],
    ]);
    expect(await rows(`SELECT customer->>'name' AS name FROM orders WHERE id = $1`, [next])).toEqual([
      { name: CUSTOMER.name },
    ]);
  });

  it('are erased when what was told of them has left the stream too; a request that comes again then ends without an effect, by a moved clock', async () => {
    await ended();
    const requestedAt = new Date();
    const requestId = await request({ requestedAt });
    await done(requestId);
    movedMs = RETENTION.streamMs - 60_000;
    await purge();
    expect(await rows('SELECT 1 FROM customer_erasures')).toHaveLength(1);
    movedMs = RETENTION.streamMs + 60_000;
    await purge();
    expect(await rows('SELECT 1 FROM customer_erasures')).toEqual([]);
    await request({ requestId, requestedAt });
    const events = await done(requestId, 2);
    expect(events.map(({ data }) => data.counts.orders).toSorted()).toEqual([0, 1]);
  });
});
