import type { OrderingSettings } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Order, OrderExtraCharges, TableOfOrder } from '../domain/order';
import { settingsOf } from './ordering-settings-store';

export interface OrderContact {
  readonly order: Pick<
    Order,
    | 'id'
    | 'placedAt'
    | 'customer'
    | 'textConsent'
    | 'orderType'
    | 'paymentMethod'
    | 'currency'
    | 'lines'
    | 'subtotal'
    | 'deliveryFee'
    | 'total'
    | 'paidMarks'
  > & {
    readonly charges: OrderExtraCharges | null;
    readonly language: string | null;
    readonly scheduledFor: Date | null;
    /** When it was corrected last; null: never. */
    readonly correctedAt: string | null;
    readonly allergyConfirmed: boolean;
    readonly allergyAsked: boolean;
    readonly test: boolean;
    readonly table?: TableOfOrder;
  };
  readonly settings: OrderingSettings;
  /** Who placed it, as long as that is known. */
  readonly caller: { readonly visitor: string | null; readonly address: string } | null;
  /** Of the links to its menu's board, as they are made now. */
  readonly linkVersion: number;
}

/** Who is to be reached about orders. */
@Injectable()
export class OrderContacts {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns those of the orders that there are */
  async of(orderIds: readonly string[]): Promise<OrderContact[]> {
    const rows = (await this.dataSource.query(
      `SELECT id, customer, text_consent AS "textConsent", language, placed_at AS "placedAt", order_type AS "orderType", payment_method AS "paymentMethod", currency, lines,
         subtotal::float8 AS subtotal, delivery_fee::float8 AS "deliveryFee", charges, paid_marks AS "paidMarks", total::float8 AS total, scheduled_for AS "scheduledFor", allergy_confirmed AS "allergyConfirmed", allergy_asked AS "allergyAsked", test,
         CASE WHEN tab_id IS NOT NULL THEN json_build_object('tabId', tab_id, 'tableId', table_id, 'name', table_name) END AS "atTable",
         (SELECT max(change->>'at') FROM jsonb_array_elements(history) WITH ORDINALITY AS changes (change, place) WHERE place > 1 AND change->>'move' IS NULL) AS "correctedAt",
         (SELECT settings FROM ordering_settings WHERE ordering_settings.share_id = orders.share_id) AS settings,
         (SELECT json_build_object('visitor', visitor, 'address', address) FROM order_callers WHERE order_callers.order_id = orders.id) AS caller,
         coalesce((SELECT version FROM board_links WHERE board_links.share_id = orders.share_id), 0) AS "linkVersion"
       FROM orders WHERE id = ANY($1::uuid[])`,
      [orderIds],
    )) as (OrderContact['order'] & { settings: unknown; atTable: TableOfOrder | null } & Pick<
        OrderContact,
        'linkVersion' | 'caller'
      >)[];
    return rows.map(({ settings, linkVersion, caller, atTable, ...order }) => ({
      order: { ...order, ...(atTable && { table: atTable }) },
      settings: settingsOf(settings),
      linkVersion,
      caller,
    }));
  }
}
