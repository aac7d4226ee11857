import { Injectable } from '@nestjs/common';
import { OrderPlacedV1, type CustomerInfo } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Order } from '../domain/order';
import { OrderNumbers } from '../domain/order-number';
import { OrderRepository, type IdempotencyScope, type RememberedOrder } from '../domain/order.repository';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { OrderEntity } from './order.entity';

/** Even a menu with a million orders meets a used number only once in eight tries. */
const MOST_NUMBERS_TRIED = 50;

@Injectable()
export class TypeormOrderRepository extends OrderRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly numbers: OrderNumbers,
  ) {
    super();
  }

  findByKey(scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined> {
    return this.remembered(this.dataSource.manager, scopes);
  }

  place(unnumbered: Omit<Order, 'number'>, scope: IdempotencyScope, requestHash: string): Promise<RememberedOrder & { fresh: boolean }> {
    return this.dataSource.transaction(async (manager) => {
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
        },
      });
      return { order, requestHash, fresh: true };
    });
  }

  async customerOf(orderId: string): Promise<CustomerInfo | undefined> {
    const found = await this.dataSource.manager.findOne(OrderEntity, { where: { id: orderId }, select: { id: true, customer: true } });
    return found?.customer;
  }

  private async remembered(manager: EntityManager, scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined> {
    const key = await manager.findOne(IdempotencyKeyEntity, { where: scopes.map((scope) => ({ ...scope })) });
    const order = key && (await manager.findOneBy(OrderEntity, { id: key.orderId }));
    return order ? { order, requestHash: key.requestHash } : undefined;
  }

  /** Numbers are short, so a menu with many orders meets one that it has used; then the next is tried. */
  private async insertNumbered(manager: EntityManager, unnumbered: Omit<Order, 'number'>): Promise<Order> {
    for (let tries = 0; tries < MOST_NUMBERS_TRIED; tries++) {
      const order = { ...unnumbered, number: this.numbers.next() };
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(OrderEntity)
        .values({ ...order, lines: [...order.lines] })
        .orIgnore()
        .returning('id')
        .execute();
      if ((inserted.raw as unknown[]).length === 1) return order;
    }
    throw new Error(`no free order number for menu ${unnumbered.shareId}`);
  }
}
