import type { OrderStatusChangedV1 } from '@chalkboard/contracts';
import { formatTimeFrom } from './message-format';
import { HOW_TO_STOP, TEST_ORDER } from './order-message';
import { phoneLine, plainLine } from './plain-line';

export interface StatusMessage {
  readonly change: OrderStatusChangedV1;
  readonly restaurantName: string;
  /** As the menu prints it. */
  readonly restaurantPhone?: string;
  /** IANA name; times are shown as the restaurant's clock shows them. */
  readonly timeZone: string;
  readonly trackingUrl?: string;
}

/**
 * Whether the customer is told of a change by text: it was accepted, turned down, or the restaurant cancelled it. The
 * rest is on the tracking page.
 */
export function concernsCustomer({ move, status, by }: OrderStatusChangedV1): boolean {
  return move === 'accept' || status === 'rejected' || (status === 'cancelled' && by !== 'customer');
}

/** Whether the restaurant is told, which has been sent the order: it did not end the order itself. */
export function concernsRestaurant({ status, by }: OrderStatusChangedV1): boolean {
  return (status === 'rejected' || status === 'cancelled') && by !== 'restaurant';
}

/**
 * Whether the restaurant did it by the link that was sent with this very order, so that it can read what was sent about
 * it. The link of another order says nothing of that: it may have gone to a number that the menu had before.
 */
export function answersByItsOwnLink({ orderId, by, means, linkOrderId }: OrderStatusChangedV1): boolean {
  return by === 'restaurant' && means === 'link' && linkOrderId === orderId;
}

/** What the customer reads of a change that concerns the customer. */
export function writeToCustomer({
  change,
  restaurantName,
  restaurantPhone,
  timeZone,
  trackingUrl,
}: StatusMessage): string {
  const name = plainLine(restaurantName);
  const call = restaurantPhone ? `Questions? Call ${phoneLine(restaurantPhone)}` : undefined;
  const follow = (what: string) => trackingUrl && `${what}: ${trackingUrl}`;
  const because = change.reason ? `: ${plainLine(change.reason)}` : '.';
  const { orderNumber, status, promisedAt, changedAt } = change;
  const told =
    status === 'rejected'
      ? [`${name} cannot take your order ${orderNumber}${because}`, call, follow('Details')]
      : status === 'cancelled'
        ? [`${name} had to cancel your order ${orderNumber}${because}`, call, follow('Details')]
        : [
            `${name} has accepted your order ${orderNumber}.`,
            promisedAt && `Expected at ${formatTimeFrom(changedAt, promisedAt, timeZone)}`,
            follow('Follow it'),
          ];
  return [change.test && 'TEST ORDER', ...told, HOW_TO_STOP]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}

/** What the restaurant reads when an order that it was sent has ended without it. */
export function writeToRestaurant({
  change: { orderNumber, status, reason, test },
  restaurantName,
}: Pick<StatusMessage, 'change' | 'restaurantName'>): string {
  const what = status === 'cancelled' ? 'was cancelled by the customer' : 'was turned down, since nobody answered it';
  return [
    ...(test ? [TEST_ORDER] : []),
    `${plainLine(restaurantName)}: order ${orderNumber} ${what}. Please do not make it.`,
    ...(status === 'cancelled' && reason ? [`Reason: ${plainLine(reason)}`] : []),
    HOW_TO_STOP,
  ].join('\n');
}
