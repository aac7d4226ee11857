import { Module, type DynamicModule } from '@nestjs/common';
import { ServiceKitModule } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { IdentityAcknowledgements } from './adapters/identity-acknowledgements';
import { LocalOutboxSender } from './adapters/local-outbox-sender';
import { OrderingTickets } from './adapters/ordering-tickets';
import { SmtpEmailSender } from './adapters/smtp-email-sender';
import { TwilioSmsSender } from './adapters/twilio-sms-sender';
import { NoWebhookSignature, TwilioWebhookSignature } from './adapters/twilio-webhook-signature';
import { mailServerOf, replyTokenOf, twilioAccountOf, type NotifyConfig, type TwilioAccount } from './config';
import { Acknowledgements } from './domain/acknowledgements';
import { DispatchSignals } from './domain/dispatch-signal';
import { EmailSender, SmsSender } from './domain/message-sender';
import { NotificationRepository } from './domain/notification.repository';
import { OrderTickets } from './domain/order-tickets';
import { PublicLinks } from './domain/public-links';
import { WebhookSignature } from './domain/webhook-signature';
import { AnswerInboundController } from './features/answer-inbound/answer-inbound.controller';
import { AnswerInboundHandler } from './features/answer-inbound/answer-inbound.handler';
import { ListOutboxController, LOCAL_OUTBOX_OPEN } from './features/list-outbox/list-outbox.controller';
import { OnMenuChangedConsumer } from './features/on-menu-changed/on-menu-changed.consumer';
import { OnOrderEscalatedConsumer } from './features/on-order-escalated/on-order-escalated.consumer';
import { OnOrderEscalatedHandler } from './features/on-order-escalated/on-order-escalated.handler';
import { OnOrderPlacedConsumer } from './features/on-order-placed/on-order-placed.consumer';
import { OnOrderPlacedHandler } from './features/on-order-placed/on-order-placed.handler';
import { OnOrderStatusChangedConsumer } from './features/on-order-status-changed/on-order-status-changed.consumer';
import { OnOrderStatusChangedHandler } from './features/on-order-status-changed/on-order-status-changed.handler';
import { OnSubmissionReceivedConsumer } from './features/on-submission-received/on-submission-received.consumer';
import { OnSubmissionReceivedHandler } from './features/on-submission-received/on-submission-received.handler';
import { RecordDeliveryController } from './features/record-delivery/record-delivery.controller';
import { NotificationDispatcher } from './features/send-notifications/notification-dispatcher';
import { SendNotificationHandler } from './features/send-notifications/send-notification.handler';
import { NOTIFY_PROBLEMS } from './notify-problems';
import { DeliveryReports } from './persistence/delivery-reports';
import { InboundMessages } from './persistence/inbound-messages';
import { LocalOutbox } from './persistence/local-outbox';
import { MessageRetention } from './persistence/message-retention';
import { Notifications1760000400000 } from './persistence/migrations/1760000400000-notifications';
import { Emails1760000600000 } from './persistence/migrations/1760000600000-emails';
import { Receipts1760000900000 } from './persistence/migrations/1760000900000-receipts';
import { OpenMessages1760001200000 } from './persistence/migrations/1760001200000-open-messages';
import { NotificationQueue } from './persistence/notification-queue';
import { NumberStanding } from './persistence/number-standing';
import { OrderMessages } from './persistence/order-messages';
import { OrderStates } from './persistence/order-states';
import { PostgresNotificationRepository } from './persistence/postgres-notification.repository';
import { RecipientProjection } from './persistence/recipient-projection';

@Module({})
export class NotifyModule {
  static register(config: NotifyConfig): DynamicModule {
    const twilioAccount = twilioAccountOf(config);
    const mailServer = mailServerOf(config);
    const replyToken = replyTokenOf(config);
    const links = new PublicLinks(config.PUBLIC_URL);
    return {
      module: NotifyModule,
      imports: [ServiceKitModule.register({ service: 'notify', config, entities: [], migrations: [Notifications1760000400000, Emails1760000600000, Receipts1760000900000, OpenMessages1760001200000], problems: NOTIFY_PROBLEMS })],
      controllers: [
        OnMenuChangedConsumer,
        OnOrderPlacedConsumer,
        OnOrderStatusChangedConsumer,
        OnOrderEscalatedConsumer,
        OnSubmissionReceivedConsumer,
        RecordDeliveryController,
        AnswerInboundController,
        ListOutboxController,
      ],
      providers: [
        OnOrderPlacedHandler,
        OnOrderStatusChangedHandler,
        OnOrderEscalatedHandler,
        OnSubmissionReceivedHandler,
        AnswerInboundHandler,
        SendNotificationHandler,
        NotificationDispatcher,
        DispatchSignals,
        NotificationQueue,
        OrderMessages,
        OrderStates,
        DeliveryReports,
        InboundMessages,
        MessageRetention,
        LocalOutbox,
        RecipientProjection,
        { provide: NumberStanding, useFactory: (clock: Clock) => new NumberStanding(clock, config.DAILY_MESSAGE_LIMIT), inject: [Clock] },
        { provide: PublicLinks, useValue: links },
        { provide: WebhookSignature, useValue: replyToken ? new TwilioWebhookSignature(replyToken, links) : new NoWebhookSignature() },
        { provide: NotificationRepository, useClass: PostgresNotificationRepository },
        { provide: OrderTickets, useClass: OrderingTickets },
        { provide: Acknowledgements, useClass: IdentityAcknowledgements },
        { provide: LOCAL_OUTBOX_OPEN, useValue: config.LOCAL_OUTBOX },
        {
          provide: SmsSender,
          useFactory: (outbox: LocalOutbox, clock: Clock): SmsSender => (twilioAccount ? new TwilioSmsSender(twilioAccount, statusCallbackOf(twilioAccount, links)) : new LocalOutboxSender('sms', outbox, clock)),
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

/** Where Twilio reports to; undefined when it cannot reach this machine, and would take no message that says so. */
function statusCallbackOf({ baseUrl }: TwilioAccount, links: PublicLinks): string | undefined {
  return links.isLocal && !baseUrl ? undefined : links.to('/api/notify/twilio/status');
}
