import type { OrderingSettings } from '@chalkboard/contracts';
import { BY_KEYS, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { TableOfOrder } from '../domain/order';
import { OrderColumns, selectionOf } from './order.entity';
import { settingsOf } from './ordering-settings-store';

const Columns = OrderColumns.pick({
  id: true,
  placedAt: true,
  customer: true,
  language: true,
  textConsent: true,
  orderType: true,
  paymentMethod: true,
  currency: true,
  lines: true,
  subtotal: true,
  deliveryFee: true,
  charges: true,
  total: true,
  paidMarks: true,
  scheduledFor: true,
  allergyConfirmed: true,
  allergyAsked: true,
  test: true,
  tabId: true,
  tableId: true,
  tableName: true,
});
const Row = Columns.extend({
  /** When it was corrected last; null: never. */
  correctedAt: z.string().nullable(),
  settings: z.unknown(),
  /** Who placed it, as long as that is known. */
  caller: z.object({ visitor: z.string().nullable(), address: z.string() }).nullable(),
  /** Of the links to its menu's board, as they are made now. */
  linkVersion: z.int(),
});
type Row = z.infer<typeof Row>;

export interface OrderContact extends Pick<Row, 'caller' | 'linkVersion'> {
  readonly order: Omit<Row, 'caller' | 'linkVersion' | 'settings' | 'tabId' | 'tableId' | 'tableName'> & {
    readonly table?: TableOfOrder;
  };
  readonly settings: OrderingSettings;
}

/** Who is to be reached about orders. */
@Injectable()
export class OrderContacts {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns those of the orders that there are */
  async of(orderIds: readonly string[]): Promise<OrderContact[]> {
    const rows = rowsOf(
      Row,
      await this.dataSource.query(
        `SELECT ${selectionOf(Columns)},
         (SELECT max(change->>'at') FROM jsonb_array_elements(history) WITH ORDINALITY AS changes (change, place) WHERE place > 1 AND change->>'move' IS NULL) AS "correctedAt",
         (SELECT settings FROM ordering_settings WHERE ordering_settings.share_id = orders.share_id) AS settings,
         (SELECT json_build_object('visitor', visitor, 'address', address) FROM order_callers WHERE order_callers.order_id = orders.id) AS caller,
         coalesce((SELECT version FROM board_links WHERE board_links.share_id = orders.share_id), 0) AS "linkVersion"
       FROM orders WHERE id = ANY($1::uuid[]) ${BY_KEYS}`,
        [orderIds],
      ),
    );
    return rows.map(({ settings, linkVersion, caller, tabId, tableId, tableName, ...order }) => ({
      order: { ...order, ...(tabId && tableId && { table: { tabId, tableId, name: tableName ?? '' } }) },
      settings: settingsOf(settings),
      linkVersion,
      caller,
    }));
  }
}
