import { PAUSED_UNTIL_REOPENED, SCHEDULING, type MenuSnapshot, type OrderTimes } from '@chalkboard/contracts';
import { DateTime } from 'luxon';
import { openPeriods, type OpenPeriod } from './opening-times';
import { OrderError } from './order.errors';
import { pausedUntil, type WorkedSettings } from './ordering-settings';

const MINUTE_MS = 60_000;
const STEP_MS = SCHEDULING.stepMinutes * MINUTE_MS;
const AHEAD_MS = SCHEDULING.daysAhead * 24 * 60 * MINUTE_MS;
/** Who is on holiday for longer than this says so when it is over. */
const OPENING_SOUGHT_DAYS = 366;

/** What guests read while nobody at the restaurant was heard. */
const UNREACHABLE =
  'The restaurant cannot be reached right now, so it takes no orders here. Please try again later, or call.';

type Restaurant = Pick<MenuSnapshot, 'openingHours' | 'timeZone'>;

/**
 * When a restaurant takes orders, as it looks at `now`: whether at once, until or from when, and the times that can be
 * chosen. Without opening hours: any time. While it has paused: none.
 */
export function orderTimes(restaurant: Restaurant, settings: WorkedSettings, now: Date): OrderTimes {
  const periods = periodsFrom(restaurant, now);
  const open = periodAt(periods, now);
  const pause = whileUnreachable(settings) ?? pausedUntil(settings, now);
  const endless = pause && pause >= new Date(PAUSED_UNTIL_REOPENED);
  const prepMinutes = waitMinutes(settings);
  const asap = Boolean(open) && !pause;
  const opensAt = open ? undefined : nextOpening(restaurant, periods, now);
  return {
    asap,
    ...(asap
      ? { readyAt: iso(now.getTime() + prepMinutes * MINUTE_MS) }
      : {
          why: pause
            ? whyPaused(restaurant, settings, endless ? undefined : pause, now)
            : whyClosed(restaurant, opensAt, now),
        }),
    prepMinutes,
    busy: settings.busyExtraMinutes > 0,
    ...(pause && { pausedUntil: endless ? null : pause.toISOString() }),
    ...(opensAt !== undefined && { opensAt: iso(opensAt) }),
    ...(open &&
      restaurant.openingHours &&
      open.closesAt <= now.getTime() + AHEAD_MS && { closesAt: iso(open.closesAt) }),
    slots: pause ? [] : slotsOf(periods, settings, now).map(iso),
  };
}

/**
 * @param scheduledFor when the customer wants the order, ISO 8601; undefined: as soon as possible
 * @throws OrderError `ordering.paused`, `ordering.closed`, or `ordering.time_not_available` for a time that is not
 * offered
 */
export function assertTaken(
  restaurant: Restaurant,
  settings: WorkedSettings,
  now: Date,
  scheduledFor: string | undefined,
): void {
  if (whileUnreachable(settings) ?? pausedUntil(settings, now))
    throw new OrderError('ordering.paused', orderTimes(restaurant, settings, now).why ?? '');
  if (scheduledFor !== undefined) {
    if (slotsOf(periodsFrom(restaurant, now), settings, now).includes(Date.parse(scheduledFor))) return;
    throw new OrderError(
      'ordering.time_not_available',
      'The time you chose is not offered any more. Please choose another.',
    );
  }
  if (!periodAt(periodsFrom(restaurant, now, 0), now))
    throw new OrderError('ordering.closed', orderTimes(restaurant, settings, now).why ?? '');
}

/** Minutes from the order to the counter or the door. */
function waitMinutes({ prepMinutes, busyExtraMinutes }: WorkedSettings): number {
  return prepMinutes + busyExtraMinutes;
}

function periodsFrom(
  { openingHours, timeZone }: Restaurant,
  now: Date,
  days: number = SCHEDULING.daysAhead,
): OpenPeriod[] {
  if (!openingHours) return [{ opensAt: now.getTime(), closesAt: now.getTime() + AHEAD_MS }];
  return openPeriods(openingHours, timeZone, now, days);
}

function periodAt(periods: readonly OpenPeriod[], now: Date): OpenPeriod | undefined {
  return periods.find(({ opensAt, closesAt }) => opensAt <= now.getTime() && now.getTime() < closesAt);
}

function nextOpening(
  { openingHours, timeZone }: Restaurant,
  soon: readonly OpenPeriod[],
  now: Date,
): number | undefined {
  const next = soon[0] ?? (openingHours && openPeriods(openingHours, timeZone, now, OPENING_SOUGHT_DAYS)[0]);
  return next?.opensAt;
}

/**
 * Every quarter of an hour within opening times that leaves time to prepare; zones are whole quarters apart, so UTC's
 * are everyone's.
 */
function slotsOf(periods: readonly OpenPeriod[], settings: WorkedSettings, now: Date): number[] {
  const soonest = now.getTime() + waitMinutes(settings) * MINUTE_MS;
  const latest = now.getTime() + AHEAD_MS;
  const slots: number[] = [];
  for (const { opensAt, closesAt } of periods) {
    const first = Math.ceil(Math.max(opensAt, soonest) / STEP_MS) * STEP_MS;
    for (let slot = first; slot < closesAt && slot <= latest && slots.length < SCHEDULING.mostSlots; slot += STEP_MS)
      slots.push(slot);
  }
  return slots;
}

/** A restaurant that is not reached is paused until somebody is heard. */
function whileUnreachable({ unreachableSince }: WorkedSettings): Date | undefined {
  return unreachableSince === undefined ? undefined : new Date(PAUSED_UNTIL_REOPENED);
}

function whyClosed(restaurant: Restaurant, opensAt: number | undefined, now: Date): string {
  return `The restaurant is closed right now.${opensAt === undefined ? '' : ` It takes orders again ${moment(opensAt, restaurant, now)}.`}`;
}

function whyPaused(
  restaurant: Restaurant,
  { unreachableSince }: WorkedSettings,
  until: Date | undefined,
  now: Date,
): string {
  if (unreachableSince !== undefined) return UNREACHABLE;
  if (!until) return 'The restaurant is not taking orders right now. Please try again later, or call.';
  const open = periodsFrom(restaurant, until)[0];
  const again = open && Math.max(open.opensAt, until.getTime());
  return `The restaurant is not taking orders right now.${again === undefined ? '' : ` It takes them again ${moment(again, restaurant, now)}.`}`;
}

/** An instant by the restaurant's clock, seen from now: "today at 5:00 PM", "on Monday, November 30 at 11:00 AM". */
function moment(at: number, { timeZone }: Restaurant, now: Date): string {
  const shown = DateTime.fromMillis(at, { zone: timeZone, locale: 'en-US' });
  const days = shown.startOf('day').diff(DateTime.fromJSDate(now, { zone: timeZone }).startOf('day'), 'days').days;
  const day =
    days < 1
      ? 'today'
      : days < 2
        ? 'tomorrow'
        : days < 7
          ? `on ${shown.toFormat('cccc')}`
          : `on ${shown.toFormat('cccc, LLLL d')}`;
  return `${day} at ${shown.toFormat('h:mm a')}`;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
