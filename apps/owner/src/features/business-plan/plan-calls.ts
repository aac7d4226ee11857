import {
  changePlanRoute,
  previewPlanRoute,
  readLedgerRoute,
  showPlanRoute,
} from '@chalkboard/contracts/api/identity/billing.routes';
import type { PlanId } from '@chalkboard/contracts/plans';
import { addressOf, call, queryOf } from '@chalkboard/web-kit';

const ENTRIES = 10;

export const planOf = (businessId: string) => queryOf(showPlanRoute, { params: { businessId } });
export const planKey = (businessId: string) => planOf(businessId).queryKey;
export const ledgerKey = (businessId: string) => [addressOf(readLedgerRoute, { params: { businessId } })];

export const readPreview = (businessId: string, plan: PlanId, signal: AbortSignal) =>
  call(previewPlanRoute, { params: { businessId }, query: { plan }, signal });
export const changePlan = (businessId: string, plan: PlanId) =>
  call(changePlanRoute, { params: { businessId }, body: { plan } });
/** @param cursor of the part before; none: the newest entries */
export const readLedger = (businessId: string, cursor: string | undefined, signal: AbortSignal) =>
  call(readLedgerRoute, { params: { businessId }, query: { limit: ENTRIES, cursor }, signal });
