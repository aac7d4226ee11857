import { randomUUID } from 'node:crypto';
import { ReferralStatusChangedV1, type AdminReferral, type ReferralStatus } from '@chalkboard/contracts';
import type { Outbox } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { SIGNED_UP } from '../domain/referral-moves';

export const COLUMNS = `id, referrer_email AS "referrerEmail", restaurant_email AS "restaurantEmail", restaurant_phone AS "restaurantPhone", way, business_id AS "businessId", status,
  submitted_at AS "submittedAt", changed_at AS "changedAt", reward_minor AS "rewardMinor", credit_minor AS "creditMinor"`;

export type ReferralRow = Omit<AdminReferral, 'submittedAt' | 'changedAt' | 'restaurantPhone'> & {
  readonly restaurantPhone: string | null;
  readonly submittedAt: Date;
  readonly changedAt: Date;
};

export function toReferral({ restaurantPhone, ...row }: ReferralRow): AdminReferral {
  return {
    ...row,
    restaurantPhone: restaurantPhone ?? undefined,
    submittedAt: row.submittedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}

/** Who of the staff did it; undefined: nobody of them. */
export interface Staff {
  readonly id: string;
  readonly name: string;
}

interface Step {
  readonly status: ReferralStatus;
  readonly businessId: string | null;
  readonly staff?: Staff;
  readonly at: Date;
}

/**
 * Puts a referral that is locked to another status, keeps the step, and tells of it. One that has not signed up is no
 * business. @returns the referral after it
 */
export async function changeStatus(
  manager: EntityManager,
  outbox: Outbox,
  row: ReferralRow,
  { status, businessId: of, staff, at }: Step,
): Promise<ReferralRow> {
  const businessId = SIGNED_UP.includes(status) ? of : null;
  const [rows] = (await manager.query(
    'UPDATE referrals SET status = $2, business_id = $3, changed_at = $4, version = version + 1 WHERE id = $1 RETURNING version',
    [row.id, status, businessId, at],
  )) as [{ version: number }[], number];
  await insertStep(manager, { referralId: row.id, before: row.status, status, staff, at });
  const data = { referralId: row.id, before: row.status, status, businessId, changedAt: at.toISOString() };
  await outbox.append(manager, {
    definition: ReferralStatusChangedV1,
    aggregateId: row.id,
    aggregateVersion: rows[0]?.version ?? 1,
    data,
  });
  return { ...row, status, businessId, changedAt: at };
}

interface KeptStep {
  readonly referralId: string;
  /** Undefined: it was sent. */
  readonly before?: ReferralStatus;
  readonly status: ReferralStatus;
  readonly staff?: Staff;
  readonly at: Date;
}

export async function insertStep(
  manager: EntityManager,
  { referralId, before, status, staff, at }: KeptStep,
): Promise<void> {
  const values = [randomUUID(), referralId, before ?? null, status, staff?.id ?? null, staff?.name ?? null, at];
  await manager.query(
    'INSERT INTO referral_steps (id, referral_id, before, status, staff_id, staff_name, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    values,
  );
}
