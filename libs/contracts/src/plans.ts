import { RETENTION, UPLOAD } from './limits';

/** What the product costs, gives and promises: the one place of every such figure. Servers enforce by it, screens speak by it. */

export const PLAN_IDS = ['free', 'pro', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US cents a month. */
  readonly monthlyPriceMinor: number;
  /** Menu conversions in a calendar month; null is without limit. */
  readonly conversionsPerMonth: number | null;
  /** 0 for a plan without a trial. */
  readonly trialDays: number;
}

const TRIAL_DAYS = 14;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: { id: 'free', name: 'Free', monthlyPriceMinor: 0, conversionsPerMonth: 3, trialDays: 0 },
  pro: { id: 'pro', name: 'Pro', monthlyPriceMinor: 29_00, conversionsPerMonth: null, trialDays: TRIAL_DAYS },
  enterprise: { id: 'enterprise', name: 'Enterprise', monthlyPriceMinor: 99_00, conversionsPerMonth: null, trialDays: TRIAL_DAYS },
};

export const PLAN_CURRENCY = 'USD';
export const TRIAL = { days: TRIAL_DAYS, defaultPlan: 'pro' } as const;

/** US cents. */
export const REFERRAL = { referrerRewardMinor: 100_00, restaurantCreditMinor: 50_00 } as const;

/** Within how many hours somebody answers, by what was written. */
export const RESPONSE_HOURS = {
  general: 24,
  support: 12,
  bug: 6,
  referral: { from: 24, to: 48 },
  registration: 24,
} as const;

/** How long what a person leaves with us is kept; the jobs that delete it read the same figures. */
export const DATA_RETENTION = {
  uploadHours: UPLOAD.keepMs / HOUR_MS,
  orderHistoryYears: RETENTION.ordersMs / YEAR_MS,
  analyticsYears: RETENTION.analyticsMs / YEAR_MS,
  closedAccountDays: 30,
} as const;

export const LEGAL = { liabilityCapMinor: 100_00, minimumAge: 13 } as const;

/** What the texts say about speed. */
export const PROMISED_SPEED = { menuReadySeconds: 60, processingMinutes: 2 } as const;
