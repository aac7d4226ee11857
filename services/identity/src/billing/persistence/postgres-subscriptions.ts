import { PlanChangedV1, PLANS } from '@chalkboard/contracts';
import { Outbox, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { sameTimeAfterDays } from '../domain/days';
import {
  adopted,
  opened,
  planInForce,
  stateOf,
  withReferralCredit,
  type Change,
  type Moment,
  type Subscription,
} from '../domain/subscription';
import { Subscriptions, type BilledBusiness, type StaffChange } from '../domain/subscriptions';
import { appendEntries } from './ledger-writing';
import {
  lockBusiness,
  lockSubscription,
  readBusiness,
  readSubscription,
  writeSubscription,
  type BusinessRow,
  type SubscriptionRow,
} from './subscription-rows';
import { SubscriptionEntity } from './subscription.entity';

const UnkeptRow = z.object({ id: z.string() });
const CreditRow = z.object({ creditMinor: z.int() });

export type PlanMove = (subscription: Subscription, at: Moment) => Change;

@Injectable()
export class PostgresSubscriptions extends Subscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async find(businessId: string, now: Date): Promise<BilledBusiness> {
    const business = await readBusiness(this.dataSource.manager, businessId);
    const row = await readSubscription(this.dataSource.manager, businessId);
    // One of which nothing is kept yet is kept now.
    return row
      ? billed(business, row)
      : this.change(businessId, (subscription) => ({ subscription, entries: [] }), now);
  }

  change(businessId: string, change: PlanMove, now: Date, by?: StaffChange): Promise<BilledBusiness> {
    return this.dataSource.transaction((manager) => this.changeWithin(manager, businessId, change, now, by));
  }

  async listUnkept(max: number): Promise<string[]> {
    const rows = rowsOf(
      UnkeptRow,
      await this.dataSource.query(
        "SELECT id FROM billed_businesses WHERE registration_status <> 'incomplete' AND NOT EXISTS (SELECT FROM subscriptions WHERE business_id = billed_businesses.id) LIMIT $1",
        [max],
      ),
    );
    return rows.map(({ id }) => id);
  }

  async listDue(limit: number, now: Date): Promise<string[]> {
    const due = await this.dataSource.manager.find(SubscriptionEntity, {
      select: { businessId: true },
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    return due.map(({ businessId }) => businessId);
  }

  /** As `change`, in a transaction that is under way. */
  async changeWithin(
    manager: EntityManager,
    businessId: string,
    change: PlanMove,
    now: Date,
    by?: StaffChange,
  ): Promise<BilledBusiness> {
    const business = await lockBusiness(manager, businessId);
    const at = { now, zone: business.zone };
    const kept = await lockSubscription(manager, businessId);
    const before = kept?.subscription ?? adoptedFrom(business, at);
    const { subscription, entries } = change(before, at);
    const published = kept
      ? toldOf(before, now)
      : { plan: business.plan, inForce: 'free', trialEndsAt: business.trialEndsAt?.toISOString() ?? null };
    const publishes = JSON.stringify(toldOf(subscription, now)) !== JSON.stringify(published);
    const end = await appendEntries(manager, businessId, kept ?? { entries: 0, balanceMinor: 0 }, entries, now);
    const row = { ...end, subscription, version: (kept?.version ?? 0) + (publishes ? 1 : 0) };
    await writeSubscription(manager, businessId, row, at);
    if (publishes) {
      const data = { businessId, ...toldOf(subscription, now), changedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: PlanChangedV1,
        aggregateId: businessId,
        aggregateVersion: row.version,
        data,
      });
    }
    if (by && before.plan !== subscription.plan)
      await recordChange(manager, businessId, [before, subscription], entries, by, now);
    return billed(business, row);
  }

  /** Gives a business that was referred its credit, once it is approved and set up; and once in its life. */
  async creditReferralWithin(manager: EntityManager, businessId: string, now: Date): Promise<void> {
    const [due] = rowsOf(
      CreditRow,
      await manager.query(
        `SELECT credit_minor AS "creditMinor" FROM rewarded_referrals WHERE business_id = $1 AND status IN ('set_up', 'paid')
         AND EXISTS (SELECT FROM billed_businesses WHERE id = $1)
         AND NOT EXISTS (SELECT FROM ledger_entries WHERE ledger_entries.business_id = $1 AND kind = 'referral_credit')`,
        [businessId],
      ),
    );
    if (due)
      await this.changeWithin(
        manager,
        businessId,
        (subscription, at) => withReferralCredit(subscription, due.creditMinor, at),
        now,
      );
  }

  /** Begins the plan of a business that signed up. */
  async openWithin(manager: EntityManager, businessId: string, plan: Subscription['plan'], now: Date): Promise<void> {
    const { zone } = await lockBusiness(manager, businessId);
    await writeSubscription(
      manager,
      businessId,
      { subscription: opened(plan), version: 0, entries: 0, balanceMinor: 0 },
      { now, zone },
    );
  }

  /** Forgets the plan of a business that is gone. Its ledger stays. */
  async removeWithin(manager: EntityManager, businessId: string): Promise<void> {
    await manager.delete(SubscriptionEntity, { businessId });
  }
}

/** What others have to know of a plan. */
function toldOf(subscription: Subscription, now: Date): Pick<PlanChangedV1, 'plan' | 'inForce' | 'trialEndsAt'> {
  const { plan, trial } = subscription;
  return {
    plan,
    inForce: planInForce(subscription, now),
    trialEndsAt: plan === 'free' ? null : (trial?.endsAt.toISOString() ?? null),
  };
}

function adoptedFrom({ plan, status, isClosing, trialEndsAt: endsAt, zone }: BusinessRow, at: Moment): Subscription {
  const trial = endsAt ? { startedAt: sameTimeAfterDays(endsAt, -PLANS.pro.trialDays, zone), endsAt } : undefined;
  return adopted({ plan, status, isClosing, trial }, at);
}

function billed({ id, name, zone }: BusinessRow, { subscription, balanceMinor }: SubscriptionRow): BilledBusiness {
  return { id, name, zone, subscription, balanceMinor };
}

async function recordChange(
  manager: EntityManager,
  businessId: string,
  [before, after]: readonly [Subscription, Subscription],
  entries: Change['entries'],
  { note, ...by }: StaffChange,
  now: Date,
): Promise<void> {
  const facts = (subscription: Subscription) => ({ plan: subscription.plan, standing: stateOf(subscription, now) });
  const amounts = entries.map(({ kind, amountMinor }) => ({ kind, amountMinor }));
  await insertAuditEntry(manager, {
    ...by,
    action: 'billing.plan_changed',
    subject: businessId,
    before: facts(before),
    after: { ...facts(after), note, entries: amounts },
    at: now,
  });
}
