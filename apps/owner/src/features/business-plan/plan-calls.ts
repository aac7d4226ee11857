import type { BusinessLedger, BusinessPlan, PlanPreview } from '@chalkboard/contracts';
import type { PlanId } from '@chalkboard/contracts/plans';
import { api, withQuery } from '@chalkboard/web-kit';

const ENTRIES = '10';
const businessAt = (businessId: string) => `/api/account/businesses/${encodeURIComponent(businessId)}`;

export const planKey = (businessId: string) => [`${businessAt(businessId)}/plan`];
export const ledgerKey = (businessId: string) => [`${businessAt(businessId)}/ledger`];

export const readPreview = (businessId: string, plan: PlanId, signal: AbortSignal) => api<PlanPreview>(`${businessAt(businessId)}/plan/preview?plan=${plan}`, { signal });
export const changePlan = (businessId: string, plan: PlanId) => api<BusinessPlan>(`${businessAt(businessId)}/plan`, { method: 'PUT', body: { plan } });
/** @param cursor of the part before; none: the newest entries */
export const readLedger = (businessId: string, cursor: string | undefined, signal: AbortSignal) => api<BusinessLedger>(withQuery(`${businessAt(businessId)}/ledger`, { limit: ENTRIES, cursor }), { signal });
