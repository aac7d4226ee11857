import { z } from 'zod';
import { UI_LANGUAGES } from '../ui-languages';
import { CONTACT_CATEGORIES } from './contact-categories';

export * from './contact-categories';

export const ContactRequest = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(200),
  subject: z.string().trim().max(200).optional(),
  category: z.enum(CONTACT_CATEGORIES).default('general'),
  message: z.string().trim().min(1).max(5000),
  /** In which of our languages the page was read: the acknowledgement is in it; absent: in English. */
  language: z.enum(UI_LANGUAGES).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/**
 * The same referral again, a restaurant that has signed up already and one of the referrer's own are answered like any
 * other, and not kept: nobody learns who is known here.
 */
export const ReferralRequest = z.object({
  referrerEmail: z.email().max(200),
  restaurantEmail: z.email().max(200),
  restaurantPhone: z
    .string()
    .trim()
    .max(40)
    .regex(/^$|(\d\D*){5}/, 'must be a telephone number')
    .optional(),
  /** In which of our languages the page was read: the acknowledgement is in it; absent: in English. */
  language: z.enum(UI_LANGUAGES).optional(),
});
export type ReferralRequest = z.infer<typeof ReferralRequest>;

/** It has arrived, an acknowledgement is on its way. */
export const ReceivedResponse = z.object({ received: z.literal(true) });
export type ReceivedResponse = z.infer<typeof ReceivedResponse>;

export const ReferralLinkRequest = z.object({ referrerEmail: z.email().max(200) });
export type ReferralLinkRequest = z.infer<typeof ReferralLinkRequest>;

/** A restaurant that signs up at `/business-signup?ref={code}` was referred by whom the code stands for. */
export const ReferralLinkResponse = z.object({ code: z.string() });
export type ReferralLinkResponse = z.infer<typeof ReferralLinkResponse>;
