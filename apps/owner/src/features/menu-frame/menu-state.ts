import type { Menu, OrdersNow } from '@chalkboard/contracts';
import { periodsBetween } from '@chalkboard/menu-rules/wall-periods';
import { datePlus, dateOf, shortDayName, timeOfDay } from '@chalkboard/web-kit';

const DAY_MS = 86_400_000;
/** Opening hours further away than this are no answer to "until when". */
const LOOKED_AHEAD_DAYS = 60;

/** What a menu's owner is told of it wherever they are. `until`: an instant. */
export type MenuState =
  { readonly kind: 'draft' | 'live' | 'never' } | { readonly kind: 'paused' | 'closed'; readonly until?: number };

type StatedMenu = Pick<Menu, 'status' | 'openingHours' | 'timeZone'>;

/**
 * The state of a menu: not published before all else, then what ordering says.
 * @param orders undefined while it is not known: then nothing is said of a published menu
 */
export function menuState(menu: StatedMenu, orders: OrdersNow | undefined, now: number): MenuState | undefined {
  if (menu.status === 'extracted') return { kind: 'draft' };
  switch (orders?.taken) {
    case undefined:
      return undefined;
    case 'now':
      return { kind: 'live' };
    case 'never':
      return { kind: 'never' };
    case 'paused':
      return { kind: 'paused', ...(orders.pausedUntil && { until: Date.parse(orders.pausedUntil) }) };
    case 'closed': {
      const until = opensAt(menu, now);
      return { kind: 'closed', ...(until !== undefined && { until }) };
    }
  }
}

function opensAt({ openingHours, timeZone }: StatedMenu, now: number): number | undefined {
  if (!openingHours) return undefined;
  return periodsBetween(openingHours, timeZone, now, now + LOOKED_AHEAD_DAYS * DAY_MS).find(({ from }) => from > now)
    ?.from;
}

/** An instant as short as it is clear: "6 PM" today, "Fri 6 PM" within a week, "Dec 27" later. */
export function untilText(until: number, timeZone: string, now: number, dayOf: (date: string) => string): string {
  const [today, day] = [dateOf(now, timeZone), dateOf(until, timeZone)];
  if (day === today) return timeOfDay(until, timeZone);
  return day < datePlus(today, 7) ? `${shortDayName(day)} ${timeOfDay(until, timeZone)}` : dayOf(day);
}
