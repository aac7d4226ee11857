import { PLANS, type PlanId } from '@chalkboard/contracts/plans';
import { texts } from '../../texts';

/** What a plan holds, in a line. */
export function planText(id: PlanId): string {
  const words = texts.signup.plan.plans[id];
  return typeof words === 'string' ? words : words({ count: PLANS.free.entitlements.conversionsPerMonth ?? 0 });
}
