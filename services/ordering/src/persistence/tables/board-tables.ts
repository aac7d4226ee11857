import { BoardTables, OpenTab, TableCall, TableService } from '@chalkboard/contracts';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { rowsOf } from '@chalkboard/service-kit';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

/** What boards show of tables, in one statement for all; a restaurant without tables costs a look at a key. */
const READ = `
  SELECT share_id, service,
    (SELECT json_agg(json_build_object('callId', calls.id, 'tableId', calls.table_id, 'table', tables.name, 'kind', kind, 'payment', payment, 'calledAt', called_at) ORDER BY called_at)
     FROM table_calls AS calls JOIN tables ON tables.id = calls.table_id WHERE calls.share_id = table_service.share_id) AS calls,
    (SELECT json_agg(json_build_object('tabId', tabs.id, 'tableId', tables.id, 'table', tables.name, 'openedAt', opened_at, 'orders',
       (SELECT json_agg(json_build_object('orderId', orders.id, 'orderNumber', number, 'status', status, 'placedAt', placed_at, 'paymentMethod', payment_method, 'total', total, 'tip', (charges->>'tip')::bigint, 'test', test) ORDER BY placed_at)
        FROM orders WHERE tab_id = tabs.id)) ORDER BY tables.place)
     FROM tabs JOIN tables ON tables.id = tabs.table_id WHERE tabs.share_id = table_service.share_id AND closed_at IS NULL) AS tabs,
    (SELECT json_agg(json_build_object('tableId', id, 'table', name) ORDER BY place)
     FROM tables WHERE tables.share_id = table_service.share_id AND locked_at IS NOT NULL AND removed_at IS NULL) AS locked
  FROM table_service WHERE share_id = ANY ($1)`;

// JSON of the database has null where the contract leaves out, and instants in its own form.
const StoredOrder = OpenTab.shape.orders.element.extend({
  placedAt: z.string(),
  tip: z.int().nullable(),
  test: z.boolean(),
});
const StoredTab = OpenTab.omit({ total: true }).extend({
  openedAt: z.string(),
  orders: z.array(StoredOrder).nullable(),
});
const StoredCall = TableCall.extend({ calledAt: z.string(), payment: TableCall.shape.payment.unwrap().nullable() });

const Row = z.object({
  share_id: z.string(),
  service: TableService,
  calls: z.array(StoredCall).nullable(),
  tabs: z.array(StoredTab).nullable(),
  locked: BoardTables.shape.locked.nullable(),
});
type Row = z.infer<typeof Row>;

/** @returns in the sequence of `shareIds` */
export async function boardTablesOf(
  shareIds: readonly string[],
  dataSource: DataSource,
): Promise<(BoardTables | undefined)[]> {
  const rows = rowsOf(Row, await dataSource.query(READ, [[...new Set(shareIds)]]));
  const found = new Map(rows.map((row) => [row.share_id, shown(row)]));
  return shareIds.map((shareId) => found.get(shareId));
}

function shown({ service, calls, tabs, locked }: Row): BoardTables {
  return {
    on: service.on,
    calls: (calls ?? []).map(({ payment, calledAt, ...call }) => ({
      ...call,
      calledAt: instant(calledAt),
      ...(payment && { payment }),
    })),
    tabs: (tabs ?? []).map(({ orders, openedAt, ...tab }) => ({
      ...tab,
      openedAt: instant(openedAt),
      orders: (orders ?? []).map(({ test: _test, placedAt, tip, ...order }) => ({
        ...order,
        ...(tip && { tip }),
        placedAt: instant(placedAt),
      })),
      total: (orders ?? []).filter(counts).reduce((sum, { total, tip }) => sum + toPayOf({ total, tip: tip ?? 0 }), 0),
    })),
    locked: locked ?? [],
  };
}

/** Whether an order is to be paid. */
function counts({ status, test }: { readonly status: string; readonly test: boolean }): boolean {
  return !test && status !== 'rejected' && status !== 'cancelled';
}

/** JSON of the database has offsets and microseconds. */
function instant(text: string): string {
  return new Date(text).toISOString();
}
