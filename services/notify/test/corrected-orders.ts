import type { OrderCorrectedV1, OrderPlacedV1, OrderTicket } from '@chalkboard/contracts';

/** The restaurant corrected an order, and its total stays unless another is given. */
export function orderCorrected(
  { orderId, orderNumber, shareId, currency, total }: OrderPlacedV1,
  more: Partial<OrderCorrectedV1> = {},
): OrderCorrectedV1 {
  const correctedAt = new Date().toISOString();
  return { orderId, orderNumber, shareId, currency, totalBefore: total, total, correctedAt, ...more };
}

/** What ordering answers of what an order holds now. */
export function contentsOf(
  { orderType, paymentMethod, currency, lines, subtotal, deliveryFee, total, placedAt }: OrderPlacedV1,
  more: Partial<NonNullable<OrderTicket['contents']>> = {},
): NonNullable<OrderTicket['contents']> {
  return { orderType, paymentMethod, currency, lines, subtotal, deliveryFee, total, placedAt, ...more };
}
