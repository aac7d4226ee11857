import { z } from 'zod';
import { SIGN_IN_CHANNELS } from '../http/account';

/** What a sign-in message is written from. */
export const SignInMessage = z.object({
  channel: z.enum(SIGN_IN_CHANNELS),
  /** E-mail address, or number in international form. */
  to: z.string(),
  name: z.string(),
  /**
   * Why it is sent: somebody asked for it, the business was approved, its owner invited them, or an account is to be
   * reached by this contact too.
   */
  purpose: z.enum(['asked', 'approved', 'invited', 'confirm']),
  /** Of what was approved, or what they are invited to. */
  businessName: z.string().optional(),
  /**
   * Path with the secret in its fragment; for `confirm` the page where the code is typed: there is no link that
   * confirms.
   */
  linkPath: z.string(),
  /** Six digits; where it was asked for, and to confirm a contact. */
  code: z.string().optional(),
  /** In which language (BCP 47) it is written; absent: in English. */
  language: z.string().optional(),
  expiresAt: z.iso.datetime(),
  /**
   * With `asked`: somebody signed up a business by this contact, which has an account already. Nobody but its owner is
   * told.
   */
  atSignup: z.literal(true).optional(),
});
export type SignInMessage = z.infer<typeof SignInMessage>;

/**
 * Request-reply to identity: contact, link, code and end of a sign-in, for the message. Secrets are kept out of events,
 * and identity itself keeps only their hashes: each asking makes a link and a code of their own, and the first one used
 * ends all of the sign-in. `null`: unknown, used, run out, or asked too often.
 */
export const SignInMessageRpcV1 = {
  subject: 'identity.rpc.sign-in-message.v1',
  request: z.object({ signInId: z.uuid() }),
  reply: z.object({ message: SignInMessage.nullable() }),
} as const;
