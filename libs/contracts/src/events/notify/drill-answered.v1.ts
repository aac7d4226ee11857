import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted once for each drill, when somebody at the restaurant answers its text or presses a key in its call. */
export const DrillAnsweredV1 = defineEvent(
  'notify.drill.answered.v1',
  z.object({
    drillId: z.uuid(),
    shareId: z.string(),
    channel: z.enum(['sms', 'call']),
    answeredAt: z.iso.datetime(),
  }),
);
export type DrillAnsweredV1 = z.infer<typeof DrillAnsweredV1.schema>;
