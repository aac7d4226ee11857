import {
  CUSTOMER_ORDERS_AT_ONCE,
  CUSTOMER_ORDERS_PAGE,
  FINAL_STATUSES,
  PRIVACY,
  type CustomerContact,
  type CustomerOrder,
  type CustomerOrdersRpcV1,
  type CustomerOrderSummaryRpcV1,
  type OpenCustomerOrder,
} from '@chalkboard/contracts';
import { replyPage, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { factsOf } from '../domain/board';
import type { Order } from '../domain/order';
import { toOrder } from './order-columns';
import { OrderColumns, OrderEntity } from './order.entity';

/** Of `orders`: by whom an order was placed; `$1` is the contact's value. */
export const BY_CONTACT: Readonly<Record<CustomerContact['kind'], string>> = {
  phone: `phone_key(customer->>'phone', currency, calling_code) = $1`,
  email: `customer->>'email' <> '' AND lower(customer->>'email') = $1`,
};

/** When an order that nobody has ended is erased all the same. */
export function erasableFrom({ placedAt, scheduledFor }: Pick<Order, 'placedAt' | 'scheduledFor'>): Date {
  return new Date(Math.max(placedAt.getTime(), scheduledFor?.getTime() ?? 0) + PRIVACY.openOrderMs);
}

/** Of an order in a summary: no more than that it is there, and what its customer is told while it has not ended. */
interface SummaryRow {
  readonly id: string;
  readonly open?: OpenCustomerOrder;
}

const Id = OrderColumns.pick({ id: true });
const Summed = OrderColumns.pick({ id: true, placedAt: true, scheduledFor: true }).extend({
  /** Null: it has ended. */
  open: OrderColumns.pick({ number: true, shareId: true }).nullable(),
});
const Total = z.object({ total: z.int() });
const Named = z.object({ share_id: z.string(), name: z.string() });

/** What is kept of a customer's orders, for the customer. */
@Injectable()
export class CustomerOrders {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of them, by id, as much as an answer holds. @param after the id of the last one before it */
  async page(contact: CustomerContact, after: string | undefined): Promise<z.infer<typeof CustomerOrdersRpcV1.reply>> {
    const [total, ids] = [await this.count(contact), await this.idsOf(contact, after, CUSTOMER_ORDERS_PAGE + 1)];
    const found = await this.dataSource.manager.find(OrderEntity, { where: { id: In(ids) }, order: { id: 'ASC' } });
    const names = await this.namesOf(found.map(({ shareId }) => shareId));
    const { rows: orders, next } = replyPage(
      found.map((row) => shown(toOrder(row), names.get(row.shareId))),
      { most: CUSTOMER_ORDERS_PAGE, idOf: ({ orderId }) => orderId },
    );
    return { orders, total, next };
  }

  /**
   * How many there are, and which, part by part as much as an answer holds. @param after the id of the last one before
   * it
   */
  async summary(
    contact: CustomerContact,
    after: string | undefined,
  ): Promise<z.infer<typeof CustomerOrderSummaryRpcV1.reply>> {
    const [total, ids] = [await this.count(contact), await this.idsOf(contact, after, CUSTOMER_ORDERS_AT_ONCE + 1)];
    const found = rowsOf(
      Summed,
      await this.dataSource.query(
        `SELECT id, CASE WHEN status <> ALL ($2) THEN jsonb_build_object('number', number, 'shareId', share_id) END AS open, placed_at AS "placedAt", scheduled_for AS "scheduledFor" FROM orders WHERE id = ANY ($1) ORDER BY id`,
        [ids, FINAL_STATUSES],
      ),
    );
    const names = await this.namesOf(found.flatMap(({ open }) => (open ? [open.shareId] : [])));
    const summed = found.map(({ id, open, placedAt, scheduledFor }): SummaryRow => {
      const until = erasableFrom({ placedAt, ...(scheduledFor && { scheduledFor }) }).toISOString();
      return {
        id,
        ...(open && {
          open: { orderNumber: open.number, restaurantName: names.get(open.shareId) ?? null, erasableFrom: until },
        }),
      };
    });
    const { rows, next } = replyPage(summed, { most: CUSTOMER_ORDERS_AT_ONCE, idOf: ({ id }) => id });
    return { total, orderIds: rows.map(({ id }) => id), open: rows.flatMap(({ open }) => (open ? [open] : [])), next };
  }

  private async count({ kind, value }: CustomerContact): Promise<number> {
    const [counted] = rowsOf(
      Total,
      await this.dataSource.query(`SELECT count(*)::int AS total FROM orders WHERE ${BY_CONTACT[kind]}`, [value]),
    );
    return counted?.total ?? 0;
  }

  private async idsOf({ kind, value }: CustomerContact, after: string | undefined, limit: number): Promise<string[]> {
    const found = rowsOf(
      Id,
      await this.dataSource.query(
        `SELECT id FROM orders WHERE ${BY_CONTACT[kind]} AND ($2::uuid IS NULL OR id > $2::uuid) ORDER BY id LIMIT $3`,
        [value, after ?? null, limit],
      ),
    );
    return found.map(({ id }) => id);
  }

  private async namesOf(shareIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = rowsOf(
      Named,
      await this.dataSource.query(
        `SELECT share_id, snapshot->>'restaurantName' AS name FROM menus WHERE share_id = ANY ($1)`,
        [[...new Set(shareIds)]],
      ),
    );
    return new Map(rows.map(({ share_id: shareId, name }) => [shareId, name]));
  }
}

function shown(order: Order, restaurantName: string | undefined): CustomerOrder {
  return {
    orderId: order.id,
    ...factsOf(order),
    restaurantName: restaurantName ?? null,
    customer: order.customer,
    ...(order.language !== undefined && { language: order.language }),
    allergyConfirmed: order.allergyConfirmed,
    textConsent: (order.textConsent ?? []).map((consent) => ({ ...consent })),
    history: order.history.map(({ status, at, reason }) => ({
      status,
      at: at.toISOString(),
      ...(reason !== undefined && { reason }),
    })),
    ...(!FINAL_STATUSES.includes(order.status) && { erasableFrom: erasableFrom(order).toISOString() }),
  };
}
