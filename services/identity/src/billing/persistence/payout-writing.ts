import { randomUUID } from 'node:crypto';
import type { PayoutMethod } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import type { PayoutDraft } from '../domain/rewards';

export interface PayoutEntry extends PayoutDraft {
  readonly method: PayoutMethod | null;
  readonly reference: string;
  readonly note: string;
  readonly staff: { readonly id: string; readonly name: string };
  readonly at: Date;
}

/** Adds an entry after the last one of a referral that is locked. @returns its number */
export async function appendPayoutEntry(
  manager: EntityManager,
  referralId: string,
  { kind, amountMinor, method, reference, note, staff, at }: PayoutEntry,
): Promise<number> {
  const [row] = (await manager.query(
    `INSERT INTO payout_entries (id, referral_id, number, kind, amount_minor, method, reference, note, staff_id, staff_name, at)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10 FROM payout_entries WHERE referral_id = $2 RETURNING number`,
    [randomUUID(), referralId, kind, amountMinor, method, reference, note, staff.id, staff.name, at],
  )) as [{ number: number }];
  return row.number;
}
