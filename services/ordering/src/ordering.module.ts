import { createSecretKey } from 'node:crypto';
import { ServiceKitModule } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NominatimGeocoder } from './adapters/nominatim-geocoder';
import { NotifyOrderChannels } from './adapters/notify-order-channels';
import { SignedOrderLinks } from './adapters/signed-order-links';
import { SignedQuoteHolds } from './adapters/signed-quote-holds';
import { SignedTableKeys } from './adapters/signed-table-keys';
import type { OrderingConfig } from './config';
import { BoardAccess } from './domain/board-access';
import { BoardLinkVersions } from './domain/board-link-versions';
import { BoardOrders } from './domain/board-orders';
import { BoardRepository } from './domain/board.repository';
import { BusinessOrders } from './domain/business-orders';
import { BusinessStates } from './domain/business-state';
import { EscalationSignal } from './domain/escalation-signal';
import { Geocoder, NoGeocoder } from './domain/geocoder';
import { Menus } from './domain/menus';
import { OrderBases } from './domain/order-basis';
import { OrderChannels } from './domain/order-channels';
import { OrderLimits } from './domain/order-limits';
import { OrderLinks } from './domain/order-links';
import { OrderNumbers } from './domain/order-number';
import { OrderRepository } from './domain/order.repository';
import { OrderingSettingsStore } from './domain/ordering-settings';
import { PaymentWays } from './domain/payment/payment-ways';
import { QuoteHolds } from './domain/quote-holds';
import { Stock } from './domain/stock';
import { Seats } from './domain/tables/seats';
import { TableKeys } from './domain/tables/table-keys';
import { Tables } from './domain/tables/tables';
import { AnswerCustomerOrdersController } from './features/answer-customer-orders.controller';
import { AnswerDrillController } from './features/answer-drill/answer-drill.controller';
import { AnswerRestaurantContactsController } from './features/answer-drill/answer-restaurant-contacts.controller';
import { OnDrillAnsweredConsumer } from './features/answer-drill/on-drill-answered.consumer';
import { AnswerOrderProofController } from './features/answer-order-proof.controller';
import { AnswerTableLinksController } from './features/answer-table-links.controller';
import { AnswerTicketsController } from './features/answer-tickets.controller';
import { ChangeSettingsController } from './features/change-settings.controller';
import { ChooseTextsController } from './features/choose-texts/choose-texts.controller';
import { ChooseTextsHandler } from './features/choose-texts/choose-texts.handler';
import { CorrectOrderController } from './features/correct-order/correct-order.controller';
import { CorrectOrderHandler } from './features/correct-order/correct-order.handler';
import { EndBoardLinksController } from './features/end-board-links.controller';
import { EnterOrderController } from './features/enter-order/enter-order.controller';
import { EnterOrderHandler } from './features/enter-order/enter-order.handler';
import { EraseCustomersHandler } from './features/erase-customers/erase-customers.handler';
import { OnErasureRequestedConsumer } from './features/erase-customers/on-erasure-requested.consumer';
import { EscalateOrdersHandler } from './features/escalate-orders/escalate-orders.handler';
import { EscalationWatch } from './features/escalate-orders/escalation-watch';
import { ExportOrdersController } from './features/export-orders.controller';
import { FindLocationController } from './features/find-location/find-location.controller';
import { FindLocationHandler } from './features/find-location/find-location.handler';
import { LocatePlaceController } from './features/locate-place/locate-place.controller';
import { LocatePlaceHandler } from './features/locate-place/locate-place.handler';
import { MarkPaidController } from './features/mark-paid.controller';
import { MarkSeenController } from './features/mark-seen.controller';
import { MoveOrderByKeyController } from './features/move-order/move-order-by-key.controller';
import { MoveOrderController } from './features/move-order/move-order.controller';
import { MoveOrderHandler } from './features/move-order/move-order.handler';
import { OnBusinessChangedConsumer } from './features/on-business-changed.consumer';
import { OnCallChangedConsumer } from './features/on-call-changed.consumer';
import { OnMenuChangedConsumer } from './features/on-menu-changed.consumer';
import { OnNotificationSettledConsumer } from './features/on-notification-settled.consumer';
import { OnReplyReceivedConsumer } from './features/on-reply-received/on-reply-received.consumer';
import { OnReplyReceivedHandler } from './features/on-reply-received/on-reply-received.handler';
import { OpenBoardController } from './features/open-board.controller';
import { PlaceOrderController } from './features/place-order/place-order.controller';
import { PlaceOrderHandler } from './features/place-order/place-order.handler';
import { PrintAgainController } from './features/print-again/print-again.controller';
import { PrintAgainHandler } from './features/print-again/print-again.handler';
import { PurgeOrdersHandler } from './features/purge-orders.handler';
import { PurgeStatisticsHandler } from './features/purge-statistics.handler';
import { QuoteOrderController } from './features/quote-order/quote-order.controller';
import { QuoteOrderHandler } from './features/quote-order/quote-order.handler';
import { DrillWatch } from './features/run-drills/drill-watch';
import { RunDrillsHandler } from './features/run-drills/run-drills.handler';
import { SellOutController } from './features/sell-out/sell-out.controller';
import { SellOutHandler } from './features/sell-out/sell-out.handler';
import { SellOutByWordsController } from './features/sell-out-by-words/sell-out-by-words.controller';
import { SellOutByWordsHandler } from './features/sell-out-by-words/sell-out-by-words.handler';
import { ServeOrdersApiController } from './features/serve-orders-api/serve-orders-api.controller';
import { ServeOrdersApiHandler } from './features/serve-orders-api/serve-orders-api.handler';
import { SetPaymentController } from './features/set-payment.controller';
import { ShowBoardController } from './features/show-board/show-board.controller';
import { ShowBoardHandler } from './features/show-board/show-board.handler';
import { ShowDeliveryMapsController } from './features/show-delivery-maps.controller';
import { ShowOrderAnalyticsController } from './features/show-order-analytics.controller';
import { ShowOrdersNowController } from './features/show-orders-now/show-orders-now.controller';
import { ShowOrdersNowHandler } from './features/show-orders-now/show-orders-now.handler';
import { SalesApiController } from './features/show-sales/sales-api.controller';
import { ShowSalesController } from './features/show-sales/show-sales.controller';
import { ShowTopMenusController } from './features/show-top-menus.controller';
import { TrackOrderController } from './features/track-order/track-order.controller';
import { TrackOrderHandler } from './features/track-order/track-order.handler';
import { VisitTableController } from './features/visit-table/visit-table.controller';
import { VisitTableHandler } from './features/visit-table/visit-table.handler';
import { ClearTableHandler } from './features/work-tables/clear-table.handler';
import { SetUpTablesController } from './features/work-tables/set-up-tables.controller';
import { TableLists } from './features/work-tables/table-lists';
import { WorkTablesController } from './features/work-tables/work-tables.controller';
import { ADDRESS_KEY } from './http/address-key';
import { MAP_TILES } from './http/map-tiles';
import { ORDER_PROBLEMS } from './order-problems';
import { BusinessErasure } from './persistence/business-erasure';
import { BusinessProjection } from './persistence/business-projection';
import { CustomerErasures } from './persistence/customer-erasures';
import { CustomerOrders } from './persistence/customer-orders';
import { BoardOfDrills } from './persistence/drills/board-drills';
import { DrillPlans } from './persistence/drills/drill-plans';
import { OpeningDrills } from './persistence/drills/opening-drills';
import { IdempotencyRetention } from './persistence/idempotency-retention';
import { MenuProjection } from './persistence/menu-projection';
import { Orders1760000100000 } from './persistence/migrations/1760000100000-orders';
import { OrderLifecycle1760000800000 } from './persistence/migrations/1760000800000-order-lifecycle';
import { SkippedDeadlines1760001000000 } from './persistence/migrations/1760001000000-skipped-deadlines';
import { Businesses1760001400000 } from './persistence/migrations/1760001400000-businesses';
import { DailyFigures1760002300000 } from './persistence/migrations/1760002300000-daily-figures';
import { CustomerPrivacy1760002700100 } from './persistence/migrations/1760002700100-customer-privacy';
import { NationalNumbers1760003000000 } from './persistence/migrations/1760003000000-national-numbers';
import { TestOrders1760003300000 } from './persistence/migrations/1760003300000-test-orders';
import { BoardLinks1760003500000 } from './persistence/migrations/1760003500000-board-links';
import { OrderLimits1760003500100 } from './persistence/migrations/1760003500100-order-limits';
import { AllergyAnswers1760003700000 } from './persistence/migrations/1760003700000-allergy-answers';
import { OrderCharges1760004000000 } from './persistence/migrations/1760004000000-order-charges';
import { DayCharges1760004200000 } from './persistence/migrations/1760004200000-day-charges';
import { ItemStock1760004500000 } from './persistence/migrations/1760004500000-item-stock';
import { Tables1760006000000 } from './persistence/migrations/1760006000000-tables';
import { OrderCalls1760007000000 } from './persistence/migrations/1760007000000-order-calls';
import { Payment1760008100000 } from './persistence/migrations/1760008100000-payment';
import { OpeningDrills1760008200000 } from './persistence/migrations/1760008200000-opening-drills';
import { OrderLanguage1760008700000 } from './persistence/migrations/1760008700000-order-language';
import { Sales1760009000000 } from './persistence/migrations/1760009000000-sales';
import { OrderCallerRetention } from './persistence/order-caller-retention';
import { OrderCalls } from './persistence/order-calls';
import { OrderContacts } from './persistence/order-contacts';
import { OrderDeadlines } from './persistence/order-deadlines';
import { OrderEscalations } from './persistence/order-escalations';
import { OrderNotifications } from './persistence/order-notifications';
import { OrderRetention } from './persistence/order-retention';
import { OrderStatistics } from './persistence/order-statistics';
import { OrderStatisticsReader } from './persistence/order-statistics-reader';
import { ORDERING_ENTITIES } from './persistence/ordering-entities';
import { TableOrderingSettings } from './persistence/ordering-settings-store';
import { SalesReader } from './persistence/sales/sales-reader';
import { StatisticsRetention } from './persistence/statistics-retention';
import { StoredOrderBases } from './persistence/stored-order-bases';
import { StoredPaymentWays } from './persistence/stored-payment-ways';
import { TableBoardLinkVersions } from './persistence/table-board-link-versions';
import { NoOrderLimits, TableOrderLimits } from './persistence/table-order-limits';
import { TableStock } from './persistence/table-stock';
import { StoredTables } from './persistence/tables/stored-tables';
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
          entities: ORDERING_ENTITIES,
          migrations: [
            Orders1760000100000,
            OrderLifecycle1760000800000,
            SkippedDeadlines1760001000000,
            Businesses1760001400000,
            DailyFigures1760002300000,
            CustomerPrivacy1760002700100,
            NationalNumbers1760003000000,
            TestOrders1760003300000,
            BoardLinks1760003500000,
            OrderLimits1760003500100,
            AllergyAnswers1760003700000,
            OrderCharges1760004000000,
            DayCharges1760004200000,
            ItemStock1760004500000,
            Tables1760006000000,
            OrderCalls1760007000000,
            Payment1760008100000,
            OpeningDrills1760008200000,
            OrderLanguage1760008700000,
            Sales1760009000000,
          ],
          problems: ORDER_PROBLEMS,
        }),
      ],
      controllers: [
        PlaceOrderController,
        QuoteOrderController,
        LocatePlaceController,
        FindLocationController,
        ShowDeliveryMapsController,
        ShowOrdersNowController,
        TrackOrderController,
        ChooseTextsController,
        OpenBoardController,
        ServeOrdersApiController,
        ShowBoardController,
        ExportOrdersController,
        MarkSeenController,
        MoveOrderByKeyController,
        MoveOrderController,
        PrintAgainController,
        EnterOrderController,
        EndBoardLinksController,
        CorrectOrderController,
        SellOutController,
        SellOutByWordsController,
        ChangeSettingsController,
        SetPaymentController,
        MarkPaidController,
        AnswerDrillController,
        VisitTableController,
        SetUpTablesController,
        WorkTablesController,
        ShowOrderAnalyticsController,
        ShowTopMenusController,
        ShowSalesController,
        SalesApiController,
        OnMenuChangedConsumer,
        OnBusinessChangedConsumer,
        OnNotificationSettledConsumer,
        OnReplyReceivedConsumer,
        OnCallChangedConsumer,
        OnDrillAnsweredConsumer,
        AnswerTicketsController,
        AnswerOrderProofController,
        AnswerTableLinksController,
        AnswerRestaurantContactsController,
        AnswerCustomerOrdersController,
        OnErasureRequestedConsumer,
      ],
      providers: [
        PlaceOrderHandler,
        QuoteOrderHandler,
        LocatePlaceHandler,
        FindLocationHandler,
        ShowOrdersNowHandler,
        TrackOrderHandler,
        ChooseTextsHandler,
        ServeOrdersApiHandler,
        ShowBoardHandler,
        MoveOrderHandler,
        PrintAgainHandler,
        EnterOrderHandler,
        CorrectOrderHandler,
        SellOutHandler,
        SellOutByWordsHandler,
        VisitTableHandler,
        ClearTableHandler,
        TableLists,
        EscalateOrdersHandler,
        EscalationWatch,
        RunDrillsHandler,
        DrillWatch,
        DrillPlans,
        OpeningDrills,
        BoardOfDrills,
        OnReplyReceivedHandler,
        OrderCalls,
        PurgeOrdersHandler,
        PurgeStatisticsHandler,
        EraseCustomersHandler,
        CustomerErasures,
        CustomerOrders,
        OrderContacts,
        OrderNotifications,
        OrderDeadlines,
        OrderEscalations,
        OrderRetention,
        OrderStatistics,
        OrderStatisticsReader,
        SalesReader,
        StatisticsRetention,
        EscalationSignal,
        OrderNumbers,
        IdempotencyRetention,
        OrderCallerRetention,
        MenuProjection,
        BusinessErasure,
        BusinessProjection,
        { provide: BusinessStates, useExisting: BusinessProjection },
        { provide: Menus, useExisting: MenuProjection },
        { provide: OrderBases, useClass: StoredOrderBases },
        { provide: OrderRepository, useClass: TypeormOrderRepository },
        { provide: BoardRepository, useClass: TypeormBoardRepository },
        { provide: OrderingSettingsStore, useClass: TableOrderingSettings },
        { provide: PaymentWays, useClass: StoredPaymentWays },
        {
          provide: BoardAccess,
          useFactory: (menus: Menus, orders: OrderRepository, links: OrderLinks, versions: BoardLinkVersions) =>
            new BoardAccess(menus, orders, links, versions),
          inject: [Menus, OrderRepository, OrderLinks, BoardLinkVersions],
        },
        { provide: BoardLinkVersions, useClass: TableBoardLinkVersions },
        {
          provide: BusinessOrders,
          useFactory: (menus: Menus, orders: OrderRepository) => new BusinessOrders(menus, orders),
          inject: [Menus, OrderRepository],
        },
        {
          provide: BoardOrders,
          useFactory: (orders: OrderRepository, boards: BoardRepository) => new BoardOrders(orders, boards),
          inject: [OrderRepository, BoardRepository],
        },
        { provide: ADDRESS_KEY, useValue: createSecretKey(config.ORDER_LINK_KEY, 'utf8') },
        {
          provide: OrderLimits,
          useFactory: (dataSource: DataSource) =>
            config.UNLIMITED_ORDERS ? new NoOrderLimits() : new TableOrderLimits(dataSource),
          inject: [DataSource],
        },
        { provide: Stock, useClass: TableStock },
        { provide: Tables, useClass: StoredTables },
        {
          provide: TableKeys,
          useFactory: (clock: Clock) => new SignedTableKeys(config.ORDER_LINK_KEY, clock),
          inject: [Clock],
        },
        {
          provide: Seats,
          useFactory: (tables: Tables, keys: TableKeys) => new Seats(tables, keys),
          inject: [Tables, TableKeys],
        },
        { provide: OrderChannels, useClass: NotifyOrderChannels },
        {
          provide: Geocoder,
          useFactory: () =>
            config.GEOCODER_URL === undefined ? new NoGeocoder() : new NominatimGeocoder(config.GEOCODER_URL),
        },
        {
          provide: MAP_TILES,
          useValue: config.MAP_TILES_URL && { url: config.MAP_TILES_URL, credit: config.MAP_TILES_CREDIT },
        },
        {
          provide: OrderLinks,
          useFactory: (clock: Clock) => new SignedOrderLinks(config.ORDER_LINK_KEY, clock),
          inject: [Clock],
        },
        {
          provide: QuoteHolds,
          useFactory: (clock: Clock) => new SignedQuoteHolds(config.ORDER_LINK_KEY, clock),
          inject: [Clock],
        },
      ],
    };
  }
}
