import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceKitModule } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { SignedOrderLinks } from './adapters/signed-order-links';
import type { OrderingConfig } from './config';
import { BoardAccess } from './domain/board-access';
import { BoardOrders } from './domain/board-orders';
import { BoardRepository } from './domain/board.repository';
import { EscalationSignal } from './domain/escalation-signal';
import { Menus } from './domain/menus';
import { OrderBases } from './domain/order-basis';
import { OrderNumbers } from './domain/order-number';
import { OrderLinks } from './domain/order-links';
import { OrderRepository } from './domain/order.repository';
import { OrderingSettingsStore } from './domain/ordering-settings';
import { AnswerTicketsController } from './features/answer-tickets/answer-tickets.controller';
import { ChangeSettingsController } from './features/change-settings/change-settings.controller';
import { CorrectOrderController } from './features/correct-order/correct-order.controller';
import { CorrectOrderHandler } from './features/correct-order/correct-order.handler';
import { EnterOrderController } from './features/enter-order/enter-order.controller';
import { EnterOrderHandler } from './features/enter-order/enter-order.handler';
import { EscalateOrdersHandler } from './features/escalate-orders/escalate-orders.handler';
import { EscalationWatch } from './features/escalate-orders/escalation-watch';
import { ForgetOrdersHandler } from './features/forget-orders/forget-orders.handler';
import { MarkSeenController } from './features/mark-seen/mark-seen.controller';
import { MoveOrderController } from './features/move-order/move-order.controller';
import { MoveOrderHandler } from './features/move-order/move-order.handler';
import { OnMenuChangedConsumer } from './features/on-menu-changed/on-menu-changed.consumer';
import { OnNotificationSettledConsumer } from './features/on-notification-settled/on-notification-settled.consumer';
import { OnReplyReceivedConsumer } from './features/on-reply-received/on-reply-received.consumer';
import { OnReplyReceivedHandler } from './features/on-reply-received/on-reply-received.handler';
import { OpenBoardController } from './features/open-board/open-board.controller';
import { PlaceOrderController } from './features/place-order/place-order.controller';
import { PlaceOrderHandler } from './features/place-order/place-order.handler';
import { QuoteOrderController } from './features/quote-order/quote-order.controller';
import { QuoteOrderHandler } from './features/quote-order/quote-order.handler';
import { SellOutController } from './features/sell-out/sell-out.controller';
import { SellOutHandler } from './features/sell-out/sell-out.handler';
import { ShowBoardController } from './features/show-board/show-board.controller';
import { ShowBoardHandler } from './features/show-board/show-board.handler';
import { TrackOrderController } from './features/track-order/track-order.controller';
import { TrackOrderHandler } from './features/track-order/track-order.handler';
import { ORDER_PROBLEMS } from './order-problems';
import { IdempotencyKeyEntity } from './persistence/idempotency-key.entity';
import { IdempotencyRetention } from './persistence/idempotency-retention';
import { MenuProjection } from './persistence/menu-projection';
import { Orders1760000100000 } from './persistence/migrations/1760000100000-orders';
import { OrderLifecycle1760000800000 } from './persistence/migrations/1760000800000-order-lifecycle';
import { SkippedDeadlines1760001000000 } from './persistence/migrations/1760001000000-skipped-deadlines';
import { OrderEntity } from './persistence/order.entity';
import { OrderContacts } from './persistence/order-contacts';
import { OrderDeadlines } from './persistence/order-deadlines';
import { OrderLadders } from './persistence/order-ladders';
import { OrderNotifications } from './persistence/order-notifications';
import { OrderRetention } from './persistence/order-retention';
import { TableOrderingSettings } from './persistence/ordering-settings-store';
import { StoredOrderBases } from './persistence/stored-order-bases';
import { TypeormBoardRepository } from './persistence/typeorm-board.repository';
import { TypeormOrderRepository } from './persistence/typeorm-order.repository';

@Module({})
export class OrderingModule {
  static register(config: OrderingConfig): DynamicModule {
    return {
      module: OrderingModule,
      imports: [
        ServiceKitModule.register({
          service: 'ordering',
          config,
          entities: [OrderEntity, IdempotencyKeyEntity],
          migrations: [Orders1760000100000, OrderLifecycle1760000800000, SkippedDeadlines1760001000000],
          problems: ORDER_PROBLEMS,
        }),
      ],
      controllers: [
        PlaceOrderController,
        QuoteOrderController,
        TrackOrderController,
        OpenBoardController,
        ShowBoardController,
        MarkSeenController,
        MoveOrderController,
        EnterOrderController,
        CorrectOrderController,
        SellOutController,
        ChangeSettingsController,
        OnMenuChangedConsumer,
        OnNotificationSettledConsumer,
        OnReplyReceivedConsumer,
        AnswerTicketsController,
      ],
      providers: [
        PlaceOrderHandler,
        QuoteOrderHandler,
        TrackOrderHandler,
        ShowBoardHandler,
        MoveOrderHandler,
        EnterOrderHandler,
        CorrectOrderHandler,
        SellOutHandler,
        EscalateOrdersHandler,
        EscalationWatch,
        OnReplyReceivedHandler,
        ForgetOrdersHandler,
        OrderContacts,
        OrderNotifications,
        OrderDeadlines,
        OrderLadders,
        OrderRetention,
        EscalationSignal,
        OrderNumbers,
        IdempotencyRetention,
        MenuProjection,
        { provide: Menus, useExisting: MenuProjection },
        { provide: OrderBases, useClass: StoredOrderBases },
        { provide: OrderRepository, useClass: TypeormOrderRepository },
        { provide: BoardRepository, useClass: TypeormBoardRepository },
        { provide: OrderingSettingsStore, useClass: TableOrderingSettings },
        { provide: BoardAccess, useFactory: (menus: Menus, orders: OrderRepository, links: OrderLinks) => new BoardAccess(menus, orders, links), inject: [Menus, OrderRepository, OrderLinks] },
        { provide: BoardOrders, useFactory: (orders: OrderRepository, boards: BoardRepository) => new BoardOrders(orders, boards), inject: [OrderRepository, BoardRepository] },
        { provide: OrderLinks, useFactory: (clock: Clock) => new SignedOrderLinks(config.ORDER_LINK_KEY, clock), inject: [Clock] },
      ],
    };
  }
}
