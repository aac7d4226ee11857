import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted once in the life of a business: when it has published its first menu. */
export const BusinessSetUpV1 = defineEvent(
  'identity.business.set-up.v1',
  z.object({ businessId: z.uuid(), setUpAt: z.iso.datetime() }),
);
export type BusinessSetUpV1 = z.infer<typeof BusinessSetUpV1.schema>;
