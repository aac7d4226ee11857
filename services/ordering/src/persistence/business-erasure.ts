import { pauseRecount } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What goes, by the name under which the log keeps how much it was: over `$1`, ids of orders, or `$2`, menus. */
const OF_ORDERS = ['idempotency_keys', 'order_notifications', 'order_callers'] as const;
const OF_MENUS = [
  'orders',
  'drill_plans',
  'opening_drills',
  'ordering_settings',
  'payment_settings',
  'table_calls',
  'tabs',
  'tables',
  'table_service',
  'item_stock',
  'board_links',
  'day_totals',
  'day_charges',
  'menu_day_figures',
  'menu_month_figures',
  'menus',
] as const;

/**
 * Removes all that is kept of a business that is gone: its customers' orders first of all. The platform's totals of
 * days, which name nobody, stay as they are.
 */
@Injectable()
export class BusinessErasure {
  /** In the caller's transaction. @returns how many records of each kind are gone */
  async erase(businessId: string, erasedAt: string, manager: EntityManager): Promise<Record<string, number>> {
    await pauseRecount(manager);
    await manager.query(
      `INSERT INTO businesses (id, closed_at, erased_at) VALUES ($1, $2, $2)
       ON CONFLICT (id) DO UPDATE SET status = NULL, closed_at = excluded.closed_at, erased_at = excluded.erased_at`,
      [businessId, erasedAt],
    );
    const menus = (await manager.query(
      `SELECT share_id FROM menus WHERE snapshot->>'businessId' = $1 ORDER BY share_id FOR UPDATE`,
      [businessId],
    )) as { share_id: string }[];
    const shareIds = menus.map(({ share_id: shareId }) => shareId);
    const orders = (await manager.query('SELECT id FROM orders WHERE share_id = ANY ($1) ORDER BY id FOR UPDATE', [
      shareIds,
    ])) as { id: string }[];
    const orderIds = orders.map(({ id }) => id);

    const counts: Record<string, number> = {};
    const gone = async (table: string, statement: string, ids: readonly string[]) => {
      const [, count] = (await manager.query(statement, [ids])) as [unknown, number];
      counts[table] = count;
      await manager.query(
        'INSERT INTO retention_log (what, count, older_than, at, business_id) VALUES ($1, $2, $3, $3, $4)',
        [table, count, erasedAt, businessId],
      );
    };
    for (const table of OF_ORDERS) await gone(table, `DELETE FROM ${table} WHERE order_id = ANY ($1)`, orderIds);
    // Deadlines go with their orders.
    for (const table of OF_MENUS) await gone(table, `DELETE FROM ${table} WHERE share_id = ANY ($1)`, shareIds);
    return counts;
  }
}
