import { NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { Clock, FixedClock } from '@chalkboard/service-kit/domain';
import { waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { MessageRetention } from '../src/persistence/message-retention';
import { menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const RESTAURANT = '+14155550132';
const DAY_MS = 86_400_000;

describe('who gets how many messages, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets();
  });

  afterEach(() => running.stop());

  const place = async (count: number, shareId = 'demo') => {
    const orders = Array.from({ length: count }, (_, index) => orderPlaced({ shareId, orderNumber: `N${index}` }));
    for (const order of orders) await running.handled(running.neighbours.publishOrder(order));
    await running.settled();
    return orders;
  };
  const reasons = async () =>
    (await running.neighbours.told(NotificationFailedV1)).map(({ data }) => (data as NotificationFailedV1).reason);

  it('a number that nobody confirmed gets five a day, over all menus, and each one more is told as failed', async () => {
    await running.handled(running.neighbours.publishMenu(menuSnapshot()));
    await running.handled(
      running.neighbours.publishMenu(menuSnapshot({ shareId: 'other', restaurantPhone: '+1 415 555 0132' })),
    );
    await place(4);
    await place(3, 'other');
    expect(running.twilio.taken).toHaveLength(5);
    await running.published(NotificationFailedV1, 2);
    expect(new Set(await reasons())).toEqual(
      new Set([
        'This number gets at most 5 messages a day until it is confirmed: answer an order by replying to its message, or by the link in it.',
      ]),
    );
    await running.database.query('UPDATE daily_counts SET day = day - 1');
    await place(1);
    expect(running.twilio.taken).toHaveLength(6);
  });

  it('counts exactly when many come at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        running.neighbours.publishOrder(orderPlaced({ orderNumber: `N${index}` })),
      ),
    );
    await running.published(NotificationFailedV1, 25);
    await running.published(NotificationDeliveredV1, 5);
    expect(running.twilio.taken).toHaveLength(5);
  });

  it.each(['a reply', 'the link'])(
    'a number is confirmed by %s, and gets what it needs from then on',
    async (means) => {
      const [order] = await place(5);
      if (means === 'a reply') await running.twilio.say(RESTAURANT, '1 N4');
      else await running.handled(running.neighbours.publishChange(statusChanged(order!)));
      const before = running.twilio.taken.length;
      await place(3);
      await waitFor('three more orders', () => running.twilio.taken.filter(({ to }) => to === RESTAURANT).length === 8);
      expect(running.twilio.taken.length).toBeGreaterThanOrEqual(before + 3);
    },
  );

  it('is not confirmed by a link that went to somebody else as well, nor by the board of the owner', async () => {
    const [first, second] = await place(2);
    await running.neighbours.answerTickets({ backup: { email: 'mine@example.com' } });
    await running.handled(running.neighbours.publishEscalation(first!, 'backup'));
    await waitFor('the e-mail', () => running.smtp.taken.length === 1);
    await running.settled();
    await running.handled(running.neighbours.publishChange(statusChanged(first!)));
    await running.handled(
      running.neighbours.publishChange(statusChanged(second!, { means: 'board', linkOrderId: undefined })),
    );
    expect((await running.database.query('SELECT 1 FROM confirmed_numbers')).rowCount).toBe(0);
  });

  it('is not confirmed by the link of another order: it may have been sent before the menu had this number', async () => {
    await running.handled(running.neighbours.publishMenu(menuSnapshot({ restaurantPhone: '+1 415 555 0177' })));
    const [own] = await place(1);
    await running.handled(running.neighbours.publishMenu(menuSnapshot({ version: 2 })));
    const [strange, untold] = await place(2);
    await running.handled(running.neighbours.publishChange(statusChanged(strange!, { linkOrderId: own!.orderId })));
    await running.handled(running.neighbours.publishChange(statusChanged(untold!, { linkOrderId: undefined })));
    expect((await running.database.query('SELECT 1 FROM confirmed_numbers')).rowCount).toBe(0);
  });

  it('a customer’s number gets twenty a day', async () => {
    const orders = await place(5);
    for (let times = 0; times < 22; times++)
      await running.handled(running.neighbours.publishChange(statusChanged(orders[times % 5]!), 2 + times));
    await running.settled();
    expect(running.twilio.taken.filter(({ to }) => to === '+14155550199')).toHaveLength(20);
    await running.published(NotificationFailedV1, 2);
    expect(await reasons()).toEqual([
      'This number gets at most 20 messages a day.',
      'This number gets at most 20 messages a day.',
    ]);
  });

  it('who has said STOP gets nothing, what is on its way included, until START', async () => {
    running.twilio.behaviours.push(...Array<{ status: number; code: number }>(5).fill({ status: 429, code: 20429 }));
    await running.neighbours.publishOrder(orderPlaced());
    await running.putOff();
    running.twilio.behaviours.length = 0;
    expect(await running.twilio.say(RESTAURANT, 'Stop')).toMatch(/you get no more messages/);
    await running.hurry();
    await running.settled();
    await place(1);
    await running.published(NotificationFailedV1, 2);
    expect(new Set(await reasons())).toEqual(new Set(['This number has asked to get no more messages.']));
    expect(running.twilio.taken).toEqual([]);

    expect(await running.twilio.say(RESTAURANT, 'YES')).toMatch(/you get our messages again/);
    await place(1);
    expect(running.twilio.taken).toHaveLength(1);
  });

  it('says nothing itself where the provider has answered', async () => {
    expect(await running.twilio.say(RESTAURANT, 'STOP', { OptOutType: 'STOP' })).toBeUndefined();
    expect((await running.database.query('SELECT 1 FROM opt_outs')).rowCount).toBe(1);
  });

  describe('after thirty days', () => {
    const at = (ms: number) =>
      new MessageRetention(running.app.get(DataSource), new FixedClock(new Date(Date.now() + ms)) satisfies Clock);

    it('numbers and texts are erased, and the record of a message with its order', async () => {
      await place(1);
      expect(await at(29 * DAY_MS).execute()).toMatchObject({ emptied: 0 });
      expect(await at(31 * DAY_MS).execute()).toMatchObject({ emptied: 1 });
      expect(await running.records('destination, body, status')).toEqual([
        { destination: null, body: null, status: 'sent' },
      ]);
      await at(366 * DAY_MS).execute();
      expect(await running.records('id')).toEqual([]);
    });

    it('nothing tells any more whom a customer’s message went to, while a restaurant is still known again', async () => {
      const [order] = await place(1);
      await running.handled(
        running.neighbours.publishChange(statusChanged(order!, { means: 'board', linkOrderId: undefined })),
      );
      await running.settled();
      // As they were left before hashes were erased.
      await running.database.query(
        "UPDATE notifications SET destination = NULL, body = NULL WHERE audience = 'customer'",
      );
      await at(31 * DAY_MS).execute();
      const records = await running.records<{ audience: string; anonymous: boolean }>(
        'audience, destination_hash = id::text AS anonymous',
      );
      expect(Object.fromEntries(records.map(({ audience, anonymous }) => [audience, anonymous]))).toEqual({
        restaurant: false,
        customer: true,
      });
      expect(await at(31 * DAY_MS).execute()).toMatchObject({ emptied: 0 });
      expect(await running.twilio.say(RESTAURANT, 'What?')).toMatch(/Reply 1 to accept/);
    });

    it('no statement takes more rows than nobody waits for, and all go in the end', async () => {
      await running.database.query(
        "INSERT INTO inbound_messages (provider_message_id, received_at) SELECT 'SM' || n, now() - interval '31 days' FROM generate_series(1, 1300) AS n",
      );
      const statements = jest.spyOn(running.app.get(DataSource), 'query');
      expect(await at(0).execute()).toMatchObject({ removed: 1300 });
      const removing = statements.mock.results.filter((_, index) =>
        statements.mock.calls[index]![0].startsWith('DELETE FROM inbound_messages'),
      );
      const counts = await Promise.all(removing.map(async ({ value }) => ((await value) as [unknown, number])[1]));
      statements.mockRestore();
      expect(counts).toEqual([500, 500, 300]);
    });

    it('several instances share the work, and the log says what went, each row once', async () => {
      await running.database.query(
        "INSERT INTO inbound_messages (provider_message_id, received_at) SELECT 'SM' || n, now() - interval '31 days' FROM generate_series(1, 1300) AS n",
      );
      await Promise.all([at(0).execute(), at(0).execute(), at(0).execute()]);
      await at(0).execute();
      const { rows } = await running.database.query<{ what: string; gone: number }>(
        'SELECT what, sum(count)::int AS gone FROM retention_log GROUP BY what',
      );
      expect(rows).toEqual([{ what: 'inbound_messages', gone: 1300 }]);
    });
  });
});
