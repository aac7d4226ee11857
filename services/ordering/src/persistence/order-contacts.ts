import { Injectable } from '@nestjs/common';
import type { OrderingSettings } from '@chalkboard/contracts';
import { DataSource } from 'typeorm';
import type { Order } from '../domain/order';
import { settingsOf } from './ordering-settings-store';

export interface OrderContact {
  readonly order: Pick<Order, 'id' | 'placedAt' | 'customer'>;
  readonly settings: OrderingSettings;
}

/** Who is to be reached about orders. */
@Injectable()
export class OrderContacts {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns those of the orders that there are */
  async of(orderIds: readonly string[]): Promise<OrderContact[]> {
    const rows = (await this.dataSource.query(
      `SELECT id, customer, placed_at AS "placedAt", (SELECT settings FROM ordering_settings WHERE ordering_settings.share_id = orders.share_id) AS settings
       FROM orders WHERE id = ANY($1::uuid[])`,
      [orderIds],
    )) as (OrderContact['order'] & { settings: unknown })[];
    return rows.map(({ settings, ...order }) => ({ order, settings: settingsOf(settings) }));
  }
}
