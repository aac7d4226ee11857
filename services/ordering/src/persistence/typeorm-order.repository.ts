import { Injectable } from '@nestjs/common';
import { OrderPlacedV1, type EventDefinition } from '@chalkboard/contracts';
import { LiveHints, Outbox } from '@chalkboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Deadline } from '../domain/escalation';
import type { Order } from '../domain/order';
import { OrderNumbers } from '../domain/order-number';
import { OrderError } from '../domain/order.errors';
import { OrderRepository, type ChangedOrder, type IdempotencyScope, type RememberedOrder } from '../domain/order.repository';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { insertDeadlines } from './order-deadlines';
import { OrderEntity } from './order.entity';

/** Even a menu with a million orders meets a used number only once in eight tries. */
const MOST_NUMBERS_TRIED = 50;

@Injectable()
export class TypeormOrderRepository extends OrderRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly numbers: OrderNumbers,
    private readonly hints: LiveHints,
  ) {
    super();
  }

  findByKey(scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined> {
    return this.remembered(this.dataSource.manager, scopes);
  }

  async place(unnumbered: Omit<Order, 'number'>, scope: IdempotencyScope, requestHash: string, deadlines: readonly Deadline[] = []): Promise<RememberedOrder & { fresh: boolean }> {
    const placed = await this.dataSource.transaction(async (manager) => {
      // The key is taken first: a second request with it waits here for the first to commit, and then finds its order.
      const taken = await manager
        .createQueryBuilder()
        .insert()
        .into(IdempotencyKeyEntity)
        .values({ ...scope, requestHash, orderId: unnumbered.id, createdAt: unnumbered.placedAt })
        .orIgnore()
        .returning('key')
        .execute();
      if ((taken.raw as unknown[]).length === 0) {
        const before = await this.remembered(manager, [scope]);
        if (!before) throw new Error('an idempotency key without its order');
        return { ...before, fresh: false };
      }
      const order = await this.insertNumbered(manager, unnumbered);
      await insertDeadlines(manager, order.id, deadlines);
      await this.outbox.append(manager, {
        definition: OrderPlacedV1,
        aggregateId: order.id,
        aggregateVersion: order.version,
        data: {
          orderId: order.id,
          orderNumber: order.number,
          shareId: order.shareId,
          orderType: order.orderType,
          paymentMethod: order.paymentMethod,
          currency: order.currency,
          lines: [...order.lines],
          subtotal: order.subtotal,
          deliveryFee: order.deliveryFee,
          total: order.total,
          channels: order.channels,
          placedAt: order.placedAt.toISOString(),
          ...(order.scheduledFor && { scheduledFor: order.scheduledFor.toISOString() }),
          ...(order.enteredBy === 'restaurant' && { enteredByRestaurant: true }),
        },
      });
      return { order, requestHash, fresh: true };
    });
    if (placed.fresh) this.hint(placed.order);
    return placed;
  }

  async find(orderId: string): Promise<Order | undefined> {
    const row = await this.dataSource.manager.findOneBy(OrderEntity, { id: orderId });
    return row ? toOrder(row) : undefined;
  }

  async change(orderId: string, work: (order: Order) => ChangedOrder | undefined, within?: EntityManager): Promise<Order> {
    if (within) return (await this.changeIn(within, orderId, work)).order;
    const { order, changed } = await this.dataSource.transaction((manager) => this.changeIn(manager, orderId, work));
    if (changed) this.hint(order);
    return order;
  }

  private async changeIn(manager: EntityManager, orderId: string, work: (order: Order) => ChangedOrder | undefined): Promise<{ order: Order; changed: boolean }> {
    const row = await manager.findOne(OrderEntity, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new OrderError('ordering.order_not_found', 'This order does not exist any more.');
    const before = toOrder(row);
    const changed = work(before);
    if (!changed) return { order: before, changed: false };
    const { id, ...columns } = columnsOf(changed.order);
    await manager.update(OrderEntity, { id }, columns);
    for (const { definition, data } of changed.facts) await this.outbox.append(manager, { definition: definition as EventDefinition, aggregateId: id, aggregateVersion: changed.order.version, data });
    return { order: changed.order, changed: true };
  }

  /** After the commit: whoever follows the order, or has the board open, reads it anew. */
  private hint({ id, shareId }: Order): void {
    this.hints.send('order', id);
    this.hints.send('board', shareId);
  }

  private async remembered(manager: EntityManager, scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined> {
    const key = await manager.findOne(IdempotencyKeyEntity, { where: scopes.map((scope) => ({ ...scope })) });
    const order = key && (await manager.findOneBy(OrderEntity, { id: key.orderId }));
    return order ? { order: toOrder(order), requestHash: key.requestHash } : undefined;
  }

  /** Numbers are short, so a menu with many orders meets one that it has used; then the next is tried. */
  private async insertNumbered(manager: EntityManager, unnumbered: Omit<Order, 'number'>): Promise<Order> {
    for (let tries = 0; tries < MOST_NUMBERS_TRIED; tries++) {
      const order = { ...unnumbered, number: this.numbers.next() };
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(OrderEntity)
        .values(columnsOf(order))
        .orIgnore()
        .returning('id')
        .execute();
      if ((inserted.raw as unknown[]).length === 1) return order;
    }
    throw new Error(`no free order number for menu ${unnumbered.shareId}`);
  }
}

/** The row of an order; instants within its history lie as text. */
export function columnsOf(order: Order) {
  return {
    ...order,
    lines: [...order.lines],
    reason: order.reason ?? null,
    scheduledFor: order.scheduledFor ?? null,
    promisedAt: order.promisedAt ?? null,
    seenAt: order.seenAt ?? null,
    history: order.history.map(({ at, promisedAt, ...change }) => ({ ...change, at: at.toISOString(), ...(promisedAt && { promisedAt: promisedAt.toISOString() }) })),
  };
}

/** An order from its row. */
export function toOrder({ reason, scheduledFor, promisedAt, seenAt, history, ...row }: OrderEntity): Order {
  return {
    ...row,
    ...(reason != null && { reason }),
    ...(scheduledFor && { scheduledFor }),
    ...(promisedAt && { promisedAt }),
    ...(seenAt && { seenAt }),
    history: history.map((change) => ({ ...change, at: new Date(change.at), promisedAt: change.promisedAt === undefined ? undefined : new Date(change.promisedAt) })),
  };
}
