import { RECOUNT_ENTITIES } from '@chalkboard/service-kit';
import { BoardLinkEntity } from './board-link.entity';
import { BusinessEntity } from './business.entity';
import { CustomerErasureEntity, ErasingOrderEntity } from './customer-erasure.entities';
import { DayChargeEntity, DayTotalsEntity } from './day-totals.entities';
import { DrillPlanEntity, OpeningDrillEntity } from './drills/drill.entities';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { MenuEntity } from './menu.entity';
import { OrderCallEntity } from './order-call.entity';
import { OrderDeadlineEntity, SkippedDeadlineEntity } from './order-deadline.entities';
import { OrderCallerEntity, OrderCountEntity } from './order-limit.entities';
import { OrderNotificationEntity } from './order-notification.entity';
import { MenuDayEntity, MenuMonthEntity, OrderDayEntity, OrderMonthEntity } from './order-statistics.entities';
import { OrderEntity } from './order.entity';
import { OrderingSettingsEntity } from './ordering-settings.entity';
import { PaymentSettingsEntity } from './payment-settings.entity';
import { RemovalEntity } from './removal.entity';
import { SalesCountEntity, SalesHourEntity, SalesMonthEntity, SalesPartEntity } from './sales/sales.entities';
import { ItemStockEntity, StockHoldEntity } from './stock.entities';
import { TabEntity, TableCallEntity, TableEntity, TableServiceEntity } from './tables/table.entities';

/** Every table of ordering's schema but those that service-kit brings to each service. */
export const ORDERING_ENTITIES = [
  OrderEntity,
  IdempotencyKeyEntity,
  MenuEntity,
  BusinessEntity,
  OrderingSettingsEntity,
  PaymentSettingsEntity,
  BoardLinkEntity,
  OrderCallEntity,
  OrderNotificationEntity,
  OrderDeadlineEntity,
  SkippedDeadlineEntity,
  OrderCountEntity,
  OrderCallerEntity,
  ItemStockEntity,
  StockHoldEntity,
  TableServiceEntity,
  TableEntity,
  TabEntity,
  TableCallEntity,
  DrillPlanEntity,
  OpeningDrillEntity,
  CustomerErasureEntity,
  ErasingOrderEntity,
  DayTotalsEntity,
  DayChargeEntity,
  OrderDayEntity,
  OrderMonthEntity,
  MenuDayEntity,
  MenuMonthEntity,
  SalesCountEntity,
  SalesHourEntity,
  SalesPartEntity,
  SalesMonthEntity,
  RemovalEntity,
  ...RECOUNT_ENTITIES,
];
