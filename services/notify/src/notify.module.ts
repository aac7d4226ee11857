import { AesSecretSeal, RetentionLog1760002700000, SecretSeal, ServiceKitModule } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EncoderLetters } from './adapters/encoder-letters';
import { EscPosConnection } from './adapters/escpos-connection';
import { IdentityAccountNotices } from './adapters/identity-account-notices';
import { IdentityAcknowledgements } from './adapters/identity-acknowledgements';
import { IdentityCustomerRequests } from './adapters/identity-customer-requests';
import { LocalOutboxSender } from './adapters/local-outbox-sender';
import { NoVoiceCaller } from './adapters/no-voice-caller';
import { OrderingTickets } from './adapters/ordering-tickets';
import { PinnedWebhookSender } from './adapters/pinned-webhook-sender';
import { PrinterSender } from './adapters/printer-sender';
import { SmtpEmailSender } from './adapters/smtp-email-sender';
import { TwilioSmsSender } from './adapters/twilio-sms-sender';
import { TwilioVoiceCaller } from './adapters/twilio-voice-caller';
import { NoWebhookSignature, TwilioWebhookSignature } from './adapters/twilio-webhook-signature';
import {
  callFromOf,
  mailServerOf,
  replyTokenOf,
  twilioAccountOf,
  type NotifyConfig,
  type TwilioAccount,
} from './config';
import { AccountNotices } from './domain/account-notices';
import { Acknowledgements } from './domain/acknowledgements';
import { CustomerRequests } from './domain/customer-requests';
import { CallSignal, DispatchSignals } from './domain/dispatch-signal';
import { MenuAccess } from './domain/menu-access';
import { Menus } from './domain/menus';
import { EmailSender, PrintSender, SmsSender } from './domain/message-sender';
import { NotificationRepository } from './domain/notification.repository';
import { OrderPaper } from './domain/order-paper';
import { OrderTickets } from './domain/order-tickets';
import { PrinterNetworks } from './domain/printer-address';
import { PublicLinks } from './domain/public-links';
import { TextDestinations } from './domain/text-destination';
import { VoiceCaller } from './domain/voice-caller';
import { WebhookSignature } from './domain/webhook-signature';
import { WebhookSender, WebhookSignal } from './domain/webhooks/webhook-sender';
import { WebhookTargets } from './domain/webhooks/webhook-target';
import { AnswerCallController } from './features/answer-call/answer-call.controller';
import { AnswerCallHandler } from './features/answer-call/answer-call.handler';
import { AnswerCustomerMessagesController } from './features/answer-customer-messages.controller';
import { AnswerInboundController } from './features/answer-inbound/answer-inbound.controller';
import { AnswerInboundHandler } from './features/answer-inbound/answer-inbound.handler';
import { SellOutByTextHandler } from './features/answer-inbound/sell-out-by-text.handler';
import { AnswerOrderChannelsController } from './features/answer-order-channels/answer-order-channels.controller';
import { AnswerOrderChannelsHandler } from './features/answer-order-channels/answer-order-channels.handler';
import { ListNotificationsController } from './features/list-notifications.controller';
import { ListOutboxController, LOCAL_OUTBOX_OPEN } from './features/list-outbox.controller';
import { CallDispatcher } from './features/make-calls/call-dispatcher';
import { MakeCallsHandler } from './features/make-calls/make-calls.handler';
import { ManagePrintersController } from './features/manage-printers/manage-printers.controller';
import { ManagePrintersHandler } from './features/manage-printers/manage-printers.handler';
import { ManageWebhooksController } from './features/manage-webhooks/manage-webhooks.controller';
import { ManageWebhooksHandler } from './features/manage-webhooks/manage-webhooks.handler';
import { WebhooksApiController } from './features/manage-webhooks/webhooks-api.controller';
import { OnBusinessChangedConsumer } from './features/on-business-changed/on-business-changed.consumer';
import { OnBusinessChangedHandler } from './features/on-business-changed/on-business-changed.handler';
import { OnCallDueConsumer } from './features/on-call-due/on-call-due.consumer';
import { OnCallDueHandler } from './features/on-call-due/on-call-due.handler';
import { OnDrillDueConsumer } from './features/on-drill-due/on-drill-due.consumer';
import { OnDrillDueHandler } from './features/on-drill-due/on-drill-due.handler';
import { OnDrillUnheardConsumer } from './features/on-drill-unheard/on-drill-unheard.consumer';
import { OnDrillUnheardHandler } from './features/on-drill-unheard/on-drill-unheard.handler';
import { OnMenuChangedConsumer } from './features/on-menu-changed.consumer';
import { OnOrderCorrectedConsumer } from './features/on-order-corrected/on-order-corrected.consumer';
import { OnOrderCorrectedHandler } from './features/on-order-corrected/on-order-corrected.handler';
import { OnOrderEscalatedConsumer } from './features/on-order-escalated/on-order-escalated.consumer';
import { OnOrderEscalatedHandler } from './features/on-order-escalated/on-order-escalated.handler';
import { OnOrderPlacedConsumer } from './features/on-order-placed/on-order-placed.consumer';
import { OnOrderPlacedHandler } from './features/on-order-placed/on-order-placed.handler';
import { OnOrderStatusChangedConsumer } from './features/on-order-status-changed/on-order-status-changed.consumer';
import { OnOrderStatusChangedHandler } from './features/on-order-status-changed/on-order-status-changed.handler';
import { OnOrdersErasedConsumer } from './features/on-orders-erased.consumer';
import { OnPrivacyCodeRequestedConsumer } from './features/on-privacy-code-requested/on-privacy-code-requested.consumer';
import { OnPrivacyCodeRequestedHandler } from './features/on-privacy-code-requested/on-privacy-code-requested.handler';
import { OnReprintAskedConsumer } from './features/on-reprint-asked/on-reprint-asked.consumer';
import { OnReprintAskedHandler } from './features/on-reprint-asked/on-reprint-asked.handler';
import { OnSignInRequestedConsumer } from './features/on-sign-in-requested/on-sign-in-requested.consumer';
import { OnSignInRequestedHandler } from './features/on-sign-in-requested/on-sign-in-requested.handler';
import { OnSubmissionReceivedConsumer } from './features/on-submission-received/on-submission-received.consumer';
import { OnSubmissionReceivedHandler } from './features/on-submission-received/on-submission-received.handler';
import { PurgeStatisticsHandler } from './features/purge-statistics.handler';
import { RecordDeliveryController } from './features/record-delivery.controller';
import { ResendNotificationController } from './features/resend-notification/resend-notification.controller';
import { ResendNotificationHandler } from './features/resend-notification/resend-notification.handler';
import { SealWebhookSecretsHandler } from './features/seal-webhook-secrets.handler';
import { NotificationDispatcher } from './features/send-notifications/notification-dispatcher';
import { SendNotificationHandler } from './features/send-notifications/send-notification.handler';
import { SendTestController } from './features/send-test/send-test.controller';
import { SendTestHandler } from './features/send-test/send-test.handler';
import { SendWebhooksHandler } from './features/send-webhooks/send-webhooks.handler';
import { WebhookDispatcher } from './features/send-webhooks/webhook-dispatcher';
import { ServeCloudPrinterController } from './features/serve-cloud-printer/serve-cloud-printer.controller';
import { ServeCloudPrinterHandler } from './features/serve-cloud-printer/serve-cloud-printer.handler';
import { ServeEpsonPrinterController } from './features/serve-epson-printer/serve-epson-printer.controller';
import { ServeEpsonPrinterHandler } from './features/serve-epson-printer/serve-epson-printer.handler';
import { ShowChannelsController } from './features/show-channels/show-channels.controller';
import { ShowChannelsHandler } from './features/show-channels/show-channels.handler';
import { ShowNotificationAnalyticsController } from './features/show-notification-analytics.controller';
import { ShowTextingController } from './features/show-texting.controller';
import { NOTIFY_PROBLEMS } from './notify-problems';
import { BusinessErasure } from './persistence/business-erasure';
import { BusinessStatuses } from './persistence/business-statuses';
import { Calls } from './persistence/calls';
import { ChannelRecords } from './persistence/channel-records';
import { CustomerErasure } from './persistence/customer-erasure';
import { CustomerMessages } from './persistence/customer-messages';
import { DeliveryReports } from './persistence/delivery-reports';
import { DishChoices } from './persistence/dish-choices';
import { Drills } from './persistence/drills';
import { InboundMessages } from './persistence/inbound-messages';
import { LocalOutbox } from './persistence/local-outbox';
import { MessageRetention } from './persistence/message-retention';
import { MessageStatistics } from './persistence/message-statistics';
import { MessageStatisticsReader } from './persistence/message-statistics-reader';
import { Notifications1760000400000 } from './persistence/migrations/1760000400000-notifications';
import { Emails1760000600000 } from './persistence/migrations/1760000600000-emails';
import { Receipts1760000900000 } from './persistence/migrations/1760000900000-receipts';
import { OpenMessages1760001200000 } from './persistence/migrations/1760001200000-open-messages';
import { AccountMessages1760001300000 } from './persistence/migrations/1760001300000-account-messages';
import { Printing1760001500000 } from './persistence/migrations/1760001500000-printing';
import { LogAndFigures1760002310000 } from './persistence/migrations/1760002310000-log-and-figures';
import { PrivacyMessages1760002700200 } from './persistence/migrations/1760002700200-privacy-messages';
import { FiguresOfErased1760002800100 } from './persistence/migrations/1760002800100-figures-of-erased';
import { RoomToTakeUp1760002900100 } from './persistence/migrations/1760002900100-room-to-take-up';
import { TraceOfMessages1760003340000 } from './persistence/migrations/1760003340000-trace-of-messages';
import { TextedNumbers1760003500000 } from './persistence/migrations/1760003500000-texted-numbers';
import { Stations1760005000000 } from './persistence/migrations/1760005000000-stations';
import { Calls1760007000100 } from './persistence/migrations/1760007000100-calls';
import { DishChoices1760007000200 } from './persistence/migrations/1760007000200-dish-choices';
import { Drills1760008200100 } from './persistence/migrations/1760008200100-drills';
import { MessageLanguages1760008700100 } from './persistence/migrations/1760008700100-message-languages';
import { Webhooks1760009300000 } from './persistence/migrations/1760009300000-webhooks';
import { SealedWebhookSecrets1760010200000 } from './persistence/migrations/1760010200000-sealed-webhook-secrets';
import { NotificationLog } from './persistence/notification-log';
import { NotificationQueue } from './persistence/notification-queue';
import { NOTIFY_ENTITIES } from './persistence/notify-entities';
import { NumberReputation } from './persistence/number-reputation';
import { OrderMessages } from './persistence/order-messages';
import { OrderStates } from './persistence/order-states';
import { PostgresNotificationRepository } from './persistence/postgres-notification.repository';
import { PrintJobs } from './persistence/print-jobs';
import { Printers } from './persistence/printers';
import { RecentMessages } from './persistence/recent-messages';
import { RecipientProjection } from './persistence/recipient-projection';
import { ResentNotifications } from './persistence/resent-notifications';
import { StatisticsRetention } from './persistence/statistics-retention';
import { TextPromises } from './persistence/text-promises';
import { TextedNumbers } from './persistence/texted-numbers';
import { WebhookDeliveries } from './persistence/webhooks/webhook-deliveries';
import { WebhookEndpoints } from './persistence/webhooks/webhook-endpoints';
import { WebhookQueue } from './persistence/webhooks/webhook-queue';

