import { z } from 'zod';
import { CustomerContact } from './customer-contact';

/** An order that has not ended, as its customer is told of it. */
export const OpenCustomerOrder = z.object({
  orderNumber: z.string(),
  /** As the menu has it now; null where it is gone. */
  restaurantName: z.string().nullable(),
  /** When it is erased at the latest, where that is asked for. */
  erasableFrom: z.iso.datetime(),
});
export type OpenCustomerOrder = z.infer<typeof OpenCustomerOrder>;

/**
 * Request-reply to ordering: how many orders somebody placed by this number or address, and which, by id and part by
 * part, without what is in them. Kept out of events, since it is personal.
 */
export const CustomerOrderSummaryRpcV1 = {
  subject: 'ordering.rpc.customer-order-summary.v1',
  request: z.object({ contact: CustomerContact, after: z.uuid().optional() }),
  reply: z.object({
    /** Of all of them. */
    total: z.number().int(),
    orderIds: z.array(z.uuid()),
    /** Those of `orderIds` that have not ended. */
    open: z.array(OpenCustomerOrder),
    /** After which order to go on; null: that was all. */
    next: z.uuid().nullable(),
  }),
} as const;
