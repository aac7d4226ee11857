import { z } from 'zod';
import { REFERRAL_PROGRAMME_STATUSES, REFERRAL_STATUSES, REFERRAL_WAYS } from '../referrals';
import { adminList, AdminListQuery } from './admin-list';

/** Who referred which restaurant, and how far it came. */
export const AdminReferral = z.object({
  id: z.string(),
  referrerEmail: z.string(),
  restaurantEmail: z.string(),
  /** As far as the referrer told it. */
  restaurantPhone: z.string().optional(),
  way: z.enum(REFERRAL_WAYS),
  /** What the restaurant has become; null as long as it has not signed up. */
  businessId: z.string().nullable(),
  status: z.enum(REFERRAL_STATUSES),
  submittedAt: z.iso.datetime(),
  /** When it came to its status. */
  changedAt: z.iso.datetime(),
  /** Cents: the referrer's reward and the restaurant's credit, as they were when it was sent. */
  rewardMinor: z.number().int(),
  creditMinor: z.number().int(),
});
export type AdminReferral = z.infer<typeof AdminReferral>;

/** `search`: parts of either address. */
export const AdminReferralsQuery = AdminListQuery.extend({
  status: z.enum(REFERRAL_STATUSES).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.enum(['newest', 'oldest', 'changed']).default('newest'),
});
export type AdminReferralsQuery = z.infer<typeof AdminReferralsQuery>;

export const AdminReferrals = adminList(AdminReferral);
export type AdminReferrals = z.infer<typeof AdminReferrals>;

/**
 * Any status but `paid` may follow any, since staff corrects itself; the same again changes nothing. A referral is paid
 * by the record of its payout and by nothing else, and one that is paid stays so until that record is taken back.
 */
export const ReferralStatusRequest = z.object({ status: z.enum(REFERRAL_STATUSES) });
export type ReferralStatusRequest = z.infer<typeof ReferralStatusRequest>;

export const AdminReferralFigures = z.object({
  total: z.number().int(),
  /** How many are at each status. */
  byStatus: z.record(z.enum(REFERRAL_STATUSES), z.number().int()),
  /**
   * Cents: rewards of referrers whose restaurant has signed up or is set up, and that are neither paid nor declined.
   */
  pendingRewardsMinor: z.number().int(),
  paidRewardsMinor: z.number().int(),
  /** Of all, those whose restaurant has signed up or came further: 0.234; 0 where there are none. */
  conversion: z.number(),
});
export type AdminReferralFigures = z.infer<typeof AdminReferralFigures>;

/** The ten with the most restaurants that signed up, then with the most referrals. */
export const AdminTopReferrers = z.object({
  referrers: z.array(
    z.object({
      referrerEmail: z.string(),
      referrals: z.number().int(),
      signedUp: z.number().int(),
      rewardsMinor: z.number().int(),
    }),
  ),
});
export type AdminTopReferrers = z.infer<typeof AdminTopReferrers>;

/** What happened, newest first. */
export const AdminReferralActivity = adminList(
  z.object({
    id: z.string(),
    referralId: z.string(),
    referrerEmail: z.string(),
    restaurantEmail: z.string(),
    /** Null: it was sent. */
    before: z.enum(REFERRAL_STATUSES).nullable(),
    status: z.enum(REFERRAL_STATUSES),
    /**
     * Who of the staff; null: the referrer, who sent it, or the restaurant, which signed up or published its first
     * menu.
     */
    by: z.string().nullable(),
    at: z.iso.datetime(),
  }),
);
export type AdminReferralActivity = z.infer<typeof AdminReferralActivity>;

/** The amounts are the product's and are not set here. */
export const AdminReferralSettings = z.object({
  referrerRewardMinor: z.number().int(),
  restaurantCreditMinor: z.number().int(),
  /** Whole cents a restaurant must have spent before its referrer's reward is earned. */
  minimumSpendMinor: z.number().int(),
  /** Paused: no referrals are taken; the form says so. */
  status: z.enum(REFERRAL_PROGRAMME_STATUSES),
  /** Absent: never changed. */
  changedBy: z.string().optional(),
  changedAt: z.iso.datetime().optional(),
});
export type AdminReferralSettings = z.infer<typeof AdminReferralSettings>;

export const ReferralSettingsRequest = z.object({
  minimumSpendMinor: z
    .number()
    .int('must be whole cents')
    .min(0, 'must not be negative')
    .max(1_000_000, 'must be at most $10,000'),
  status: z.enum(REFERRAL_PROGRAMME_STATUSES),
});
export type ReferralSettingsRequest = z.infer<typeof ReferralSettingsRequest>;
