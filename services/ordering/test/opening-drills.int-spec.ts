import { randomUUID } from 'node:crypto';
import {
  DrillAnsweredV1,
  DrillDueV1,
  DrillUnheardV1,
  NotificationDeliveredV1,
  NotificationFailedV1,
  type Board,
  type EventEnvelope,
  type MenuSnapshot,
  type OrderingSettings,
  type OrdersNow,
  type PlaceOrderRequest,
} from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { consumed, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defaultSettings } from '../src/domain/ordering-settings';
import { anOrder } from '../src/domain/testing/order.factory';
import { RunDrillsHandler } from '../src/features/run-drills/run-drills.handler';
import { type Device, OrderingUnderTest } from './ordering-under-test';

const MINUTE_MS = 60_000;
/** A Monday; the restaurant's clock is UTC. */
const START = Date.parse('2026-11-23T09:00:00Z');
const HOURS = { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', to: '22:00' })), exceptions: [] };
const DRILL = { minutesBefore: 30, alwaysOpenAt: '10:00' };

describe('opening drills, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let other: NestFastifyApplication;
  let menu: MenuSnapshot;
  let owner: Device;
  let now: number;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    other = await ordering.another();
  });
  afterAll(async () => {
    await other.close();
    await ordering.stop();
  });
  beforeEach(async () => {
    now = START;
    for (const app of [ordering.app, other]) jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(now));
    ({ menu, owner } = await ordering.restaurant({ openingHours: HOURS, timeZone: 'UTC' }));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await ordering.query('DELETE FROM drill_plans');
    await ordering.query('DELETE FROM opening_drills');
  });

  const board = (path = '') => `/api/orders/board/${menu.shareId}${path}`;
  const settle = async (more: Partial<OrderingSettings> = { openingDrill: DRILL }) => {
    const response = await ordering.call('PUT', board('/settings'), {
      device: owner,
      body: { ...defaultSettings(), ...more },
    });
    expect(response.status).toBe(200);
  };
  const round = () => Promise.all([ordering.app, other].map((app) => app.get(RunDrillsHandler).execute()));
  /** Moves the clock to a time of that Monday and takes what is due, by both instances at once. */
  const at = async (time: string) => {
    now = Date.parse(`2026-11-23T${time}:00Z`);
    await round();
  };
  const told = async <T>(type: string): Promise<EventEnvelope<T>[]> =>
    (
      (await ordering.query(
        `SELECT envelope FROM outbox WHERE subject = $1 AND envelope->'data'->>'shareId' = $2 ORDER BY seq`,
        [type, menu.shareId],
      )) as { envelope: EventEnvelope<T> }[]
    ).map(({ envelope }) => envelope);
  const started = async () => (await told<DrillDueV1>(DrillDueV1.type))[0]!.data.drillId;
  const drills = async () =>
    (await ordering.query('SELECT id, state, heard_by, messages FROM opening_drills WHERE share_id = $1', [
      menu.shareId,
    ])) as { id: string; state: string; heard_by: string | null; messages: unknown[] }[];
  const sent = async (drillId: string, more: object = {}) => {
    await ordering.tell(NotificationDeliveredV1.type, randomUUID(), 1, {
      notificationId: randomUUID(),
      drillId,
      channel: 'sms',
      purpose: 'test',
      provider: 'twilio',
      deliveredAt: new Date(now).toISOString(),
      ...more,
    });
    await consumed(ordering.nats, 'ordering', NotificationDeliveredV1);
  };
  const answered = async (drillId: string) => {
    await ordering.tell(DrillAnsweredV1.type, drillId, 1, {
      drillId,
      shareId: menu.shareId,
      channel: 'sms',
      answeredAt: new Date(now).toISOString(),
    });
    await consumed(ordering.nats, 'ordering', DrillAnsweredV1);
  };
  const ordersNow = async () =>
    (await (await ordering.call('GET', `/api/orders/now/${menu.shareId}`)).json()) as OrdersNow;
  const place = async (more: Partial<PlaceOrderRequest> = {}) =>
    (
      await ordering.call('POST', '/api/orders', {
        body: anOrder(menu, more),
        headers: { 'idempotency-key': randomUUID() },
      })
    ).status;
  const unheard = async () => {
    await settle();
    await at('09:30');
    const drillId = await started();
    await sent(drillId);
    await at('10:00');
    return drillId;
  };

  it('are off until the owner turns them on, and begin once, by whichever instance', async () => {
    await settle({});
    await at('09:30');
    expect(await told(DrillDueV1.type)).toEqual([]);
    await settle();
    await at('09:31');
    await at('09:32');
    const due = await told<DrillDueV1>(DrillDueV1.type);
    expect(due.map(({ data }) => data)).toEqual([
      expect.objectContaining({ by: 'messages', opensAt: '2026-11-23T10:00:00.000Z' }),
    ]);
    expect(due[0]!.correlationid).toBe(due[0]!.data.drillId);
  });

  it('that nobody answers pause ordering, which is told once; the first answer opens it again', async () => {
    const drillId = await unheard();
    await at('10:01');
    expect(await told(DrillUnheardV1.type)).toHaveLength(1);
    expect(await ordersNow()).toMatchObject({
      taken: 'paused',
      why: expect.stringContaining('cannot be reached right now'),
    });
    expect(await place()).toBe(409);
    await settle({ openingDrill: DRILL, prepMinutes: 40 });
    expect((await ordersNow()).taken).toBe('paused');

    now += 5 * MINUTE_MS;
    await answered(drillId);
    expect((await ordersNow()).taken).toBe('now');
    expect(await place()).toBe(201);
    expect(await drills()).toMatchObject([{ state: 'late', heard_by: 'sms' }]);
    const shown = (await (await ordering.call('GET', board(), { device: owner })).json()) as Board;
    expect(shown.drills).toMatchObject({
      nextAt: '2026-11-24T09:30:00.000Z',
      last: [{ state: 'late', heard: { by: 'sms' }, messages: [{ channel: 'sms', state: 'sent' }] }],
    });
    expect(shown.settings).not.toHaveProperty('unreachableSince');
  });

  it('measure an order again that was priced before they paused', async () => {
    await settle();
    await at('09:30');
    await sent(await started());
    now = Date.parse('2026-11-23T09:59:00Z');
    expect(await place({ scheduledFor: '2026-11-23T12:00:00.000Z' })).toBe(201);
    await at('10:00');
    expect(await place()).toBe(409);
  });

  it('lift no pause of the owner', async () => {
    const drillId = await unheard();
    await settle({ openingDrill: DRILL, pausedUntil: '2026-11-23T12:00:00Z' });
    await answered(drillId);
    const paused = await ordersNow();
    expect([paused.taken, paused.why]).toEqual(['paused', expect.stringContaining('today at 12:00 PM')]);
  });

  it('are answered by a press on the board, not by a board that is opened after the pause', async () => {
    await unheard();
    await ordering.call('GET', board(), { device: owner });
    expect((await ordersNow()).taken).toBe('paused');
    for (let time = 0; time < 2; time += 1)
      expect((await ordering.call('POST', board('/drills/answer'), { device: owner })).status).toBe(204);
    expect((await ordersNow()).taken).toBe('now');
    expect((await ordering.call('POST', board('/drills/answer'))).status).toBe(403);
  });

  it('are answered by a board that is open before opening', async () => {
    await settle();
    await at('09:30');
    await ordering.call('GET', board(), { device: owner });
    expect(await drills()).toMatchObject([{ state: 'heard', heard_by: 'board' }]);
    await sent(await started());
    await at('10:00');
    expect((await ordersNow()).taken).toBe('now');
    expect(await told(DrillUnheardV1.type)).toEqual([]);
  });

  it('are answered by a printer that is known to have printed, not by one that only took the ticket', async () => {
    await settle();
    await at('09:30');
    const drillId = await started();
    await sent(drillId, { channel: 'print', provider: 'escpos' });
    expect(await drills()).toMatchObject([{ state: 'asked' }]);
    await sent(drillId, { channel: 'print', provider: 'cloudprnt', arrived: true });
    expect(await drills()).toMatchObject([{ state: 'heard', heard_by: 'print' }]);
  });

  it('pause ordering when every message was given up, and say why', async () => {
    await settle();
    await at('09:30');
    const drillId = await started();
    await ordering.tell(NotificationFailedV1.type, randomUUID(), 1, {
      notificationId: randomUUID(),
      drillId,
      channel: 'print',
      purpose: 'test',
      reason: 'The printer is out of paper.',
      failedAt: new Date(now).toISOString(),
    });
    await consumed(ordering.nats, 'ordering', NotificationFailedV1);
    await at('10:00');
    expect((await ordersNow()).taken).toBe('paused');
    expect(await drills()).toMatchObject([
      { state: 'unheard', messages: [{ state: 'failed', reason: 'The printer is out of paper.' }] },
    ]);
  });

  it('pause nothing when notify was away and nothing went out', async () => {
    await settle();
    await at('09:30');
    await at('10:00');
    expect((await ordersNow()).taken).toBe('now');
    expect(await drills()).toMatchObject([{ state: 'not_sent' }]);
  });

  it('wait for what an outage of ordering held up', async () => {
    await settle();
    await at('09:30');
    const drillId = await started();
    await sent(drillId);
    await at('11:00');
    expect((await ordersNow()).taken).toBe('now');
    await answered(drillId);
    await at('11:02');
    expect(await drills()).toMatchObject([{ state: 'heard' }]);
    expect(await told(DrillUnheardV1.type)).toEqual([]);
  });

  it('are not begun too late to be answered, nor while the owner has paused over the opening', async () => {
    await settle();
    await at('09:57');
    expect(await drills()).toMatchObject([{ state: 'not_sent' }]);
    await ordering.query('DELETE FROM opening_drills');
    now = START;
    await settle({ openingDrill: DRILL, pausedUntil: '2026-11-23T18:00:00Z' });
    await at('09:30');
    expect(await drills()).toEqual([]);
    expect(await told(DrillDueV1.type)).toEqual([]);
  });

  it('call half way where calls are on and nobody was heard', async () => {
    await settle({ openingDrill: DRILL, callAfterMinutes: 4 });
    await at('09:30');
    await at('09:45');
    expect((await told<DrillDueV1>(DrillDueV1.type)).map(({ data }) => data.by)).toEqual(['messages', 'call']);
  });

  it('follow hours that change', async () => {
    await settle();
    await at('09:00');
    await ordering.tell('menu.menu.updated.v1', menu.shareId, menu.version + 1, {
      ...menu,
      version: menu.version + 1,
      openingHours: { weekly: HOURS.weekly.map((span) => ({ ...span, from: '09:30' })), exceptions: [] },
    });
    await waitFor('a drill by the new hours', async () => {
      await round();
      return (await drills()).length === 1;
    });
  });

  it('leave nothing behind when they are turned off, the pause neither', async () => {
    await unheard();
    await settle({ openingDrill: null });
    expect((await ordersNow()).taken).toBe('now');
    expect(await drills()).toEqual([]);
  });
});
