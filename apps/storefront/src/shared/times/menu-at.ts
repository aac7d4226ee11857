import type { CartLine, Menu, MenuItem } from '@chalkboard/contracts';
import { happyHoursAt, happyPrice, type HappyPrice, type HeldHour } from '@chalkboard/menu-rules/happy-hours';
import { isFor } from '@chalkboard/menu-rules/rule-scope';
import { servedPeriods, servingPeriods, type ServingPeriods } from '@chalkboard/menu-rules/serving-times';
import { isSoldOutAt } from '@chalkboard/menu-rules/sold-out';
import {
  dateOf,
  datePlus,
  daysBetween,
  dayName,
  minutesOf,
  plainMoney,
  shortDayName,
  shownPrice,
} from '@chalkboard/web-kit';
import { timesTexts as t } from '../../texts';
import { setUnitPrice, unitMinorOf } from '../cart/cart';
import type { TimedCategory, TimedItem } from './timed-menu';

/** Any Monday. */
const MONDAY = '2024-01-01';
/** More days than these are told by the next of them. */
const DAYS_NAMED = 3;

/** What holds at an instant. */
interface Moment {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly timeZone: string;
  readonly currency: string;
  readonly held: readonly HeldHour[];
  readonly serving: readonly ServingPeriods[];
}

/**
 * A menu as it is at an instant: prices of happy hours with the usual ones, what is served later with when, and what
 * was sold out until now as there again. @param now milliseconds since the epoch
 */
export function menuAt(menu: Menu, now: number): Menu {
  const { rules, timeZone, currency } = menu;
  const moment: Moment = {
    now,
    timeZone,
    currency,
    held: happyHoursAt(rules?.happyHours ?? [], timeZone, now),
    serving: servingPeriods(rules?.servingTimes ?? [], timeZone, now),
  };
  return {
    ...menu,
    categories: menu.categories.map((category): TimedCategory => {
      const items = category.items.map((item) => itemAt(item, category.id, moment));
      const [first] = items;
      const isAll = first?.timeNote && items.length > 1 && items.every(({ timeNote }) => timeNote === first.timeNote);
      return isAll
        ? { ...category, timeNote: first.timeNote, items: items.map(({ timeNote: _note, ...item }) => item) }
        : { ...category, items };
    }),
  };
}

/** What of a menu changes with the time alone, as one text. */
export function timesKey(menu: Menu, now: number): string {
  return JSON.stringify(
    menuAt(menu, now).categories.map(({ timeNote, items }: TimedCategory) => [
      timeNote,
      ...items.map(({ timeNote: note, soldOut, price, variants = [] }) => [
        note,
        soldOut,
        price,
        variants.map((size) => size.price),
      ]),
    ]),
  );
}

/** The cart at the prices of now, where a happy hour is for its dishes; the very same lines where nothing changes. */
export function cartAt(lines: readonly CartLine[], { rules, categories, currency }: Menu): CartLine[] {
  let changed = [...lines];
  lines.forEach(({ itemId, variantId, addOnIds = [], choices, price }, index) => {
    const category = categories.find(({ items }) => items.some(({ id }) => id === itemId));
    const item = category?.items.find(({ id }) => id === itemId);
    if (!category || !item || choices) return;
    if (!rules?.happyHours?.some((hour) => isFor(hour.for, { id: item.id, categoryId: category.id }))) return;
    const parts = [
      (item.variants ?? []).find(({ id }) => id === variantId) ?? item,
      ...addOnIds.map((id) => item.addOns?.find((addOn) => addOn.id === id)),
    ].map((part) => part?.priceMinor);
    if (parts.some((part) => part === undefined)) return;
    const now = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    if (now !== unitMinorOf({ price }, currency)) changed = setUnitPrice(changed, index, now, currency);
  });
  return changed;
}

function itemAt(item: MenuItem, categoryId: string, moment: Moment): TimedItem {
  const { soldOut, soldOutUntil, ...rest } = item;
  const dish = { id: item.id, categoryId };
  const isGone = soldOutUntil === undefined ? soldOut : isSoldOutAt(item, moment.now);
  const own = lowered(item.priceMinor, dish, moment);
  const variants = item.variants?.map((size) => {
    const by = lowered(size.priceMinor, dish, moment);
    return by ? { ...size, ...priced(size, by, moment) } : size;
  });
  const happy = own?.by ?? moment.held.find(({ hour }) => variants?.some(isLowered) && isFor(hour.for, dish));
  const note = notServed(dish, moment) ?? (happy && happyNote(happy, moment));
  return {
    ...rest,
    ...(isGone && { soldOut: true, ...(soldOutUntil !== undefined && { soldOutUntil }) }),
    ...(own && priced(item, own, moment)),
    ...(variants && { variants }),
    ...(note && { timeNote: note }),
  };
}

const isLowered = (size: object) => 'usual' in size;

function lowered(
  usual: number | undefined,
  dish: { readonly id: string; readonly categoryId: string },
  { held }: Moment,
): HappyPrice | undefined {
  const price = usual === undefined ? undefined : happyPrice(usual, dish, held);
  return price?.by && price;
}

function priced(usual: Pick<MenuItem, 'price' | 'priceMinor'>, { price }: HappyPrice, { currency }: Moment) {
  return { usual: shownPrice(usual, currency), price: plainMoney(price, currency), priceMinor: price };
}

function happyNote({ hour, period }: HeldHour, { now, timeZone }: Moment): string {
  const isLong = period.to - now > 86_400_000;
  return isLong ? hour.name : t.until({ name: hour.name, time: clockOf(period.to, timeZone) });
}

/** When a dish is served that is not served now; undefined: it is. */
function notServed(
  dish: { readonly id: string; readonly categoryId: string },
  { now, timeZone, serving }: Moment,
): string | undefined {
  const periods = servedPeriods(serving, dish);
  if (!periods) return undefined;
  const next = periods.find(({ to }) => to > now);
  if (!next) return t.notNow;
  if (next.from <= now) return undefined;
  const today = dateOf(now, timeZone);
  const date = dateOf(next.from, timeZone);
  const from = t.from({ time: clockOf(next.from, timeZone) });
  const ahead = daysBetween(today, date);
  if (ahead === 0) return from;
  const days = new Set(
    serving.flatMap(({ time }) => (isFor(time.for, dish) ? time.when.weekly.map(({ day }) => day) : [])),
  );
  if (ahead < 7 && days.size > 0 && days.size <= DAYS_NAMED) return [...days].sort().map(shortDay).join(', ');
  if (ahead === 1) return t.onDay({ day: t.tomorrow, from });
  return t.onDay({ day: ahead < 7 ? shortDayName(date) : dayName(date, 'short'), from });
}

function shortDay(day: number): string {
  return shortDayName(datePlus(MONDAY, day - 1));
}

/** "17:00" by the restaurant's clock. */
function clockOf(at: number, timeZone: string): string {
  const minutes = minutesOf(at, timeZone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
