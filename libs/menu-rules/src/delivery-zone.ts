import type { DeliveryRules, DeliveryZone } from '@chalkboard/contracts';
import { isWithin, type Destination } from './zone-area';

export type { Destination } from './zone-area';

/** What a menu's rules say of one delivery; amounts in minor units. */
export type DeliveryTerms =
  /** No zones: the menu's one fee and minimum hold everywhere. */
  | { readonly kind: 'one_fee' }
  | { readonly kind: 'not_offered' }
  /** The destination is not known well enough. */
  | { readonly kind: 'unknown'; readonly needs: 'postcode' | 'location' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'zone'; readonly zone: DeliveryZone; readonly fee: number };

/**
 * What a delivery costs and where it is possible: of the zones that have the destination in them the cheapest counts,
 * then the one with the lower minimum, then the first.
 * @param subtotal minor units; it decides whether a zone is free
 */
export function deliveryTerms(
  rules: DeliveryRules | undefined,
  destination: Destination,
  subtotal: number,
): DeliveryTerms {
  if (!rules) return { kind: 'one_fee' };
  if (!rules.offered) return { kind: 'not_offered' };
  if (rules.zones.length === 0) return { kind: 'one_fee' };
  const [cheapest] = rules.zones
    .filter(({ area }) => isWithin(area, destination))
    .map((zone) => ({ zone, fee: zoneFee(zone, subtotal) }))
    .toSorted((a, b) => a.fee - b.fee || a.zone.minimumOrder - b.zone.minimumOrder);
  if (cheapest) return { kind: 'zone', ...cheapest };
  const lacking = rules.zones.filter(({ area }) => isWithin(area, destination) === undefined);
  if (lacking.length === 0) return { kind: 'outside' };
  return { kind: 'unknown', needs: lacking.some(({ area }) => area.kind === 'postcodes') ? 'postcode' : 'location' };
}

/** The fee of a zone for an order of this subtotal: nothing from `freeFrom` on. */
export function zoneFee({ fee, freeFrom }: Pick<DeliveryZone, 'fee' | 'freeFrom'>, subtotal: number): number {
  return freeFrom !== undefined && subtotal >= freeFrom ? 0 : fee;
}

/** By what zones are told: fields that the checkout needs for a delivery. */
export function zonesAskFor(rules: DeliveryRules | undefined): {
  readonly postcode: boolean;
  readonly location: boolean;
} {
  const zones = rules?.offered ? rules.zones : [];
  return {
    postcode: zones.some(({ area }) => area.kind === 'postcodes'),
    location: zones.some(({ area }) => area.kind !== 'postcodes'),
  };
}
