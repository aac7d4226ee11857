import { z } from 'zod';
import { defineEvent } from '../envelope';

/**
 * Emitted when a business's last owner closed the account: its menus are off the net from now on, and
 * `BusinessErasedV1` follows at `goneAt` unless `BusinessReopenedV1` does.
 */
export const BusinessClosedV1 = defineEvent(
  'identity.business.closed.v1',
  z.object({ businessId: z.uuid(), closedAt: z.iso.datetime(), goneAt: z.iso.datetime() }),
);
export type BusinessClosedV1 = z.infer<typeof BusinessClosedV1.schema>;
