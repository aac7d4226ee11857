import { z } from 'zod';
import { OrderPlacedV1 } from '../events/ordering/order-placed.v1';
import { CustomerInfo } from '../http/orders';
import { OrderTable } from '../http/tables';

/** Who ordered, and what else the messages about an order need. */
export const OrderTicket = z.object({
  orderId: z.string(),
  customer: CustomerInfo,
  /** Whether the customer gets text messages about it; absent in answers from before this was asked. */
  textUpdates: z.boolean().optional(),
  /** In which language (BCP 47) the customer read the page; absent: not known. */
  language: z.string().optional(),
  /** Path of the signed link to the board, for the restaurant. */
  boardPath: z.string(),
  /** Path of the tracking page, for the customer. */
  trackingPath: z.string(),
  /**
   * What it holds now, since no event tells what a correction made of it; absent in answers of older versions.
   * Minor units of `currency`.
   */
  contents: OrderPlacedV1.schema
    .pick({
      orderType: true,
      paymentMethod: true,
      currency: true,
      lines: true,
      subtotal: true,
      deliveryFee: true,
      tax: true,
      serviceCharge: true,
      zone: true,
      tip: true,
      total: true,
      placedAt: true,
      scheduledFor: true,
      test: true,
    })
    .extend({
      /** When it was corrected last. */
      correctedAt: z.iso.datetime().optional(),
      /** Since when it is marked as paid; absent: it is not. */
      paidAt: z.iso.datetime().optional(),
      /** Whether the customer confirmed the allergy notice; absent: the checkout showed none. */
      allergyConfirmed: z.boolean().optional(),
      /**
       * Ordered at a table, with the guest's name where one was given. `customer.name` names the table too, for readers
       * that do not know of this.
       */
      table: OrderTable.extend({ guest: z.string().optional() }).optional(),
    })
    .optional(),
  /**
   * Who placed it, on the day it was placed: hashes of the browser's secret and, by a key of ordering's, of the network
   * address. Limits are counted by them.
   */
  caller: z.object({ visitor: z.string().optional(), address: z.string().optional() }).optional(),
  /** Where else the restaurant can be reached. */
  backup: z.object({ phone: z.string().optional(), email: z.string().optional() }).optional(),
});
export type OrderTicket = z.infer<typeof OrderTicket>;

/**
 * Request-reply to ordering: the tickets of orders, without those it does not know. Kept out of events, since they are
 * personal or secret.
 */
export const OrderTicketsRpcV1 = {
  subject: 'ordering.rpc.tickets.v1',
  request: z.object({ orderIds: z.array(z.string()).min(1).max(100) }),
  reply: z.object({
    tickets: z.array(OrderTicket),
    /** Orders for which there was no room any more in a message of the broker: to be asked about anew. Absent: none. */
    left: z.array(z.string()).optional(),
  }),
} as const;
