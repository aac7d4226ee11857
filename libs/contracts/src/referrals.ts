/** Apart from its schemas: screens need the words and no parser. */

/**
 * A referral's way, in order: sent by the form, restaurant contacted, signed up, set up (its first menu is published),
 * reward paid.
 */
export const REFERRAL_STATUSES = ['sent', 'contacted', 'signed_up', 'set_up', 'paid'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** How a restaurant was referred: by the form, or by signing up through its referrer's link. */
export const REFERRAL_WAYS = ['form', 'link'] as const;

/** In the query of the signup's address: whose link it is. */
export const REFERRAL_CODE_PARAMETER = 'ref';

export const REFERRAL_PROGRAMME_STATUSES = ['active', 'paused'] as const;
export type ReferralProgrammeStatus = (typeof REFERRAL_PROGRAMME_STATUSES)[number];
