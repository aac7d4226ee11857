import { z } from 'zod';
import { PLAN_IDS } from '../../plans';
import { defineEvent } from '../envelope';

/**
 * Emitted when a business signed up, and waits for approval. Who, is not in it: notify asks
 * `identity.rpc.business-notice.v1`.
 */
export const BusinessRegisteredV1 = defineEvent(
  'identity.business.registered.v1',
  z.object({ businessId: z.uuid(), plan: z.enum(PLAN_IDS), registeredAt: z.iso.datetime() }),
);
export type BusinessRegisteredV1 = z.infer<typeof BusinessRegisteredV1.schema>;
