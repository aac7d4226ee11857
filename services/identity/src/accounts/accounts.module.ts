import { Module, type DynamicModule } from '@nestjs/common';
import type { IdentityConfig } from '../config';
import { Businesses } from './domain/businesses';
import { OrderFacts } from './domain/order-facts';
import { AnonymiseOrdersHandler } from './features/anonymise-orders/anonymise-orders.handler';
import { GetStatsController } from './features/get-stats/get-stats.controller';
import { GetStatsHandler } from './features/get-stats/get-stats.handler';
import { LoadDemoBusinessHandler } from './features/load-demo-business/load-demo-business.handler';
import { OnOrderCorrectedConsumer } from './features/on-order-corrected/on-order-corrected.consumer';
import { OnOrderPlacedConsumer } from './features/on-order-placed/on-order-placed.consumer';
import { OnOrderStatusChangedConsumer } from './features/on-order-status-changed/on-order-status-changed.consumer';
import { OrderFactProjection } from './persistence/order-fact-projection';
import { OrderFactRetention } from './persistence/order-fact-retention';
import { TypeormBusinesses } from './persistence/typeorm-businesses';

/** The businesses on the platform, and the figures that staff sees of them. */
@Module({})
export class AccountsModule {
  static register(config: IdentityConfig): DynamicModule {
    return {
      module: AccountsModule,
      controllers: [GetStatsController, OnOrderPlacedConsumer, OnOrderStatusChangedConsumer, OnOrderCorrectedConsumer],
      providers: [
        GetStatsHandler,
        AnonymiseOrdersHandler,
        OrderFactProjection,
        OrderFactRetention,
        { provide: OrderFacts, useExisting: OrderFactProjection },
        { provide: Businesses, useClass: TypeormBusinesses },
        ...(config.DEMO_DATA ? [LoadDemoBusinessHandler] : []),
      ],
    };
  }
}
