import { z } from 'zod';
import { CustomerInfo } from '../http/orders';

/** Request-reply to ordering: who ordered, for the message to the restaurant. Kept out of events, since it is personal. `null`: no such order. */
export const OrderTicketRpcV1 = {
  subject: 'ordering.rpc.ticket.v1',
  request: z.object({ orderId: z.string() }),
  reply: z.object({ customer: CustomerInfo.nullable() }),
} as const;
