import { z } from 'zod';
import { ESCALATION_STEPS } from '../../order-lifecycle';
import { defineEvent } from '../envelope';

/** Emitted when nobody had answered an order by one of its deadlines. A rejection has an event of its own. */
export const OrderEscalatedV1 = defineEvent(
  'ordering.order.escalated.v1',
  z.object({
    orderId: z.string(),
    orderNumber: z.string(),
    shareId: z.string(),
    step: z.enum(ESCALATION_STEPS),
    placedAt: z.iso.datetime(),
    escalatedAt: z.iso.datetime(),
  }),
);
export type OrderEscalatedV1 = z.infer<typeof OrderEscalatedV1.schema>;
