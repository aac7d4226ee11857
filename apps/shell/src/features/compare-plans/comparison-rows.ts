import { PLANS, type Entitlements, type PlanId } from '@chalkboard/contracts';
import { pricingTexts } from '../../texts';

const { rows, values: t } = pricingTexts.comparison;

/** What no plan is held to while the product is in beta. */
const openInBeta = (included: boolean) => included || t.duringBeta;

/** An entitlement in words, or whether a plan has it. */
const SAY: Readonly<Record<keyof typeof rows, (entitlements: Entitlements) => string | boolean>> = {
  conversionsPerMonth: ({ conversionsPerMonth: count }) => (count === null ? t.unlimited : t.perMonth({ count })),
  extraction: ({ extraction }) => t.extraction[extraction],
  publicSharing: ({ publicSharing }) => publicSharing,
  mobileDisplay: ({ mobileDisplay }) => mobileDisplay,
  ordering: ({ ordering }) => openInBeta(ordering),
  smsNotifications: ({ smsNotifications }) => openInBeta(smsNotifications),
  analytics: ({ analytics }) => (analytics === 'none' ? false : t.analytics[analytics]),
  multiLocation: ({ multiLocation }) => multiLocation,
  customBranding: ({ customBranding }) => customBranding,
  apiAccess: ({ apiAccess }) => apiAccess,
  support: ({ support }) => t.support[support],
  accountManager: ({ accountManager }) => accountManager,
};

/** The rows of the comparison: the same entitlement of each plan. */
export const COMPARISON_ROWS = (Object.keys(rows) as (keyof typeof rows)[]).map(
  (entitlement): { readonly feature: string } & Readonly<Record<PlanId, string | boolean>> => ({
    feature: rows[entitlement],
    free: SAY[entitlement](PLANS.free.entitlements),
    pro: SAY[entitlement](PLANS.pro.entitlements),
    enterprise: SAY[entitlement](PLANS.enterprise.entitlements),
  }),
);
