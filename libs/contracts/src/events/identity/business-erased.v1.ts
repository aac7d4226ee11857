import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when a closed business is gone for good: whoever holds anything of it deletes that. */
export const BusinessErasedV1 = defineEvent(
  'identity.business.erased.v1',
  z.object({ businessId: z.uuid(), erasedAt: z.iso.datetime() }),
);
export type BusinessErasedV1 = z.infer<typeof BusinessErasedV1.schema>;
