import { z } from 'zod';
import { SIGN_IN_CHANNELS } from '../../http/account';
import { defineEvent } from '../envelope';

/**
 * Emitted when somebody is to prove by a code that a number or an address is theirs. Neither it nor the code is in
 * here: notify asks `identity.rpc.privacy-code.v1` when it writes the message.
 */
export const PrivacyCodeRequestedV1 = defineEvent(
  'identity.privacy.code-requested.v1',
  z.object({ requestId: z.uuid(), channel: z.enum(SIGN_IN_CHANNELS), requestedAt: z.iso.datetime() }),
);
export type PrivacyCodeRequestedV1 = z.infer<typeof PrivacyCodeRequestedV1.schema>;
