import { randomBytes, randomUUID } from 'node:crypto';
import {
  OrderCorrectedV1,
  OrderPlacedV1,
  WEBHOOK_LIMITS,
  WebhookMessage,
  type AddedWebhook,
  type ApiKeyClaims,
  type PlanId,
  type WebhookEndpoints,
} from '@chalkboard/contracts';
import { PlanGate } from '@chalkboard/service-kit';
import { Clock, hashOfApiKey } from '@chalkboard/service-kit/domain';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { WebhookDeliveries as WebhookDeliveryStore } from '../src/persistence/webhooks/webhook-deliveries';
import { Neighbours, orderPlaced, startNotify, statusChanged } from './running-notify';
import { RunningWithWebhooks } from './running-with-webhooks';
import { verified, WebhookReceiver, type Received } from './webhook-receiver';

const HOUR_MS = 3_600_000;

describe('webhooks, with a real Postgres and NATS', () => {
  let running: RunningWithWebhooks;
  let neighbours: Neighbours;
  let app: NestFastifyApplication;
  let database: Client;
  let receiver: WebhookReceiver;
  const keys = new Map<string, ApiKeyClaims>();

  beforeAll(async () => {
    running = await RunningWithWebhooks.start();
    ({ neighbours, app, database } = running);
    await neighbours.answerApiKeys(keys);
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.query('DELETE FROM webhook_endpoints');
    await receiver.stop();
  });

  /** From now on the service believes it is that much later. */
  const later = (ms: number) => jest.spyOn(app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + ms));
  const call = (...of: Parameters<RunningWithWebhooks['call']>) => running.call(...of);
  const outcome = async (answer: Promise<Response>) => {
    const response = await answer;
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const business = (events?: readonly string[]) => running.business(receiver.url, events);
  const read = ({ body }: Received) => WebhookMessage.parse(JSON.parse(body));

  it('tells a program of an order and its life in order, each signed, by another’s implementation', async () => {
    const { shareId, secret, log } = await business();
    const order = orderPlaced({ shareId });
    await neighbours.publishOrder(order);
    await neighbours.publishChange(statusChanged(order), 2);
    await neighbours.publish(
      OrderCorrectedV1,
      order.orderId,
      {
        orderId: order.orderId,
        orderNumber: order.orderNumber,
        shareId,
        currency: 'USD',
        totalBefore: 3150,
        total: 2400,
        correctedAt: new Date().toISOString(),
      } satisfies OrderCorrectedV1,
      randomUUID(),
      3,
    );
    const messages = await receiver.arrived(3);
    expect(messages.map(read)).toMatchObject([
      { type: 'order.placed', data: { orderId: order.orderId, version: 1, total: 3150 } },
      { type: 'order.status_changed', data: { before: 'placed', status: 'accepted', version: 2 } },
      { type: 'order.corrected', data: { totalBefore: 3150, total: 2400, version: 3 } },
    ]);
    for (const message of messages) verified(message, secret);
    expect(() => verified(messages[0]!, `whsec_${randomBytes(32).toString('base64')}`)).toThrow();
    await waitFor('the log', async () => (await log()).every(({ status }) => status === 'delivered'));
    const ids = messages.map(({ headers }) => headers['webhook-id']);
    expect((await log()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('says nothing of who ordered, nor any text that somebody typed', async () => {
    const { shareId } = await business();
    await neighbours.publishOrder(
      orderPlaced({
        shareId,
        lines: [
          { itemId: 'i1', name: 'Margherita', options: [], quantity: 1, unitPrice: 1, total: 1, notes: 'for Ada' },
        ],
      }),
    );
    const [message] = await receiver.arrived(1);
    expect(message!.body).not.toContain('Ada');
    expect(message!.body).not.toContain('notes');
  });

  it('tells of a menu that its owner has changed', async () => {
    const { menu, shareId } = await business(['menu.updated']);
    await neighbours.publishMenu({ ...menu, version: 2 });
    expect((await receiver.arrived(1)).map(read)).toMatchObject([{ type: 'menu.updated', data: { shareId } }]);
  });

  it('sends only what an endpoint wants, and nothing of another business', async () => {
    const { log } = await business(['order.corrected']);
    const other = await business(['order.placed']);
    await neighbours.publishOrder(orderPlaced({ shareId: other.shareId }));
    await receiver.arrived(1);
    expect(await log()).toEqual([]);
    expect(await other.log()).toHaveLength(1);
  });

  it('sends again what was not taken, with the same id, and meanwhile nothing newer of the order', async () => {
    const { shareId, log } = await business();
    receiver.behaviours.push(500);
    const order = orderPlaced({ shareId });
    await neighbours.publishOrder(order);
    // Another consumer queues the change: it could be first.
    await waitFor('the order is queued', async () => (await log()).length === 1);
    await neighbours.publishChange(statusChanged(order));
    await waitFor('the change is queued', async () => (await log()).length === 2);
    await waitFor('the fault', async () => (await log()).some(({ fault }) => fault === 'status'));
    expect((await log()).map(({ type, status, answer }) => [type, status, answer])).toEqual([
      ['order.status_changed', 'pending', null],
      ['order.placed', 'pending', 500],
    ]);
    later(6000);
    const messages = await receiver.arrived(3);
    expect(messages.map((message) => read(message).type)).toEqual([
      'order.placed',
      'order.placed',
      'order.status_changed',
    ]);
    expect(messages[1]!.headers['webhook-id']).toBe(messages[0]!.headers['webhook-id']);
  });

  it.each([
    ['redirects', 302, 'redirect'],
    ['breaks the line', 'cut', 'no_connection'],
  ] as const)('takes a receiver that %s for one that has not taken the message', async (_, behaviour, fault) => {
    const { shareId, log } = await business(['order.placed']);
    receiver.behaviours.push(behaviour);
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await waitFor('the fault', async () => (await log())[0]?.fault === fault);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  });

  it('gives a message up after three days, and sends it again when its owner asks', async () => {
    const { shareId, log, path, endpoint, owner } = await business(['order.placed']);
    receiver.behaviours.push(...Array.from({ length: 11 }, () => 503));
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await receiver.arrived(1);
    for (let attempts = 1; attempts < 11; attempts++) {
      await waitFor('it is recorded', async () => (await log())[0]?.attempts === attempts);
      later(Date.parse((await log())[0]!.nextAttemptAt!) - Date.now() + 1000);
      await receiver.arrived(attempts + 1);
    }
    await waitFor('it is given up', async () => (await log())[0]?.status === 'failed');
    const [{ id } = { id: '' }] = await log();
    expect((await call('POST', `${path}/${endpoint.id}/deliveries/${id}/replay`, owner)).status).toBe(202);
    const messages = await receiver.arrived(12);
    expect(messages.at(-1)!.headers['webhook-id']).toBe(id);
    await waitFor('it is taken', async () => (await log())[0]?.status === 'delivered');
  }, 60_000);

  it('sends nothing more to an endpoint that says it is gone, until its owner has something sent again', async () => {
    const { shareId, log, path, endpoint, owner } = await business(['order.placed']);
    receiver.behaviours.push(410);
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await waitFor('the answer', async () => (await log())[0]?.answer === 410);
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await neighbours.consumed(OrderPlacedV1);
    later(HOUR_MS);
    const list = async () => ((await (await call('GET', path, owner)).json()) as WebhookEndpoints).endpoints;
    expect((await list())[0]?.goneAt).not.toBeNull();
    expect(receiver.received).toHaveLength(1);
    const { id } = (await log()).at(-1)!;
    await call('POST', `${path}/${endpoint.id}/deliveries/${id}/replay`, owner);
    await receiver.arrived(3);
    expect((await list())[0]?.goneAt).toBeNull();
  });

  it('signs by the old and the new secret for a day, and then by the new one alone', async () => {
    const { shareId, secret, path, endpoint, owner } = await business(['order.placed']);
    const rotated = (await (await call('POST', `${path}/${endpoint.id}/secret`, owner)).json()) as AddedWebhook;
    expect(rotated.secret).not.toBe(secret);
    await neighbours.publishOrder(orderPlaced({ shareId }));
    const [message] = await receiver.arrived(1);
    verified(message!, secret);
    verified(message!, rotated.secret);
    later(25 * HOUR_MS);
    await neighbours.publishOrder(orderPlaced({ shareId }));
    const last = (await receiver.arrived(2)).at(-1)!;
    expect(String(last.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  it('sends to a slow endpoint one message at a time, and lets it hold up no other', async () => {
    const slow = await business(['order.placed']);
    receiver.slowMs = 300;
    const slowReceiver = receiver;
    receiver = await WebhookReceiver.start();
    const quick = await business(['order.placed']);
    for (let count = 0; count < 4; count++) await neighbours.publishOrder(orderPlaced({ shareId: slow.shareId }));
    await neighbours.publishOrder(orderPlaced({ shareId: quick.shareId }));
    await receiver.arrived(1);
    expect(slowReceiver.received.length).toBeLessThan(4);
    await waitFor('the slow one', async () => slowReceiver.received.length === 4);
    expect(slowReceiver.mostAtOnce).toBe(1);
    await slowReceiver.stop();
  });

  it('sends each message once, however many instances there are', async () => {
    const another = await startNotify(running.platform, {
      LOCAL_OUTBOX: '1',
      DAILY_MESSAGE_LIMIT: '1000',
      WEBHOOKS_TO_LOOPBACK: '1',
    });
    try {
      const { shareId, log } = await business(['order.placed']);
      for (let count = 0; count < 20; count++) await neighbours.publishOrder(orderPlaced({ shareId }));
      await waitFor('all are taken', async () => {
        const deliveries = await log();
        return deliveries.length === 20 && deliveries.every(({ status }) => status === 'delivered');
      });
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
      expect(receiver.received).toHaveLength(20);
    } finally {
      await another.close();
    }
  });

  it.each([
    'https://10.0.0.7/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/hooks',
    'https://ada:secret@example.com/hooks',
    'https://nowhere.invalid/hooks',
  ])('refuses to save %s', async (url) => {
    const { path, owner } = await business();
    expect(await outcome(call('POST', path, owner, { url, events: ['order.placed'] }))).toEqual([
      422,
      'notify.webhook_address_refused',
    ]);
  });

  it('is removed while what came of a message is written down', async () => {
    const { endpoint, shareId, log } = await business();
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await waitFor('the message to be sent', async () => (await log())[0]?.status === 'delivered');
    const found = await database.query<{ id: string }>('SELECT id FROM webhook_deliveries');
    const delivery = { id: found.rows[0]!.id, endpointId: endpoint.id };
    const remover = await running.platform.connectDatabase('notify');
    await remover.query('BEGIN');
    await remover.query('SELECT 1 FROM webhook_endpoints WHERE id = $1 FOR UPDATE', [endpoint.id]);
    const settled = app
      .get(WebhookDeliveryStore)
      .settle(delivery, { delivered: true, answer: 200 }, { status: 'delivered' }, new Date());
    try {
      await waitFor('it to wait for the endpoint', async () => {
        const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE webhook_%'`;
        return (await database.query(waiting)).rowCount === 1;
      });
      await remover.query('DELETE FROM webhook_endpoints WHERE id = $1', [endpoint.id]);
      await remover.query('COMMIT');
    } finally {
      await remover.end();
      await settled;
    }
    expect((await database.query('SELECT 1 FROM webhook_deliveries')).rowCount).toBe(0);
  });

  it('keeps a business to its number of webhooks', async () => {
    const { path, owner } = await business();
    for (let count = 1; count < WEBHOOK_LIMITS.maxEndpoints; count++)
      expect((await call('POST', path, owner, { url: receiver.url, events: ['order.placed'] })).status).toBe(201);
    expect(await outcome(call('POST', path, owner, { url: receiver.url, events: ['order.placed'] }))).toEqual([
      409,
      'notify.too_many_webhooks',
    ]);
  });

  it('is the owners’ alone: staff of the business are refused, and of others’ nothing is said', async () => {
    const { businessId, path, endpoint } = await business();
    const staff = { cookie: await running.authority.cookie({ businesses: [{ id: businessId, role: 'staff' }] }) };
    const stranger = await business();
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', `/${endpoint.id}`],
      ['POST', `/${endpoint.id}/secret`],
      ['GET', `/${endpoint.id}/deliveries`],
      ['POST', `/${endpoint.id}/deliveries/msg_${randomUUID()}/replay`],
    ] as const) {
      expect(await outcome(call(method, path + rest, staff))).toEqual([403, 'notify.owners_only']);
      expect(await outcome(call(method, path + rest, stranger.owner))).toEqual([404, 'notify.business_not_found']);
      if (rest !== '')
        expect(await outcome(call(method, stranger.path + rest, stranger.owner))).toEqual([
          404,
          'notify.webhook_not_found',
        ]);
    }
  });

  it('is managed by a key with that permission too, and only that of its own business', async () => {
    const { endpoint: others } = await business();
    const secret = `cb_${randomBytes(32).toString('base64url')}`;
    keys.set(hashOfApiKey(secret), {
      keyId: randomUUID(),
      businessId: randomUUID(),
      scopes: ['webhooks:write'],
      rights: 1,
      expiresAt: null,
    });
    const key = { authorization: `Bearer ${secret}` };
    const path = '/api/v1/webhooks';
    const added = await call('POST', path, key, { url: receiver.url, events: ['order.placed'] });
    const { endpoint } = (await added.json()) as AddedWebhook;
    expect(added.status).toBe(201);
    expect(await (await call('GET', path, key)).json()).toEqual({ endpoints: [endpoint] });
    expect((await call('POST', `${path}/${endpoint.id}/secret`, key)).status).toBe(200);
    expect(await (await call('GET', `${path}/${endpoint.id}/deliveries`, key)).json()).toEqual({
      deliveries: [],
      next: null,
    });
    expect(await outcome(call('DELETE', `${path}/${others.id}`, key))).toEqual([404, 'notify.webhook_not_found']);
    expect((await call('DELETE', `${path}/${endpoint.id}`, key)).status).toBe(204);
  });

  it('is added and sent for every plan until plans are enforced, and then where the plan has it', async () => {
    const { shareId, path, owner, endpoint, log } = await business(['order.placed']);
    let plan: PlanId = 'pro';
    await neighbours.answerPlans(() => plan);
    jest.spyOn(app.get(PlanGate), 'enforces', 'get').mockReturnValue(true);
    const refused = await call('POST', path, owner, { url: receiver.url, events: ['order.placed'] });
    expect(await refused.json()).toMatchObject({
      status: 403,
      code: 'access.plan_needed',
      detail: expect.stringContaining('Webhooks are part of the plan Enterprise') as string,
      plans: ['enterprise'],
    });
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await waitFor('it is held back', async () => (await log())[0]?.fault === 'plan_needed');
    expect([receiver.received.length, (await log())[0]?.status]).toEqual([0, 'pending']);
    const { id } = (await log())[0]!;
    const again = `${path}/${endpoint.id}/deliveries/${id}/replay`;
    expect(await outcome(call('POST', again, owner))).toEqual([403, 'access.plan_needed']);
    // What is there can be seen and removed; with the plan it works again.
    expect((await call('GET', path, owner)).status).toBe(200);
    plan = 'enterprise';
    expect((await call('POST', again, owner)).status).toBe(202);
    await receiver.arrived(1);
    expect((await call('DELETE', `${path}/${endpoint.id}`, owner)).status).toBe(204);
  });
});
