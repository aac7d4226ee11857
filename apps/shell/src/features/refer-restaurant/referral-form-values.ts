import { looksLikeEmail } from '../../email-address';

const FIELDS = ['referrerEmail', 'restaurantEmail'] as const;
type NeededField = (typeof FIELDS)[number];
export type ReferralField = NeededField | 'restaurantPhone';
export type ReferralFormValues = Readonly<Record<ReferralField, string>>;

export const EMPTY_REFERRAL: ReferralFormValues = { referrerEmail: '', restaurantEmail: '', restaurantPhone: '' };

export interface ReferralFault {
  readonly kind: 'missing' | 'bad-email' | 'bad-phone';
  readonly fields: readonly ReferralField[];
}

/** What stops the form from being sent: first what is missing, then what is no address, then what is no number. */
export function referralFault(values: ReferralFormValues): ReferralFault | undefined {
  const missing = FIELDS.filter((field) => !values[field].trim());
  if (missing.length > 0) return { kind: 'missing', fields: missing };
  const bad = FIELDS.filter((field) => !looksLikeEmail(values[field]));
  if (bad.length > 0) return { kind: 'bad-email', fields: bad };
  // Five digits are the least that any number has; the server asks for them too.
  return /^\s*$|(\d\D*){5}/.test(values.restaurantPhone)
    ? undefined
    : { kind: 'bad-phone', fields: ['restaurantPhone'] };
}
