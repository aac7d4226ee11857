import { randomUUID } from 'node:crypto';
import {
  OrderCorrectedV1,
  OrderPlacedV1,
  OrderStatusChangedV1,
  TOPOLOGY,
  type EventEnvelope,
} from '@chalkboard/contracts';
import { ownerOf, streamOf, createService, parseConfig, type ServiceDefinition } from '@chalkboard/service-kit';
import { TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { IdentityConfig } from '../src/config';
import { IdentityModule } from '../src/identity.module';

export const SECRETS_KEY = 'a key for tests, and for tests alone';
export const ADMIN = { email: 'boss@example.com', password: 'a long enough password' };

/** Identity as it ships, on this environment. */
const definition = (environment: Record<string, string>): ServiceDefinition => {
  const config = parseConfig(IdentityConfig, { STAFF_SECRETS_KEY: SECRETS_KEY, ...environment });
  return {
    service: 'identity',
    config,
    module: IdentityModule.register(config),
    configure: async (starting) => void (await starting.register(fastifyMultipart)),
  };
};

/** Starts identity as `main.ts` does, in this process. */
export async function startIdentity(
  platform: TestPlatform,
  more: Record<string, string> = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: ADMIN.password },
): Promise<NestFastifyApplication> {
  const app = await createService(definition(platform.environment('identity', more)));
  await waitFor('identity to be healthy', async () => (await fetch(`${await app.getUrl()}/health`)).ok);
  return app;
}

/** Waits until everything that identity has to tell is on its stream: what is not there then, was not told. */
export async function allPublished(database: Client): Promise<void> {
  await waitFor(
    'all events to be told',
    async () => (await database.query('SELECT 1 FROM outbox WHERE published_at IS NULL')).rowCount === 0,
  );
}

/** What a browser does: keeps the refresh cookie and that of its device. */
export class Browser {
  cookie: string | undefined;
  private device: string | undefined;

  constructor(private readonly app: NestFastifyApplication) {}

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    {
      body,
      token,
      cookie = this.cookie,
      address,
    }: { body?: unknown; token?: string; cookie?: string; address?: string } = {},
  ): Promise<Response> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token) headers.authorization = `Bearer ${token}`;
    const cookies = [cookie && `staff_refresh=${cookie}`, this.device && `staff_device=${this.device}`].filter(Boolean);
    if (cookies.length > 0) headers.cookie = cookies.join('; ');
    if (address) headers['x-forwarded-for'] = address;
    const response = await fetch(`${await this.app.getUrl()}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^(staff_refresh|staff_device)=([^;]*)/.exec(set) ?? [];
      if (name === 'staff_refresh') this.cookie = value || undefined;
      if (name === 'staff_device') this.device = value || undefined;
    }
    return response;
  }

  async signIn(credentials = ADMIN, address?: string): Promise<string> {
    const response = await this.call('POST', '/api/admin/login', { body: credentials, address });
    if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
    return ((await response.json()) as { token: string }).token;
  }
}

/** Publishes an OrderPlaced as ordering's relay would. */
export async function publishOrder(
  nats: NatsConnection,
  order: Partial<OrderPlacedV1> = {},
): Promise<EventEnvelope<OrderPlacedV1>> {
  const data: OrderPlacedV1 = {
    orderId: randomUUID(),
    orderNumber: 'K7F4M',
    shareId: 'demo',
    orderType: 'pickup',
    paymentMethod: 'cash',
    currency: 'USD',
    lines: [{ itemId: 'i1', name: 'Margherita', options: [], quantity: 1, unitPrice: 1250, total: 1250 }],
    subtotal: 1250,
    deliveryFee: 0,
    total: 1250,
    channels: ['sms'],
    placedAt: new Date().toISOString(),
    ...order,
  };
  return publish(nats, OrderPlacedV1.type, data, 1);
}

/** Publishes what became of an order, as ordering's relay would. */
export function publishChange(
  nats: NatsConnection,
  { orderId, orderNumber, shareId, test }: OrderPlacedV1,
  status: OrderStatusChangedV1['status'],
  version: number,
): Promise<EventEnvelope<OrderStatusChangedV1>> {
  const move = status === 'accepted' ? 'accept' : 'cancel';
  const by = { by: 'restaurant', means: 'board', changedAt: new Date().toISOString() } as const;
  return publish(
    nats,
    OrderStatusChangedV1.type,
    { orderId, orderNumber, shareId, move, before: 'placed', status, ...by, ...(test && { test }) },
    version,
  );
}

/** Publishes that the restaurant corrected what an order holds, as ordering's relay would. */
export function publishCorrection(
  nats: NatsConnection,
  { orderId, orderNumber, shareId, currency, total: totalBefore, test }: OrderPlacedV1,
  total: number,
  version: number,
): Promise<EventEnvelope<OrderCorrectedV1>> {
  return publish(
    nats,
    OrderCorrectedV1.type,
    {
      orderId,
      orderNumber,
      shareId,
      currency,
      totalBefore,
      total,
      correctedAt: new Date().toISOString(),
      ...(test && { test }),
    },
    version,
  );
}

async function publish<Data extends { orderId: string }>(
  nats: NatsConnection,
  type: string,
  data: Data,
  aggregateversion: number,
): Promise<EventEnvelope<Data>> {
  const envelope: EventEnvelope<Data> = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/ordering',
    type,
    subject: data.orderId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    aggregateversion,
    correlationid: randomUUID(),
    data,
  };
  await nats.jetstream().publish(type, JSON.stringify(envelope));
  return envelope;
}

/**
 * A platform with the streams that the other services would have made: identity is not well before it hears their
 * events.
 */
export async function startPlatform(): Promise<TestPlatform> {
  const platform = await TestPlatform.start({ service: 'identity', definition });
  const nats = await platform.connectNats();
  const { streams } = await nats.jetstreamManager();
  for (const owner of new Set(TOPOLOGY.identity.consumes.map(({ type }) => ownerOf(type)))) {
    const subjects = TOPOLOGY.identity.consumes.flatMap(({ type }) => (ownerOf(type) === owner ? [type] : []));
    await streams.add({ name: streamOf(owner), subjects });
  }
  await nats.close();
  return platform;
}
