import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when somebody referred a restaurant for the first time; the same referral again is no new fact. Who referred
 * whom is not in it: notify asks `identity.rpc.acknowledgement.v1` when it writes the acknowledgement.
 */
export const ReferralSubmittedV1 = defineEvent(
  'identity.referral.submitted.v1',
  z.object({ referralId: z.uuid(), submittedAt: z.iso.datetime() }),
);
export type ReferralSubmittedV1 = z.infer<typeof ReferralSubmittedV1.schema>;
