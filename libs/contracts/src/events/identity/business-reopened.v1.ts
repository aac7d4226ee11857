import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when the owner took the closing back in time: all is as before. */
export const BusinessReopenedV1 = defineEvent(
  'identity.business.reopened.v1',
  z.object({ businessId: z.uuid(), reopenedAt: z.iso.datetime() }),
);
export type BusinessReopenedV1 = z.infer<typeof BusinessReopenedV1.schema>;
