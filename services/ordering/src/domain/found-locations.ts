import type { FoundLocation, GeoPoint, OrderingSettings } from '@chalkboard/contracts';
import { deliveryTerms } from '@chalkboard/menu-rules/delivery-zone';
import type { Destination } from '@chalkboard/menu-rules/zone-area';
import type { BusinessState } from './business-state';
import type { MenuHouse } from './menus';
import { ordersNow } from './orders-now';

/** A restaurant that may deliver. */
export interface Candidate {
  readonly menu: MenuHouse;
  readonly settings: OrderingSettings;
  readonly state: BusinessState;
}

interface Ranked extends FoundLocation {
  /** A zone has the place in it; one fee for everywhere says nothing about a place. */
  readonly byZone: boolean;
}

/**
 * Which restaurants deliver to a place, the best first: by a zone before one fee for everywhere, open before closed,
 * the cheapest, the lowest minimum, then as they were asked for.
 */
export function foundLocations(candidates: readonly Candidate[], destination: Destination, now: Date): FoundLocation[] {
  return candidates
    .map((candidate) => rankedOf(candidate, destination, now))
    .toSorted(
      (a, b) =>
        ORDER[a.delivers] - ORDER[b.delivers] ||
        Number(b.byZone) - Number(a.byZone) ||
        Number(b.open) - Number(a.open) ||
        (a.fee ?? 0) - (b.fee ?? 0) ||
        (a.minimumOrder ?? 0) - (b.minimumOrder ?? 0),
    )
    .map(({ byZone: _, ...found }) => found);
}

const ORDER = { yes: 0, unknown: 1, no: 2 } as const;

function rankedOf({ menu, settings, state }: Candidate, destination: Destination, now: Date): Ranked {
  const { shareId, fees, accepts, rules } = menu;
  const { taken } = ordersNow(menu, settings, state, now);
  const open = taken === 'now';
  const no: Ranked = { shareId, delivers: 'no', open, byZone: false };
  if (taken === 'never' || !(accepts.cardDelivery || accepts.cashDelivery)) return no;
  const terms = deliveryTerms(rules?.delivery, destination, 0);
  switch (terms.kind) {
    case 'zone':
      return {
        ...no,
        delivers: 'yes',
        fee: terms.fee,
        minimumOrder: terms.zone.minimumOrder,
        byZone: true,
      };
    case 'one_fee':
      return { ...no, delivers: 'yes', fee: fees.delivery, minimumOrder: fees.minimumOrder };
    case 'unknown':
      return { ...no, delivers: 'unknown' };
    default:
      return no;
  }
}

/** A point near which addresses are looked for: of the first zone that is an area. Undefined: none is. */
export function pointOfZones({ rules }: Pick<MenuHouse, 'rules'>): GeoPoint | undefined {
  const delivery = rules?.delivery;
  if (!delivery?.offered) return undefined;
  for (const { area } of delivery.zones) {
    if (area.kind === 'circle') return area.centre;
    if (area.kind === 'polygon') return area.points[0];
  }
  return undefined;
}
