import {
  PLAN_CURRENCY,
  PLANS,
  type AdminBusinessPlan,
  type BusinessPlan,
  type PlanId,
  type PlanPreview,
} from '@chalkboard/contracts';
import { COLLECTION, nextCharge, planInForce, stateOf, withPlan, type Subscription } from '../domain/subscription';
import type { BilledBusiness } from '../domain/subscriptions';

const DAY_MS = 86_400_000;

export function toBusinessPlan({ id, zone, subscription, balanceMinor }: BilledBusiness, now: Date): BusinessPlan {
  const { plan, trial, month } = subscription;
  return {
    businessId: id,
    plan,
    inForce: planInForce(subscription, now),
    standing: stateOf(subscription, now),
    monthlyPriceMinor: PLANS[plan].monthlyPriceMinor,
    trial: trial
      ? {
          startedAt: trial.startedAt.toISOString(),
          endsAt: trial.endsAt.toISOString(),
          daysLeft: daysLeft(trial.endsAt, now),
        }
      : null,
    month: month ? { from: month.from, until: month.until } : null,
    nextCharge: chargeOf(subscription, { now, zone }),
    balanceMinor,
    currency: PLAN_CURRENCY,
    timeZone: zone,
    collection: COLLECTION,
  };
}

export function toAdminBusinessPlan(billed: BilledBusiness, now: Date): AdminBusinessPlan {
  return { ...toBusinessPlan(billed, now), businessName: billed.name };
}

/** What a change to another plan would write down now. @throws BusinessPausedError */
export function toPreview({ subscription, zone }: BilledBusiness, plan: PlanId, now: Date): PlanPreview {
  const at = { now, zone };
  const change = withPlan(subscription, plan, at);
  const sum = (sign: 1 | -1) =>
    change.entries
      .filter(({ amountMinor }) => amountMinor * sign > 0)
      .reduce((total, { amountMinor }) => total + amountMinor * sign, 0);
  const [chargeMinor, creditMinor] = [sum(1), sum(-1)];
  return {
    plan,
    standing: stateOf(change.subscription, now),
    creditMinor,
    chargeMinor,
    netMinor: chargeMinor - creditMinor,
    trialEndsAt: plan === 'free' ? null : (change.subscription.trial?.endsAt.toISOString() ?? null),
    nextCharge: chargeOf(change.subscription, at),
  };
}

function chargeOf(subscription: Subscription, at: { now: Date; zone: string }): BusinessPlan['nextCharge'] {
  const charge = nextCharge(subscription, at);
  return charge ? { on: charge.on, minor: charge.minor } : null;
}

function daysLeft(endsAt: Date, now: Date): number | null {
  return endsAt > now ? Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS) : null;
}
