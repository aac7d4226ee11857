import { z } from 'zod';
import { PLAN_IDS } from '../plans';
import { DEFAULT_THEME_ID } from '../themes';
import { UI_LANGUAGES } from '../ui-languages';
import { BUSINESS_TYPES } from './business-types';

export * from './business-types';

const text = (limit: number) => z.string().trim().max(limit).default('');
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #dc2626');
/** A whole number as a form field has it; empty: not told. */
const count = z.union([z.literal(''), z.coerce.number().int().min(0).max(10_000_000)]).default('');

/**
 * `registrationStatus` and `monthlyRevenue` of a payload are ignored: the server sets both. The business is pending;
 * its owner can sign in from then on, and gets a sign-in link by e-mail and by text message when it is approved. Ten an
 * hour for a browser, 30 for a network address.
 *
 * Terms that are not accepted are refused before any other fault. Only somebody who is signed in, and whose own contact
 * it is, is told that they are registered already, with `contact: 'email' | 'phone'` and `signIn: '/sign-in'`. Where
 * somebody else has the address or number the answer is like any other, nothing is registered, and who has it gets a
 * sign-in message that says so.
 */
export const BusinessSignupRequest = z.object({
  businessName: z.string().trim().min(1, 'is required').max(200),
  ownerName: z.string().trim().min(1, 'is required').max(200),
  email: z.email('must be an e-mail address').max(200),
  phone: z
    .string()
    .trim()
    .min(1, 'is required')
    .max(40)
    .regex(/(\d\D*){5}/, 'must be a telephone number'),
  website: text(300),
  address: z.string().trim().min(1, 'is required').max(300),
  city: z.string().trim().min(1, 'is required').max(100),
  state: text(100),
  zipCode: text(20),
  businessType: z.enum(BUSINESS_TYPES),
  cuisineType: text(100),
  seatingCapacity: count,
  /** Dollars, such as 24.50. */
  averageOrderValue: z.union([z.literal(''), z.coerce.number().min(0).max(100_000)]).default(''),
  currentMenuFormat: text(100),
  monthlyOrders: count,
  subscriptionPlan: z.enum(PLAN_IDS).default('pro'),
  marketingConsent: z.boolean().default(false),
  termsAccepted: z.literal(true, 'must be accepted'),
  backgroundTheme: z.string().max(40).default(DEFAULT_THEME_ID),
  primaryColor: color.default('#dc2626'),
  secondaryColor: color.default('#1f2937'),
  /** Of the referrer's link by which it came; one that nobody has is as none. */
  referralCode: text(40),
  /** IANA zone of the browser, for the first location; America/New_York where it is left out. */
  timeZone: z.string().max(60).optional(),
  /** In which of our languages the page was read: the owner is written to in it; absent: in English. */
  language: z.enum(UI_LANGUAGES).optional(),
});
export type BusinessSignupRequest = z.infer<typeof BusinessSignupRequest>;

export const BusinessSignupResponse = z.object({ businessId: z.string(), registrationStatus: z.literal('pending') });
export type BusinessSignupResponse = z.infer<typeof BusinessSignupResponse>;

/**
 * What is typed is kept under the visitor's cookie, for 30 days. Once it names a business and an e-mail address or
 * number, staff sees a business that is *incomplete*; a signup from the same browser completes it. Kept 600 times an
 * hour for a network address.
 */
export const SignupDraft = z.object({
  step: z.number().int().min(1).max(3),
  fields: z.record(z.string().max(40), z.union([z.string().max(500), z.boolean()])),
});
export type SignupDraft = z.infer<typeof SignupDraft>;

/** What this browser had typed; null: nothing, or it was completed. */
export const SignupDraftResponse = z.object({ draft: SignupDraft.nullable() });
export type SignupDraftResponse = z.infer<typeof SignupDraftResponse>;
