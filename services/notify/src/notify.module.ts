import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceKitModule } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { IdentityAcknowledgements } from './adapters/identity-acknowledgements';
import { LocalOutboxSender } from './adapters/local-outbox-sender';
import { OrderingCustomers } from './adapters/ordering-customers';
import { SmtpEmailSender } from './adapters/smtp-email-sender';
import { TwilioSmsSender } from './adapters/twilio-sms-sender';
import { mailServerOf, twilioAccountOf, type NotifyConfig } from './config';
import { Acknowledgements } from './domain/acknowledgements';
import { Customers } from './domain/customers';
import { DispatchSignal } from './domain/dispatch-signal';
import { EmailSender, SmsSender } from './domain/message-sender';
import { NotificationRepository } from './domain/notification.repository';
import { ListOutboxController, LOCAL_OUTBOX_OPEN } from './features/list-outbox/list-outbox.controller';
import { OnMenuChangedConsumer } from './features/on-menu-changed/on-menu-changed.consumer';
import { OnOrderPlacedConsumer } from './features/on-order-placed/on-order-placed.consumer';
import { OnOrderPlacedHandler } from './features/on-order-placed/on-order-placed.handler';
import { OnSubmissionReceivedConsumer } from './features/on-submission-received/on-submission-received.consumer';
import { OnSubmissionReceivedHandler } from './features/on-submission-received/on-submission-received.handler';
import { NotificationDispatcher } from './features/send-notifications/notification-dispatcher';
import { SendNotificationHandler } from './features/send-notifications/send-notification.handler';
import { NOTIFY_PROBLEMS } from './notify-problems';
import { LocalOutbox } from './persistence/local-outbox';
import { Notifications1760000400000 } from './persistence/migrations/1760000400000-notifications';
import { Emails1760000600000 } from './persistence/migrations/1760000600000-emails';
import { PostgresNotificationRepository } from './persistence/postgres-notification.repository';
import { RecipientProjection } from './persistence/recipient-projection';

@Module({})
export class NotifyModule {
  static register(config: NotifyConfig): DynamicModule {
    const twilioAccount = twilioAccountOf(config);
    const mailServer = mailServerOf(config);
    return {
      module: NotifyModule,
      imports: [ServiceKitModule.register({ service: 'notify', config, entities: [], migrations: [Notifications1760000400000, Emails1760000600000], problems: NOTIFY_PROBLEMS })],
      controllers: [OnMenuChangedConsumer, OnOrderPlacedConsumer, OnSubmissionReceivedConsumer, ListOutboxController],
      providers: [
        OnOrderPlacedHandler,
        OnSubmissionReceivedHandler,
        SendNotificationHandler,
        NotificationDispatcher,
        DispatchSignal,
        LocalOutbox,
        RecipientProjection,
        PostgresNotificationRepository,
        { provide: NotificationRepository, useExisting: PostgresNotificationRepository },
        { provide: Customers, useClass: OrderingCustomers },
        { provide: Acknowledgements, useClass: IdentityAcknowledgements },
        { provide: LOCAL_OUTBOX_OPEN, useValue: config.LOCAL_OUTBOX },
        {
          provide: SmsSender,
          useFactory: (outbox: LocalOutbox, clock: Clock): SmsSender => (twilioAccount ? new TwilioSmsSender(twilioAccount) : new LocalOutboxSender('sms', outbox, clock)),
          inject: [LocalOutbox, Clock],
        },
        {
          provide: EmailSender,
          useFactory: (outbox: LocalOutbox, clock: Clock): EmailSender => (mailServer ? new SmtpEmailSender(mailServer) : new LocalOutboxSender('email', outbox, clock)),
          inject: [LocalOutbox, Clock],
        },
      ],
    };
  }
}
