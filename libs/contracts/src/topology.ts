import type { EventDefinition } from './events/envelope';
import { BusinessClosedV1 } from './events/identity/business-closed.v1';
import { BusinessErasedV1 } from './events/identity/business-erased.v1';
import { BusinessRegisteredV1 } from './events/identity/business-registered.v1';
import { BusinessReopenedV1 } from './events/identity/business-reopened.v1';
import { BusinessSetUpV1 } from './events/identity/business-set-up.v1';
import { BusinessStatusChangedV1 } from './events/identity/business-status-changed.v1';
import { ContactReceivedV1 } from './events/identity/contact-received.v1';
import { ErasureRequestedV1 } from './events/identity/erasure-requested.v1';
import { PlanChangedV1 } from './events/identity/plan-changed.v1';
import { PrivacyCodeRequestedV1 } from './events/identity/privacy-code-requested.v1';
import { ReferralPaidV1 } from './events/identity/referral-paid.v1';
import { ReferralPayoutTakenBackV1 } from './events/identity/referral-payout-taken-back.v1';
import { ReferralStatusChangedV1 } from './events/identity/referral-status-changed.v1';
import { ReferralSubmittedV1 } from './events/identity/referral-submitted.v1';
import { ReviewSummaryChangedV1 } from './events/identity/review-summary-changed.v1';
import { SignInRequestedV1 } from './events/identity/sign-in-requested.v1';
import { MenuAuditRecordedV1 } from './events/menu/audit-recorded.v1';
import { MenuExtractedV1 } from './events/menu/menu-extracted.v1';
import { MenuPublishedV1 } from './events/menu/menu-published.v1';
import { MenuUpdatedV1 } from './events/menu/menu-updated.v1';
import { NotifyAuditRecordedV1 } from './events/notify/audit-recorded.v1';
import { CallChangedV1 } from './events/notify/call-changed.v1';
import { DrillAnsweredV1 } from './events/notify/drill-answered.v1';
import { NotifyErasureDoneV1 } from './events/notify/erasure-done.v1';
import { NotificationDeliveredV1 } from './events/notify/notification-delivered.v1';
import { NotificationFailedV1 } from './events/notify/notification-failed.v1';
import { ReplyReceivedV2 } from './events/notify/reply-received.v2';
import { OrderingAuditRecordedV1 } from './events/ordering/audit-recorded.v1';
import { DrillDueV1 } from './events/ordering/drill-due.v1';
import { DrillUnheardV1 } from './events/ordering/drill-unheard.v1';
import { OrderingErasureDoneV1 } from './events/ordering/erasure-done.v1';
import { CallDueV1 } from './events/ordering/order-call-due.v1';
import { OrderCorrectedV1 } from './events/ordering/order-corrected.v1';
import { OrderEscalatedV1 } from './events/ordering/order-escalated.v1';
import { OrderPlacedV1 } from './events/ordering/order-placed.v1';
import { OrderReprintAskedV1 } from './events/ordering/order-reprint-asked.v1';
import { OrderStatusChangedV1 } from './events/ordering/order-status-changed.v1';
import { AcknowledgementRpcV1 } from './rpc/acknowledgement.v1';
import { ApiKeyRpcV1 } from './rpc/api-key.v1';
import { BusinessNoticeRpcV1 } from './rpc/business-notice.v1';
import { BusinessPlanRpcV1 } from './rpc/business-plan.v1';
import { CustomerMessagesRpcV1 } from './rpc/customer-messages.v1';
import { CustomerOrderSummaryRpcV1 } from './rpc/customer-order-summary.v1';
import { CustomerOrdersRpcV1 } from './rpc/customer-orders.v1';
import { ErasureContactRpcV1 } from './rpc/erasure-contact.v1';
import { OrderChannelsRpcV1 } from './rpc/order-channels.v1';
import { OrderProofRpcV1 } from './rpc/order-proof.v1';
import { PrivacyCodeRpcV1 } from './rpc/privacy-code.v1';
import { RestaurantContactsRpcV1 } from './rpc/restaurant-contacts.v1';
import { SellOutByWordsRpcV1 } from './rpc/sell-out-by-words.v1';
import { SignInMessageRpcV1 } from './rpc/sign-in-message.v1';
import { MenuSnapshotRpcV1 } from './rpc/snapshot.v1';
import { SoldOutRpcV1 } from './rpc/sold-out.v1';
import { TableLinksRpcV1 } from './rpc/table-links.v1';
import { TextStandingRpcV1 } from './rpc/text-standing.v1';
import { OrderTicketsRpcV1 } from './rpc/tickets.v1';

export const SERVICES = ['menu', 'ordering', 'identity', 'notify'] as const;
export type ServiceName = (typeof SERVICES)[number];

interface ServiceSeams {
  /** Events it publishes, on the stream of its own name. */
  readonly publishes: readonly EventDefinition[];
  /** Events of others it consumes, each by a durable consumer of its own. */
  readonly consumes: readonly EventDefinition[];
  /** Request-reply subjects it answers. */
  readonly answers: readonly string[];
  /** Request-reply subjects of others it asks. */
  readonly asks: readonly string[];
  /** Kinds of contentless live hints it sends and receives: `live.{kind}.{id}`. */
  readonly live: readonly string[];
}

