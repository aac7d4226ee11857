import { z } from 'zod';
import { orderCharges, PricedLine } from '../../http/order-tracking';
import { ORDER_TYPES, PAYMENT_METHODS } from '../../http/orders';
import { OrderTable } from '../../http/tables';
import { defineEvent } from '../envelope';

/**
 * Emitted when an order was accepted into the system, priced by the server. Amounts in minor units of `currency`.
 * Who ordered is not in it: notify asks `ordering.rpc.tickets.v1` when it writes the message.
 */
export const OrderPlacedV1 = defineEvent(
  'ordering.order.placed.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shareId: z.string(),
    orderType: z.enum(ORDER_TYPES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    currency: z.string(),
    lines: z.array(PricedLine),
    subtotal: z.number().int().nonnegative(),
    deliveryFee: z.number().int().nonnegative(),
    ...orderCharges,
    total: z.number().int().nonnegative(),
    /** The channels on which the restaurant is to be told. */
    channels: z.array(z.enum(['sms', 'whatsapp', 'print'])),
    placedAt: z.iso.datetime(),
    /**
     * What notify has promised of its text before the order was taken; absent: it was not asked, or no limit was near.
     */
    textPromise: z.enum(['carried', 'held_back']).optional(),
    /** When the customer wants it; absent: as soon as possible. */
    scheduledFor: z.iso.datetime().optional(),
    /** In which language (BCP 47) the guest read the page; absent: not known. */
    language: z.string().optional(),
    /** The restaurant entered it itself and need not be told. */
    enteredByRestaurant: z.boolean().optional(),
    /** The restaurant placed it to try how orders go: told as every order, marked, and counted in no statistics. */
    test: z.literal(true).optional(),
    /** Ordered at this table; `orderType` is `pickup` then, so that readers of before tell it too. */
    table: OrderTable.optional(),
  }),
);
export type OrderPlacedV1 = z.infer<typeof OrderPlacedV1.schema>;
