import { z } from 'zod';
import { REGISTRATION_STATUSES } from '../../registration';
import { defineEvent } from '../envelope';

/**
 * Emitted when staff changed where a registration stands. Rejected ones take no orders and are in no directory;
 * approval opens it.
 */
export const BusinessStatusChangedV1 = defineEvent(
  'identity.business.status-changed.v1',
  z.object({
    businessId: z.uuid(),
    before: z.enum(REGISTRATION_STATUSES),
    status: z.enum(REGISTRATION_STATUSES),
    changedAt: z.iso.datetime(),
  }),
);
export type BusinessStatusChangedV1 = z.infer<typeof BusinessStatusChangedV1.schema>;
