import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when the restaurant corrected what an order holds. Amounts in minor units of `currency`. */
export const OrderCorrectedV1 = defineEvent(
  'ordering.order.corrected.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shareId: z.string(),
    currency: z.string(),
    totalBefore: z.number().int().nonnegative(),
    total: z.number().int().nonnegative(),
    correctedAt: z.iso.datetime(),
    /** Of a test order, which is counted in no statistics. */
    test: z.literal(true).optional(),
  }),
);
export type OrderCorrectedV1 = z.infer<typeof OrderCorrectedV1.schema>;
