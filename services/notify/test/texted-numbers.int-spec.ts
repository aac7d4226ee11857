import { randomUUID } from 'node:crypto';
import {
  BusinessStatusChangedV1,
  NotificationFailedV1,
  OrderChannelsRpcV1,
  type OrderChannels,
  type OrderPlacedV1,
} from '@chalkboard/contracts';
import { hashSecret } from '@chalkboard/service-kit';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { MessageRetention } from '../src/persistence/message-retention';
import { TextedNumbers } from '../src/persistence/texted-numbers';
import { CUSTOMER, menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const DAY_MS = 86_400_000;
const SECRET = 'v'.repeat(43);
const BUSINESS = randomUUID();

describe('how many different numbers are texted, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  const start = async (more: Record<string, string> = {}) => {
    running = await RunningWithTwilio.start(more);
    await running.neighbours.answerTickets();
  };
  beforeEach(() => start());
  afterEach(() => running.stop());

  let version = 0;
  const numbered = (restaurantPhone: string, more = {}) =>
    menuSnapshot({ version: ++version, restaurantPhone, editRightHashes: [hashSecret(SECRET)], ...more });
  const publishMenu = (restaurantPhone: string, more = {}) =>
    running.handled(running.neighbours.publishMenu(numbered(restaurantPhone, more)));
  const order = async (more: Partial<OrderPlacedV1> = {}) => {
    const placed = orderPlaced(more);
    await running.handled(running.neighbours.publishOrder(placed));
    await running.settled();
    return placed;
  };
  const sendTest = async () =>
    fetch(`${await running.app.getUrl()}/api/notify/menus/demo/test-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `visitor=${SECRET}` },
      body: JSON.stringify({ channel: 'sms' }),
    });
  const texted = () => new Set(running.twilio.taken.map(({ to }) => to));
  const reasons = async () =>
    (await running.neighbours.told(NotificationFailedV1)).map(({ data }) => (data as NotificationFailedV1).reason);
  const ask = async (orderId: string, more = {}) => {
    const reply = await running.neighbours.nats.request(
      OrderChannelsRpcV1.subject,
      JSON.stringify({
        orderId,
        shareId: 'demo',
        phone: '(415) 555-0132',
        currency: 'USD',
        channels: ['sms'],
        ...more,
      }),
      { timeout: 5000 },
    );
    return (reply.json() as { reply: OrderChannels }).reply;
  };

  it('a restaurant that changes its number again and again has three numbers texted a day, by orders and tests together', async () => {
    for (let place = 0; place < 15; place++) {
      await publishMenu(`+1 415 555 ${1000 + place}`);
      await order({ orderNumber: `N${place}` });
    }
    expect(texted().size).toBe(3);
    await running.neighbours.answerSnapshots(numbered('+1 415 555 2000'));
    const test = await sendTest();
    expect([test.status, ((await test.json()) as { detail: string }).detail]).toEqual([
      429,
      expect.stringContaining('at most 3 different numbers a day'),
    ]);
    expect(texted().size).toBe(3);
    await running.published(NotificationFailedV1, 12);
    expect(new Set(await reasons())).toEqual(new Set([expect.stringContaining('Confirm your own number')]));
    // A number that was texted today gets its own limit of messages on.
    await publishMenu('+1 415 555 1000');
    await order();
    expect(running.twilio.taken.at(-1)!.to).toBe('+14155551000');
  });

  it('guests count as well, and of ten that come at once not one more is texted', async () => {
    let guests = 0;
    await running.neighbours.answerTickets();
    const orders = await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        const placed = orderPlaced({ orderNumber: `N${place}`, channels: [] });
        await running.handled(running.neighbours.publishOrder(placed));
        return placed;
      }),
    );
    for (const placed of orders) {
      await running.neighbours.answerTickets({ customer: { ...CUSTOMER, phone: `415 555 ${3000 + guests++}` } });
      await running.handled(
        running.neighbours.publishChange(statusChanged(placed, { means: 'board', linkOrderId: undefined })),
      );
    }
    await running.settled();
    expect(texted().size).toBe(3);
  });

  it('is exact when many transactions count at once', async () => {
    const numbers = running.app.get(TextedNumbers);
    const messages = Array.from(
      { length: 20 },
      (_, place) =>
        ({
          shareId: 'demo',
          audience: 'customer',
          purpose: 'status',
          channel: 'sms',
          destination: `+1415555${4000 + place}`,
          body: '',
        }) as const,
    );
    const refusals = await Promise.all(
      messages.map((message) =>
        running.app.get(DataSource).transaction((manager) => numbers.refusalsOf([message], manager)),
      ),
    );
    expect(refusals.filter(([refusal]) => refusal === undefined)).toHaveLength(3);
    expect((await numbers.today()).numbers).toBe(3);
  });

  it('are more of a menu whose business staff has approved; not of one that waits', async () => {
    const status = async (next: 'pending' | 'approved', businessVersion: number) =>
      running.handled(
        running.neighbours.publish(
          BusinessStatusChangedV1,
          BUSINESS,
          { businessId: BUSINESS, before: 'pending', status: next, changedAt: new Date().toISOString() },
          randomUUID(),
          businessVersion,
        ),
      );
    await running.neighbours.answerBusinesses(null);
    await status('pending', 2);
    for (let place = 0; place < 5; place++) {
      await publishMenu(`+1 415 555 ${1000 + place}`, { businessId: BUSINESS });
      await order();
    }
    expect(texted().size).toBe(3);
    await status('approved', 3);
    for (let place = 5; place < 10; place++) {
      await publishMenu(`+1 415 555 ${1000 + place}`, { businessId: BUSINESS });
      await order();
    }
    expect(texted().size).toBe(8);
  });

  it('ten of one browser over several menus, whose network address is kept as nothing but what ordering made of it', async () => {
    await running.neighbours.answerTickets({ caller: { visitor: 'a-visitor', address: 'a-network' } });
    for (let place = 0; place < 13; place++) {
      await running.handled(
        running.neighbours.publishMenu(
          menuSnapshot({ shareId: `m${place}`, restaurantPhone: `+1 415 555 ${1000 + place}` }),
        ),
      );
      await order({ shareId: `m${place}` });
    }
    expect(texted().size).toBe(10);
  });

  it.each(['+870 773 111 632', '+881 6 1234 5678', '+1 900 555 1234', '+234 701 234 5678', '011 870 773 111632'])(
    'never %s: a satellite, a premium rate, a country that is not allowed',
    async (number) => {
      await publishMenu(number);
      await order();
      expect(running.twilio.taken).toEqual([]);
      // The relay has published it.
      await running.published(NotificationFailedV1);
      expect(await reasons()).toEqual([
        'We send no text messages to this number: its country or kind is not one of those that we text.',
      ]);
    },
  );

  it('a confirmed number of a restaurant counts no more, and is texted whatever is used up', async () => {
    await running.database.query(`INSERT INTO confirmed_numbers VALUES (encode(sha256('+14155550132'), 'hex'), now())`);
    for (let place = 0; place < 4; place++) {
      await publishMenu(`+1 415 555 ${1000 + place}`);
      await order();
    }
    await publishMenu('(415) 555-0132');
    await order();
    expect(running.twilio.taken.at(-1)!.to).toBe('+14155550132');
    expect(await ask(randomUUID())).toEqual({ carried: ['sms'], heldBack: [], free: true });
  });

  it('the platform has a ceiling, at which nobody new is texted, the log is loud and staff sees it', async () => {
    await running.stop();
    await start({ TEXTED_NUMBERS_A_DAY: '5' });
    const loud = jest.spyOn(
      (running.app.get(TextedNumbers) as unknown as { logger: { error(text: string): void } }).logger,
      'error',
    );
    for (let place = 0; place < 7; place++) {
      await running.handled(
        running.neighbours.publishMenu(
          menuSnapshot({ shareId: `m${place}`, restaurantPhone: `+1 415 555 ${1000 + place}` }),
        ),
      );
      await order({ shareId: `m${place}` });
    }
    expect(texted().size).toBe(5);
    expect(loud.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining('4 different numbers were texted today, of at most 5'),
      expect.stringContaining('5 different numbers'),
    ]);
    expect(await running.app.get(TextedNumbers).today()).toMatchObject({
      numbers: 5,
      ceiling: 5,
      alarming: true,
      heldBack: [{ by: 'platform', messages: 2 }],
    });
  });

  it('a guest gets one text about an answer or its lack until the number of the restaurant is confirmed', async () => {
    const placed = await order();
    await running.handled(running.neighbours.publishEscalation(placed, 'tell_customer'));
    await running.handled(
      running.neighbours.publishChange(statusChanged(placed, { means: 'board', linkOrderId: undefined })),
    );
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(placed, {
          means: 'board',
          linkOrderId: undefined,
          move: 'cancel',
          before: 'accepted',
          status: 'cancelled',
        }),
        3,
      ),
    );
    await running.settled();
    expect(running.twilio.taken.filter(({ to }) => to === '+14155550199')).toHaveLength(1);

    const second = await order();
    await running.handled(running.neighbours.publishEscalation(second, 'tell_customer'));
    await running.handled(running.neighbours.publishChange(statusChanged(second)));
    await running.settled();
    expect(running.twilio.taken.filter(({ to }) => to === '+14155550199')).toHaveLength(3);
  });

  it('is erased after the day', async () => {
    await order();
    const left = async (table: string) => (await running.database.query(`SELECT 1 FROM ${table}`)).rowCount;
    await ask(randomUUID());
    expect([await left('texted_numbers'), await left('text_promises')]).toEqual([4, 1]);
    await new MessageRetention(
      running.app.get(DataSource),
      new FixedClock(new Date(Date.now() + 3 * DAY_MS)),
    ).execute();
    expect([await left('texted_numbers'), await left('texted_counts'), await left('text_promises')]).toEqual([0, 0, 0]);
  });

  describe('what is promised of an order before it is taken', () => {
    it('holds when the order comes, is counted once, and is the same when it is asked again', async () => {
      const orderId = randomUUID();
      const promised = { carried: ['sms'], heldBack: [], free: false };
      expect([await ask(orderId), await ask(orderId)]).toEqual([promised, promised]);
      await order({ orderId, textPromise: 'carried' });
      for (let place = 0; place < 4; place++) expect(await ask(randomUUID())).toEqual(promised);
      expect(await ask(randomUUID())).toEqual({
        carried: [],
        heldBack: [
          { channel: 'sms', reason: expect.stringContaining('at most 5 messages a day until it is confirmed') },
        ],
        free: false,
      });
      expect(running.twilio.taken).toHaveLength(1);
    });

    it('a sixth order is told by e-mail to the other address, when its text is held back', async () => {
      await running.neighbours.answerTickets({ backup: { email: 'owner@trattoria.example' } });
      const ids = Array.from({ length: 6 }, () => randomUUID());
      const promises = await Promise.all(ids.map((id) => ask(id)));
      expect(promises.filter(({ carried }) => carried.length === 1)).toHaveLength(5);
      for (const [place, orderId] of ids.entries())
        await order({
          orderId,
          orderNumber: `N${place}`,
          textPromise: promises[place]!.carried.length ? 'carried' : 'held_back',
        });
      expect(running.twilio.taken).toHaveLength(5);
      await waitFor('the e-mail', () => running.smtp.taken.length === 1);
      expect(JSON.stringify(running.smtp.taken[0])).toMatch(/held back/);
      expect(JSON.stringify(running.smtp.taken[0])).toContain('/board/b0a4d');
    });

    it('a sixth order is told by e-mail to the owner of the business, where there is no other address', async () => {
      await publishMenu('(415) 555-0132', { businessId: BUSINESS });
      await running.neighbours.answerBusinesses({
        businessName: 'Trattoria',
        ownerName: 'Ada',
        email: 'ada@trattoria.example',
        registrationStatus: 'pending',
      });
      for (let place = 0; place < 5; place++) await ask(randomUUID());
      const orderId = randomUUID();
      expect((await ask(orderId)).carried).toEqual([]);
      await order({ orderId, textPromise: 'held_back' });
      await waitFor('the e-mail', () => running.smtp.taken.length === 1);
      expect(JSON.stringify(running.smtp.taken[0])).toContain('ada@trattoria.example');
      expect(running.twilio.taken).toEqual([]);
    });

    it('a printer that is not there carries nothing', async () => {
      expect(await ask(randomUUID(), { channels: ['print'] })).toEqual({
        carried: [],
        heldBack: [{ channel: 'print', reason: 'The menu has no printer.' }],
        free: true,
      });
    });
  });
});
