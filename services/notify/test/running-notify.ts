import { randomUUID } from 'node:crypto';
import {
  type Acknowledgement,
  AcknowledgementRpcV1,
  type ApiKeyClaims,
  ApiKeyRpcV1,
  type BusinessNotice,
  BusinessNoticeRpcV1,
  BusinessPlanRpcV1,
  type CallChangedV1,
  CallDueV1,
  type CustomerContact,
  ContactReceivedV1,
  type CustomerInfo,
  type DrillAnsweredV1,
  ErasureContactRpcV1,
  type EventDefinition,
  type EventEnvelope,
  MenuPublishedV1,
  type MenuSnapshot,
  MenuSnapshotRpcV1,
  NotificationDeliveredV1,
  NotificationFailedV1,
  NotifyErasureDoneV1,
  OrderEscalatedV1,
  OrderPlacedV1,
  OrderStatusChangedV1,
  OrderTicketsRpcV1,
  type OrderTicket,
  type OutboxResponse,
  type PlanId,
  type PrivacyCode,
  PrivacyCodeRpcV1,
  ReferralSubmittedV1,
  ReplyReceivedV2,
  RestaurantContactsRpcV1,
  type RestaurantContacts,
  SellOutByWordsRpcV1,
  type SignInMessage,
  type SoldOutByWords,
  SignInMessageRpcV1,
} from '@chalkboard/contracts';
import {
  durableOf,
  ownerOf,
  streamOf,
  createService,
  parseConfig,
  type ServiceDefinition,
} from '@chalkboard/service-kit';
import { consumed, TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection, Subscription } from 'nats';
import type { z } from 'zod';
import { NotifyConfig } from '../src/config';
import { NotifyModule } from '../src/notify.module';

export const SECRETS_KEY = 'a key for tests, and for tests alone';

/** Notify as it ships, on this environment. */
const definition = (environment: Record<string, string>): ServiceDefinition => {
  const config = parseConfig(NotifyConfig, { WEBHOOK_SECRETS_KEY: SECRETS_KEY, ...environment });
  return { service: 'notify', config, module: NotifyModule.register(config) };
};

/** A platform on which notify finds its tables. */
export const notifyPlatform = (): Promise<TestPlatform> =>
  TestPlatform.start({
    service: 'notify',
    definition: (environment) => definition({ LOCAL_OUTBOX: '1', ...environment }),
  });

/** Starts notify as `main.ts` does, in this process. */
export async function startNotify(
  platform: TestPlatform,
  more: Record<string, string> = { LOCAL_OUTBOX: '1', DAILY_MESSAGE_LIMIT: '1000' },
): Promise<NestFastifyApplication> {
  const app = await createService(definition(platform.environment('notify', more)));
  await waitFor('notify to be healthy', async () => (await fetch(`${await app.getUrl()}/health`)).ok);
  return app;
}

export const CUSTOMER: CustomerInfo = { name: 'Ada Byron', phone: '415 555 0199', notes: 'No basil' };

export function menuSnapshot(more: Partial<MenuSnapshot> = {}): MenuSnapshot {
  return {
    shareId: 'demo',
    version: 1,
    status: 'published',
    restaurantName: 'Trattoria Lavagna',
    restaurantPhone: '(415) 555-0132',
    currency: 'USD',
    timeZone: 'America/Los_Angeles',
    items: [],
    fees: { delivery: 500, minimumOrder: 0 },
    accepts: { cardPickup: true, cashPickup: true, cardDelivery: true, cashDelivery: true },
    channels: { sms: true, whatsapp: false, print: false },
    editRightHashes: [],
    ...more,
  };
}

export function orderPlaced(more: Partial<OrderPlacedV1> = {}): OrderPlacedV1 {
  return {
    orderId: randomUUID(),
    orderNumber: 'K7F4M',
    shareId: 'demo',
    orderType: 'pickup',
    paymentMethod: 'cash',
    currency: 'USD',
    lines: [
      { itemId: 'i1', name: 'Margherita', options: ['Large'], quantity: 2, unitPrice: 1200, total: 2400 },
      { itemId: 'i2', name: 'Tiramisù', options: [], quantity: 1, unitPrice: 750, total: 750 },
    ],
    subtotal: 3150,
    deliveryFee: 0,
    total: 3150,
    channels: ['sms'],
    placedAt: new Date().toISOString(),
    ...more,
  };
}

