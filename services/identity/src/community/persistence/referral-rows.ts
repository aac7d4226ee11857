import { randomUUID } from 'node:crypto';
import { AdminReferral, ReferralStatusChangedV1, type ReferralStatus } from '@chalkboard/contracts';
import { rowsOf, type Outbox } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { SIGNED_UP } from '../domain/referral-moves';
import { ReferralStepEntity } from './referral.entities';

export const COLUMNS = `id, referrer_email AS "referrerEmail", restaurant_email AS "restaurantEmail", restaurant_phone AS "restaurantPhone", way, business_id AS "businessId", status,
  submitted_at AS "submittedAt", changed_at AS "changedAt", reward_minor AS "rewardMinor", credit_minor AS "creditMinor"`;

/** Of `COLUMNS`. */
export const ReferralRow = AdminReferral.extend({
  restaurantPhone: z.string().nullable(),
  submittedAt: z.date(),
  changedAt: z.date(),
});
export type ReferralRow = z.infer<typeof ReferralRow>;

const Versioned = z.object({ version: z.int() });

export function toReferral({
  id,
  referrerEmail,
  restaurantEmail,
  restaurantPhone,
  way,
  businessId,
  status,
  submittedAt,
  changedAt,
  rewardMinor,
  creditMinor,
}: ReferralRow): AdminReferral {
  return {
    id,
    referrerEmail,
    restaurantEmail,
    restaurantPhone: restaurantPhone ?? undefined,
    way,
    businessId,
    status,
    submittedAt: submittedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    rewardMinor,
    creditMinor,
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
  const [changed] = rowsOf(
    Versioned,
    await manager.query(
      'UPDATE referrals SET status = $2, business_id = $3, changed_at = $4, version = version + 1 WHERE id = $1 RETURNING version',
      [row.id, status, businessId, at],
    ),
  );
  await insertStep(manager, { referralId: row.id, before: row.status, status, staff, at });
  const data = { referralId: row.id, before: row.status, status, businessId, changedAt: at.toISOString() };
  await outbox.append(manager, {
    definition: ReferralStatusChangedV1,
    aggregateId: row.id,
    aggregateVersion: changed?.version ?? 1,
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
  await manager.insert(ReferralStepEntity, {
    id: randomUUID(),
    referralId,
    before,
    status,
    staffId: staff?.id,
    staffName: staff?.name,
    at,
  });
}