/** Which service publishes, consumes, answers and asks what. The broker's permissions are generated from this table. */
export const TOPOLOGY: Readonly<Record<ServiceName, ServiceSeams>> = {
  menu: {
    publishes: [MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1, MenuAuditRecordedV1],
    consumes: [
      PlanChangedV1,
      BusinessStatusChangedV1,
      BusinessClosedV1,
      BusinessReopenedV1,
      BusinessErasedV1,
      ReviewSummaryChangedV1,
    ],
    answers: [MenuSnapshotRpcV1.subject, SoldOutRpcV1.subject],
    asks: [TableLinksRpcV1.subject, ApiKeyRpcV1.subject, BusinessPlanRpcV1.subject],
    live: ['job', 'menu'],
  },
  ordering: {
    publishes: [
      OrderPlacedV1,
      OrderStatusChangedV1,
      OrderCorrectedV1,
      OrderEscalatedV1,
      CallDueV1,
      OrderReprintAskedV1,
      DrillDueV1,
      DrillUnheardV1,
      OrderingErasureDoneV1,
      OrderingAuditRecordedV1,
    ],
    consumes: [
      MenuExtractedV1,
      MenuPublishedV1,
      MenuUpdatedV1,
      NotificationDeliveredV1,
      NotificationFailedV1,
      ReplyReceivedV2,
      CallChangedV1,
      DrillAnsweredV1,
      BusinessStatusChangedV1,
      BusinessClosedV1,
      BusinessReopenedV1,
      BusinessErasedV1,
      ErasureRequestedV1,
    ],
    answers: [
      OrderTicketsRpcV1.subject,
      OrderProofRpcV1.subject,
      CustomerOrdersRpcV1.subject,
      CustomerOrderSummaryRpcV1.subject,
      SellOutByWordsRpcV1.subject,
      TableLinksRpcV1.subject,
      RestaurantContactsRpcV1.subject,
    ],
    asks: [
      MenuSnapshotRpcV1.subject,
      SoldOutRpcV1.subject,
      ErasureContactRpcV1.subject,
      TextStandingRpcV1.subject,
      OrderChannelsRpcV1.subject,
      ApiKeyRpcV1.subject,
      BusinessPlanRpcV1.subject,
    ],
    live: ['order', 'board'],
  },
  identity: {
    publishes: [
      ContactReceivedV1,
      ReferralSubmittedV1,
      SignInRequestedV1,
      BusinessRegisteredV1,
      BusinessStatusChangedV1,
      BusinessClosedV1,
      BusinessReopenedV1,
      BusinessErasedV1,
      PlanChangedV1,
      ReferralPaidV1,
      ReferralPayoutTakenBackV1,
      ReferralStatusChangedV1,
      BusinessSetUpV1,
      ReviewSummaryChangedV1,
      PrivacyCodeRequestedV1,
      ErasureRequestedV1,
    ],
    consumes: [
      MenuExtractedV1,
      MenuPublishedV1,
      MenuUpdatedV1,
      OrderPlacedV1,
      OrderStatusChangedV1,
      OrderCorrectedV1,
      MenuAuditRecordedV1,
      OrderingAuditRecordedV1,
      NotifyAuditRecordedV1,
      OrderingErasureDoneV1,
      NotifyErasureDoneV1,
    ],
    answers: [
      AcknowledgementRpcV1.subject,
      SignInMessageRpcV1.subject,
      BusinessNoticeRpcV1.subject,
      PrivacyCodeRpcV1.subject,
      ErasureContactRpcV1.subject,
      ApiKeyRpcV1.subject,
      BusinessPlanRpcV1.subject,
    ],
    asks: [
      OrderProofRpcV1.subject,
      CustomerOrdersRpcV1.subject,
      CustomerOrderSummaryRpcV1.subject,
      CustomerMessagesRpcV1.subject,
    ],
    live: [],
  },
  notify: {
    publishes: [
      NotificationDeliveredV1,
      NotificationFailedV1,
      ReplyReceivedV2,
      CallChangedV1,
      DrillAnsweredV1,
      NotifyErasureDoneV1,
      NotifyAuditRecordedV1,
    ],
    consumes: [
      MenuExtractedV1,
      MenuPublishedV1,
      MenuUpdatedV1,
      OrderPlacedV1,
      OrderStatusChangedV1,
      OrderEscalatedV1,
      CallDueV1,
      OrderCorrectedV1,
      OrderReprintAskedV1,
      DrillDueV1,
      DrillUnheardV1,
      ContactReceivedV1,
      ReferralSubmittedV1,
      SignInRequestedV1,
      BusinessRegisteredV1,
      BusinessStatusChangedV1,
      BusinessClosedV1,
      BusinessErasedV1,
      PrivacyCodeRequestedV1,
      OrderingErasureDoneV1,
    ],
    answers: [CustomerMessagesRpcV1.subject, TextStandingRpcV1.subject, OrderChannelsRpcV1.subject],
    asks: [
      OrderTicketsRpcV1.subject,
      SellOutByWordsRpcV1.subject,
      RestaurantContactsRpcV1.subject,
      MenuSnapshotRpcV1.subject,
      AcknowledgementRpcV1.subject,
      SignInMessageRpcV1.subject,
      BusinessNoticeRpcV1.subject,
      PrivacyCodeRpcV1.subject,
      ErasureContactRpcV1.subject,
      ApiKeyRpcV1.subject,
      BusinessPlanRpcV1.subject,
    ],
    live: ['channels'],
  },
};

/**
 * Services that remove personal data from the stream of their own events once every consumer is done with it. Only
 * ordering's events contain texts that people type.
 */
export const ERASES_OWN_EVENTS: readonly ServiceName[] = ['ordering'];

/**
 * Bucket of public signing keys (`key.<kid>`), ended sessions (`ended.<sid>`) and versions of accounts' rights
 * (`rights.<account>`) and of keys (`rights.<key>`); only identity writes it.
 */
export const AUTHORITY_BUCKET = 'authority';
