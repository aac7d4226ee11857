import { z } from 'zod';
import { PLAN_IDS } from '../plans';

/**
 * Request-reply to identity: whose entitlements hold for a business now. `null`: no such business. Asked only while
 * plans are enforced.
 */
export const BusinessPlanRpcV1 = {
  subject: 'identity.rpc.business-plan.v1',
  request: z.object({ businessId: z.uuid() }),
  reply: z.object({ plan: z.enum(PLAN_IDS).nullable() }),
} as const;
