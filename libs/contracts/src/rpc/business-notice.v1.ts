import { z } from 'zod';
import { Rejection } from '../http/account';
import { REGISTRATION_STATUSES } from '../registration';

/** Whom to write to about a business. */
export const BusinessNotice = z.object({
  businessName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  /** In which language (BCP 47) it is written; absent: in English. */
  language: z.string().optional(),
  /** The owner chose it on the account page; otherwise it is that of the pages they used. */
  languageChosen: z.boolean().optional(),
  registrationStatus: z.enum(REGISTRATION_STATUSES),
  /** While it is turned down, where staff said why. */
  rejection: Rejection.optional(),
  /** While it is being closed: when it is gone, and the path of the receipt. */
  closure: z.object({ goneAt: z.iso.datetime(), receiptPath: z.string() }).optional(),
});
export type BusinessNotice = z.infer<typeof BusinessNotice>;

/**
 * Request-reply to identity: whom to tell that a business has signed up, was turned down or is being closed. Kept out
 * of events, since it is personal. `null`: no such business.
 */
export const BusinessNoticeRpcV1 = {
  subject: 'identity.rpc.business-notice.v1',
  request: z.object({ businessId: z.uuid() }),
  reply: z.object({ notice: BusinessNotice.nullable() }),
} as const;
