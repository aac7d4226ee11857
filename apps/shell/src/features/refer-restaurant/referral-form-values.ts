import { looksLikeEmail } from '../../forms/email-address';

const FIELDS = ['referrerEmail', 'restaurantEmail'] as const;
export type ReferralField = (typeof FIELDS)[number];
export type ReferralFormValues = Readonly<Record<ReferralField, string>>;

export const EMPTY_REFERRAL: ReferralFormValues = { referrerEmail: '', restaurantEmail: '' };

export interface ReferralFault {
  readonly kind: 'missing' | 'bad-email';
  readonly fields: readonly ReferralField[];
}

/** What stops the form from being sent: first what is missing, then what is no address. */
export function referralFault(values: ReferralFormValues): ReferralFault | undefined {
  const missing = FIELDS.filter((field) => !values[field].trim());
  if (missing.length > 0) return { kind: 'missing', fields: missing };
  const bad = FIELDS.filter((field) => !looksLikeEmail(values[field]));
  return bad.length > 0 ? { kind: 'bad-email', fields: bad } : undefined;
}
