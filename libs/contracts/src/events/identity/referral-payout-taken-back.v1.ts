import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when staff took back the record of a payout that was not made: the referral waits for its reward again. The
 * version counts the entries of the payout.
 */
export const ReferralPayoutTakenBackV1 = defineEvent(
  'identity.referral.payout-taken-back.v1',
  z.object({ referralId: z.uuid(), staffId: z.uuid(), takenBackAt: z.iso.datetime() }),
);
export type ReferralPayoutTakenBackV1 = z.infer<typeof ReferralPayoutTakenBackV1.schema>;
