import type { AdminBusiness, BusinessSort } from '@chalkboard/contracts';
import type { KeysetOrder } from '@chalkboard/service-kit';

/** Columns of a business as every list shows it. */
export const LISTED =
  'id, business_name, owner_name, email, registration_status, subscription_plan, monthly_revenue_minor, created_at';

export interface ListedRow {
  readonly id: string;
  readonly business_name: string;
  readonly owner_name: string;
  readonly email: string;
  readonly registration_status: AdminBusiness['registrationStatus'];
  readonly subscription_plan: AdminBusiness['subscriptionPlan'];
  readonly monthly_revenue_minor: number;
  readonly created_at: Date;
}

export function toListed(row: ListedRow): AdminBusiness {
  return {
    id: row.id,
    businessName: row.business_name,
    ownerName: row.owner_name,
    email: row.email,
    registrationStatus: row.registration_status,
    subscriptionPlan: row.subscription_plan,
    monthlyRevenue: row.monthly_revenue_minor / 100,
    createdAt: row.created_at.toISOString(),
  };
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
