import { OrderPlacedV1, type EventDefinition } from '@chalkboard/contracts';
import { LiveHints, markForRecount, mayBeOfOne, Outbox } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Order } from '../domain/order';
import { orderPlaced, type ChangedOrder } from '../domain/order-facts';
import { OrderNumbers } from '../domain/order-number';
import { OrderError } from '../domain/order.errors';
import {
  OrderRepository,
  type IdempotencyScope,
  type OrderToPlace,
  type PlacedOrder,
  type RememberedOrder,
} from '../domain/order.repository';
import { notEnoughLeft } from '../domain/stock';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { columnsOf, toOrder } from './order-columns';
import { OrderPlacements } from './order-placement';
import { OrderEntity } from './order.entity';
import { changeStock } from './stock-changes';

/** Even a menu with a million orders meets a used number only once in eight tries. */
const MAX_NUMBERS_TRIED = 50;
/** Orders that are read together at most. */
const BATCH = 100;

@Injectable()
export class TypeormOrderRepository extends OrderRepository {
  private readonly placements: OrderPlacements;
  private readonly asked = new MicroBatcher((orderIds: readonly string[]) => this.findAll(orderIds), BATCH, {
    mayBeOfOne,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly numbers: OrderNumbers,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {
    super();
    this.placements = new OrderPlacements(dataSource, clock);
  }

  async findByKey(scopes: readonly IdempotencyScope[]): Promise<RememberedOrder | undefined> {
    const { manager } = this.dataSource;
    const key = await manager.findOne(IdempotencyKeyEntity, { where: scopes.map((scope) => ({ ...scope })) });
    const order = key && (await manager.findOneBy(OrderEntity, { id: key.orderId }));
    return order ? { order: toOrder(order), requestHash: key.requestHash } : undefined;
  }

  /** Numbers are short, so a menu with many orders meets one that it has used; then the next is tried. */
  async place({
    order: unnumbered,
    scope,
    requestHash,
    deadlines = [],
    basis,
    caller,
    seat,
    textPromise,
  }: OrderToPlace): Promise<PlacedOrder | undefined> {
    let counted: boolean | undefined = basis?.counted ?? false;
    for (let attempts = 0; attempts < MAX_NUMBERS_TRIED; attempts++) {
      const order = { ...unnumbered, number: this.numbers.next() };
      const event = this.outbox.rowOf({
        definition: OrderPlacedV1,
        aggregateId: order.id,
        aggregateVersion: order.version,
        data: { ...orderPlaced(order), ...(textPromise && { textPromise }) },
      });
      const outcome = await this.placements.place({
        order,
        scope,
        requestHash,
        deadlines,
        basis,
        counted,
        event,
        caller,
        seat,
      });
      if (outcome === 'number-taken') continue;
      if (outcome === 'basis-changed') {
        if (basis) return undefined;
        // The restaurant enters an order without a basis: its menu counts portions.
        counted = undefined;
        continue;
      }
      if (outcome !== 'placed') {
        const before = await this.findByKey([scope]);
        if (before) return { ...before, fresh: false };
        if (outcome === 'key-taken') throw new Error('an idempotency key without its order');
        throw notEnoughLeft(outcome);
      }
      this.outbox.written();
      // Nobody follows it yet.
      this.hints.send('board', order.shareId);
      if (order.table) this.hints.send('board', order.table.tableId);
      return { order, requestHash, fresh: true };
    }
    throw new Error(`no free order number for menu ${unnumbered.shareId}`);
  }

  /** Those that are asked for at the same time are read together: streams do so by the hundred. */
  find(orderId: string): Promise<Order | undefined> {
    return this.asked.add(orderId);
  }

  async change(
    orderId: string,
    work: (order: Order) => ChangedOrder | undefined,
    within?: EntityManager,
  ): Promise<Order> {
    if (within) return (await this.changeIn(within, orderId, work)).order;
    const { order, changed } = await this.dataSource.transaction((manager) => this.changeIn(manager, orderId, work));
    if (changed) this.hint(order);
    return order;
  }

  private async findAll(orderIds: readonly string[]): Promise<(Order | undefined)[]> {
    const rows = await this.dataSource.manager.findBy(OrderEntity, { id: In([...new Set(orderIds)]) });
    const orders = new Map(rows.map((row) => [row.id, toOrder(row)]));
    return orderIds.map((orderId) => orders.get(orderId));
  }

  private async changeIn(
    manager: EntityManager,
    orderId: string,
    work: (order: Order) => ChangedOrder | undefined,
  ): Promise<{ order: Order; changed: boolean }> {
    const row = await manager.findOne(OrderEntity, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new OrderError('ordering.order_not_found', 'This order does not exist any more.');
    const before = toOrder(row);
    const changed = work(before);
    if (!changed) return { order: before, changed: false };
    const { id, ...columns } = columnsOf(changed.order);
    await manager.update(OrderEntity, { id }, columns);
    await changeStock(before, changed.order, this.clock.now(), manager);
    await markForRecount(before.placedAt, this.clock.now(), manager);
    for (const { definition, data } of changed.facts)
      await this.outbox.append(manager, {
        definition: definition as EventDefinition,
        aggregateId: id,
        aggregateVersion: changed.order.version,
        data,
      });
    return { order: changed.order, changed: true };
  }

  /** After the commit: whoever follows the order, or has the board open, reads it anew. */
  private hint({ id, shareId, table }: Order): void {
    this.hints.send('order', id);
    this.hints.send('board', shareId);
    // Phones at the table follow it as boards do theirs.
    if (table) this.hints.send('board', table.tableId);
  }
}
