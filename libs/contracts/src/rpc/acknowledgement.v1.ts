import { z } from 'zod';
import { CONTACT_CATEGORIES } from '../http/contact-categories';

/** What an acknowledgement is written from. */
export const Acknowledgement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    email: z.string(),
    /** In which language (BCP 47) it is written; absent: in English. */
    language: z.string().optional(),
    name: z.string(),
    subject: z.string().optional(),
    category: z.enum(CONTACT_CATEGORIES),
  }),
  z.object({
    kind: z.literal('referral'),
    email: z.string(),
    /** As above. */
    language: z.string().optional(),
    restaurantEmail: z.string(),
  }),
]);
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/**
 * Request-reply to identity: who wrote, or who referred whom, for the e-mail that says it has arrived. Kept out of
 * events, since it is personal. `null`: no such thing.
 */
export const AcknowledgementRpcV1 = {
  subject: 'identity.rpc.acknowledgement.v1',
  request: z.object({ kind: z.enum(['contact', 'referral']), id: z.uuid() }),
  reply: z.object({ acknowledgement: Acknowledgement.nullable() }),
} as const;
