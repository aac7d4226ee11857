import type { MenuSnapshot } from '@chalkboard/contracts';
import { happyHoursAt, happyPrice } from '@chalkboard/menu-rules/happy-hours';
import { isServedAt, nextServed } from '@chalkboard/menu-rules/serving-times';
import { DateTime } from 'luxon';
import { OrderError } from '../order.errors';
import type { OrderTerms } from './order-terms';

type SnapshotItem = MenuSnapshot['items'][number];
type Timed = Pick<MenuSnapshot, 'rules' | 'timeZone'>;

/** @throws OrderError `ordering.not_served_then` for a dish that is not served when the order is wanted */
export function assertServed({ rules, timeZone }: Timed, item: SnapshotItem, terms: OrderTerms): void {
  const times = rules?.servingTimes;
  const at = terms.wantedAt.getTime();
  if (!times || terms.byRestaurant || isServedAt(times, item, timeZone, at)) return;
  const next = nextServed(times, item, timeZone, at);
  const served = next
    ? `${item.name} is served from ${moment(next.from, at, timeZone)}. Choose a later time or remove it.`
    : `${item.name} is not served in the next two weeks. Please remove it.`;
  throw new OrderError('ordering.not_served_then', served, {
    item: item.name,
    ...(next && { servedFrom: new Date(next.from).toISOString() }),
  });
}

/** What a dish or one of its sizes costs when the order is placed; null: no exact price. */
export function priceThen(
  { rules, timeZone }: Timed,
  item: SnapshotItem,
  usual: number | null,
  { pricedAt }: Pick<OrderTerms, 'pricedAt'>,
): number | null {
  const hours = rules?.happyHours;
  if (!hours || usual === null) return usual;
  return happyPrice(usual, item, happyHoursAt(hours, timeZone, pricedAt.getTime())).price;
}

/** "17:00", on another day "17:00 on Saturday", after a week "17:00 on Saturday, March 14". */
function moment(at: number, seenFrom: number, zone: string): string {
  const shown = DateTime.fromMillis(at, { zone, locale: 'en-US' });
  const days = shown.startOf('day').diff(DateTime.fromMillis(seenFrom, { zone }).startOf('day'), 'days').days;
  if (days < 1) return shown.toFormat('HH:mm');
  return shown.toFormat(days < 7 ? "HH:mm 'on' cccc" : "HH:mm 'on' cccc, LLLL d");
}
