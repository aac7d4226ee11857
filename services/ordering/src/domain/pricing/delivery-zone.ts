import type { MenuSnapshot } from '@chalkboard/contracts';
import { deliveryTerms, type DeliveryTerms } from '@chalkboard/menu-rules/delivery-zone';
import { lowestOfZones } from '@chalkboard/menu-rules/lowest-zone';
import { OrderError } from '../order.errors';
import type { WorkedSettings } from '../ordering-settings';
import type { OrderTerms } from './order-terms';

/** What an order's way to the guest costs and takes; amounts in minor units. */
export interface DeliveryCharges {
  readonly deliveryFee: number;
  /** The least subtotal that is taken. */
  readonly minimumOrder: number;
  /** What the menu's rules say; absent for pickup and where its one fee holds. */
  readonly delivery?: DeliveryTerms;
  /** Name of the delivery zone. */
  readonly zone?: string;
  /** On the way to this zone, added to what the kitchen needs. */
  readonly zoneMinutes?: number;
}

/**
 * The fee and minimum of an order. Where the zone is not known, or there is none, no fee is counted: such an order is
 * refused (`assertDelivered`). The restaurant itself may deliver anywhere, for the menu's one fee.
 */
export function deliveryChargesOf(
  { fees, rules }: MenuSnapshot,
  subtotal: number,
  { orderType, destination = {}, byRestaurant, atTable }: OrderTerms,
): DeliveryCharges {
  // Who sits there may order one coffee.
  if (atTable) return { deliveryFee: 0, minimumOrder: 0 };
  const oneFee = { deliveryFee: orderType === 'delivery' ? fees.delivery : 0, minimumOrder: fees.minimumOrder };
  if (orderType === 'pickup') return oneFee;
  const delivery = deliveryTerms(rules?.delivery, destination, subtotal);
  if (delivery.kind === 'zone') {
    const { name, minimumOrder, minutes } = delivery.zone;
    return {
      deliveryFee: delivery.fee,
      minimumOrder,
      delivery,
      zone: name,
      ...(minutes !== undefined && { zoneMinutes: minutes }),
    };
  }
  if (delivery.kind === 'one_fee' || byRestaurant) return oneFee;
  const minimumOrder = lowestOfZones(rules?.delivery)?.minimumOrder ?? fees.minimumOrder;
  return { deliveryFee: 0, minimumOrder, delivery };
}

/** Why an order cannot be brought, in words for the guest; undefined where it can. */
export function deliveryRefusal(delivery: DeliveryTerms | undefined): OrderError | undefined {
  switch (delivery?.kind) {
    case 'not_offered':
      return new OrderError('ordering.delivery_not_offered', 'This restaurant does not deliver. Please choose pickup.');
    case 'unknown':
      return delivery.needs === 'postcode'
        ? new OrderError('ordering.postcode_required', 'Please enter your postcode. The delivery fee depends on it.')
        : new OrderError(
            'ordering.location_required',
            'Please show where your address is. The delivery fee depends on it.',
          );
    case 'outside':
      return new OrderError(
        'ordering.outside_delivery_area',
        'This is outside the area the restaurant delivers to. Please choose pickup, or another address.',
      );
    default:
      return undefined;
  }
}

/**
 * @throws OrderError `ordering.delivery_not_offered`, `ordering.postcode_required`, `ordering.location_required`,
 * `ordering.outside_delivery_area`
 */
export function assertDelivered({ delivery }: Pick<DeliveryCharges, 'delivery'>): void {
  const refusal = deliveryRefusal(delivery);
  if (refusal) throw refusal;
}

/** The settings of a restaurant for an order that is so many minutes on its way. */
export function withWay(
  settings: WorkedSettings,
  { zoneMinutes }: Pick<DeliveryCharges, 'zoneMinutes'>,
): WorkedSettings {
  return zoneMinutes ? { ...settings, prepMinutes: settings.prepMinutes + zoneMinutes } : settings;
}
