import { z } from 'zod';
import { CustomerContact } from '../rpc/customer-contact';
import { CustomerMessage } from '../rpc/customer-messages.v1';
import { CustomerOrder } from '../rpc/customer-orders.v1';
import { UI_LANGUAGES } from '../ui-languages';
import { SIGN_IN_CHANNELS } from './account';

/** A number that could be in any country needs its country code. */
export const PrivacyRequest = z.object({
  contact: z.string().trim().min(1).max(200),
  /** In which of our languages the page was read: the code's message is in it; absent: in English. */
  language: z.enum(UI_LANGUAGES).optional(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const PrivacyRequestResponse = z.object({
  requestId: z.uuid(),
  channel: z.enum(SIGN_IN_CHANNELS),
  validMinutes: z.number().int(),
});
export type PrivacyRequestResponse = z.infer<typeof PrivacyRequestResponse>;

export const PrivacyProof = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'must be six digits'),
});
export type PrivacyProof = z.infer<typeof PrivacyProof>;

/** What is kept, in short. */
export const PrivacyAccount = z.object({
  contact: CustomerContact,
  openUntil: z.iso.datetime(),
  orders: z.number().int(),
  /** Orders that have not ended, and when they are erased at the latest. */
  open: z.array(z.object({ orderNumber: z.string(), restaurantName: z.string().nullable(), goneBy: z.iso.datetime() })),
  messages: z.number().int(),
  /** The number has answered STOP; null: it has not. */
  stoppedSince: z.iso.datetime().nullable(),
  reviews: z.number().int(),
  contactMessages: z.number().int(),
  /** On reviews, from this browser. */
  votes: z.number().int(),
  referrals: z.number().int(),
  /** The link by which they refer restaurants: one or none. */
  referralLinks: z.number().int(),
});
export type PrivacyAccount = z.infer<typeof PrivacyAccount>;

/** All that is kept. */
export const PrivacyExport = z.object({
  contact: CustomerContact,
  exportedAt: z.iso.datetime(),
  orders: z.array(CustomerOrder),
  messages: z.array(CustomerMessage),
  stoppedSince: z.iso.datetime().nullable(),
  /** By kind: reviews, votes, contactMessages, referrals, referralLinks. */
  community: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PrivacyExport = z.infer<typeof PrivacyExport>;

/**
 * Asked for once more it gives the same receipt, as long as it was open, also when all is done meanwhile: the answer
 * may have been lost.
 */
export const ErasureRequest = z.object({
  /** Keep in mind, by a hash of the number, that it wants no messages. */ keepStop: z.boolean().default(false),
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;
export const ErasureResponse = z.object({ receipt: z.string() });
export type ErasureResponse = z.infer<typeof ErasureResponse>;

/** What was removed where, and what is still to go. It names nobody. */
export const ErasureReceipt = z.object({
  receipt: z.string(),
  requestedAt: z.iso.datetime(),
  /** Null: under way. */
  doneAt: z.iso.datetime().nullable(),
  removed: z.array(z.object({ service: z.string(), what: z.string(), count: z.number().int() })),
  /** Orders that have not ended. */
  waiting: z.number().int(),
  /** When the last of them is gone at the latest. */
  waitingUntil: z.iso.datetime().nullable(),
});
export type ErasureReceipt = z.infer<typeof ErasureReceipt>;