@Module({})
export class NotifyModule {
  static register(config: NotifyConfig): DynamicModule {
    const twilioAccount = twilioAccountOf(config);
    const mailServer = mailServerOf(config);
    const replyToken = replyTokenOf(config);
    const links = new PublicLinks(config.PUBLIC_URL);
    return {
      module: NotifyModule,
      imports: [
        ServiceKitModule.register({
          service: 'notify',
          config,
          // Whether a message went out and what was answered is shown to people: a quarter of a second is not noticed.
          publishPaceMs: 250,
          entities: NOTIFY_ENTITIES,
          migrations: [
            Notifications1760000400000,
            Emails1760000600000,
            Receipts1760000900000,
            OpenMessages1760001200000,
            AccountMessages1760001300000,
            Printing1760001500000,
            LogAndFigures1760002310000,
            RetentionLog1760002700000,
            PrivacyMessages1760002700200,
            FiguresOfErased1760002800100,
            RoomToTakeUp1760002900100,
            TraceOfMessages1760003340000,
            TextedNumbers1760003500000,
            Stations1760005000000,
            Calls1760007000100,
            DishChoices1760007000200,
            Drills1760008200100,
            MessageLanguages1760008700100,
            Webhooks1760009300000,
            SealedWebhookSecrets1760010200000,
          ],
          problems: NOTIFY_PROBLEMS,
        }),
      ],
      controllers: [
        ManageWebhooksController,
        WebhooksApiController,
        OnMenuChangedConsumer,
        OnOrderPlacedConsumer,
        OnOrderStatusChangedConsumer,
        OnOrderEscalatedConsumer,
        OnCallDueConsumer,
        OnDrillDueConsumer,
        OnDrillUnheardConsumer,
        AnswerCallController,
        OnOrderCorrectedConsumer,
        OnReprintAskedConsumer,
        OnSubmissionReceivedConsumer,
        OnSignInRequestedConsumer,
        OnBusinessChangedConsumer,
        OnPrivacyCodeRequestedConsumer,
        OnOrdersErasedConsumer,
        AnswerCustomerMessagesController,
        RecordDeliveryController,
        AnswerInboundController,
        ListOutboxController,
        ShowChannelsController,
        SendTestController,
        ManagePrintersController,
        ServeCloudPrinterController,
        ServeEpsonPrinterController,
        ListNotificationsController,
        ResendNotificationController,
        ShowNotificationAnalyticsController,
        AnswerOrderChannelsController,
        ShowTextingController,
      ],
      providers: [
        ManageWebhooksHandler,
        SealWebhookSecretsHandler,
        SendWebhooksHandler,
        WebhookDispatcher,
        WebhookSignal,
        WebhookQueue,
        WebhookDeliveries,
        WebhookEndpoints,
        {
          provide: SecretSeal,
          useFactory: () =>
            new AesSecretSeal({
              current: config.WEBHOOK_SECRETS_KEY,
              before: config.WEBHOOK_SECRETS_KEY_BEFORE,
              // Never another one: it would make another key of the same text.
              purpose: 'secrets of webhooks',
            }),
        },
        {
          provide: WebhookSender,
          useValue: new PinnedWebhookSender(new WebhookTargets(config.WEBHOOKS_TO_LOOPBACK)),
        },
        OnOrderPlacedHandler,
        OnOrderStatusChangedHandler,
        OnOrderEscalatedHandler,
        OnCallDueHandler,
        OnDrillDueHandler,
        OnDrillUnheardHandler,
        Drills,
        MakeCallsHandler,
        CallDispatcher,
        CallSignal,
        AnswerCallHandler,
        Calls,
        OnOrderCorrectedHandler,
        OnReprintAskedHandler,
        OnSubmissionReceivedHandler,
        OnSignInRequestedHandler,
        OnBusinessChangedHandler,
        OnPrivacyCodeRequestedHandler,
        CustomerErasure,
        CustomerMessages,
        AnswerInboundHandler,
        SellOutByTextHandler,
        DishChoices,
        AnswerOrderChannelsHandler,
        TextPromises,
        BusinessStatuses,
        ShowChannelsHandler,
        SendTestHandler,
        ManagePrintersHandler,
        ServeCloudPrinterHandler,
        ServeEpsonPrinterHandler,
        SendNotificationHandler,
        NotificationDispatcher,
        DispatchSignals,
        NotificationQueue,
        OrderMessages,
        OrderStates,
        DeliveryReports,
        InboundMessages,
        MessageRetention,
        MessageStatistics,
        MessageStatisticsReader,
        RecentMessages,
        StatisticsRetention,
        PurgeStatisticsHandler,
        NotificationLog,
        ResentNotifications,
        ResendNotificationHandler,
        LocalOutbox,
        RecipientProjection,
        Printers,
        PrintJobs,
        ChannelRecords,
        BusinessErasure,
        { provide: Menus, useExisting: RecipientProjection },
        { provide: MenuAccess, useFactory: (menus: Menus) => new MenuAccess(menus), inject: [Menus] },
        { provide: OrderPaper, useFactory: () => new OrderPaper(new EncoderLetters()) },
        { provide: PrinterNetworks, useValue: new PrinterNetworks(config.PRINTER_NETWORKS) },
        {
          provide: NumberReputation,
          useFactory: (dataSource: DataSource, clock: Clock, numbers: TextedNumbers) =>
            new NumberReputation(dataSource, clock, config.DAILY_MESSAGE_LIMIT, numbers),
          inject: [DataSource, Clock, TextedNumbers],
        },
        {
          provide: TextedNumbers,
          useFactory: (dataSource: DataSource, clock: Clock) =>
            new TextedNumbers(
              dataSource,
              clock,
              new TextDestinations(config.TEXT_COUNTRIES),
              config.TEXTED_NUMBERS_A_DAY,
              config.DAILY_MESSAGE_LIMIT !== undefined,
            ),
          inject: [DataSource, Clock],
        },
        { provide: PublicLinks, useValue: links },
        {
          provide: WebhookSignature,
          useValue: replyToken ? new TwilioWebhookSignature(replyToken, links) : new NoWebhookSignature(),
        },
        { provide: NotificationRepository, useClass: PostgresNotificationRepository },
        { provide: OrderTickets, useClass: OrderingTickets },
        { provide: Acknowledgements, useClass: IdentityAcknowledgements },
        { provide: CustomerRequests, useClass: IdentityCustomerRequests },
        { provide: AccountNotices, useClass: IdentityAccountNotices },
        { provide: LOCAL_OUTBOX_OPEN, useValue: config.LOCAL_OUTBOX },
        {
          provide: SmsSender,
          useFactory: (outbox: LocalOutbox, clock: Clock): SmsSender =>
            twilioAccount
              ? new TwilioSmsSender(twilioAccount, statusCallbackOf(twilioAccount, links))
              : new LocalOutboxSender('sms', outbox, clock),
          inject: [LocalOutbox, Clock],
        },
        { provide: VoiceCaller, useValue: voiceCallerOf(config, links) },
        {
          provide: EmailSender,
          useFactory: (outbox: LocalOutbox, clock: Clock): EmailSender =>
            mailServer ? new SmtpEmailSender(mailServer) : new LocalOutboxSender('email', outbox, clock),
          inject: [LocalOutbox, Clock],
        },
        {
          provide: PrintSender,
          useFactory: (printers: Printers, networks: PrinterNetworks): PrintSender =>
            new PrinterSender(printers, networks, new EscPosConnection()),
          inject: [Printers, PrinterNetworks],
        },
      ],
    };
  }
}

/** Where Twilio reports to; undefined when it cannot reach this machine, and would take no message that says so. */
function statusCallbackOf({ baseUrl }: TwilioAccount, links: PublicLinks): string | undefined {
  return links.isLocal && !baseUrl ? undefined : links.to('/api/notify/twilio/status');
}

/** Nobody is called where the provider could not tell us which key was pressed. */
function voiceCallerOf(config: NotifyConfig, links: PublicLinks): VoiceCaller {
  const account = twilioAccountOf(config);
  const from = callFromOf(config);
  if (!account || from === undefined || (links.isLocal && !account.baseUrl)) return new NoVoiceCaller();
  return new TwilioVoiceCaller(account, from, (path) => links.to(path));
}
