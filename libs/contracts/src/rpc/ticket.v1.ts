import { z } from 'zod';
import { CustomerInfo } from '../http/orders';

/**
 * Request-reply to ordering: who ordered, and what else the messages about an order need. Kept out of events, since it is personal or
 * secret. `customer: null`: no such order.
 */
export const OrderTicketRpcV1 = {
  subject: 'ordering.rpc.ticket.v1',
  request: z.object({ orderId: z.string() }),
  reply: z.object({
    customer: CustomerInfo.nullable(),
    /** Path of the signed link to the board, for the restaurant. */
    boardPath: z.string().optional(),
    /** Path of the tracking page, for the customer. */
    trackingPath: z.string().optional(),
    /** Where else the restaurant can be reached. */
    backup: z.object({ phone: z.string().optional(), email: z.string().optional() }).optional(),
  }),
} as const;
