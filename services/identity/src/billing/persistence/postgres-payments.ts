import { PLAN_IDS, PLANS, REWARD_STATES } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Payments, type PaymentStatistics } from '../domain/payments';
import { EARNING } from '../domain/rewards';

const SOON_DAYS = 7;
const MONTHS = 12;

const NO_BUSINESSES = { waiting: 0, trial: 0, active: 0, paused: 0 };

const PlanRow = z.object({
  plan: z.enum(PLAN_IDS),
  standing: z.enum(['waiting', 'trial', 'active', 'paused']),
  count: z.int(),
  ending: z.int(),
});
const RewardRow = z.object({ state: z.enum(REWARD_STATES), count: z.int(), minor: z.int() });

/** What the months that are over were added up to, and the rest as it is. */
const BY_MONTH = `
  SELECT month, charged_minor, credited_minor, entries FROM ledger_months
  UNION ALL
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM'), coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0)::bigint, coalesce(-sum(amount_minor) FILTER (WHERE amount_minor < 0), 0)::bigint, count(*)
  FROM ledger_entries WHERE at >= coalesce((SELECT ((max(month) || '-01')::timestamp + interval '1 month') AT TIME ZONE 'UTC' FROM ledger_months), '-infinity') GROUP BY 1`;

const MonthRow = z.object({ month: z.string(), charged_minor: z.int(), credited_minor: z.int(), entries: z.int() });
type MonthRow = z.infer<typeof MonthRow>;

@Injectable()
export class PostgresPayments extends Payments {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async statistics(now: Date): Promise<PaymentStatistics> {
    const [plans, ledger, rewards] = [await this.plans(now), await this.months(now), await this.rewards()];
    return { ...plans, ...ledger, rewards };
  }

  private async plans(
    now: Date,
  ): Promise<Pick<PaymentStatistics, 'plans' | 'monthlyRecurringMinor' | 'trialsEndingSoon'>> {
    // The same standings as `stateOf`, counted where they are kept.
    const rows = rowsOf(
      PlanRow,
      await this.dataSource.query(
        `SELECT plan, standing, count(*) AS count, count(*) FILTER (WHERE standing = 'trial' AND trial_ends_at < $1::timestamptz + $2 * interval '1 day') AS ending
       FROM (SELECT plan, trial_ends_at,
               CASE WHEN is_closing OR (has_begun AND is_held) THEN 'paused' WHEN NOT has_begun THEN 'waiting' WHEN plan <> 'free' AND trial_ends_at > $1 THEN 'trial' ELSE 'active' END AS standing
             FROM subscriptions) AS counted
       GROUP BY plan, standing`,
        [now, SOON_DAYS],
      ),
    );
    const plans = PLAN_IDS.map((plan) => {
      const counts = rows.filter((row) => row.plan === plan).map(({ standing, count }) => [standing, count] as const);
      return { plan, ...NO_BUSINESSES, ...Object.fromEntries(counts) };
    });
    return {
      plans,
      monthlyRecurringMinor: plans.reduce((sum, { plan, active }) => sum + active * PLANS[plan].monthlyPriceMinor, 0),
      trialsEndingSoon: rows.reduce((sum, { ending }) => sum + ending, 0),
    };
  }

  private async months(now: Date): Promise<Pick<PaymentStatistics, 'months' | 'total'>> {
    const rows = rowsOf(MonthRow, await this.dataSource.query(BY_MONTH));
    const months = Array.from({ length: MONTHS }, (_, index) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1)).toISOString().slice(0, 7),
    );
    const sum = (among: readonly MonthRow[]) => ({
      chargedMinor: among.reduce((total, row) => total + row.charged_minor, 0),
      creditedMinor: among.reduce((total, row) => total + row.credited_minor, 0),
    });
    return {
      months: months.map((month) => ({ month, ...sum(rows.filter((row) => row.month === month)) })),
      total: { ...sum(rows), entries: rows.reduce((total, row) => total + row.entries, 0) },
    };
  }

  private async rewards(): Promise<PaymentStatistics['rewards']> {
    // The same states as `rewardStateOf`.
    const rows = rowsOf(
      RewardRow,
      await this.dataSource.query(
        `SELECT CASE WHEN status = 'paid' THEN 'paid' WHEN is_declined THEN 'declined' WHEN status = ANY ($1) THEN 'earned_later' ELSE 'waiting' END AS state, count(*) AS count, sum(reward_minor) AS minor
       FROM rewarded_referrals LEFT JOIN referral_payouts ON referral_id = id GROUP BY 1`,
        [EARNING],
      ),
    );
    return REWARD_STATES.map((state) => {
      const row = rows.find((counted) => counted.state === state);
      return { state, count: row?.count ?? 0, minor: row?.minor ?? 0 };
    });
  }
}