/** The restaurant accepted an order by the link that was sent with it. */
export function statusChanged(order: OrderPlacedV1, more: Partial<OrderStatusChangedV1> = {}): OrderStatusChangedV1 {
  const { orderId, orderNumber, shareId } = order;
  return {
    orderId,
    orderNumber,
    shareId,
    move: 'accept',
    before: 'placed',
    status: 'accepted',
    by: 'restaurant',
    means: 'link',
    linkOrderId: orderId,
    changedAt: new Date().toISOString(),
    ...more,
  };
}

type SellOutRequest = z.infer<(typeof SellOutByWordsRpcV1)['request']>;

/** The other services, as far as notify sees them: their streams, and their answers. */
export class Neighbours {
  private readonly answering = new Map<string, Subscription>();

  private constructor(
    readonly nats: NatsConnection,
    private readonly ordering: NatsConnection,
    private readonly menu: NatsConnection,
    private readonly identity: NatsConnection,
  ) {}

  static async start(platform: TestPlatform): Promise<Neighbours> {
    const nats = await platform.connectNats();
    const manager = await nats.jetstreamManager();
    await manager.streams.add({
      name: streamOf('ordering'),
      subjects: ['ordering.order.>', 'ordering.erasure.>', 'ordering.drill.>'],
    });
    await manager.streams.add({ name: streamOf('menu'), subjects: ['menu.menu.>'] });
    await manager.streams.add({
      name: streamOf('identity'),
      subjects: [
        'identity.contact.>',
        'identity.referral.>',
        'identity.sign-in.>',
        'identity.business.>',
        'identity.privacy.>',
      ],
    });
    return new Neighbours(
      nats,
      await platform.connectNats('ordering'),
      await platform.connectNats('menu'),
      await platform.connectNats('identity'),
    );
  }

  async stop(): Promise<void> {
    await Promise.all([this.nats, this.ordering, this.menu, this.identity].map((connection) => connection.close()));
  }

  /** Ordering begins to answer who ordered, and by which links an order is reached. */
  answerTickets(more: Partial<OrderTicket> = {}): Promise<void> {
    const ticket = { customer: CUSTOMER, boardPath: '/board/b0a4d', trackingPath: '/order/7rack', ...more };
    return this.answer(this.ordering, OrderTicketsRpcV1.subject, (request) => ({
      tickets: (request as { orderIds: string[] }).orderIds.map((orderId) => ({ orderId, ...ticket })),
    }));
  }

  /** Menu begins to answer for snapshots. */
  answerSnapshots(snapshot: MenuSnapshot | null): Promise<void> {
    return this.answer(this.menu, MenuSnapshotRpcV1.subject, () => ({ snapshot }));
  }

  /** Ordering begins to answer which dish is meant, and is asked so. */
  async answerSellOuts(reply: (request: SellOutRequest) => SoldOutByWords): Promise<SellOutRequest[]> {
    const asked: SellOutRequest[] = [];
    await this.answer(this.ordering, SellOutByWordsRpcV1.subject, (request) => {
      asked.push(request as SellOutRequest);
      return reply(request as SellOutRequest);
    });
    return asked;
  }

  /** Ordering begins to answer where else the restaurant can be reached. */
  answerContacts(contacts: RestaurantContacts): Promise<void> {
    return this.answer(this.ordering, RestaurantContactsRpcV1.subject, () => contacts);
  }

  /** Identity begins to answer who wrote and who referred whom. */
  answerAcknowledgements(acknowledgement: Acknowledgement | null): Promise<void> {
    return this.answer(this.identity, AcknowledgementRpcV1.subject, () => ({ acknowledgement }));
  }

  /** Identity begins to answer what sign-in messages say. */
  answerSignIns(message: SignInMessage | null): Promise<void> {
    return this.answer(this.identity, SignInMessageRpcV1.subject, () => ({ message }));
  }

  /** Identity begins to answer with which code somebody proves whose data they ask for. */
  answerPrivacyCodes(message: PrivacyCode | null): Promise<void> {
    return this.answer(this.identity, PrivacyCodeRpcV1.subject, () => ({ message }));
  }

  /** Identity begins to answer of whom an erasure is. */
  answerErasures(contact: CustomerContact | null, keepStop = false): Promise<void> {
    return this.answer(this.identity, ErasureContactRpcV1.subject, () => ({ contact, keepStop }));
  }

  /** Identity begins to answer what keys may do. @param keys by the hash of the key */
  answerApiKeys(keys: ReadonlyMap<string, ApiKeyClaims>): Promise<void> {
    return this.answer(this.identity, ApiKeyRpcV1.subject, (request) => ({
      key: keys.get((request as { secretHash: string }).secretHash) ?? null,
    }));
  }

  /** Identity begins to answer whose entitlements hold. */
  answerPlans(plan: () => PlanId | null): Promise<void> {
    return this.answer(this.identity, BusinessPlanRpcV1.subject, () => ({ plan: plan() }));
  }

