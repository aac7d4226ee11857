import type { NotifiedStatus, TrackedOrder } from '@chalkboard/contracts';
import type { OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { dateOf, daysBetween, dayName, formatMoney, timeOfDay } from '@chalkboard/web-kit';
import { texts, trackingTexts as t } from '../../texts';

/** What is going on now, in a sentence. */
export function nowText({ status, seen, table }: Pick<TrackedOrder, 'status' | 'seen' | 'table'>): string {
  if (table && status === 'ready') return t.now.readyAtTable;
  return status === 'placed' && seen ? t.now.placedSeen : t.now[status];
}

/** How an order reaches its guest, as words and steps differ by it. */
export function wayOf({
  orderType,
  table,
}: Pick<TrackedOrder, 'orderType' | 'table'>): TrackedOrder['orderType'] | 'table' {
  return table ? 'table' : orderType;
}

/** A status in words: at a table the last one is that it was served. */
export function statusText({ table }: Pick<TrackedOrder, 'table'>, status: OrderStatus): string {
  return (table && (t.statusAtTable as Readonly<Record<string, string>>)[status]) ?? t.status[status];
}

/** What happens next, or is to be done now; undefined: nothing any more. */
export function nextText({
  status,
  orderNumber,
  ...order
}: Pick<TrackedOrder, 'status' | 'orderType' | 'orderNumber' | 'table'>): string | undefined {
  if (status === 'placed' || status === 'accepted' || status === 'preparing') return t.next[status][wayOf(order)];
  if (status === 'ready') return order.table ? t.next.readyAtTable : t.next.ready({ number: orderNumber });
  return status === 'out_for_delivery' ? t.next.out_for_delivery : undefined;
}

/** What the guest has to have at hand once the food is; undefined before and after. */
export function toPayText({
  status,
  total,
  tip,
  paidAt,
  currency,
  orderType,
  paymentMethod,
  table,
}: Pick<TrackedOrder, 'status' | 'total' | 'tip' | 'paidAt' | 'currency' | 'orderType' | 'paymentMethod' | 'table'>):
  string | undefined {
  // What was ordered at a table is on its tab.
  if (table || paidAt || (status !== 'ready' && status !== 'out_for_delivery')) return undefined;
  return t.toPay({
    amount: formatMoney(toPayOf({ total, tip }), currency),
    how: t.payment[orderType]({ method: t.payment[paymentMethod] }),
  });
}

type Published = Pick<TrackedOrder, 'status' | 'unanswered' | 'notifications' | 'told'>;

/** What became of each channel; of a server that does not say so yet, the channels that it names were sent by. */
function channelsOf({ told, notifications }: Published): NonNullable<TrackedOrder['told']> | undefined {
  return (
    told ??
    notifications
      ?.filter((channel) => channel !== 'board')
      .map((channel) => ({ channel, status: 'delivered' as const }))
  );
}

/** How the restaurant was told, while it has not answered; undefined: that says nothing any more, or is not known. */
export function notificationText(order: Published): { readonly long: string; readonly short: string } | undefined {
  const all = channelsOf(order);
  if (order.status !== 'placed' || order.unanswered || !all) return undefined;
  const list = (status: NotifiedStatus, names: Readonly<Record<string, string>>) =>
    all.flatMap((one) => (one.status === status ? (names[one.channel] ?? []) : [])).join(t.told.and);
  const sent = list('delivered', t.told.channels);
  const sending = list('under_way', t.told.channels);
  const failures = list('failed', t.told.failures);
  const went = [
    ...(sent ? [t.told.sent({ channels: sent })] : []),
    ...(sending ? [t.told.sending({ channels: sending })] : []),
  ].join(t.told.and);
  const byCustomer = all.some(({ status }) => status === 'by_customer');
  const { board, withSuccess, withFailure, boardAlone } = t.told;
  const sentences = [
    ...(went
      ? [withSuccess({ board, went }), ...(failures ? [`${capital(failures)}.`] : [])]
      : failures
        ? [withFailure({ board, failures })]
        : byCustomer
          ? [`${board}.`]
          : [boardAlone({ board })]),
    ...(byCustomer ? [t.told.byCustomer] : []),
  ];
  return {
    long: sentences.join(' '),
    short:
      failures && !sent
        ? t.told.failedShort({ failures })
        : sent
          ? t.told.sentShort({ channels: sent })
          : t.told.boardShort,
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * An instant by the restaurant's clock, with its day when that is not today: "6:40 PM", "Friday at 6:40 PM". @param now
 * milliseconds since the epoch
 */
export function momentText(at: string, timeZone: string, now: number): string {
  const date = dateOf(at, timeZone);
  const days = daysBetween(dateOf(now, timeZone), date);
  const clock = timeOfDay(at, timeZone);
  return days === 0
    ? clock
    : texts.hours.onDay({ day: dayName(date, days < 0 || days > 6 ? 'long' : 'weekday'), time: clock });
}

type Timed = Pick<TrackedOrder, 'status' | 'orderType' | 'table' | 'promisedAt' | 'scheduledFor' | 'timeZone'> &
  Partial<Pick<TrackedOrder, 'expectedAt' | 'unanswered'>>;

const hasTimeAhead = ({ status }: Timed) =>
  status !== 'completed' && status !== 'rejected' && status !== 'cancelled' && status !== 'ready';

/**
 * When it will be ready or there: as promised, else as ordered, else as it usually takes; undefined once it is, or
 * never will be.
 */
export function promiseText(order: Timed, now: number): string | undefined {
  const { promisedAt, scheduledFor, timeZone } = order;
  const way = wayOf(order);
  if (!hasTimeAhead(order)) return undefined;
  if (promisedAt) return t.promised[way]({ when: momentText(promisedAt, timeZone, now) });
  if (scheduledFor) return t.wanted({ when: momentText(scheduledFor, timeZone, now) });
  const expectedAt = expectedAhead(order, now);
  return expectedAt && t.expected[way]({ when: momentText(expectedAt, timeZone, now) });
}

/** What usually holds says nothing of an order that nobody answers, or once it has passed. */
function expectedAhead({ expectedAt, unanswered }: Timed, now: number): string | undefined {
  return expectedAt && !unanswered && Date.parse(expectedAt) > now ? expectedAt : undefined;
}

const MINUTE_MS = 60_000;
/** Longer than this the time of day says more than a count of minutes. */
const MAX_MINUTES = 90;
/** A kitchen's promise is about a time: so many minutes after it the guest is told that it is late. */
const LATE_MINUTES = 5;

/** How long that still is; undefined where nothing is promised or expected, or it is far ahead. */
export function waitText(order: Timed, now: number): string | undefined {
  const at = order.promisedAt ?? (order.scheduledFor ? undefined : expectedAhead(order, now));
  if (!at || !hasTimeAhead(order)) return undefined;
  const minutes = Math.round((Date.parse(at) - now) / MINUTE_MS);
  if (minutes > MAX_MINUTES) return undefined;
  if (minutes > 1) return t.wait.minutes({ count: minutes });
  return minutes < -LATE_MINUTES ? t.wait.late : t.wait.anyMinute;
}

export interface Step {
  readonly status: OrderStatus;
  /** When it was reached; absent: it is still ahead. */
  readonly at?: string;
  readonly current: boolean;
}

const ROADS: Readonly<Record<TrackedOrder['orderType'], readonly OrderStatus[]>> = {
  pickup: ['placed', 'accepted', 'preparing', 'ready', 'completed'],
  delivery: ['placed', 'accepted', 'preparing', 'out_for_delivery', 'completed'],
};

/** The steps an order takes from beginning to end, those that it skipped left out. */
export function stepsOf({
  status,
  orderType,
  history,
}: Pick<TrackedOrder, 'status' | 'orderType' | 'history'>): Step[] {
  const done = history.map(({ status: reached, at }, index) => ({
    status: reached,
    at,
    current: index === history.length - 1 && reached === status,
  }));
  if (status === 'rejected' || status === 'cancelled') return done;
  const road = ROADS[orderType];
  return [...done, ...road.slice(road.indexOf(status) + 1).map((ahead) => ({ status: ahead, current: false }))];
}

/** How far it is: steps reached of all; undefined for one that was turned down or cancelled. */
export function progressOf({
  status,
  orderType,
}: Pick<TrackedOrder, 'status' | 'orderType'>): { readonly reached: number; readonly all: number } | undefined {
  const road = ROADS[orderType];
  const here = road.indexOf(status);
  return here < 0 ? undefined : { reached: here + 1, all: road.length };
}
