import { randomUUID } from 'node:crypto';
import type { PayoutMethod } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import type { PayoutDraft } from '../domain/rewards';
import { PayoutEntryEntity } from './payout.entities';

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
  const number = ((await manager.maximum(PayoutEntryEntity, 'number', { referralId })) ?? 0) + 1;
  await manager.insert(PayoutEntryEntity, {
    id: randomUUID(),
    referralId,
    number,
    kind,
    amountMinor,
    method,
    reference,
    note,
    staffId: staff.id,
    staffName: staff.name,
    at,
  });
  return number;
}
