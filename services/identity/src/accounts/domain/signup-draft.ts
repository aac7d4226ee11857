import { PLAN_IDS, type PlanId, type SignupDraft } from '@chalkboard/contracts';

/** What staff sees of a signup that was left. */
export interface IncompleteBusiness {
  readonly businessName: string;
  readonly ownerName: string;
  readonly email: string;
  readonly phone: string;
  readonly plan: PlanId;
}

/** The business of a draft, once it names one and a way to reach it. */
export function incompleteBusiness({ fields }: SignupDraft): IncompleteBusiness | undefined {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const [businessName, email, phone] = [text('businessName'), text('email'), text('phone')];
  if (businessName === '' || (email === '' && phone === '')) return undefined;
  return {
    businessName,
    ownerName: text('ownerName'),
    email,
    phone,
    plan: PLAN_IDS.find((plan) => plan === text('subscriptionPlan')) ?? 'pro',
  };
}
