import { randomBytes, randomUUID } from 'node:crypto';
import {
  MenuExtractedV1,
  type BoardOrder,
  type EventEnvelope,
  type MenuSnapshot,
  type PlaceOrderRequest,
  type PlaceOrderResponse,
} from '@chalkboard/contracts';
import { createService, hashSecret, parseConfig, type ServiceDefinition } from '@chalkboard/service-kit';
import { TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StorageType, type NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { OrderingConfig } from '../src/config';
import { BoardLinkVersions } from '../src/domain/board-link-versions';
import { OrderLinks } from '../src/domain/order-links';
import { OrderRepository } from '../src/domain/order.repository';
import { aMenu, anOrder } from '../src/domain/testing/order.factory';
import { OrderingModule } from '../src/ordering.module';
import { carriesAll } from './answering';

/** A browser with its cookies. */
export interface Device {
  cookie: string;
}

/** Ordering as it ships, on this environment. */
const definition = (environment: Record<string, string>): ServiceDefinition => {
  const config = parseConfig(OrderingConfig, {
    ORDER_LINK_KEY: 'a key for tests, and for tests alone',
    ...environment,
  });
  return { service: 'ordering', config, module: OrderingModule.register(config) };
};

/** The ordering service on a platform of its own, and what other services would tell it. */
export class OrderingUnderTest {
  private constructor(
    private readonly platform: TestPlatform,
    readonly nats: NatsConnection,
    readonly app: NestFastifyApplication,
    private readonly url: string,
    private readonly environment: Record<string, string>,
    /** Notify does not answer any more which channels will carry an order. */
    readonly silence: () => Promise<void>,
  ) {}

  /** @param more variables; without, any number of orders is taken */
  static async start(more: Record<string, string> = { UNLIMITED_ORDERS: '1' }): Promise<OrderingUnderTest> {
    const platform = await TestPlatform.start({ service: 'ordering', definition });
    const nats = await platform.connectNats();
    const manager = await nats.jetstreamManager();
    await manager.streams.add({ name: 'MENU', subjects: ['menu.menu.>'], storage: StorageType.Memory });
    await manager.streams.add({
      name: 'NOTIFY',
      subjects: ['notify.notification.>', 'notify.reply.>', 'notify.call.>', 'notify.drill.>'],
      storage: StorageType.Memory,
    });
    const environment = platform.environment('ordering', more);
    const silence = await carriesAll(nats);
    const app = await createService(definition(environment));
    return new OrderingUnderTest(platform, nats, app, await app.getUrl(), environment, silence);
  }

  /** One more instance of the service on the same platform; whoever asks for it closes it. */
  another(): Promise<NestFastifyApplication> {
    return createService(definition(this.environment));
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.nats.close();
    await this.platform.stop();
  }

  /** Publishes an event of another service. */
  async tell(type: string, subject: string, version: number, data: unknown): Promise<void> {
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: `/services/${type.split('.')[0]}`,
      type,
      subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: version,
      correlationid: randomUUID(),
      data,
    };
    await this.nats.jetstream().publish(type, JSON.stringify(envelope), { msgID: envelope.id });
  }

  /** A menu that ordering knows, and the device that may edit it. */
  async restaurant(changes: Partial<MenuSnapshot> = {}): Promise<{ menu: MenuSnapshot; owner: Device }> {
    const secret = randomBytes(32).toString('base64url');
    const menu = aMenu({ shareId: randomUUID(), editRightHashes: [hashSecret(secret)], ...changes });
    await this.tell(MenuExtractedV1.type, menu.shareId, menu.version, menu);
    await waitFor(
      'the projection',
      async () =>
        ((await this.query('SELECT 1 FROM menus WHERE share_id = $1', [menu.shareId])) as unknown[]).length === 1,
    );
    return { menu, owner: { cookie: `visitor=${secret}` } };
  }

  /** An order of a customer, with the secret of its tracking page. */
  async placed(
    menu: MenuSnapshot,
    changes: Partial<PlaceOrderRequest> = {},
  ): Promise<{ orderId: string; secret: string; orderNumber: string }> {
    const response = await this.call('POST', '/api/orders', {
      body: anOrder(menu, changes),
      headers: { 'idempotency-key': randomUUID() },
    });
    if (response.status !== 201) throw new Error(`not placed: ${response.status} ${await response.text()}`);
    const { orderId, orderNumber, trackingUrl } = (await response.json()) as PlaceOrderResponse;
    return { orderId, orderNumber, secret: trackingUrl.replace('/order/', '') };
  }

  /** The link to the board that is sent with the order. */
  async boardLink(orderId: string): Promise<string> {
    const order = await this.app.get(OrderRepository).find(orderId);
    return this.app
      .get(OrderLinks)
      .board(order!, await this.app.get(BoardLinkVersions).of(order!.shareId))
      .replace('/board/', '');
  }

  /** A telephone that opened the link in the message about the order. */
  async phoneWith(link: string): Promise<Device> {
    const response = await this.call('POST', '/api/orders/board-links', { body: { link } });
    if (response.status !== 200) throw new Error(`not opened: ${response.status}`);
    return {
      cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    };
  }

  call(
    method: string,
    path: string,
    { body, device, headers }: { body?: unknown; device?: Device; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(device && { cookie: device.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Asks for a move of an order on its board. */
  move(device: Device, shareId: string, orderId: string, request: object): Promise<Response> {
    return this.call('POST', `/api/orders/board/${shareId}/orders/${orderId}/moves`, { device, body: request });
  }

  /** Moves it, which must work. */
  async moved(device: Device, shareId: string, orderId: string, request: object): Promise<BoardOrder> {
    const response = await this.move(device, shareId, orderId, request);
    if (response.status !== 200) throw new Error(`not moved: ${response.status} ${await response.text()}`);
    return (await response.json()) as BoardOrder;
  }

  /** Another process that is taking a step of an order, until it is released. */
  async lockedDeadline(orderId: string, step: string): Promise<{ release: () => Promise<void> }> {
    const client = await this.platform.connectDatabase('ordering');
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM order_deadlines WHERE order_id = $1 AND step = $2 FOR UPDATE', [orderId, step]);
    return { release: () => client.end() };
  }

  query(sql: string, parameters: unknown[] = []): Promise<unknown> {
    return this.app.get(DataSource).query(sql, parameters);
  }

  /** The events of an order that ordering published, in order. */
  async published(orderId: string, type: string, count: number): Promise<EventEnvelope<Record<string, unknown>>[]> {
    return waitFor(`${count} ${type}`, async () => {
      const rows = (await this.query(
        `SELECT envelope FROM outbox WHERE subject = $1 AND envelope->>'subject' = $2 ORDER BY (envelope->>'aggregateversion')::int`,
        [type, orderId],
      )) as {
        envelope: EventEnvelope<Record<string, unknown>>;
      }[];
      return rows.length === count && rows.map(({ envelope }) => envelope);
    });
  }

  /**
   * Follows server-sent events of one name. `next` gives the next one's data that fits; `has` says whether one has
   * come; `close` hangs up.
   */
  async follow<T>(
    path: string,
    event: string,
    device?: Device,
  ): Promise<{
    next: (fits: (data: T) => boolean) => Promise<T>;
    has: (fits: (data: T) => boolean) => boolean;
    ended: () => Promise<void>;
    close: () => void;
  }> {
    const hangUp = new AbortController();
    const response = await fetch(`${this.url}${path}`, {
      headers: { accept: 'text/event-stream', ...(device && { cookie: device.cookie }) },
      signal: hangUp.signal,
    });
    if (response.status !== 200) throw new Error(`not followed: ${response.status}`);
    const received: T[] = [];
    let over = false;
    const reading = (async () => {
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(chunk, { stream: true });
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const fields = new Map(
            text
              .slice(0, end)
              .split('\n')
              .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
          );
          text = text.slice(end + 2);
          if (fields.get('event') === event) received.push(JSON.parse(fields.get('data') ?? 'null') as T);
        }
      }
    })()
      .catch(() => undefined)
      .finally(() => (over = true));
    return {
      next: (fits) => waitFor('an event that fits', () => received.find(fits)) as Promise<T>,
      has: (fits) => received.some(fits),
      ended: () => waitFor('the end of the stream', () => over).then(() => reading),
      close: () => hangUp.abort(),
    };
  }
}
