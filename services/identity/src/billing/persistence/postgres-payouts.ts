import {
  ReferralPaidV1,
  ReferralPayoutTakenBackV1,
  type AdminPayout,
  type AdminPayoutEntries,
  type AdminPayoutFilter,
  type AdminPayouts,
  type AdminPayoutsQuery,
  type PayoutMethod,
  type RecordPayoutRequest,
  type ReferralStatus,
  type RewardState,
} from '@chalkboard/contracts';
import {
  Outbox,
  readKeysetBatches,
  readKeysetPage,
  searchConditions,
  type Condition,
  type KeysetList,
} from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { ReferralNotFoundError } from '../domain/billing.errors';
import { Payouts } from '../domain/payouts';
import { EARNING, payoutEntry, rewardStateOf, WAITING, type PayoutDraft } from '../domain/rewards';
import { appendPayoutEntry } from './payout-writing';

/** Rows of an export that are in memory at once. */
const EXPORT_BATCH = 500;

const FROM = 'rewarded_referrals LEFT JOIN referral_payouts ON referral_id = rewarded_referrals.id';
const SELECT = `rewarded_referrals.id AS "referralId", referrer_email AS "referrerEmail", restaurant_email AS "restaurantEmail", status, submitted_at AS "submittedAt", reward_minor AS "rewardMinor",
  (SELECT json_build_object('id', id, 'name', business_name) FROM billed_businesses WHERE billed_businesses.id = business_id) AS business,
  is_declined AS "isDeclined", method, reference, note, staff_id AS "staffId", staff_name AS "staffName", at`;

interface Row {
  readonly referralId: string;
  readonly referrerEmail: string;
  readonly restaurantEmail: string;
  readonly status: ReferralStatus;
  readonly submittedAt: Date;
  readonly rewardMinor: number;
  readonly business: AdminPayout['business'];
  readonly isDeclined: boolean | null;
  readonly method: PayoutMethod | null;
  readonly reference: string | null;
  readonly note: string | null;
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly at: Date | null;
}

const OPEN = 'is_declined IS NOT TRUE';
const STATES: Readonly<Record<NonNullable<AdminPayoutFilter['state']>, Condition>> = {
  waiting: [`status = ANY (?) AND ${OPEN}`, WAITING],
  earned_later: [`status = ANY (?) AND ${OPEN}`, EARNING],
  paid: ["status = 'paid'"],
  declined: ["is_declined AND status <> 'paid'"],
};

@Injectable()
export class PostgresPayouts extends Payouts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async list({ cursor, limit, ...filter }: AdminPayoutsQuery): Promise<AdminPayouts> {
    const page = await readKeysetPage<Row>(this.dataSource, filtered(filter), { cursor, limit });
    return { ...page, items: page.items.map(toPayout) };
  }

  async *exportAll(filter: AdminPayoutFilter): AsyncGenerator<AdminPayout[], void, undefined> {
    for await (const rows of readKeysetBatches<Row>(this.dataSource, filtered(filter), EXPORT_BATCH))
      yield rows.map(toPayout);
  }

  record(referralId: string, request: RecordPayoutRequest, by: StaffActor, now: Date): Promise<AdminPayout> {
    return this.dataSource.transaction(async (manager) => {
      await lockReferral(manager, referralId);
      const before = await this.find(manager, referralId);
      const entry = payoutEntry(stateOf(before), before.status, request, before.rewardMinor);
      if (!entry) return toPayout(before);
      const staff = { id: by.staffId, name: await staffNameOf(manager, by.staffId) };
      const version = await appendPayoutEntry(manager, referralId, { ...entry, ...detailsOf(request), staff, at: now });
      await keepLast(manager, referralId, request, staff, now);
      await this.publish(manager, entry, { referralId, staffId: by.staffId, version, at: now.toISOString() });
      const after = await this.find(manager, referralId);
      await insertAuditEntry(manager, {
        ...by,
        action: 'billing.payout_recorded',
        subject: referralId,
        before: factsOf(before),
        after: { ...factsOf(after), note: detailsOf(request).note, amountMinor: entry.amountMinor },
        at: now,
      });
      return toPayout(after);
    });
  }

  async entries(referralId: string): Promise<AdminPayoutEntries> {
    type EntryRow = Omit<AdminPayoutEntries['entries'][number], 'at'> & { readonly at: Date };
    await this.find(this.dataSource.manager, referralId);
    const rows = (await this.dataSource.query(
      'SELECT number, kind, amount_minor AS "amountMinor", method, reference, note, staff_name AS by, at FROM payout_entries WHERE referral_id = $1 ORDER BY number',
      [referralId],
    )) as EntryRow[];
    return { entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  }

  private async publish(
    manager: EntityManager,
    { kind }: PayoutDraft,
    {
      referralId,
      staffId,
      version,
      at,
    }: { readonly referralId: string; readonly staffId: string; readonly version: number; readonly at: string },
  ): Promise<void> {
    const about = { aggregateId: referralId, aggregateVersion: version };
    if (kind === 'paid')
      await this.outbox.append(manager, {
        definition: ReferralPaidV1,
        ...about,
        data: { referralId, staffId, paidAt: at },
      });
    if (kind === 'taken_back')
      await this.outbox.append(manager, {
        definition: ReferralPayoutTakenBackV1,
        ...about,
        data: { referralId, staffId, takenBackAt: at },
      });
  }

  private async find(manager: EntityManager, referralId: string): Promise<Row> {
    const [row] = (await manager.query(`SELECT ${SELECT} FROM ${FROM} WHERE rewarded_referrals.id = $1`, [
      referralId,
    ])) as Row[];
    if (!row) throw new ReferralNotFoundError();
    return row;
  }
}

