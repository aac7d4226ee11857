import { PLAN_IDS, REGISTRATION_STATUSES } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { BusinessNotFoundError } from '../domain/billing.errors';
import { nextCharge, type Moment, type Subscription } from '../domain/subscription';
import { SubscriptionEntity } from './subscription.entity';

const BusinessRow = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  plan: z.enum(PLAN_IDS),
  trialEndsAt: z.date().nullable(),
  isClosing: z.boolean(),
  zone: z.string(),
});
/** A business as accounts tells of it. */
export type BusinessRow = z.infer<typeof BusinessRow>;

/** A plan as it is kept, with where its ledger stands. */
export interface SubscriptionRow {
  readonly subscription: Subscription;
  readonly version: number;
  /** Number of its last ledger entry. */
  readonly entries: number;
  readonly balanceMinor: number;
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
  const [row] = rowsOf(
    BusinessRow,
    await manager.query(
      `SELECT id, business_name AS name, registration_status AS status, subscription_plan AS plan, trial_ends_at AS "trialEndsAt", is_closing AS "isClosing", time_zone AS zone
     FROM billed_businesses WHERE id = $1 AND registration_status <> 'incomplete' ${lock}`,
      [businessId],
    ),
  );
  if (!row) throw new BusinessNotFoundError();
  return row;
}

export async function readSubscription(
  manager: EntityManager,
  businessId: string,
): Promise<SubscriptionRow | undefined> {
  return toRow(await manager.findOneBy(SubscriptionEntity, { businessId }));
}

/** The same, held until the transaction ends. */
export async function lockSubscription(
  manager: EntityManager,
  businessId: string,
): Promise<SubscriptionRow | undefined> {
  return toRow(
    await manager.findOne(SubscriptionEntity, { where: { businessId }, lock: { mode: 'pessimistic_write' } }),
  );
}

export async function writeSubscription(
  manager: EntityManager,
  businessId: string,
  { subscription, version, entries, balanceMinor }: SubscriptionRow,
  at: Moment,
): Promise<void> {
  const { plan, hasBegun, isHeld, isClosing, trial, month } = subscription;
  await manager.upsert(
    SubscriptionEntity,
    {
      businessId,
      plan,
      hasBegun,
      isHeld,
      isClosing,
      trialStartedAt: trial?.startedAt ?? null,
      trialEndsAt: trial?.endsAt ?? null,
      monthFrom: month?.from ?? null,
      monthUntil: month?.until ?? null,
      monthAnchor: month?.anchor ?? null,
      dueAt: nextCharge(subscription, at)?.at ?? null,
      version,
      entries,
      balanceMinor,
    },
    ['businessId'],
  );
}

function toRow(kept: SubscriptionEntity | null): SubscriptionRow | undefined {
  if (!kept) return undefined;
  const { plan, hasBegun, isHeld, isClosing, trialStartedAt, trialEndsAt, monthFrom, monthUntil, monthAnchor } = kept;
  return {
    subscription: {
      plan,
      hasBegun,
      isHeld,
      isClosing,
      trial: trialStartedAt && trialEndsAt ? { startedAt: trialStartedAt, endsAt: trialEndsAt } : undefined,
      month:
        monthFrom !== null && monthUntil !== null && monthAnchor !== null
          ? { from: monthFrom, until: monthUntil, anchor: monthAnchor }
          : undefined,
    },
    version: kept.version,
    entries: kept.entries,
    balanceMinor: kept.balanceMinor,
  };
}
