import { z } from 'zod';
import { SIGN_IN_CHANNELS } from '../../http/account';
import { defineEvent } from '../envelope';

/**
 * Emitted when somebody who is known is to get a sign-in link, or the code that confirms a contact. Neither who nor the
 * secret is in it: notify asks `identity.rpc.sign-in-message.v1` when it writes the message.
 */
export const SignInRequestedV1 = defineEvent(
  'identity.sign-in.requested.v1',
  z.object({ signInId: z.uuid(), channel: z.enum(SIGN_IN_CHANNELS), requestedAt: z.iso.datetime() }),
);
export type SignInRequestedV1 = z.infer<typeof SignInRequestedV1.schema>;
