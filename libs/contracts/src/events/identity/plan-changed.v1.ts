import { z } from 'zod';
import { PLAN_IDS } from '../../plans';
import { defineEvent } from '../envelope';

/**
 * Emitted when a business has another plan, or another one in force: by choice, by approval, by being paused or taken
 * up again. `inForce` is the plan whose entitlements hold from now on; `plan` is the one that was chosen. The version
 * counts the changes of the plan, not those of the business.
 */
export const PlanChangedV1 = defineEvent(
  'identity.plan.changed.v1',
  z.object({
    businessId: z.uuid(),
    plan: z.enum(PLAN_IDS),
    inForce: z.enum(PLAN_IDS),
    trialEndsAt: z.iso.datetime().nullable(),
    changedAt: z.iso.datetime(),
  }),
);
export type PlanChangedV1 = z.infer<typeof PlanChangedV1.schema>;
