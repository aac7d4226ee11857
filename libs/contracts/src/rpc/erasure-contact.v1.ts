import { z } from 'zod';
import { CustomerContact } from './customer-contact';

/**
 * Request-reply to identity: of whom an erasure is. Kept out of events, since it is personal. `null`: the erasure is
 * done as far as it goes by the contact, and identity has erased it; what is left of it goes by the orders that are
 * named.
 */
export const ErasureContactRpcV1 = {
  subject: 'identity.rpc.erasure-contact.v1',
  request: z.object({ requestId: z.uuid() }),
  reply: z.object({
    contact: CustomerContact.nullable(),
    /** That this number wants no messages stays known, by a hash of it. */
    keepStop: z.boolean(),
  }),
} as const;