/** The business before its referral, as whoever begins with the business does. */
async function lockReferral(manager: EntityManager, referralId: string): Promise<void> {
  await manager.query(
    'SELECT FROM billed_businesses WHERE id = (SELECT business_id FROM rewarded_referrals WHERE id = $1) FOR UPDATE',
    [referralId],
  );
  await manager.query('SELECT FROM rewarded_referrals WHERE id = $1 FOR UPDATE', [referralId]);
}

function detailsOf({ state, method, reference, note = '' }: RecordPayoutRequest): {
  readonly method: PayoutMethod | null;
  readonly reference: string;
  readonly note: string;
} {
  return state === 'paid'
    ? { method: method ?? null, reference: reference ?? '', note }
    : { method: null, reference: '', note };
}

/** Where the reward stands now: the last entry, unless that opened it again. */
async function keepLast(
  manager: EntityManager,
  referralId: string,
  request: RecordPayoutRequest,
  staff: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  if (request.state === 'open') {
    await manager.query('DELETE FROM referral_payouts WHERE referral_id = $1', [referralId]);
    return;
  }
  const { method, reference, note } = detailsOf(request);
  await manager.query(
    `INSERT INTO referral_payouts (referral_id, is_declined, method, reference, note, staff_id, staff_name, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (referral_id) DO UPDATE SET is_declined = excluded.is_declined, method = excluded.method, reference = excluded.reference, note = excluded.note, staff_id = excluded.staff_id,
       staff_name = excluded.staff_name, at = excluded.at`,
    [referralId, request.state === 'declined', method, reference, note, staff.id, staff.name, now],
  );
}

function filtered({ state, search }: AdminPayoutFilter): KeysetList {
  return {
    select: SELECT,
    from: FROM,
    where: [state && STATES[state], ...searchConditions('search_text', search)],
    order: {
      direction: 'desc',
      columns: [
        { sql: 'submitted_at', type: 'timestamptz' },
        { sql: 'rewarded_referrals.id', type: 'uuid' },
      ],
    },
  };
}

function stateOf({ status, isDeclined }: Row): RewardState {
  return rewardStateOf(status, isDeclined === true);
}

function factsOf(row: Row): Readonly<Record<string, unknown>> {
  return { state: stateOf(row), method: row.method, reference: row.reference, note: row.note };
}

function toPayout(row: Row): AdminPayout {
  const { referralId, referrerEmail, restaurantEmail, business, rewardMinor } = row;
  const state = stateOf(row);
  const record =
    row.at && row.staffId
      ? {
          method: row.method,
          reference: row.reference ?? '',
          note: row.note ?? '',
          amountMinor: state === 'paid' ? rewardMinor : 0,
          at: row.at.toISOString(),
          staffId: row.staffId,
          by: row.staffName ?? '',
        }
      : null;
  return {
    referralId,
    referrerEmail,
    restaurantEmail,
    submittedAt: row.submittedAt.toISOString(),
    business,
    state,
    rewardMinor,
    record,
  };
}
