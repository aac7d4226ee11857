import type { EventDefinition } from './events/envelope';
import { ContactReceivedV1 } from './events/identity/contact-received.v1';
import { ReferralSubmittedV1 } from './events/identity/referral-submitted.v1';
import { MenuExtractedV1 } from './events/menu/menu-extracted.v1';
import { MenuPublishedV1 } from './events/menu/menu-published.v1';
import { MenuUpdatedV1 } from './events/menu/menu-updated.v1';
import { NotificationDeliveredV1 } from './events/notify/notification-delivered.v1';
import { NotificationFailedV1 } from './events/notify/notification-failed.v1';
import { ReplyReceivedV1 } from './events/notify/reply-received.v1';
import { OrderCorrectedV1 } from './events/ordering/order-corrected.v1';
import { OrderEscalatedV1 } from './events/ordering/order-escalated.v1';
import { OrderPlacedV1 } from './events/ordering/order-placed.v1';
import { OrderStatusChangedV1 } from './events/ordering/order-status-changed.v1';
import { AcknowledgementRpcV1 } from './rpc/acknowledgement.v1';
import { OrderTicketsRpcV1 } from './rpc/tickets.v1';
import { MenuSnapshotRpcV1 } from './rpc/snapshot.v1';
import { SoldOutRpcV1 } from './rpc/sold-out.v1';

export const SERVICES = ['menu', 'ordering', 'identity', 'notify'] as const;
export type ServiceName = (typeof SERVICES)[number];

interface ServiceSeams {
  /** Events it publishes, on the stream of its own name. */
  readonly publishes: readonly EventDefinition[];
  /** Events of others it hears, each by a durable consumer of its own. */
  readonly hears: readonly EventDefinition[];
  /** Request-reply subjects it answers. */
  readonly answers: readonly string[];
  /** Request-reply subjects of others it asks. */
  readonly asks: readonly string[];
  /** Kinds of contentless live hints it sends and hears: `live.{kind}.{id}`. */
  readonly live: readonly string[];
}

/** Who says what to whom. The broker's rights are made from this table: what is not in it is refused by the server. */
export const TOPOLOGY: Readonly<Record<ServiceName, ServiceSeams>> = {
  menu: {
    publishes: [MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1],
    hears: [],
    answers: [MenuSnapshotRpcV1.subject, SoldOutRpcV1.subject],
    asks: [],
    live: ['job', 'menu'],
  },
  ordering: {
    publishes: [OrderPlacedV1, OrderStatusChangedV1, OrderCorrectedV1, OrderEscalatedV1],
    hears: [MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1, NotificationDeliveredV1, NotificationFailedV1, ReplyReceivedV1],
    answers: [OrderTicketsRpcV1.subject],
    asks: [MenuSnapshotRpcV1.subject, SoldOutRpcV1.subject],
    live: ['order', 'board'],
  },
  identity: {
    publishes: [ContactReceivedV1, ReferralSubmittedV1],
    hears: [OrderPlacedV1, OrderStatusChangedV1, OrderCorrectedV1],
    answers: [AcknowledgementRpcV1.subject],
    asks: [],
    live: [],
  },
  notify: {
    publishes: [NotificationDeliveredV1, NotificationFailedV1, ReplyReceivedV1],
    hears: [MenuExtractedV1, MenuPublishedV1, MenuUpdatedV1, OrderPlacedV1, OrderStatusChangedV1, OrderEscalatedV1, ContactReceivedV1, ReferralSubmittedV1],
    answers: [],
    asks: [OrderTicketsRpcV1.subject, MenuSnapshotRpcV1.subject, AcknowledgementRpcV1.subject],
    live: [],
  },
};

/** Bucket of public signing keys (`key.<kid>`) and ended sessions (`ended.<sid>`); only identity writes it. */
export const AUTHORITY_BUCKET = 'authority';

/** The stream a service publishes on: MENU, ORDERING … */
export function streamOf(service: ServiceName): string {
  return service.toUpperCase();
}

/** The stream in which a service's parked messages lie: DEAD_NOTIFY … */
export function deadLetterStreamOf(service: ServiceName): string {
  return `DEAD_${service.toUpperCase()}`;
}

/** The durable by which `service` hears `eventType`: notify + ordering.order.placed.v1 → `notify-on-order-placed-v1`. */
export function durableOf(service: ServiceName, eventType: string): string {
  const [, ...rest] = eventType.split('.');
  return `${service}-on-${rest.join('-')}`;
}

/** The service that owns a subject: its first token. */
export function ownerOf(subject: string): ServiceName {
  return subject.split('.')[0] as ServiceName;
}
