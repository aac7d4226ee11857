import type { Menu, OrdersNow } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { lowestOfZones } from '@chalkboard/menu-rules/lowest-zone';
import { shortMoney, timeOfDay } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { orderWaysOf, type OrderWay } from './order-ways';

const t = texts.facts;

export interface OrderFact {
  readonly key: OrderWay['type'] | 'minimum';
  readonly text: string;
}

/** Whole amounts without decimals, as people say them: "$10". */
const short = (minor: number, currency: string) => shortMoney(minor, currency);

/**
 * How the restaurant's food can be had, and what that takes: "Pickup in 25 min", "Delivery $4.50, from $10". @param
 * orders undefined while it is not known
 */
export function orderFacts(menu: Menu, orders: OrdersNow | undefined): OrderFact[] {
  if (orders?.taken === 'never') return [];
  const ways = orderWaysOf(menu).map(({ type }) => type);
  const minimum =
    decimalToMinor(menu.minimumOrder, menu.currency) > 0
      ? short(decimalToMinor(menu.minimumOrder, menu.currency), menu.currency)
      : undefined;
  const minutes = orders?.taken === 'now' ? orders.prepMinutes : undefined;
  const lowest = lowestOfZones(menu.rules?.delivery);
  const feeMinor = lowest?.fee ?? decimalToMinor(menu.deliveryFee, menu.currency);
  const fee = lowest || feeMinor > 0 ? short(feeMinor, menu.currency) : t.free;
  return [
    ...(ways.includes('pickup')
      ? [{ key: 'pickup' as const, text: minutes === undefined ? t.pickup : t.pickupIn({ minutes }) }]
      : []),
    ...(ways.includes('delivery')
      ? [
          {
            key: 'delivery' as const,
            text: lowest
              ? t.deliveryZones({ fee })
              : minimum === undefined
                ? t.delivery({ fee })
                : t.deliveryFrom({ fee, minimum }),
          },
        ]
      : []),
    ...(minimum !== undefined && ways.length > 0 && !ways.includes('delivery')
      ? [{ key: 'minimum' as const, text: t.minimum({ amount: minimum }) }]
      : []),
  ];
}

/**
 * That no orders are taken though the hours may say otherwise; undefined where they are, or where that is not known.
 */
export function statusText(orders: OrdersNow | undefined, timeZone: string): string | undefined {
  if (orders?.taken === 'never') return t.never;
  if (orders?.taken !== 'paused') return undefined;
  return orders.pausedUntil ? t.pausedUntil({ time: timeOfDay(orders.pausedUntil, timeZone) }) : t.paused;
}
