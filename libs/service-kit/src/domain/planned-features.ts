import { PLANS, type Entitlements, type Plan, type PlanId, type PlannedFeature } from '@chalkboard/contracts';
import { DomainError } from './domain-error';

const HAS: Readonly<Record<PlannedFeature, (entitlements: Entitlements) => boolean>> = {
  api: ({ apiAccess }) => apiAccess,
  webhooks: ({ apiAccess }) => apiAccess,
  figures: ({ analytics }) => analytics !== 'none',
};

const NAMES: Readonly<Record<PlannedFeature, string>> = {
  api: 'The API is',
  webhooks: 'Webhooks are',
  figures: 'Sales figures are',
};

/** By the table of plans. */
export function planHas(plan: PlanId, feature: PlannedFeature): boolean {
  return HAS[feature](PLANS[plan].entitlements);
}

/** What somebody is told whose plan has no such feature: which plans have it, as a sentence and as ids. */
export function planNeeded(feature: PlannedFeature): {
  readonly detail: string;
  readonly facts: { readonly feature: PlannedFeature; readonly plans: readonly PlanId[] };
} {
  const plans = Object.values(PLANS).filter(({ id }) => planHas(id, feature));
  return { detail: sentenceOn(feature, plans), facts: { feature, plans: plans.map(({ id }) => id) } };
}

/** A plan without something was asked for it: says which plans have it. */
export class PlanNeededError extends DomainError<'access.plan_needed'> {
  constructor(feature: PlannedFeature) {
    const { detail, facts } = planNeeded(feature);
    super('access.plan_needed', detail, facts);
  }
}

function sentenceOn(feature: PlannedFeature, plans: readonly Plan[]): string {
  const names = plans.map(({ name }) => name).join(' and ');
  const which = plans.length === 1 ? `the plan ${names}` : `the plans ${names}`;
  return `${NAMES[feature]} part of ${which}, and this business has another one. An owner changes it on the account page.`;
}
