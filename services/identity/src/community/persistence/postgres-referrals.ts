import {
  REFERRAL,
  REFERRAL_STATUSES,
  ReferralSubmittedV1,
  type AdminListQuery,
  type AdminReferral,
  type AdminReferralActivity,
  type AdminReferralFigures,
  type AdminReferrals,
  type AdminReferralsQuery,
  type AdminTopReferrers,
  type ReferralStatus,
} from '@chalkboard/contracts';
import {
  countOf,
  Outbox,
  readKeysetPage,
  rowsOf,
  searchConditions,
  type KeysetList,
  type KeysetOrder,
} from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { ReferralNotFoundError } from '../domain/community.errors';
import { REWARD_PENDING, SIGNED_UP } from '../domain/referral-moves';
import { Referrals, type Referral } from '../domain/referrals';
import { isSelfReferral } from '../domain/self-referral';
import { contactsAround, contactsOfBusiness, hasSignedUp, isReferred, unreferredBusiness } from './known-contacts';
import { changeStatus, COLUMNS, insertStep, ReferralRow, toReferral } from './referral-rows';
import { ReferralEntity } from './referral.entities';

const ID = { sql: 'id', type: 'uuid' } as const;
const byTime = (column: string, direction: KeysetOrder['direction']): KeysetOrder => ({
  direction,
  columns: [{ sql: column, type: 'timestamptz' }, ID],
});
const ORDERS: Readonly<Record<AdminReferralsQuery['sort'], KeysetOrder>> = {
  newest: byTime('submitted_at', 'desc'),
  oldest: byTime('submitted_at', 'asc'),
  changed: byTime('changed_at', 'desc'),
};
const MAX_TOP = 10;

const CodeRow = z.object({ code: z.string() });
const StatusRow = z.object({ status: z.enum(REFERRAL_STATUSES), count: z.int(), rewards: z.int() });
const TopRow = z.object({
  referrerEmail: z.string(),
  referrals: z.int(),
  signedUp: z.int(),
  rewardsMinor: z.int(),
});
const StepRow = z.object({
  id: z.string(),
  referralId: z.string(),
  referrerEmail: z.string(),
  restaurantEmail: z.string(),
  before: z.enum(REFERRAL_STATUSES).nullable(),
  status: z.enum(REFERRAL_STATUSES),
  by: z.string().nullable(),
  at: z.date(),
});

