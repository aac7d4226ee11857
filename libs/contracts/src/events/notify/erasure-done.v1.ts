import { z } from 'zod';
import { defineEvent } from '../envelope';
import { erasureFact } from '../erasure-fact';

/** Emitted when the messages to a customer, and those about orders of theirs, are empty. */
export const NotifyErasureDoneV1 = defineEvent('notify.erasure.done.v1', z.object(erasureFact));
export type NotifyErasureDoneV1 = z.infer<typeof NotifyErasureDoneV1.schema>;
