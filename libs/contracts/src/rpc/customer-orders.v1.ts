import { z } from 'zod';
import { orderFacts } from '../http/order-tracking';
import { CustomerInfo } from '../http/orders';
import { ORDER_STATUSES } from '../order-lifecycle';
import { CustomerContact } from './customer-contact';

/** An order as it is kept of its customer. */
export const CustomerOrder = z.object({
  orderId: z.uuid(),
  ...orderFacts,
  /** As the menu has it now; null where it is gone. */
  restaurantName: z.string().nullable(),
  customer: CustomerInfo,
  /** In which language (BCP 47) it was ordered; absent: not known. */
  language: z.string().optional(),
  /** The customer confirmed the allergy notice. */
  allergyConfirmed: z.boolean(),
  /** What was agreed to about text messages, oldest first; empty: nobody was asked. */
  textConsent: z.array(
    z.object({ agreed: z.boolean(), means: z.enum(['checkout', 'tracking']), at: z.iso.datetime() }),
  ),
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.iso.datetime(), reason: z.string().optional() })),
  /** While it has not ended: when it is erased at the latest, where that is asked for. */
  erasableFrom: z.iso.datetime().optional(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** Orders of an answer at most; fewer where they are long, since an answer fits into a message of the broker. */
export const CUSTOMER_ORDERS_PAGE = 20;

/**
 * Request-reply to ordering: a page of the orders that somebody placed by this number or address, by id. Kept out of
 * events, since it is personal.
 */
export const CustomerOrdersRpcV1 = {
  subject: 'ordering.rpc.customer-orders.v1',
  request: z.object({ contact: CustomerContact, after: z.uuid().optional() }),
  reply: z.object({
    orders: z.array(CustomerOrder),
    total: z.number().int(),
    /** After which order to go on; null: that was all. */ next: z.uuid().nullable(),
  }),
} as const;
