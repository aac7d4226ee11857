import type { OrderExtraCharges } from '../order';

/** Tax, service charge, zone and tip alone, of an order or a quote; what it has none of is left out. */
export function extraCharges({ tax, serviceCharge, zone, tip }: OrderExtraCharges): OrderExtraCharges {
  return {
    ...(tax && { tax }),
    ...(serviceCharge && { serviceCharge }),
    ...(zone !== undefined && { zone }),
    ...(tip && { tip }),
  };
}
