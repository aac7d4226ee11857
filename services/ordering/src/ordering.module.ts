import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceKitModule } from '@chalkboard/service-kit';
import type { OrderingConfig } from './config';
import { Menus } from './domain/menus';
import { OrderNumbers } from './domain/order-number';
import { OrderRepository } from './domain/order.repository';
import { AnswerTicketController } from './features/answer-ticket/answer-ticket.controller';
import { OnMenuChangedConsumer } from './features/on-menu-changed/on-menu-changed.consumer';
import { OnNotificationSettledConsumer } from './features/on-notification-settled/on-notification-settled.consumer';
import { PlaceOrderController } from './features/place-order/place-order.controller';
import { PlaceOrderHandler } from './features/place-order/place-order.handler';
import { ORDER_PROBLEMS } from './order-problems';
import { IdempotencyKeyEntity } from './persistence/idempotency-key.entity';
import { IdempotencyRetention } from './persistence/idempotency-retention';
import { MenuProjection } from './persistence/menu-projection';
import { Orders1760000100000 } from './persistence/migrations/1760000100000-orders';
import { OrderEntity } from './persistence/order.entity';
import { OrderNotifications } from './persistence/order-notifications';
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
          migrations: [Orders1760000100000],
          problems: ORDER_PROBLEMS,
        }),
      ],
      controllers: [PlaceOrderController, OnMenuChangedConsumer, OnNotificationSettledConsumer, AnswerTicketController],
      providers: [
        PlaceOrderHandler,
        OrderNotifications,
        OrderNumbers,
        IdempotencyRetention,
        MenuProjection,
        { provide: Menus, useExisting: MenuProjection },
        { provide: OrderRepository, useClass: TypeormOrderRepository },
      ],
    };
  }
}
