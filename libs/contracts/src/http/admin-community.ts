import { z } from 'zod';
import { CONTACT_CATEGORIES } from './contact-categories';

export const REFERRAL_STATUSES = ['received'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** Query of the lists below: which part of the list. */
export const AdminPageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1), pageSize: z.coerce.number().int().min(1).max(100).default(25) });
export type AdminPageQuery = z.infer<typeof AdminPageQuery>;

/** `GET /api/admin/contact-messages?page=&pageSize=`: newest first; for super_admin, admin and support. `total` counts all. */
export const AdminContactMessages = z.object({
  total: z.number().int(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string().optional(),
      category: z.enum(CONTACT_CATEGORIES),
      message: z.string(),
      receivedAt: z.iso.datetime(),
    }),
  ),
});
export type AdminContactMessages = z.infer<typeof AdminContactMessages>;

/** `GET /api/admin/referrals?page=&pageSize=`: newest first; for super_admin, admin and support. `total` counts all. */
export const AdminReferrals = z.object({
  total: z.number().int(),
  items: z.array(z.object({ id: z.string(), referrerEmail: z.string(), restaurantEmail: z.string(), status: z.enum(REFERRAL_STATUSES), submittedAt: z.iso.datetime() })),
});
export type AdminReferrals = z.infer<typeof AdminReferrals>;
