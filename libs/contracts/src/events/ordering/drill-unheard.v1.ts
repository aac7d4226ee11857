import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when a drill went out, nobody answered before opening, and ordering has paused. */
export const DrillUnheardV1 = defineEvent(
  'ordering.drill.unheard.v1',
  z.object({
    drillId: z.uuid(),
    shareId: z.string(),
    opensAt: z.iso.datetime(),
    pausedAt: z.iso.datetime(),
  }),
);
export type DrillUnheardV1 = z.infer<typeof DrillUnheardV1.schema>;
