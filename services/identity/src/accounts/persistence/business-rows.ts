import {
  PLAN_IDS,
  REGISTRATION_STATUSES,
  type AdminBusiness,
  type BusinessSort,
  type RegistrationStatus,
  type Rejection,
  type RejectionReason,
} from '@chalkboard/contracts';
import type { KeysetOrder } from '@chalkboard/service-kit';
import { z } from 'zod';

/** Columns of a business as every list shows it, under the names of its entity. */
export const LISTED =
  'id, business_name AS "businessName", owner_name AS "ownerName", email, registration_status AS "registrationStatus", subscription_plan AS "subscriptionPlan", monthly_revenue_minor AS "monthlyRevenueMinor", created_at AS "createdAt"';

export const ListedRow = z.object({
  id: z.string(),
  businessName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  registrationStatus: z.enum(REGISTRATION_STATUSES),
  subscriptionPlan: z.enum(PLAN_IDS),
  monthlyRevenueMinor: z.int(),
  createdAt: z.date(),
});
export type ListedRow = z.infer<typeof ListedRow>;

export function toListed({
  id,
  businessName,
  ownerName,
  email,
  registrationStatus,
  subscriptionPlan,
  monthlyRevenueMinor,
  createdAt,
}: ListedRow): AdminBusiness {
  return {
    id,
    businessName,
    ownerName,
    email,
    registrationStatus,
    subscriptionPlan,
    monthlyRevenue: monthlyRevenueMinor / 100,
    createdAt: createdAt.toISOString(),
  };
}

/** Why a business was turned down. Undefined where it is not, or where nobody had to say why at that time. */
export function rejectionOf(
  status: RegistrationStatus,
  reason: RejectionReason | null,
  note: string | null,
): Rejection | undefined {
  return status === 'rejected' && reason ? { reason, note: note ?? '' } : undefined;
}

const ID = { sql: 'id', type: 'uuid' } as const;
const BY_AGE = [{ sql: 'created_at', type: 'timestamptz' }, ID] as const;

/** Each has an index of its own for every filter: migration 1760002200100. */
export const BUSINESS_ORDERS: Readonly<Record<BusinessSort, KeysetOrder>> = {
  newest: { direction: 'desc', columns: BY_AGE },
  oldest: { direction: 'asc', columns: BY_AGE },
  name: { direction: 'asc', columns: [{ sql: 'name_key', type: 'text' }, ID] },
  revenue: { direction: 'desc', columns: [{ sql: 'monthly_revenue_minor', type: 'bigint' }, ID] },
};
