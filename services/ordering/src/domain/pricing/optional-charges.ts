import type { OrderExtraCharges } from '../order';

/** Tax, service charge, zone and tip of an order or a quote: the fields that not every order has. */
export function optionalCharges({ tax, serviceCharge, zone, tip }: OrderExtraCharges): OrderExtraCharges {
  return {
    ...(tax && { tax }),
    ...(serviceCharge && { serviceCharge }),
    ...(zone !== undefined && { zone }),
    ...(tip && { tip }),
  };
}
