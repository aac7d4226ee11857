import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when somebody's message from the contact form was stored. Who wrote, and what, is not in it: notify asks
 * `identity.rpc.acknowledgement.v1` when it writes the acknowledgement.
 */
export const ContactReceivedV1 = defineEvent(
  'identity.contact.received.v1',
  z.object({ contactMessageId: z.uuid(), receivedAt: z.iso.datetime() }),
);
export type ContactReceivedV1 = z.infer<typeof ContactReceivedV1.schema>;
