import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceKitModule } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { LocalOutboxSmsSender } from './adapters/local-outbox-sms-sender';
import { OrderingCustomers } from './adapters/ordering-customers';
import { TwilioSmsSender } from './adapters/twilio-sms-sender';
import { twilioAccountOf, type NotifyConfig } from './config';
import { Customers } from './domain/customers';
import { DispatchSignal } from './domain/dispatch-signal';
import { NotificationRepository } from './domain/notification.repository';
import { SmsSender } from './domain/sms-sender';
import { ListOutboxController, LOCAL_OUTBOX_OPEN } from './features/list-outbox/list-outbox.controller';
import { OnMenuChangedConsumer } from './features/on-menu-changed/on-menu-changed.consumer';
import { OnOrderPlacedConsumer } from './features/on-order-placed/on-order-placed.consumer';
import { OnOrderPlacedHandler } from './features/on-order-placed/on-order-placed.handler';
import { NotificationDispatcher } from './features/send-notifications/notification-dispatcher';
import { SendNotificationHandler } from './features/send-notifications/send-notification.handler';
import { NOTIFY_PROBLEMS } from './notify-problems';
import { LocalOutbox } from './persistence/local-outbox';
import { Notifications1760000400000 } from './persistence/migrations/1760000400000-notifications';
import { PostgresNotificationRepository } from './persistence/postgres-notification.repository';
import { RecipientProjection } from './persistence/recipient-projection';

@Module({})
export class NotifyModule {
  static register(config: NotifyConfig): DynamicModule {
    const twilioAccount = twilioAccountOf(config);
    return {
      module: NotifyModule,
      imports: [ServiceKitModule.register({ service: 'notify', config, entities: [], migrations: [Notifications1760000400000], problems: NOTIFY_PROBLEMS })],
      controllers: [OnMenuChangedConsumer, OnOrderPlacedConsumer, ListOutboxController],
      providers: [
        OnOrderPlacedHandler,
        SendNotificationHandler,
        NotificationDispatcher,
        DispatchSignal,
        LocalOutbox,
        RecipientProjection,
        PostgresNotificationRepository,
        { provide: NotificationRepository, useExisting: PostgresNotificationRepository },
        { provide: Customers, useClass: OrderingCustomers },
        { provide: LOCAL_OUTBOX_OPEN, useValue: config.LOCAL_OUTBOX },
        {
          provide: SmsSender,
          useFactory: (outbox: LocalOutbox, clock: Clock): SmsSender => (twilioAccount ? new TwilioSmsSender(twilioAccount) : new LocalOutboxSmsSender(outbox, clock)),
          inject: [LocalOutbox, Clock],
        },
      ],
    };
  }
}
