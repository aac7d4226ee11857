import type { PlanId } from '@chalkboard/contracts';
import { signupAddress } from '../../layout/navigation';

/** Where a plan's button leads. */
export function planAddress(plan: PlanId): string {
  if (plan === 'free') return '/';
  return plan === 'enterprise' ? '/contact?category=business' : signupAddress(plan);
}
