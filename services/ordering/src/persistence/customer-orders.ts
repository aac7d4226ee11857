import { Injectable } from '@nestjs/common';
import { CUSTOMER_ORDERS_PAGE, FINAL_STATUSES, PRIVACY, type CustomerContact, type CustomerOrder } from '@chalkboard/contracts';
import { DataSource } from 'typeorm';
import { factsOf } from '../domain/board';
import type { Order } from '../domain/order';
import { toOrder } from './order-columns';
import { OrderEntity } from './order.entity';

/** Of `orders`: by whom an order was placed; `$1` is the contact's value. */
export const BY_CONTACT: Readonly<Record<CustomerContact['kind'], string>> = {
  phone: `phone_key(customer->>'phone', currency) = $1`,
  email: `customer->>'email' <> '' AND lower(customer->>'email') = $1`,
};

/** When an order that nobody has ended is erased all the same. */
export function erasableFrom({ placedAt, scheduledFor }: Pick<Order, 'placedAt' | 'scheduledFor'>): Date {
  return new Date(Math.max(placedAt.getTime(), scheduledFor?.getTime() ?? 0) + PRIVACY.openOrderMs);
}

/** What is kept of a customer's orders, for the customer. */
@Injectable()
export class CustomerOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of them, by id. @param after the id of the last one before it */
  async page({ kind, value }: CustomerContact, after: string | undefined): Promise<{ orders: CustomerOrder[]; total: number }> {
    const [counted] = (await this.dataSource.query(`SELECT count(*)::int AS total FROM orders WHERE ${BY_CONTACT[kind]}`, [value])) as { total: number }[];
    const found = (await this.dataSource.query(`SELECT id FROM orders WHERE ${BY_CONTACT[kind]} AND ($2::uuid IS NULL OR id > $2::uuid) ORDER BY id LIMIT $3`, [value, after ?? null, CUSTOMER_ORDERS_PAGE])) as { id: string }[];
    const orders = await Promise.all(found.map(({ id }) => this.dataSource.manager.findOneByOrFail(OrderEntity, { id })));
    const names = await this.namesOf(orders.map(({ shareId }) => shareId));
    return { orders: orders.map((row) => shown(toOrder(row), names.get(row.shareId))), total: counted?.total ?? 0 };
  }

  private async namesOf(shareIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = (await this.dataSource.query(`SELECT share_id, snapshot->>'restaurantName' AS name FROM menus WHERE share_id = ANY ($1)`, [[...new Set(shareIds)]])) as { share_id: string; name: string }[];
    return new Map(rows.map(({ share_id: shareId, name }) => [shareId, name]));
  }
}

function shown(order: Order, restaurantName: string | undefined): CustomerOrder {
  return {
    orderId: order.id,
    ...factsOf(order),
    restaurantName: restaurantName ?? null,
    customer: order.customer,
    allergyConfirmed: order.allergyConfirmed,
    textConsent: (order.textConsent ?? []).map((consent) => ({ ...consent })),
    history: order.history.map(({ status, at, reason }) => ({ status, at: at.toISOString(), ...(reason !== undefined && { reason }) })),
    ...(!FINAL_STATUSES.includes(order.status) && { erasableFrom: erasableFrom(order).toISOString() }),
  };
}
