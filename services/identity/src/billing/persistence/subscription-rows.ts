import type { PlanId, RegistrationStatus } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import { BusinessNotFoundError } from '../domain/billing.errors';
import { nextCharge, type Moment, type Subscription } from '../domain/subscription';

/** A business as accounts tells of it. */
export interface BusinessRow {
  readonly id: string;
  readonly name: string;
  readonly status: RegistrationStatus;
  readonly plan: PlanId;
  readonly trialEndsAt: Date | null;
  readonly isClosing: boolean;
  readonly zone: string;
}

/** A plan as it is kept, with where its ledger stands. */
export interface SubscriptionRow {
  readonly subscription: Subscription;
  readonly version: number;
  /** Number of its last ledger entry. */
  readonly entries: number;
  readonly balanceMinor: number;
}

interface Columns {
  readonly plan: PlanId;
  readonly has_begun: boolean;
  readonly is_held: boolean;
  readonly is_closing: boolean;
  readonly trial_started_at: Date | null;
  readonly trial_ends_at: Date | null;
  readonly month_from: string | null;
  readonly month_until: string | null;
  readonly month_anchor: number | null;
  readonly version: number;
  readonly entries: number;
  readonly balance_minor: number;
}

/**
 * Holds back every other change of a business, in any module, until the transaction ends: first the business, then its
 * plan, for all alike.
 * @throws BusinessNotFoundError also for a signup that is not complete
 */
export async function lockBusiness(manager: EntityManager, businessId: string): Promise<BusinessRow> {
  return readBusiness(manager, businessId, 'FOR UPDATE');
}

/** @throws BusinessNotFoundError also for a signup that is not complete */
export async function readBusiness(
  manager: EntityManager,
  businessId: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<BusinessRow> {
  const [row] = (await manager.query(
    `SELECT id, business_name AS name, registration_status AS status, subscription_plan AS plan, trial_ends_at AS "trialEndsAt", is_closing AS "isClosing", time_zone AS zone
     FROM billed_businesses WHERE id = $1 AND registration_status <> 'incomplete' ${lock}`,
    [businessId],
  )) as BusinessRow[];
  if (!row) throw new BusinessNotFoundError();
  return row;
}

export async function readSubscription(
  manager: EntityManager,
  businessId: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<SubscriptionRow | undefined> {
  const [row] = (await manager.query(
    `SELECT plan, has_begun, is_held, is_closing, trial_started_at, trial_ends_at, month_from::text, month_until::text, month_anchor, version, entries, balance_minor
     FROM subscriptions WHERE business_id = $1 ${lock}`,
    [businessId],
  )) as Columns[];
  return (
    row && {
      subscription: toSubscription(row),
      version: row.version,
      entries: row.entries,
      balanceMinor: row.balance_minor,
    }
  );
}

export async function writeSubscription(
  manager: EntityManager,
  businessId: string,
  { subscription, version, entries, balanceMinor }: SubscriptionRow,
  at: Moment,
): Promise<void> {
  const { plan, hasBegun, isHeld, isClosing, trial, month } = subscription;
  const columns = {
    business_id: businessId,
    plan,
    has_begun: hasBegun,
    is_held: isHeld,
    is_closing: isClosing,
    trial_started_at: trial?.startedAt ?? null,
    trial_ends_at: trial?.endsAt ?? null,
    month_from: month?.from ?? null,
    month_until: month?.until ?? null,
    month_anchor: month?.anchor ?? null,
    due_at: nextCharge(subscription, at)?.at ?? null,
    version,
    entries,
    balance_minor: balanceMinor,
  };
  const names = Object.keys(columns);
  await manager.query(
    `INSERT INTO subscriptions (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (business_id) DO UPDATE SET ${names
       .slice(1)
       .map((name) => `${name} = excluded.${name}`)
       .join(', ')}`,
    Object.values(columns),
  );
}

function toSubscription({
  plan,
  has_begun: hasBegun,
  is_held: isHeld,
  is_closing: isClosing,
  ...row
}: Columns): Subscription {
  return {
    plan,
    hasBegun,
    isHeld,
    isClosing,
    trial:
      row.trial_started_at && row.trial_ends_at
        ? { startedAt: row.trial_started_at, endsAt: row.trial_ends_at }
        : undefined,
    month:
      row.month_from !== null && row.month_until !== null && row.month_anchor !== null
        ? { from: row.month_from, until: row.month_until, anchor: row.month_anchor }
        : undefined,
  };
}
