import type { MenuSnapshot, OrdersNow } from '@chalkboard/contracts';
import { refusalOfState, type BusinessState } from './business-state';
import { orderTimes } from './order-times';
import type { WorkedSettings } from './ordering-settings';

/** Whether a restaurant takes orders at `now`, as its page says it before anything is chosen. */
export function ordersNow(
  restaurant: Pick<MenuSnapshot, 'openingHours' | 'timeZone' | 'closed'>,
  settings: WorkedSettings,
  state: BusinessState,
  now: Date,
): OrdersNow {
  const refusal = refusalOfState(restaurant, state);
  if (refusal) return { taken: 'never', why: refusal.detail };
  const { asap, why, prepMinutes, pausedUntil } = orderTimes(restaurant, settings, now);
  if (asap) return { taken: 'now', prepMinutes };
  return {
    taken: pausedUntil === undefined ? 'closed' : 'paused',
    ...(why && { why }),
    ...(pausedUntil && { pausedUntil }),
  };
}
