import { randomUUID } from 'node:crypto';
import {
  CustomerMessagesRpcV1,
  CustomerOrdersRpcV1,
  CustomerOrderSummaryRpcV1,
  type CustomerMessage,
  type CustomerOrder,
} from '@chalkboard/contracts';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';

export const PHONE = '+15035550177';
export const AT = '2026-03-01T12:00:00.000Z';

/** What identity asks about a customer, as far as the answers depend on it. */
interface Asked {
  readonly after?: string;
  readonly orderIds?: string[];
}

export const anOrder = (orderId: string, more: Partial<CustomerOrder> = {}): CustomerOrder => ({
  orderId,
  orderNumber: 'K7F4M',
  shareId: 'demo',
  version: 1,
  status: 'placed',
  orderType: 'pickup',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [],
  subtotal: 0,
  deliveryFee: 0,
  total: 0,
  placedAt: AT,
  restaurantName: 'Trattoria',
  customer: { name: 'Quillon', phone: PHONE },
  allergyConfirmed: false,
  textConsent: [],
  history: [],
  ...more,
});
const messageOf = (id: string): CustomerMessage => ({
  id,
  channel: 'sms',
  audience: 'customer',
  purpose: 'status',
  orderNumber: null,
  writtenAt: AT,
  sentAt: AT,
  to: PHONE,
  subject: null,
  text: 'Your order is ready.',
});

/** Ordering and notify, as far as they answer what they keep of a customer. */
export class CustomerDataStandIn {
  orders: CustomerOrder[] = [];
  pageSize = 20;
  asked: [subject: string, request: Asked][] = [];
  /** Messages to them about no order; of each order there is one more, of its id. */
  private toThem: string[] = [];

  private constructor(
    private readonly ordering: NatsConnection,
    private readonly notify: NatsConnection,
  ) {}

  static async start(platform: TestPlatform): Promise<CustomerDataStandIn> {
    const standIn = new CustomerDataStandIn(
      await platform.connectNats('ordering'),
      await platform.connectNats('notify'),
    );
    await standIn.answer();
    return standIn;
  }

  async stop(): Promise<void> {
    await Promise.all([this.ordering, this.notify].map((connection) => connection.close()));
  }

  /** There are no orders and two messages, and nothing was asked. */
  reset(): void {
    [this.orders, this.pageSize, this.asked] = [[], 20, []];
    this.toThem = [randomUUID(), randomUUID()];
  }

  private async answer(): Promise<void> {
    this.reply(this.ordering, CustomerOrdersRpcV1, ({ after }) => {
      const { part, next } = this.partOf(this.orderIds(), after);
      return { orders: this.orders.filter(({ orderId }) => part.includes(orderId)), total: this.orders.length, next };
    });
    this.reply(this.ordering, CustomerOrderSummaryRpcV1, ({ after }) => {
      const { part, next } = this.partOf(this.orderIds(), after);
      const open = this.orders.flatMap(({ orderId, orderNumber, restaurantName, erasableFrom }) =>
        part.includes(orderId) && erasableFrom ? [{ orderNumber, restaurantName, erasableFrom }] : [],
      );
      return { total: this.orders.length, orderIds: part, open, next };
    });
    this.reply(this.notify, CustomerMessagesRpcV1, ({ after, orderIds = [] }) => {
      const ids = [...this.toThem, ...orderIds].toSorted();
      const { part, next } = this.partOf(ids, after);
      return { messages: part.map((id) => messageOf(id)), total: ids.length, stoppedSince: null, next };
    });
    await Promise.all([this.ordering, this.notify].map((connection) => connection.flush()));
  }

  private reply(
    connection: NatsConnection,
    { subject }: { readonly subject: string },
    reply: (request: Asked) => unknown,
  ): void {
    connection.subscribe(subject, {
      callback: (_, message) => {
        const request = message.json<Asked>();
        this.asked.push([subject, request]);
        message.respond(JSON.stringify({ ok: true, reply: reply(request) }));
      },
    });
  }

  private orderIds(): string[] {
    return this.orders.map(({ orderId }) => orderId);
  }

  /** As many as the page holds, after the last one; and where the next page begins. */
  private partOf(ids: readonly string[], after: string | undefined): { part: string[]; next: string | null } {
    const part = ids.filter((id) => after === undefined || id > after).slice(0, this.pageSize);
    return { part, next: part.at(-1) === ids.at(-1) ? null : (part.at(-1) ?? null) };
  }
}
