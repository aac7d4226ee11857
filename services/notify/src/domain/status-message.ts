import type { OrderStatusChangedV1, UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import { formatTimeFrom } from './message-format';
import { phoneLine, plainLine } from './plain-line';

export interface StatusMessage {
  readonly change: OrderStatusChangedV1;
  readonly restaurantName: string;
  /** As the menu prints it. */
  readonly restaurantPhone?: string;
  /** IANA name; times are shown as the restaurant's clock shows them. */
  readonly timeZone: string;
  /** Of whom it is for. */
  readonly language: UiLanguage;
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
  language,
  trackingUrl,
}: StatusMessage): string {
  const { orderNumber, status, promisedAt, changedAt, reason, test } = change;
  const t = (key: Parameters<typeof say<'guest'>>[2], values?: Readonly<Record<string, string>>) =>
    say(language, 'guest', key, values);
  const about = { restaurant: plainLine(restaurantName), number: orderNumber };
  const call = restaurantPhone && t('questions', { phone: phoneLine(restaurantPhone) });
  const follow = (key: 'details' | 'follow') => trackingUrl && t(key, { link: trackingUrl });
  const ended = (key: 'rejected' | 'cancelled') =>
    reason ? t(`${key}Why`, { ...about, reason: plainLine(reason) }) : t(key, about);
  const told =
    status === 'rejected' || status === 'cancelled'
      ? [ended(status), call, follow('details')]
      : [
          t('accepted', about),
          promisedAt && t('expected', { time: formatTimeFrom(changedAt, promisedAt, timeZone, language) }),
          follow('follow'),
        ];
  return [test && t('test'), ...told, t('stop')].filter((line) => line !== undefined && line !== '').join('\n');
}

/** What the restaurant reads when an order that it was sent has ended without it. */
export function writeToRestaurant({
  change: { orderNumber, status, reason, test },
  restaurantName,
  language,
}: Pick<StatusMessage, 'change' | 'restaurantName' | 'language'>): string {
  const about = { restaurant: plainLine(restaurantName), number: orderNumber };
  return [
    ...(test ? [say(language, 'orders', 'test')] : []),
    say(language, 'orders', status === 'cancelled' ? 'endedByCustomer' : 'endedUnanswered', about),
    ...(status === 'cancelled' && reason ? [say(language, 'orders', 'reason', { reason: plainLine(reason) })] : []),
    say(language, 'orders', 'stop'),
  ].join('\n');
}

/** The subject where that goes by e-mail. */
export function endedSubject({
  change: { orderNumber },
  restaurantName,
  language,
}: Pick<StatusMessage, 'change' | 'restaurantName' | 'language'>): string {
  return say(language, 'emails', 'endedSubject', { restaurant: plainLine(restaurantName), number: orderNumber });
}
