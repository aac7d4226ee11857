import { z } from 'zod';
import { CONTACT_CATEGORIES } from './contact-categories';

export * from './contact-categories';

/** `POST /api/contact` */
export const ContactRequest = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(200),
  subject: z.string().trim().max(200).optional(),
  category: z.enum(CONTACT_CATEGORIES).default('general'),
  message: z.string().trim().min(1).max(5000),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** `POST /api/referrals` */
export const ReferralRequest = z.object({ referrerEmail: z.email().max(200), restaurantEmail: z.email().max(200) });
export type ReferralRequest = z.infer<typeof ReferralRequest>;

/** 201 of both: it is stored, an acknowledgement is on its way. */
export const ReceivedResponse = z.object({ received: z.literal(true) });
export type ReceivedResponse = z.infer<typeof ReceivedResponse>;
