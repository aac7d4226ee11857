import { randomUUID } from 'node:crypto';
import {
  CustomerMessagesRpcV1,
  NotificationDeliveredV1,
  NotifyErasureDoneV1,
  OrderingErasureDoneV1,
  OrderPlacedV1,
  PrivacyCodeRequestedV1,
  TextStandingRpcV1,
  type CustomerContact,
  type OrderingErasureDoneV1 as OrdersErased,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { z } from 'zod';
import { orderPlaced, startNotify, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const CUSTOMER = {
  name: 'Quillon Farthingale',
  phone: '(415) 555-0177',
  address: '9 Quagmire Lane',
  notes: 'Ask for Quillon',
};
const CONTACT: CustomerContact = { kind: 'phone', value: '+14155550177' };
const WORDS = /Quillon|Farthingale|Quagmire|5550177|555-0177/i;

describe('what is kept of messages to a customer, with stand-ins of the providers', () => {
  let notify: RunningWithTwilio;

  beforeEach(async () => {
    notify = await RunningWithTwilio.start();
    await notify.neighbours.answerTickets({ customer: CUSTOMER });
    await notify.neighbours.answerErasures(CONTACT);
  });

  afterEach(() => notify.stop());

  /** An order that was placed and turned down, so that restaurant and customer were written to. */
  const turnedDown = async (reason = 'Quillon did not answer') => {
    const order = orderPlaced();
    await notify.handled(notify.neighbours.publishOrder(order));
    await notify.handled(
      notify.neighbours.publishChange(
        statusChanged(order, { move: 'reject', status: 'rejected', by: 'restaurant', reason }),
      ),
    );
    await notify.settled();
    return order;
  };
  const erased = (orderIds: string[], more: Partial<OrdersErased> = {}, id: string = randomUUID()) => {
    const requestId = more.requestId ?? randomUUID();
    const data: OrdersErased = {
      requestId,
      part: 1,
      counts: { orders: orderIds.length },
      doneAt: new Date().toISOString(),
      requestedAt: new Date().toISOString(),
      orderIds,
      waiting: [],
      ...more,
    };
    return notify.neighbours.publish(OrderingErasureDoneV1, requestId, data, id, data.part);
  };
  const ask = async <Reply extends z.ZodType>(
    { subject, reply }: { subject: string; reply: Reply },
    request: unknown,
  ): Promise<z.infer<Reply>> =>
    reply.parse(
      (await notify.neighbours.nats.request(subject, JSON.stringify(request), { timeout: 10_000 })).json<{
        reply: unknown;
      }>().reply,
    );
  /** All that lies in the tables, as text. */
  const everything = async () => {
    const { rows: tables } = await notify.database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    const parts: string[] = [];
    // One after the other: they share one connection.
    for (const { name } of tables)
      parts.push(JSON.stringify((await notify.database.query(`SELECT * FROM ${name}`)).rows));
    return parts.join('\n');
  };

  it('is shown to whom it is of, page by page: what went to the customer, and what restaurants were told', async () => {
    const order = await turnedDown();
    const { messages, total, stoppedSince } = await ask(CustomerMessagesRpcV1, {
      contact: CONTACT,
      orderIds: [order.orderId],
    });
    expect([messages.length, total, stoppedSince]).toEqual([2, 2, null]);
    const [toRestaurant, toCustomer] = messages.toSorted((a, b) => (a.audience < b.audience ? 1 : -1));
    expect(toRestaurant).toMatchObject({
      audience: 'restaurant',
      purpose: 'order',
      to: null,
      text: expect.stringContaining('Quillon Farthingale'),
    });
    // By the link in it the board opens, with the orders of everybody.
    expect((await notify.records<{ body: string }>('body')).map(({ body }) => body).join()).toContain('/board/');
    expect(toRestaurant?.text).toContain('Answer here: [a link for the restaurant]');
    expect(JSON.stringify(messages)).not.toContain('/board/');
    expect(toCustomer).toMatchObject({ audience: 'customer', purpose: 'status', to: CONTACT.value });
    expect(
      await ask(CustomerMessagesRpcV1, { contact: { kind: 'email', value: 'somebody@example.com' }, orderIds: [] }),
    ).toEqual({ messages: [], total: 0, stoppedSince: null, next: null });
    // By what the provider knows a message is nobody's to have but ours.
    const sent = (await notify.records<{ provider_message_id: string | null }>('provider_message_id')).flatMap(
      ({ provider_message_id: id }) => (id ? [id] : []),
    );
    expect(sent.length).toBeGreaterThan(0);
    for (const id of sent) expect(JSON.stringify(messages)).not.toContain(id);
  });

  it('comes in pages that the broker takes, however long the messages are; the answer says whether there is more', async () => {
    const { orderId } = await turnedDown();
    const columns = (
      await notify.database.query<{ names: string }>(
        "SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'notifications' AND is_generated = 'NEVER' AND column_name NOT IN ('id', 'causation_id', 'body')",
      )
    ).rows[0]!.names;
    await notify.database.query(
      `INSERT INTO notifications (id, causation_id, body, ${columns}) SELECT gen_random_uuid(), gen_random_uuid(), repeat('長', 20000), ${columns} FROM notifications, generate_series(1, 30) WHERE order_id = $1 AND audience = 'customer'`,
      [orderId],
    );
    const seen: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages++) {
      const message = await notify.neighbours.nats.request(
        CustomerMessagesRpcV1.subject,
        JSON.stringify({ contact: CONTACT, orderIds: [orderId], after }),
        { timeout: 10_000 },
      );
      expect(message.data.length).toBeLessThan(1024 * 1024);
      const page = CustomerMessagesRpcV1.reply.parse(message.json<{ reply: unknown }>().reply);
      seen.push(...page.messages.map(({ id }) => id));
      expect(page.total).toBe(32);
      after = page.next;
    }
    expect([seen.length, new Set(seen).size, pages > 1]).toEqual([32, 32, true]);
  });

  it('goes when the orders are gone, and an event that comes again does nothing', async () => {
    const [order, other] = [await turnedDown(), await turnedDown()];
    await notify.neighbours.answerTickets({ customer: { name: 'Somebody Else', phone: '415 555 0188' } });
    const theirs = await turnedDown('We are closing.');
    await notify.twilio.say(CONTACT.value, 'STOP');
    const id = randomUUID();
    const requestId = randomUUID();
    await notify.handled(erased([order.orderId, other.orderId], { requestId }, id));
    for (let times = 0; times < 3; times++) await erased([order.orderId, other.orderId], { requestId }, id);
    await notify.neighbours.consumed(OrderingErasureDoneV1);
    const [done] = await notify.published(NotifyErasureDoneV1);
    expect(done?.data).toMatchObject({ requestId, part: 1, counts: { messages: 4, stops: 1, dead_letters: 0 } });
    expect(await everything()).not.toMatch(WORDS);
    expect(await notify.records('order_id, body IS NULL AS emptied')).toEqual(
      expect.arrayContaining([
        { order_id: order.orderId, emptied: true },
        { order_id: theirs.orderId, emptied: false },
      ]),
    );
    expect((await notify.database.query('SELECT what, count FROM retention_log')).rows).toEqual([
      { what: 'messages of a customer', count: 4 },
    ]);
    await notify.handled(erased([]));
    expect(
      (await notify.published(NotifyErasureDoneV1, 2)).map(
        ({ data }) => (data as { counts: { messages: number } }).counts.messages,
      ),
    ).toEqual([4, 0]);
  });

  it.each([CONTACT, { kind: 'email', value: 'quillon@farthingale.example' }] as const)(
    'leaves alone how many texts a number has got today, so that nobody gets more by erasing: by $kind',
    async (contact) => {
      await notify.neighbours.answerErasures(contact);
      const order = await turnedDown();
      await notify.handled(erased([order.orderId]));
      const [done] = await notify.published(NotifyErasureDoneV1);
      expect(done?.data).toMatchObject({ counts: { messages: 2 } });
      expect(
        (await notify.database.query("SELECT sum(messages)::int AS messages FROM daily_counts WHERE kind = 'customer'"))
          .rows,
      ).toEqual([{ messages: 1 }]);
      expect(await everything()).not.toMatch(WORDS);
    },
  );

  it('stays where it came after the customer asked: messages about a later order, and that no more are wanted', async () => {
    const before = await turnedDown();
    const requestedAt = new Date().toISOString();
    const after = await turnedDown();
    await notify.twilio.say(CONTACT.value, 'STOP');
    await notify.handled(erased([before.orderId], { requestedAt }));
    const [done] = await notify.published(NotifyErasureDoneV1);
    expect(done?.data).toMatchObject({ counts: { messages: 2, stops: 0 } });
    expect(
      (await notify.database.query('SELECT DISTINCT order_id FROM notifications WHERE body IS NOT NULL')).rows,
    ).toEqual([{ order_id: after.orderId }]);
    expect(await ask(TextStandingRpcV1, { phone: CUSTOMER.phone, currency: 'USD' })).toEqual({ stopped: true });
  });

  it('is done once by two instances', async () => {
    const other = await startNotify(notify.platform, { ...notify.twilio.environment, ...notify.smtp.environment });
    try {
      const orders = [await turnedDown(), await turnedDown(), await turnedDown()];
      await Promise.all(
        orders.map(({ orderId }, index) => erased([orderId], { requestId: randomUUID(), part: index + 1 })),
      );
      const done = await notify.published(NotifyErasureDoneV1, 3);
      expect(
        done.reduce((sum, { data }) => sum + ((data as { counts: { messages: number } }).counts.messages ?? 0), 0),
      ).toBe(6);
      expect(await everything()).not.toMatch(WORDS);
    } finally {
      await other.close();
    }
  });

  it('stays about an order that has not ended, until that is told of too, when nobody knows the number any more', async () => {
    const [ended, open] = [await turnedDown(), orderPlaced()];
    await notify.handled(notify.neighbours.publishOrder(open));
    await notify.handled(notify.neighbours.publishChange(statusChanged(open)));
    await notify.settled();
    const requestId = randomUUID();
    await notify.handled(
      erased([ended.orderId], { requestId, waiting: [{ orderId: open.orderId, goneBy: new Date().toISOString() }] }),
    );
    const kept = async () =>
      (
        await notify.database.query(
          'SELECT 1 FROM notifications WHERE order_id = $1 AND body IS NOT NULL AND destination IS NOT NULL',
          [open.orderId],
        )
      ).rowCount;
    expect(await kept()).toBe(2);
    await notify.neighbours.answerErasures(null);
    await notify.handled(erased([open.orderId], { requestId, part: 2 }));
    expect(await kept()).toBe(0);
    expect(await everything()).not.toMatch(WORDS);
  });

  it('keeps in mind by a hash that a number wants no texts, where that is wished', async () => {
    await notify.neighbours.answerErasures(CONTACT, true);
    const order = await turnedDown();
    await notify.twilio.say(CONTACT.value, 'STOP');
    await notify.handled(erased([order.orderId]));
    expect(await ask(TextStandingRpcV1, { phone: CUSTOMER.phone, currency: 'USD' })).toEqual({ stopped: true });
    expect(await everything()).not.toMatch(WORDS);
  });

  it('goes from the dead letters too: those about the orders, and those that name the number', async () => {
    const order = await turnedDown();
    const deadLetter = async (body: object) =>
      notify.neighbours.nats.jetstream().publish(OrderPlacedV1.type, JSON.stringify(body));
    await deadLetter({ subject: order.orderId, data: { notes: 'For Quillon' } });
    await deadLetter({ strange: `call ${CONTACT.value}` });
    await deadLetter({ strange: 'of somebody else' });
    const letters = async () => (await notify.database.query('SELECT 1 FROM dead_letters')).rowCount;
    await waitFor('the dead letters', async () => (await letters()) === 3);
    await notify.handled(erased([order.orderId]));
    const [done] = await notify.published(NotifyErasureDoneV1);
    expect(done?.data).toMatchObject({ counts: { dead_letters: 2 } });
    expect(await letters()).toBe(1);
  });

  it('is waited for while a message is being sent', async () => {
    const order = await turnedDown();
    await notify.database.query(
      "UPDATE notifications SET status = 'sending', lease_until = now() + interval '1 hour' WHERE order_id = $1 AND audience = 'customer'",
      [order.orderId],
    );
    const id = await erased([order.orderId]);
    await notify.neighbours.redelivered(OrderingErasureDoneV1);
    expect((await notify.database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount).toBe(0);
    await notify.database.query("UPDATE notifications SET status = 'sent', lease_until = NULL WHERE order_id = $1", [
      order.orderId,
    ]);
    await notify.handled(Promise.resolve(id));
    expect(await everything()).not.toMatch(WORDS);
  });

  it('begins with a code, sent once for an event that comes three times; nobody gets one that has run out', async () => {
    await notify.neighbours.answerPrivacyCodes({
      channel: 'sms',
      to: CONTACT.value,
      code: '042137',
      pagePath: '/privacy/my-data',
    });
    const [requestId, id] = [randomUUID(), randomUUID()];
    for (let times = 0; times < 3; times++)
      await notify.neighbours.publish(
        PrivacyCodeRequestedV1,
        requestId,
        { requestId, channel: 'sms', requestedAt: new Date().toISOString() },
        id,
      );
    await notify.neighbours.consumed(PrivacyCodeRequestedV1);
    await notify.settled();
    const [delivered] = await notify.published(NotificationDeliveredV1);
    expect(delivered?.data).toMatchObject({ channel: 'sms', purpose: 'privacy' });
    expect(JSON.stringify(delivered)).not.toContain('042137');
    const [text] = await notify.taken(1);
    expect([text?.to, notify.twilio.taken.length]).toEqual([CONTACT.value, 1]);
    for (const part of ['042137', '/privacy/my-data', '15 minutes']) expect(text?.body).toContain(part);
    expect((await notify.database.query('SELECT kind, messages FROM daily_counts')).rows).toEqual([
      { kind: 'privacy', messages: 1 },
    ]);
    await notify.neighbours.answerPrivacyCodes(null);
    await notify.handled(
      notify.neighbours.publish(PrivacyCodeRequestedV1, randomUUID(), {
        requestId: randomUUID(),
        channel: 'sms',
        requestedAt: new Date().toISOString(),
      }),
    );
    expect(notify.twilio.taken).toHaveLength(1);
  });

  it('no texts go to a customer who wants none about this order', async () => {
    await notify.neighbours.answerTickets({ customer: CUSTOMER, textUpdates: false });
    const order = await turnedDown();
    expect(await notify.records('audience')).toEqual([{ audience: 'restaurant' }]);
    expect(order.orderId).toBeTruthy();
  });
});
