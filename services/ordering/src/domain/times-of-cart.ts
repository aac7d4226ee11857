import { ORDER, type CartLine, type MenuSnapshot, type OrderTimes } from '@chalkboard/contracts';
import { anyHappyHour } from '@chalkboard/menu-rules/happy-hours';
import { servedPeriods, servingPeriods } from '@chalkboard/menu-rules/serving-times';
import { isSoldOutAt } from '@chalkboard/menu-rules/sold-out';
import { periodAt } from '@chalkboard/menu-rules/wall-periods';
import { findItem } from './pricing/price-line';

/** The times of a restaurant at which every dish of a cart is served. */
export function timesOfCart(times: OrderTimes, menu: MenuSnapshot, cart: readonly CartLine[], now: Date): OrderTimes {
  const servingTimes = menu.rules?.servingTimes ?? [];
  const dishes = itemsOf(menu, cart);
  const limited = dishes.filter(({ soldOutUntil }) => soldOutUntil !== undefined);
  if (servingTimes.length === 0 && limited.length === 0) return times;
  const periods = servingPeriods(servingTimes, menu.timeZone, now.getTime());
  const served = dishes.flatMap((dish) => {
    const own = servedPeriods(periods, dish);
    return own ? [own] : [];
  });
  const isOffered = (at: number) =>
    served.every((own) => periodAt(own, at)) && !limited.some((dish) => isSoldOutAt(dish, at));
  return { ...times, slots: times.slots.filter((slot) => isOffered(Date.parse(slot))) };
}

/** Whether the price of a cart can change by the clock while its quote holds, or is lowered by it now. */
export function pricesDependOnTime(menu: MenuSnapshot, cart: readonly CartLine[], now: Date): boolean {
  const hours = menu.rules?.happyHours;
  if (!hours) return false;
  const from = now.getTime();
  return anyHappyHour(hours, itemsOf(menu, cart), menu.timeZone, { from, to: from + ORDER.quoteHoldsMs });
}

function itemsOf(menu: MenuSnapshot, cart: readonly CartLine[]): MenuSnapshot['items'] {
  return cart.flatMap((line) => findItem(menu, line) ?? []);
}
