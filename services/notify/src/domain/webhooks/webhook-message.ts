import {
  MenuPublishedV1,
  MenuUpdatedV1,
  OrderCorrectedV1,
  OrderPlacedV1,
  OrderStatusChangedV1,
  type EventEnvelope,
  type WebhookMessage,
} from '@chalkboard/contracts';

/** A message for the programs of a business, made of an event. */
export interface NewWebhookMessage {
  /** The event's: a message is queued once for an endpoint. */
  readonly eventId: string;
  readonly shareId: string;
  /** Messages of one subject are sent in the order of `version`. */
  readonly subject: string;
  readonly version: number;
  readonly message: WebhookMessage;
}

/** @returns undefined for an event that is told to no program */
export function webhookMessageOf(event: EventEnvelope): NewWebhookMessage | undefined {
  const message = messageOf(event);
  if (!message) return undefined;
  const { id: eventId, subject, aggregateversion: version } = event;
  return { eventId, subject, version, shareId: message.data.shareId, message };
}

/** Neither who ordered nor a text that somebody typed is in a message: it lies in logs that are not ours. */
function messageOf({
  type,
  time: timestamp,
  data,
  aggregateversion: version,
}: EventEnvelope): WebhookMessage | undefined {
  if (type === OrderPlacedV1.type) {
    const { orderId, orderNumber, shareId, orderType, currency, total, placedAt, scheduledFor, test } =
      OrderPlacedV1.schema.parse(data);
    return {
      type: 'order.placed',
      timestamp,
      data: { orderId, orderNumber, shareId, version, orderType, currency, total, placedAt, scheduledFor, test },
    };
  }
  if (type === OrderStatusChangedV1.type) {
    const { orderId, orderNumber, shareId, before, status, by, promisedAt, test } =
      OrderStatusChangedV1.schema.parse(data);
    return {
      type: 'order.status_changed',
      timestamp,
      data: { orderId, orderNumber, shareId, version, before, status, by, promisedAt, test },
    };
  }
  if (type === OrderCorrectedV1.type) {
    const { orderId, orderNumber, shareId, currency, totalBefore, total, test } = OrderCorrectedV1.schema.parse(data);
    return {
      type: 'order.corrected',
      timestamp,
      data: { orderId, orderNumber, shareId, version, currency, totalBefore, total, test },
    };
  }
  if (type === MenuUpdatedV1.type || type === MenuPublishedV1.type) {
    const { shareId } = MenuUpdatedV1.schema.parse(data);
    return { type: 'menu.updated', timestamp, data: { shareId, version } };
  }
  return undefined;
}
