import { z } from 'zod';
import { SIGN_IN_CHANNELS } from '../http/account';

/** What the message is written from that proves whose data somebody asks for. */
export const PrivacyCode = z.object({
  channel: z.enum(SIGN_IN_CHANNELS),
  /** E-mail address, or number in international form. */
  to: z.string(),
  /** Six digits. */
  code: z.string(),
  /** In which language (BCP 47) it is written; absent: in English. */
  language: z.string().optional(),
  /** Where it is typed. */
  pagePath: z.string(),
});
export type PrivacyCode = z.infer<typeof PrivacyCode>;

/**
 * Request-reply to identity: contact and code of a request, for the message. Each asking makes a code of its own, of
 * which only the hash is kept. `null`: unknown, proved already, or run out.
 */
export const PrivacyCodeRpcV1 = {
  subject: 'identity.rpc.privacy-code.v1',
  request: z.object({ requestId: z.uuid() }),
  reply: z.object({ message: PrivacyCode.nullable() }),
} as const;
