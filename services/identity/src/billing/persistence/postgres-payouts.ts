import {
  AdminPayout,
  PAYOUT_METHODS,
  REFERRAL_STATUSES,
  ReferralPaidV1,
  ReferralPayoutTakenBackV1,
  type AdminPayoutEntries,
  type AdminPayoutFilter,
  type AdminPayouts,
  type AdminPayoutsQuery,
  type PayoutMethod,
  type RecordPayoutRequest,
  type RewardState,
} from '@chalkboard/contracts';
import {
  Outbox,
  readKeysetBatches,
  readKeysetPage,
  rowsOf,
  searchConditions,
  type Condition,
  type KeysetList,
} from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { ReferralNotFoundError } from '../domain/billing.errors';
import { Payouts } from '../domain/payouts';
import { EARNING, payoutEntry, rewardStateOf, WAITING, type PayoutDraft } from '../domain/rewards';
import { appendPayoutEntry } from './payout-writing';
import { PayoutEntryEntity, ReferralPayoutEntity } from './payout.entities';

/** Rows of an export that are in memory at once. */
const EXPORT_BATCH = 500;

const FROM = 'rewarded_referrals LEFT JOIN referral_payouts ON referral_id = rewarded_referrals.id';
const SELECT = `rewarded_referrals.id AS "referralId", referrer_email AS "referrerEmail", restaurant_email AS "restaurantEmail", status, submitted_at AS "submittedAt", reward_minor AS "rewardMinor",
  (SELECT json_build_object('id', id, 'name', business_name) FROM billed_businesses WHERE billed_businesses.id = business_id) AS business,
  is_declined AS "isDeclined", method, reference, note, staff_id AS "staffId", staff_name AS "staffName", at`;

const Row = z.object({
  referralId: z.string(),
  referrerEmail: z.string(),
  restaurantEmail: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  submittedAt: z.date(),
  rewardMinor: z.int(),
  business: AdminPayout.shape.business,
  isDeclined: z.boolean().nullable(),
  method: z.enum(PAYOUT_METHODS).nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  staffId: z.string().nullable(),
  staffName: z.string().nullable(),
  at: z.date().nullable(),
});
type Row = z.infer<typeof Row>;

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
    const page = await readKeysetPage(this.dataSource, filtered(filter), { cursor, limit });
    return { ...page, items: rowsOf(Row, page.items).map(toPayout) };
  }

  async *exportAll(filter: AdminPayoutFilter): AsyncGenerator<AdminPayout[], void, undefined> {
    for await (const rows of readKeysetBatches(this.dataSource, filtered(filter), EXPORT_BATCH))
      yield rowsOf(Row, rows).map(toPayout);
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
    const { manager } = this.dataSource;
    await this.find(manager, referralId);
    const entries = await manager.find(PayoutEntryEntity, { where: { referralId }, order: { number: 'ASC' } });
    return {
      entries: entries.map(({ number, kind, amountMinor, method, reference, note, staffName: by, at }) => ({
        number,
        kind,
        amountMinor,
        method,
        reference,
        note,
        by,
        at: at.toISOString(),
      })),
    };
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
    const [row] = rowsOf(
      Row,
      await manager.query(`SELECT ${SELECT} FROM ${FROM} WHERE rewarded_referrals.id = $1`, [referralId]),
    );
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
    await manager.delete(ReferralPayoutEntity, { referralId });
    return;
  }
  const { method, reference, note } = detailsOf(request);
  await manager.upsert(
    ReferralPayoutEntity,
    {
      referralId,
      isDeclined: request.state === 'declined',
      method,
      reference,
      note,
      staffId: staff.id,
      staffName: staff.name,
      at: now,
    },
    ['referralId'],
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
