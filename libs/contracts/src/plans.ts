import { RETENTION, UPLOAD } from './limits';

/**
 * What the product costs, gives and promises: the one place of every such figure. Servers enforce by it, screens speak
 * by it.
 */

export const PLAN_IDS = ['free', 'pro', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a plan lets a business do. Servers ask this table, the pages that compare plans are drawn from it. */
export interface Entitlements {
  /** Menu conversions in a calendar month; null is without limit. */
  readonly conversionsPerMonth: number | null;
  readonly extraction: 'basic' | 'advanced';
  readonly publicSharing: boolean;
  readonly mobileDisplay: boolean;
  readonly ordering: boolean;
  readonly smsNotifications: boolean;
  readonly analytics: 'none' | 'basic' | 'advanced';
  readonly multiLocation: boolean;
  readonly customBranding: boolean;
  readonly apiAccess: boolean;
  readonly support: 'community' | 'email' | 'priority';
  readonly accountManager: boolean;
}

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US cents a month. */
  readonly monthlyPriceMinor: number;
  /** 0 for a plan without a trial. */
  readonly trialDays: number;
  readonly entitlements: Entitlements;
}

const TRIAL_DAYS = 14;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

const FREE: Entitlements = {
  conversionsPerMonth: 3,
  extraction: 'basic',
  publicSharing: true,
  mobileDisplay: true,
  ordering: false,
  smsNotifications: false,
  analytics: 'none',
  multiLocation: false,
  customBranding: false,
  apiAccess: false,
  support: 'community',
  accountManager: false,
};
const PRO: Entitlements = {
  ...FREE,
  conversionsPerMonth: null,
  extraction: 'advanced',
  ordering: true,
  smsNotifications: true,
  analytics: 'basic',
  support: 'email',
};
const ENTERPRISE: Entitlements = {
  ...PRO,
  multiLocation: true,
  analytics: 'advanced',
  customBranding: true,
  support: 'priority',
  apiAccess: true,
  accountManager: true,
};

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: { id: 'free', name: 'Free', monthlyPriceMinor: 0, trialDays: 0, entitlements: FREE },
  pro: { id: 'pro', name: 'Pro', monthlyPriceMinor: 29_00, trialDays: TRIAL_DAYS, entitlements: PRO },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPriceMinor: 99_00,
    trialDays: TRIAL_DAYS,
    entitlements: ENTERPRISE,
  },
};

/** In beta charges and credits are computed and written down, and nothing is collected. */
export const COLLECTS_MONEY = false;

/** What the one switch holds back where the plan in force has it not. The others are given by plan from the start. */
export const PLANNED_FEATURES = ['api', 'webhooks', 'figures'] as const;
export type PlannedFeature = (typeof PLANNED_FEATURES)[number];

/**
 * The one switch of the API, webhooks and figures. In beta they are open to businesses of every plan; with `true` keys
 * are made and work, webhooks are added and sent, and figures are shown only where the plan in force has them.
 */
export const ENFORCES_PLANS: boolean = false;

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
