import { z } from 'zod';
import { CustomerInfo } from '../http/orders';

/** Who ordered, and what else the messages about an order need. */
export const OrderTicket = z.object({
  orderId: z.string(),
  customer: CustomerInfo,
  /** Path of the signed link to the board, for the restaurant. */
  boardPath: z.string(),
  /** Path of the tracking page, for the customer. */
  trackingPath: z.string(),
  /** Where else the restaurant can be reached. */
  backup: z.object({ phone: z.string().optional(), email: z.string().optional() }).optional(),
});
export type OrderTicket = z.infer<typeof OrderTicket>;

/** Request-reply to ordering: the tickets of orders, without those it does not know. Kept out of events, since they are personal or secret. */
export const OrderTicketsRpcV1 = {
  subject: 'ordering.rpc.tickets.v1',
  request: z.object({ orderIds: z.array(z.string()).min(1).max(100) }),
  reply: z.object({ tickets: z.array(OrderTicket) }),
} as const;
