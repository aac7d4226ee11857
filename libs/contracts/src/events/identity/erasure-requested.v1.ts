import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when a customer has asked to be erased. Of whom it is nobody reads here: ordering asks
 * `identity.rpc.erasure-contact.v1`.
 */
export const ErasureRequestedV1 = defineEvent(
  'identity.erasure.requested.v1',
  z.object({ requestId: z.uuid(), requestedAt: z.iso.datetime() }),
);
export type ErasureRequestedV1 = z.infer<typeof ErasureRequestedV1.schema>;