  /** Identity begins to answer whom to write to about businesses. */
  answerBusinesses(notice: BusinessNotice | null): Promise<void> {
    return this.answer(this.identity, BusinessNoticeRpcV1.subject, () => ({ notice }));
  }

  /** An event of this kind was given back by notify and has come again: nobody could answer what it asked. */
  async redelivered(definition: EventDefinition): Promise<void> {
    const manager = await this.nats.jetstreamManager();
    await waitFor(
      `${definition.type} to come again`,
      async () =>
        (await manager.consumers.info(streamOf(ownerOf(definition.type)), durableOf('notify', definition.type)))
          .num_redelivered > 0,
    );
  }

  /** Notify is done with every event of this kind that was published. */
  consumed(definition: EventDefinition): Promise<void> {
    return consumed(this.nats, 'notify', definition);
  }

  publishContact(contactMessageId: string = randomUUID()): Promise<string> {
    return this.publish(ContactReceivedV1, contactMessageId, {
      contactMessageId,
      receivedAt: new Date().toISOString(),
    } satisfies ContactReceivedV1);
  }

  publishReferral(referralId: string = randomUUID()): Promise<string> {
    return this.publish(ReferralSubmittedV1, referralId, {
      referralId,
      submittedAt: new Date().toISOString(),
    } satisfies ReferralSubmittedV1);
  }

  publishMenu(snapshot: MenuSnapshot): Promise<string> {
    return this.publish(MenuPublishedV1, snapshot.shareId, snapshot);
  }

  publishOrder(order: OrderPlacedV1): Promise<string> {
    return this.publish(OrderPlacedV1, order.orderId, order);
  }

  publishChange(change: OrderStatusChangedV1, aggregateversion = 2): Promise<string> {
    return this.publish(OrderStatusChangedV1, change.orderId, change, randomUUID(), aggregateversion);
  }

  publishEscalation(
    { orderId, orderNumber, shareId, placedAt }: OrderPlacedV1,
    step: OrderEscalatedV1['step'],
  ): Promise<string> {
    return this.publish(OrderEscalatedV1, orderId, {
      orderId,
      orderNumber,
      shareId,
      step,
      placedAt,
      escalatedAt: new Date().toISOString(),
    } satisfies OrderEscalatedV1);
  }

  /** @param id the same for an event that comes again */
  publishCallDue({ orderId, orderNumber, shareId, placedAt }: OrderPlacedV1, id?: string): Promise<string> {
    const data = { orderId, orderNumber, shareId, placedAt, dueAt: new Date().toISOString() } satisfies CallDueV1;
    return this.publish(CallDueV1, orderId, data, id);
  }

  /** @returns the event's id */
  async publish(
    definition: EventDefinition,
    subject: string,
    data: unknown,
    id: string = randomUUID(),
    aggregateversion = 1,
  ): Promise<string> {
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id,
      source: '/services/test',
      type: definition.type,
      subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion,
      correlationid: `request-of-${id}`,
      data,
    };
    await this.nats.jetstream().publish(definition.type, JSON.stringify(envelope));
    return id;
  }

  /** From now on, in place of what was answered before. */
  private async answer(
    connection: NatsConnection,
    subject: string,
    reply: (request: unknown) => unknown,
  ): Promise<void> {
    this.answering.get(subject)?.unsubscribe();
    this.answering.set(
      subject,
      connection.subscribe(subject, {
        callback: (_error, message) => message.respond(JSON.stringify({ ok: true, reply: reply(message.json()) })),
      }),
    );
    // The server knows of it before anybody asks.
    await connection.flush();
  }

  /** What notify has told, oldest first. */
  async told(
    definition:
      | typeof NotificationDeliveredV1
      | typeof NotificationFailedV1
      | typeof ReplyReceivedV2
      | typeof NotifyErasureDoneV1
      | typeof CallChangedV1
      | typeof DrillAnsweredV1,
  ): Promise<EventEnvelope[]> {
    const manager = await this.nats.jetstreamManager();
    const { state } = await manager.streams.info(streamOf('notify'));
    const events: EventEnvelope[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(streamOf('notify'), { seq });
      if (message.subject === definition.type) events.push(message.json<EventEnvelope>());
    }
    return events;
  }
}

/** The local outbox as a developer reads it. */
export async function readOutbox(app: NestFastifyApplication, query = ''): Promise<OutboxResponse> {
  const response = await fetch(`${await app.getUrl()}/api/notify/outbox${query}`);
  if (!response.ok) throw new Error(`the outbox answered ${response.status}`);
  return (await response.json()) as OutboxResponse;
}
