import { pauseRecount, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, type EntityManager, type EntityTarget, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import { BoardLinkEntity } from './board-link.entity';
import { DayChargeEntity, DayTotalsEntity } from './day-totals.entities';
import { DrillPlanEntity, OpeningDrillEntity } from './drills/drill.entities';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { MenuEntity } from './menu.entity';
import { OrderCallerEntity } from './order-limit.entities';
import { OrderNotificationEntity } from './order-notification.entity';
import { OrderStatistics } from './order-statistics';
import { MenuDayEntity, MenuMonthEntity } from './order-statistics.entities';
import { OrderColumns, OrderEntity } from './order.entity';
import { OrderingSettingsEntity } from './ordering-settings.entity';
import { PaymentSettingsEntity } from './payment-settings.entity';
import { RemovalEntity } from './removal.entity';
import { SalesCountEntity, SalesHourEntity, SalesMonthEntity, SalesPartEntity } from './sales/sales.entities';
import { ItemStockEntity } from './stock.entities';
import { TabEntity, TableCallEntity, TableEntity, TableServiceEntity } from './tables/table.entities';

/** What goes with the orders, and what with the menus; the log keeps how much it was by the name of each table. */
const OF_ORDERS = [IdempotencyKeyEntity, OrderNotificationEntity, OrderCallerEntity] as const;
const OF_MENUS = [
  // Deadlines go with their orders.
  OrderEntity,
  DrillPlanEntity,
  OpeningDrillEntity,
  OrderingSettingsEntity,
  PaymentSettingsEntity,
  TableCallEntity,
  TabEntity,
  TableEntity,
  TableServiceEntity,
  ItemStockEntity,
  BoardLinkEntity,
  DayTotalsEntity,
  DayChargeEntity,
  MenuDayEntity,
  MenuMonthEntity,
  SalesCountEntity,
  SalesHourEntity,
  SalesPartEntity,
  SalesMonthEntity,
  MenuEntity,
] as const;

const Menu = z.object({ share_id: z.string() });
const Id = OrderColumns.pick({ id: true });

/**
 * Removes all that is kept of a business that is gone: its customers' orders first of all. The platform's totals of
 * days, which name nobody, stay as they are.
 */
@Injectable()
export class BusinessErasure {
  constructor(private readonly statistics: OrderStatistics) {}

  /** In the caller's transaction. @returns how many records of each kind are gone */
  async erase(businessId: string, erasedAt: string, manager: EntityManager): Promise<Record<string, number>> {
    await pauseRecount(manager);
    // What was placed since the last count is in the totals before it goes.
    await this.statistics.countDue(manager);
    await manager.query(
      `INSERT INTO businesses (id, closed_at, erased_at) VALUES ($1, $2, $2)
       ON CONFLICT (id) DO UPDATE SET status = NULL, closed_at = excluded.closed_at, erased_at = excluded.erased_at`,
      [businessId, erasedAt],
    );
    const menus = rowsOf(
      Menu,
      await manager.query(
        `SELECT share_id FROM menus WHERE snapshot->>'businessId' = $1 ORDER BY share_id FOR UPDATE`,
        [businessId],
      ),
    );
    const shareIds = menus.map(({ share_id: shareId }) => shareId);
    const orders = rowsOf(
      Id,
      await manager.query('SELECT id FROM orders WHERE share_id = ANY ($1) ORDER BY id FOR UPDATE', [shareIds]),
    );
    const orderIds = orders.map(({ id }) => id);

    const counts: Record<string, number> = {};
    const remove = async <T extends object>(entity: EntityTarget<T>, where: FindOptionsWhere<T>) => {
      const table = manager.dataSource.getMetadata(entity).tableName;
      const count = (await manager.delete(entity, where)).affected ?? 0;
      counts[table] = count;
      const at = new Date(erasedAt);
      await manager.insert(RemovalEntity, { what: table, count, olderThan: at, at, businessId });
    };
    for (const entity of OF_ORDERS) await remove(entity, { orderId: Any(orderIds) });
    for (const entity of OF_MENUS) await remove(entity, { shareId: Any(shareIds) });
    return counts;
  }
}
