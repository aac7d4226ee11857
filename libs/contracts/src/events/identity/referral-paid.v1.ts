import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when staff recorded that the reward for a referral was paid. The version counts the entries of the payout.
 * Who gets it, is not in it: whoever may know asks `identity.rpc.acknowledgement.v1`.
 */
export const ReferralPaidV1 = defineEvent(
  'identity.referral.paid.v1',
  z.object({ referralId: z.uuid(), staffId: z.uuid(), paidAt: z.iso.datetime() }),
);
export type ReferralPaidV1 = z.infer<typeof ReferralPaidV1.schema>;
