import { z } from 'zod';
import { defineEvent } from '../envelope';
import { erasureFact } from '../erasure-fact';

/**
 * Emitted when orders of a customer name nobody any more; whoever holds something about one of them removes that. Told
 * once more when orders that were open have ended.
 */
export const OrderingErasureDoneV1 = defineEvent(
  'ordering.erasure.done.v1',
  z.object({
    ...erasureFact,
    /** When the customer asked: what came after it stays. */
    requestedAt: z.iso.datetime(),
    orderIds: z.array(z.uuid()),
    /** Orders that have not ended: they, and what is kept about them, stay until then. */
    waiting: z.array(z.object({ orderId: z.uuid(), goneBy: z.iso.datetime() })),
  }),
);
export type OrderingErasureDoneV1 = z.infer<typeof OrderingErasureDoneV1.schema>;