@Injectable()
export class PostgresReferrals extends Referrals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async addUnlessKnown({
    id,
    referrerEmail,
    restaurantEmail,
    restaurantPhone,
    language,
    submittedAt,
  }: Referral): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await hasSignedUp(manager, restaurantEmail, restaurantPhone)) return;
      if (isSelfReferral(await contactsAround(manager, referrerEmail), [restaurantEmail, restaurantPhone ?? '']))
        return;
      const added = countOf(
        await manager.query(
          `INSERT INTO referrals (id, referrer_email, restaurant_email, restaurant_phone, status, submitted_at, changed_at, reward_minor, credit_minor, language) VALUES ($1, $2, $3, $4, 'sent', $5, $5, $6, $7, $8)
         ON CONFLICT (referrer_email, restaurant_email) DO NOTHING RETURNING id`,
          [
            id,
            referrerEmail,
            restaurantEmail,
            restaurantPhone ?? null,
            submittedAt,
            REFERRAL.referrerRewardMinor,
            REFERRAL.restaurantCreditMinor,
            language ?? null,
          ],
        ),
      );
      if (added === 0) return;
      await insertStep(manager, { referralId: id, status: 'sent', at: submittedAt });
      const data = { referralId: id, submittedAt: submittedAt.toISOString() };
      await this.outbox.append(manager, {
        definition: ReferralSubmittedV1,
        aggregateId: id,
        aggregateVersion: 1,
        data,
      });
    });
  }

  async codeOf(referrerEmail: string, code: string, now: Date): Promise<string> {
    // Who has one already, gets that one.
    const [row] = rowsOf(
      CodeRow,
      await this.dataSource.query(
        'INSERT INTO referrers (email, code, created_at) VALUES ($1, $2, $3) ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING code',
        [referrerEmail, code, now],
      ),
    );
    if (!row) throw new Error('a referrer that is kept gives a row');
    return row.code;
  }

  async find(id: string): Promise<Referral | undefined> {
    const known = await this.dataSource.manager.findOneBy(ReferralEntity, { id });
    if (!known) return undefined;
    const { referrerEmail, restaurantEmail, language, submittedAt } = known;
    return { id, referrerEmail, restaurantEmail, ...(language !== null && { language }), submittedAt };
  }

  async list({ status, search, sort, cursor, limit }: AdminReferralsQuery): Promise<AdminReferrals> {
    const list: KeysetList = {
      select: COLUMNS,
      from: 'referrals',
      where: [status && ['status = ?', status], ...searchConditions('search_text', search)],
      order: ORDERS[sort],
    };
    const page = await readKeysetPage(this.dataSource, list, { cursor, limit });
    return { ...page, items: rowsOf(ReferralRow, page.items).map(toReferral) };
  }

  move(
    id: string,
    status: ReferralStatus,
    mayMove: (from: ReferralStatus) => void,
    by: StaffActor,
    now: Date,
  ): Promise<AdminReferral> {
    return this.dataSource.transaction(async (manager) => {
      const { referral, businessId } = await lockReferral(manager, id);
      mayMove(referral.status);
      if (referral.status === status) return toReferral(referral);
      const staff = { id: by.staffId, name: await staffNameOf(manager, by.staffId) };
      const moved = await changeStatus(manager, this.outbox, referral, { status, businessId, staff, at: now });
      await insertAuditEntry(manager, {
        ...by,
        action: 'referral.status_changed',
        subject: id,
        before: { status: referral.status },
        after: { status },
        at: now,
      });
      return toReferral(moved);
    });
  }

  async statistics(): Promise<AdminReferralFigures> {
    const rows = rowsOf(
      StatusRow,
      await this.dataSource.query(
        `SELECT status, count(*) AS count, coalesce(sum(reward_minor) FILTER (WHERE status = 'paid' OR declined_rewards.referral_id IS NULL), 0) AS rewards
       FROM referrals LEFT JOIN declined_rewards ON declined_rewards.referral_id = referrals.id GROUP BY status`,
      ),
    );
    const sum = (among: readonly ReferralStatus[], of: 'count' | 'rewards') =>
      rows.filter(({ status }) => among.includes(status)).reduce((total, row) => total + row[of], 0);
    const total = sum(REFERRAL_STATUSES, 'count');
    return {
      total,
      byStatus: Object.fromEntries(
        REFERRAL_STATUSES.map((status) => [status, sum([status], 'count')]),
      ) as AdminReferralFigures['byStatus'],
      pendingRewardsMinor: sum(REWARD_PENDING, 'rewards'),
      paidRewardsMinor: sum(['paid'], 'rewards'),
      conversion: total === 0 ? 0 : sum(SIGNED_UP, 'count') / total,
    };
  }

  async top(): Promise<AdminTopReferrers> {
    const referrers = rowsOf(
      TopRow,
      await this.dataSource.query(
        `SELECT referrer_email AS "referrerEmail", count(*) AS referrals, count(*) FILTER (WHERE status = ANY ($1)) AS "signedUp", coalesce(sum(reward_minor) FILTER (WHERE status = ANY ($1)), 0) AS "rewardsMinor"
       FROM referrals GROUP BY referrer_email ORDER BY "signedUp" DESC, referrals DESC, referrer_email LIMIT $2`,
        [SIGNED_UP, MAX_TOP],
      ),
    );
    return { referrers };
  }

  async activity(part: AdminListQuery): Promise<AdminReferralActivity> {
    const list: KeysetList = {
      select: `referral_steps.id, referral_id AS "referralId", referrer_email AS "referrerEmail", restaurant_email AS "restaurantEmail", before, referral_steps.status, staff_name AS by, at`,
      from: 'referral_steps JOIN referrals ON referrals.id = referral_id',
      where: [],
      order: {
        direction: 'desc',
        columns: [
          { sql: 'at', type: 'timestamptz' },
          { sql: 'referral_steps.id', type: 'uuid' },
        ],
      },
    };
    const page = await readKeysetPage(this.dataSource, list, part);
    return { ...page, items: rowsOf(StepRow, page.items).map((step) => ({ ...step, at: step.at.toISOString() })) };
  }
}

/**
 * Holds back every other change of a referral until the transaction ends, and of its business before it, as whoever
 * begins with the business does.
 * @returns it, with the business that the restaurant is by now; none where that is the referrer's own
 * @throws ReferralNotFoundError
 */
async function lockReferral(
  manager: EntityManager,
  id: string,
): Promise<{ readonly referral: ReferralRow; readonly businessId: string | null }> {
  const known = await manager.findOneBy(ReferralEntity, { id });
  if (!known) throw new ReferralNotFoundError();
  const found = known.businessId ?? (await unreferredBusiness(manager, known.restaurantEmail, known.restaurantPhone));
  if (found) await manager.query('SELECT FROM referred_businesses WHERE id = $1 FOR UPDATE', [found]);
  const referral = await manager.findOne(ReferralEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!referral) throw new ReferralNotFoundError();
  if (referral.businessId || !found) return { referral, businessId: referral.businessId };
  // While the business was waited for, another referral may have been the one that brought it.
  const itself = await contactsOfBusiness(manager, found);
  const counts =
    itself.length > 0 &&
    !(await isReferred(manager, found)) &&
    !isSelfReferral(await contactsAround(manager, referral.referrerEmail), itself);
  return { referral, businessId: counts ? found : null };
}
