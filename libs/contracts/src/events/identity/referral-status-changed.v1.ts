import { z } from 'zod';
import { REFERRAL_STATUSES } from '../../referrals';
import { defineEvent } from '../envelope';

/**
 * Emitted when a referral came to another status: by staff, by the signup of the restaurant, by its first published
 * menu, by a payout. Who referred whom is not in it.
 */
export const ReferralStatusChangedV1 = defineEvent(
  'identity.referral.status-changed.v1',
  z.object({
    referralId: z.uuid(),
    before: z.enum(REFERRAL_STATUSES),
    status: z.enum(REFERRAL_STATUSES),
    /** The business that the restaurant has become; null as long as it is none. */
    businessId: z.uuid().nullable(),
    changedAt: z.iso.datetime(),
  }),
);
export type ReferralStatusChangedV1 = z.infer<typeof ReferralStatusChangedV1.schema>;
